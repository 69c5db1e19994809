-- Tables and functions of postgrest.test.ts.
create type public.mood as enum ('calm', 'glad');
create type public.place as (x integer, y numeric);
create table public.samples (
  id bigint primary key,
  amount numeric,
  bytes bytea,
  words text[],
  moods public.mood[],
  place public.place,
  note text,
  document jsonb
);
create table public.nodes (id integer primary key);
create table public.leaves (id integer primary key, node_id integer not null references public.nodes (id));
insert into public.nodes values (1);
insert into public.leaves select n, 1 from generate_series(1, 100) as n;
grant select, insert, update, delete on public.samples, public.nodes, public.leaves to anon;

create function public.fail(code text) returns void language plpgsql as $$ begin raise exception 'as asked' using errcode = code; end $$;
create function public.sleep() returns text language sql as 'select pg_sleep(20)::text';
create function public.hash(given text) returns text language sql as $$ select encode(digest(given, 'sha256'), 'hex') $$;
create function public.settings() returns jsonb language sql as $$
  select jsonb_object_agg(name, current_setting(name))
  from unnest(array['statement_timeout', 'lock_timeout', 'search_path', 'role']) as name
$$;
create function public.claims() returns jsonb language sql as $$ select current_setting('request.jwt.claims')::jsonb $$;
grant execute on function public.fail(text), public.sleep(), public.hash(text), public.settings(), public.claims()
  to anon, authenticated, service_role;
