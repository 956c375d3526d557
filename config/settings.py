"""All settings, read from the environment once; `.env.example` lists every variable.

Defaults are safe and make `make run` work on a fresh machine: SQLite in WAL mode and
Celery's filesystem broker under `var/`. `DATABASE_URL` and `CELERY_BROKER_URL` move the same
code to PostgreSQL and to Redis or RabbitMQ.
"""

import logging
import secrets
from datetime import timedelta
from pathlib import Path

import environ
from csp.constants import NONE, SELF
from jinja2 import StrictUndefined

from config.logs import configure_logs, formatter

BASE_DIR = Path(__file__).resolve().parent.parent

env = environ.Env()
env.read_env(BASE_DIR / ".env", overwrite=False)

DATA_DIR = Path(env.str("ASSAY_DATA_DIR", default=str(BASE_DIR / "var")))
DATA_DIR.mkdir(parents=True, exist_ok=True)


def secret_key() -> str:
    """Return the key from the environment, else one made at first start and kept in DATA_DIR."""
    if key := env.str("SECRET_KEY", default=""):
        return key
    kept = DATA_DIR / "secret_key"
    if not kept.exists():
        draft = DATA_DIR / f"secret_key.{secrets.token_hex(4)}"
        draft.touch(mode=0o600)
        draft.write_text(secrets.token_urlsafe(50))
        try:
            kept.hardlink_to(draft)
        except FileExistsError:
            pass  # another process was quicker: its key holds
        draft.unlink()
    return kept.read_text()


SECRET_KEY = secret_key()
DEBUG = env.bool("DEBUG", default=False)
ALLOWED_HOSTS = env.list("ALLOWED_HOSTS", default=["localhost", "127.0.0.1", "[::1]"])
CSRF_TRUSTED_ORIGINS = env.list("CSRF_TRUSTED_ORIGINS", default=[])
HTTPS = env.bool("HTTPS", default=False)

INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "whitenoise.runserver_nostatic",
    "django.contrib.staticfiles",
    "django_htmx",
    "django_filters",
    "rest_framework",
    "knox",
    "drf_spectacular",
    "csp",
    "axes",
    "django_structlog",
    "studies.apps.StudiesConfig",
    "trajectories.apps.TrajectoriesConfig",
    "annotation.apps.AnnotationConfig",
    "scoring.apps.ScoringConfig",
    "toxicbench.apps.ToxicbenchConfig",
    "audits.apps.AuditsConfig",
    "config.apps.SiteConfig",
]

MIDDLEWARE = [
    "config.observability.RequestMetrics",
    "config.observability.RequestLog",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "config.middleware.SignInFirst",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "csp.middleware.CSPMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "axes.middleware.AxesMiddleware",
]

ROOT_URLCONF = "config.urls"
WSGI_APPLICATION = "config.wsgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": False,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
        },
    },
    {
        # For the few templates that end in .jinja; annotation/presenters/drawing.py says why.
        "BACKEND": "django.template.backends.jinja2.Jinja2",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": False,
        "OPTIONS": {
            "autoescape": True,
            "undefined": StrictUndefined,
            "trim_blocks": True,
            "lstrip_blocks": True,
        },
    },
]
FORM_RENDERER = "django.forms.renderers.DjangoTemplates"

# --- database -----------------------------------------------------------------------------

DATABASES = {
    "default": env.db_url("DATABASE_URL", default=f"sqlite:///{DATA_DIR / 'assay.sqlite3'}")
}
if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    # IMMEDIATE: a transaction that will write waits for the lock at its start instead of failing
    # in its middle. NORMAL is durable against a killed process in WAL mode.
    DATABASES["default"]["OPTIONS"] = {
        "timeout": 30,
        "transaction_mode": "IMMEDIATE",
        "init_command": (
            "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA cache_size=-32000;"
            "PRAGMA temp_store=MEMORY; PRAGMA mmap_size=268435456;"
        ),
    }
    DATABASES["default"]["CONN_MAX_AGE"] = None
