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

create function private.is_readable(text) returns boolean
language sql immutable parallel safe strict set search_path = ''
as $$
  select $1 ~ '[^[:space:]\u00a0\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3000\ufe00-\ufe0f\ufeff]'
    and $1 !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'
$$;
comment on function private.is_readable(text) is
  'Whether there is something to see, and nothing that controls how text is shown, such as what turns its direction. schemas/requests/readable-text.ts says the same.';
grant execute on function private.is_readable(text) to anon, authenticated, service_role;

create function private.is_readable_line(text) returns boolean
language sql immutable parallel safe strict set search_path = ''
as $$ select $1 !~ '[\n\r\t]' and private.is_readable($1) $$;
grant execute on function private.is_readable_line(text) to anon, authenticated, service_role;

create function private.request_header(name text) returns text
language sql stable set search_path = ''
as $$ select nullif(current_setting('request.headers', true), '')::json ->> name $$;
comment on function private.request_header(text) is 'A header of the request under way, by its lower-case name; null without one.';
grant execute on function private.request_header(text) to anon, authenticated, service_role;
