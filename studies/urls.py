from django.contrib.auth.decorators import login_not_required
from django.urls import path

from studies import views

app_name = "studies"
urlpatterns = [
    path("login/", login_not_required(views.SignIn.as_view()), name="login"),
    path("logout/", views.SignOut.as_view(), name="logout"),
    path("password/", views.PasswordChange.as_view(), name="password"),
    path("invitations/<str:token>/", views.invitation, name="invitation"),
    path("studies/<slug:study>/members/", views.members, name="members"),
    path("studies/<slug:study>/members/invite/", views.invite, name="invite"),
]