else:
    DATABASES["default"]["CONN_MAX_AGE"] = env.int("CONN_MAX_AGE", default=60)
    DATABASES["default"]["CONN_HEALTH_CHECKS"] = True
    # A server behind a cut network is noticed in seconds, not when TCP gives up after minutes.
    DATABASES["default"].setdefault("OPTIONS", {}).setdefault("connect_timeout", 5)
    DATABASES["default"]["OPTIONS"] |= {
        "keepalives_idle": 15,
        "keepalives_interval": 5,
        "keepalives_count": 3,
        "tcp_user_timeout": 30_000,
    }
    # After so many repetitions a connection keeps a statement's plan; see studies/statements.py.
    keeps_plans = env.bool("PREPARE_STATEMENTS", default=True)
    DATABASES["default"]["OPTIONS"]["prepare_threshold"] = 5 if keeps_plans else None
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# --- people and sessions ------------------------------------------------------------------

AUTH_USER_MODEL = "studies.User"
AUTHENTICATION_BACKENDS = [
    "axes.backends.AxesStandaloneBackend",
    "config.backends.AccountBackend",
]
PASSWORD_HASHERS = [
    "django.contrib.auth.hashers.ScryptPasswordHasher",
    "django.contrib.auth.hashers.PBKDF2PasswordHasher",
]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator"},
    {
        "NAME": "django.contrib.auth.password_validation.MinimumLengthValidator",
        "OPTIONS": {"min_length": 12},
    },
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
    {"NAME": "django.contrib.auth.password_validation.NumericPasswordValidator"},
]
LOGIN_URL = "studies:login"
LOGIN_REDIRECT_URL = "audits:home"
LOGOUT_REDIRECT_URL = "studies:login"
SESSION_ENGINE = "config.sessions"
SESSION_COOKIE_AGE = env.int("SESSION_COOKIE_AGE", default=12 * 3600)
SESSION_COOKIE_SECURE = HTTPS
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = "Lax"
CSRF_COOKIE_SECURE = HTTPS
CSRF_COOKIE_SAMESITE = "Lax"
AXES_FAILURE_LIMIT = env.int("LOGIN_FAILURE_LIMIT", default=10)
AXES_COOLOFF_TIME = 0.25  # hours
AXES_LOCKOUT_PARAMETERS = [["username", "ip_address"]]
AXES_RESET_ON_SUCCESS = True
AXES_ENABLE_ADMIN = False
AXES_VERBOSE = False

# --- transport and content security -------------------------------------------------------

SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_REFERRER_POLICY = "same-origin"
SECURE_SSL_REDIRECT = HTTPS
SECURE_HSTS_SECONDS = 31536000 if HTTPS else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = HTTPS
SECURE_HSTS_PRELOAD = HTTPS
if env.bool("BEHIND_PROXY", default=False):
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
X_FRAME_OPTIONS = "DENY"
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF, "data:"],
        "font-src": [SELF],
        "connect-src": [SELF],
        "form-action": [SELF],
        "frame-ancestors": [NONE],
        "base-uri": [NONE],
        "manifest-src": [SELF],
    }
}
DATA_UPLOAD_MAX_MEMORY_SIZE = env.int("UPLOAD_MAX_FIELDS_BYTES", default=5 * 2**20)
FILE_UPLOAD_MAX_MEMORY_SIZE = 2 * 2**20

# --- language, time, files ----------------------------------------------------------------

LANGUAGE_CODE = "en-gb"
USE_I18N = False
TIME_ZONE = "UTC"
USE_TZ = True
STATIC_URL = "static/"
STATICFILES_DIRS = [BASE_DIR / "static"]
STATIC_ROOT = DATA_DIR / "staticfiles"
STATIC_ROOT.mkdir(exist_ok=True)
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"},
}
MEDIA_ROOT = DATA_DIR / "files"

# --- REST API -----------------------------------------------------------------------------

REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": [
        "knox.auth.TokenAuthentication",
        "rest_framework.authentication.SessionAuthentication",
    ],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticated"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
    "UNAUTHENTICATED_USER": "django.contrib.auth.models.AnonymousUser",
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "EXCEPTION_HANDLER": "studies.problems.problem_handler",
    "DEFAULT_FILTER_BACKENDS": ["django_filters.rest_framework.DjangoFilterBackend"],
}
REST_KNOX = {
    "TOKEN_TTL": timedelta(days=env.int("API_TOKEN_DAYS", default=30)),
    "AUTH_HEADER_PREFIX": "Token",
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Assay",
    "VERSION": "1",
    "SERVE_INCLUDE_SCHEMA": False,
    "POSTPROCESSING_HOOKS": [
        "drf_spectacular.hooks.postprocess_schema_enums",
        "studies.problems.document_problems",
    ],
    "SERVE_PERMISSIONS": ["rest_framework.permissions.IsAuthenticated"],
}

