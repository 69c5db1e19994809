-- What a hosted project has before its first migration: https://github.com/supabase/postgres/tree/develop/migrations/db
-- The superuser runs this once, in a new cluster. Every role that logs in has the superuser's password.

create role postgres login createdb createrole replication bypassrls;
create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
create role authenticator login noinherit;
create role supabase_auth_admin login noinherit;
create role supabase_storage_admin login noinherit createrole;

do $$
declare
  superuser_password text := (select rolpassword from pg_authid where rolname = current_user);
  role name;
begin
  foreach role in array array['postgres', 'authenticator', 'supabase_auth_admin', 'supabase_storage_admin'] loop
    execute format('alter role %I password %L', role, superuser_password);
  end loop;
end
$$;

alter database postgres owner to postgres;
grant create on database postgres to supabase_auth_admin;
grant anon, authenticated, service_role to postgres with admin option;
grant pg_monitor, pg_read_all_data, pg_signal_backend to postgres;
grant anon, authenticated, service_role to authenticator;
grant authenticator to supabase_storage_admin;

-- PostgREST applies the settings of the role that a request becomes; service_role has those of authenticator.
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
alter role authenticated set statement_timeout = '8s';
alter role anon set statement_timeout = '3s';
alter role supabase_auth_admin set idle_in_transaction_session_timeout = '60s';
alter role supabase_auth_admin set search_path = auth;
alter role supabase_storage_admin set search_path = storage;
alter role postgres set search_path = "$user", public, extensions;
alter database postgres set search_path = "$user", public, extensions;

create schema extensions;
create extension pgcrypto schema extensions;
create extension "uuid-ossp" schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;
grant usage, create on schema extensions to postgres;

grant usage on schema public to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;

create schema auth authorization supabase_auth_admin;
grant usage on schema auth to postgres, anon, authenticated, service_role;
alter default privileges for role supabase_auth_admin in schema auth grant all on tables to postgres;
alter default privileges for role supabase_auth_admin in schema auth grant all on sequences to postgres;
alter default privileges for role supabase_auth_admin in schema auth grant all on routines to postgres;

create schema storage authorization supabase_storage_admin;
grant usage on schema storage to postgres with grant option;
grant usage on schema storage to anon, authenticated, service_role;
alter default privileges for role supabase_storage_admin in schema storage
  grant all on tables to postgres, anon, authenticated, service_role;
alter default privileges for role supabase_storage_admin in schema storage
  grant all on sequences to postgres, anon, authenticated, service_role;
alter default privileges for role supabase_storage_admin in schema storage
  grant all on routines to postgres, anon, authenticated, service_role;

-- Hosted, the extension supautils lets postgres manage the policies of storage's tables, which it does not own. Here it
-- has the owner's rights, and may use them for nothing else.
grant supabase_storage_admin to postgres with inherit true, set false;

create function extensions.guard_storage_ddl() returns event_trigger
language plpgsql set search_path = ''
as $$
begin
  if session_user = 'postgres' and exists (
    select from pg_event_trigger_ddl_commands()
    where schema_name = 'storage' and command_tag not in ('CREATE POLICY', 'ALTER POLICY', 'CREATE TRIGGER')
  ) then
    raise exception 'must be owner of schema storage' using errcode = 'insufficient_privilege';
  end if;
end
$$;
create event trigger guard_storage_ddl on ddl_command_end execute function extensions.guard_storage_ddl();

create function extensions.guard_storage_drops() returns event_trigger
language plpgsql set search_path = ''
as $$
begin
  if session_user = 'postgres' and exists (
    select from pg_event_trigger_dropped_objects()
    where schema_name = 'storage' and object_type not in ('policy', 'trigger')
  ) then
    raise exception 'must be owner of schema storage' using errcode = 'insufficient_privilege';
  end if;
end
$$;
create event trigger guard_storage_drops on sql_drop execute function extensions.guard_storage_drops();

-- And it lets postgres load rows without triggers, as a restore does.
grant set on parameter session_replication_role to postgres;

-- Hosted, supautils also lets postgres configure PostgREST, by `alter role authenticator set pgrst.…`.
grant authenticator to postgres with admin true, inherit false, set false;
do $$
declare
  setting text;
begin
  foreach setting in array array['db_aggregates_enabled', 'db_max_rows', 'db_plan_enabled', 'db_pre_request', 'db_tx_end'] loop
    execute format('grant set on parameter %I to postgres', 'pgrst.' || setting);
  end loop;
end
$$;

-- PostgREST loads the schema again after every change of it.
create function extensions.pgrst_ddl_watch() returns event_trigger
language plpgsql set search_path = ''
as $$
begin
  if exists (
    select from pg_event_trigger_ddl_commands()
    where coalesce(schema_name, '') not in ('pg_temp', 'auth', 'storage')
      and command_tag ~ '^((CREATE|ALTER) (SCHEMA|TABLE|FOREIGN TABLE|VIEW|MATERIALIZED VIEW|FUNCTION|TYPE)|CREATE (TABLE AS|RULE|TRIGGER)|SELECT INTO|COMMENT)$'
  ) then
    notify pgrst, 'reload schema';
  end if;
end
$$;
create event trigger pgrst_ddl_watch on ddl_command_end execute function extensions.pgrst_ddl_watch();

create function extensions.pgrst_drop_watch() returns event_trigger
language plpgsql set search_path = ''
as $$
begin
  if exists (
    select from pg_event_trigger_dropped_objects()
    where not is_temporary and coalesce(schema_name, '') not in ('auth', 'storage')
      and object_type in ('schema', 'table', 'foreign table', 'view', 'materialized view', 'function', 'trigger', 'type', 'rule')
  ) then
    notify pgrst, 'reload schema';
  end if;
end
$$;
create event trigger pgrst_drop_watch on sql_drop execute function extensions.pgrst_drop_watch();
