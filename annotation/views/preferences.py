"""How pages look to one person, and which keys they press."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_http_methods, require_POST

from annotation.forms import AppearanceForm, PreferencesForm
from studies.services import save_preferences


@require_http_methods(["GET", "POST"])
def preferences(request: HttpRequest) -> HttpResponse:
    """The preferences page; "reset" brings the first keys back."""
    if request.method == "POST" and "reset" in request.POST:
        save_preferences(user_id=request.user.pk, changes={"keys": {}})
        messages.success(request, "The keys are as they were at first.")
        return redirect("annotation:preferences")
    sent = request.POST if request.method == "POST" else None
    form = PreferencesForm(sent, preferences=request.user.preferences)
    if form.is_valid():
        save_preferences(user_id=request.user.pk, changes=form.preferences())
        messages.success(request, "Your preferences are saved.")
        return redirect("annotation:preferences")
    status = 422 if form.is_bound else 200
    return render(request, "annotation/preferences.html", {"form": form}, status=status)


@require_POST
def appearance(request: HttpRequest) -> HttpResponse:
    """Light, dark or as the system; answers with the page that asked."""
    form = AppearanceForm(request.POST)
    if form.is_valid():
        save_preferences(user_id=request.user.pk, changes=form.cleaned_data)
    back = request.POST.get("next", "")
    if not url_has_allowed_host_and_scheme(back, allowed_hosts={request.get_host()}):
        return redirect("annotation:preferences")
    return redirect(back)