# --- background work ----------------------------------------------------------------------

CELERY_BROKER_URL = env.str("CELERY_BROKER_URL", default="filesystem://")
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_TIMEZONE = "UTC"
CELERY_TASK_TIME_LIMIT = env.int("TASK_TIME_LIMIT_S", default=3600)
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_BEAT_SCHEDULE_FILENAME = str(DATA_DIR / "celerybeat-schedule")
# Where no worker takes them, old wake-ups are dropped rather than run one after the other later.
CELERY_BEAT_SCHEDULE: dict[str, dict[str, object]] = {
    "deliver-webhooks": {
        "task": "studies.tasks.deliver_webhooks",
        "schedule": 15.0,
        "options": {"expires": 60},
    },
    "sweep-leases": {
        "task": "scoring.tasks.sweep",
        "schedule": env.float("SCORING_SWEEP_S", default=10),
        "options": {"expires": 60},
    },
}
if CELERY_BROKER_URL.startswith("filesystem://"):
    QUEUE_DIR = DATA_DIR / "queue"
    for folder in ("messages", "processed", "control"):
        (QUEUE_DIR / folder).mkdir(parents=True, exist_ok=True)
    CELERY_BROKER_TRANSPORT_OPTIONS = {
        "data_folder_in": str(QUEUE_DIR / "messages"),
        "data_folder_out": str(QUEUE_DIR / "messages"),
        "processed_folder": str(QUEUE_DIR / "processed"),
        "control_folder": str(QUEUE_DIR / "control"),
        "store_processed": False,
        # After a chunk the next one waits for a look into the folder; the default is 1 s.
        "polling_interval": 0.05,
    }

HOST = env.str("HOST", default="127.0.0.1")
PORT = env.int("PORT", default=8000)
WEB_WORKERS = env.int("WEB_WORKERS", default=2)
WEB_THREADS = env.int("WEB_THREADS", default=4)
CELERY_CONCURRENCY = env.int("CELERY_CONCURRENCY", default=2)

# --- the product --------------------------------------------------------------------------

# Seconds that a worker may hold a chunk of a scoring run before the sweep gives it to another.
SCORING_LEASE_S = env.int("SCORING_LEASE_S", default=120)
SCORING_CHUNK_SIZE = env.int("SCORING_CHUNK_SIZE", default=200)
# Limits of the child process that runs a frozen scorer, per trajectory.
SCORER_CPU_S = env.int("SCORER_CPU_S", default=20)
SCORER_MEMORY_MB = env.int("SCORER_MEMORY_MB", default=1024)
# Key of the endpoint that a language-model judge asks; never part of a frozen revision.
JUDGE_API_KEY = env.str("JUDGE_API_KEY", default="")

# JSON lines for machines, or lines for people. Requests are logged when they end.
configure_logs()
LOG_LEVEL = env.str("LOG_LEVEL", default="INFO")
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"lines": formatter(env.str("LOG_FORMAT", default="json"))},
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "lines"}},
    "root": {"handlers": ["console"], "level": LOG_LEVEL},
    # What it says of 4xx answers stands in the request's own line already.
    "loggers": {"django.request": {"level": "ERROR"}, "kombu.connection": {"level": "ERROR"}},
}
DJANGO_STRUCTLOG_STATUS_START_LOG_LEVEL = logging.DEBUG
DJANGO_STRUCTLOG_IP_LOGGING_ENABLED = False

# Whether webhooks may go to addresses inside a private network.
WEBHOOKS_MAY_BE_PRIVATE = env.bool("WEBHOOKS_MAY_BE_PRIVATE", default=False)

# Who may read /metrics: whoever sends this as a bearer token. Empty: nobody.
METRICS_TOKEN = env.str("METRICS_TOKEN", default="")
