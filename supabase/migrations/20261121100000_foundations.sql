-- What every table builds on: a schema for what the API must not reach, nothing granted by default, who calls.

create schema private;
comment on schema private is 'Functions that policies and triggers use; the API does not expose it.';
grant usage on schema private to anon, authenticated, service_role;

-- Every grant is explicit, also for tables and functions that come later.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

create function private.fold(text) returns text
language sql immutable parallel safe strict set search_path = ''
as $$ select lower(translate($1, 'ĄČĘĖĮŠŲŪŽąčęėįšųūž', 'aceeisuuzaceeisuuz')) $$;
comment on function private.fold(text) is
  'Text as it is searched: lower case, Lithuanian letters without their marks. The site folds a query alike.';
grant execute on function private.fold(text) to anon, authenticated, service_role;

create function private.request_header(name text) returns text
language sql stable set search_path = ''
as $$ select nullif(current_setting('request.headers', true), '')::json ->> name $$;
comment on function private.request_header(text) is 'A header of the request under way, by its lower-case name; null without one.';
grant execute on function private.request_header(text) to anon, authenticated, service_role;
