from django.apps import AppConfig


class ToxicbenchConfig(AppConfig):
    name = "toxicbench"
