"""Signing in, members and invitations."""

from django.contrib import messages
from django.contrib.auth import login
from django.contrib.auth import views as auth_views
from django.contrib.auth.decorators import login_not_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from studies import queries, services
from studies.decorators import member
from studies.forms import InvitationForm, JoinForm
from studies.models import Role
from studies.rules import Refused, check_invitation_open


class SignIn(auth_views.LoginView):
    """The sign-in page; who is signed in already goes home."""

    template_name = "studies/login.html"
    redirect_authenticated_user = True


class SignOut(auth_views.LogoutView):
    """Ends the session, by POST only."""


class PasswordChange(auth_views.PasswordChangeView):
    """A person's own password."""

    template_name = "studies/password.html"

    def get_success_url(self) -> str:
        messages.success(self.request, "Your password was changed.")
        return reverse("audits:home")


@require_GET
@member(Role.OWNER)
def members(request: HttpRequest, study: str) -> HttpResponse:
    """Who belongs to the study, open invitations, and what was done."""
    context = {
        "study": request.study,
        "members": queries.members(request.study.pk),
        "invitations": queries.open_invitations(request.study.pk, timezone.now()),
        "actions": queries.actions(request.study.pk)[:100],
        "form": InvitationForm(),
    }
    return render(request, "studies/members.html", context)


@require_POST
@member(Role.OWNER)
def invite(request: HttpRequest, study: str) -> HttpResponse:
    """Make a one-time link; it is shown once."""
    form = InvitationForm(request.POST)
    if not form.is_valid():
        messages.error(request, "Choose a role for the invitation.")
        return redirect("studies:members", study=study)
    token = services.invite(
        study_id=request.study.pk,
        role=form.cleaned_data["role"],
        by=request.user.pk,
        at=timezone.now(),
    )
    link = request.build_absolute_uri(reverse("studies:invitation", args=[token]))
    return render(
        request,
        "studies/invited.html",
        {"study": request.study, "link": link, "role": form.cleaned_data["role"]},
    )


@never_cache
@login_not_required
@sensitive_post_parameters("password")
@require_http_methods(["GET", "POST"])
def invitation(request: HttpRequest, token: str) -> HttpResponse:
    """Take a one-time link: join as who is signed in, or as a new person."""
    found = queries.invitation(services.token_hash(token))
    if found is None:
        raise Http404("There is no such invitation.")
    try:
        check_invitation_open(
            taken_at=found.taken_at, expires_at=found.expires_at, at=timezone.now()
        )
    except Refused as refusal:
        return render(request, "409.html", {"reason": refusal}, status=409)
    form = JoinForm(request.POST if request.method == "POST" else None)
    context = {"invitation": found, "form": form}
    if request.method == "GET" or not (request.user.is_authenticated or form.is_valid()):
        return render(request, "studies/invitation.html", context)
    try:
        user = services.join(
            token=token,
            user_id=request.user.pk,
            at=timezone.now(),
            **({} if request.user.is_authenticated else form.cleaned_data),
        )
    except Refused as refusal:
        return render(request, "409.html", {"reason": refusal}, status=409)
    if not request.user.is_authenticated:
        login(request, user, backend="config.backends.AccountBackend")
    messages.success(request, f"Welcome to “{found.study}”: you are now its {found.role}.")
    return redirect("audits:home")
