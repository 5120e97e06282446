#!/bin/sh
# Runs once, in the first start of the PostgreSQL of compose.yaml: the login of members' transactions (docs/operations.md).
set -eu
psql --quiet --set ON_ERROR_STOP=1 --set password="$POSTGRES_APP_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role app_user nologin;
create role evenday_app login noinherit password :'password';
grant app_user to evenday_app;
SQL
