"""Shape of what people send to the ground floor."""

from django import forms
from django.contrib.auth import password_validation
from django.contrib.auth.validators import UnicodeUsernameValidator
from django.core.exceptions import ValidationError

from studies.models import Role, User


class InvitationForm(forms.Form):
    """Which role a one-time link gives."""

    role = forms.ChoiceField(choices=Role.choices)


class JoinForm(forms.Form):
    """Name and password of a new person who came by an invitation."""

    username = forms.CharField(
        max_length=150,
        validators=[UnicodeUsernameValidator()],
        widget=forms.TextInput(attrs={"autocomplete": "username"}),
    )
    password = forms.CharField(
        widget=forms.PasswordInput(attrs={"autocomplete": "new-password"}),
        help_text="At least 12 characters; not a common one, not only digits.",
    )

    def clean_username(self) -> str:
        username: str = self.cleaned_data["username"]
        if User.objects.filter(username__iexact=username).exists():
            raise ValidationError("That name is taken; sign in first if it is yours.")
        return username

    def clean(self) -> dict[str, object] | None:
        data = super().clean()
        if data and "password" in data and "username" in data:
            try:
                password_validation.validate_password(
                    data["password"], User(username=data["username"])
                )
            except ValidationError as error:
                self.add_error("password", error)
        return data
