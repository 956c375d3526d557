from django.urls import URLPattern

app_name = "audits"
urlpatterns: list[URLPattern] = []
