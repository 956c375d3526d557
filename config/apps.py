from django.apps import AppConfig


class SiteConfig(AppConfig):
    name = "config"
    verbose_name = "The site as a whole"
