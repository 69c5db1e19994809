-- People: what they say of themselves, and who is an admin.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text,
  first_name text not null default '' check (first_name = btrim(first_name) and char_length(first_name) <= 80 and (first_name = '' or private.is_readable_line(first_name))),
  last_name text not null default '' check (last_name = btrim(last_name) and char_length(last_name) <= 80 and (last_name = '' or private.is_readable_line(last_name))),
  username text unique check (username ~ '^[a-z0-9][a-z0-9._-]{1,38}[a-z0-9]$'),
  phone text check (phone = btrim(phone) and char_length(phone) between 5 and 30 and private.is_readable_line(phone)),
  city text check (city = btrim(city) and char_length(city) between 1 and 80 and private.is_readable_line(city)),
  region text check (region = btrim(region) and char_length(region) between 1 and 80 and private.is_readable_line(region)),
  language text not null default 'lt' check (language in ('lt', 'en')),
  privacy_policy_accepted boolean not null default false,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (private.fold(first_name || ' ' || last_name || ' ' || coalesce(city, '') || ' ' || coalesce(email, ''))) stored
);
comment on table public.profiles is 'One row for each account, made when it signs up.';
comment on column public.profiles.email is 'The account''s address as auth.users has it, kept in step by triggers; nobody changes it here.';
create index profiles_newest_first on public.profiles (created_at desc, id);
create index profiles_by_name on public.profiles (last_name, first_name, id);

create table public.user_roles (
  user_id uuid not null references public.profiles (id) on delete cascade,
  role text not null check (role in ('admin')),
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);
comment on table public.user_roles is 'Who is an admin. Written by whoever runs the database, never through the site.';

create function private.session_started_at() returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select created_at from auth.sessions
  where id = ((select auth.jwt()) ->> 'session_id')::uuid and user_id = (select auth.uid())
$$;
comment on function private.session_started_at() is
  'When the caller logged in; null once the session was ended, also while its access token would be good for an hour yet.';

create function public.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.session_started_at() is not null and exists (
    select from public.user_roles where user_id = (select auth.uid()) and role = 'admin'
  )
$$;
comment on function public.is_admin() is 'Whether the caller is an admin.';
grant execute on function public.is_admin() to anon, authenticated, service_role;

alter table public.profiles enable row level security;
grant select on public.profiles to authenticated;
grant update (first_name, last_name, username, phone, city, region, language, privacy_policy_accepted)
  on public.profiles to authenticated;
grant select, update on public.profiles to service_role;

create policy "People see their own profile, admins see all" on public.profiles
  for select to authenticated
  using (id = (select auth.uid()) or (select public.is_admin()));

create policy "People change their own profile" on public.profiles
  for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

alter table public.user_roles enable row level security;
grant select on public.user_roles to authenticated;
grant select, insert, delete on public.user_roles to service_role;

create policy "People see their own role, admins see all" on public.user_roles
  for select to authenticated
  using (user_id = (select auth.uid()) or (select public.is_admin()));

create function private.clean_name(given text) returns text
language sql immutable set search_path = ''
as $$
  select case when private.is_readable_line(name) then name else '' end
  from btrim(left(btrim(regexp_replace(given, '[\u0001-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]', '', 'g')), 80)) as name
$$;
comment on function private.clean_name(text) is 'A name as the profile takes it, whatever was given.';

create function private.create_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.profiles (id, email, first_name, last_name, language, privacy_policy_accepted)
  values (
    new.id,
    new.email,
    private.clean_name(new.raw_user_meta_data ->> 'first_name'),
    private.clean_name(new.raw_user_meta_data ->> 'last_name'),
    case when new.raw_user_meta_data ->> 'language' = 'en' then 'en' else 'lt' end,
    coalesce(new.raw_user_meta_data ->> 'privacy_policy_accepted' = 'true', false)
  );
  return new;
end
$$;
comment on function private.create_profile() is 'A sign-up brings its profile. Of the metadata, which anybody can write, only these four count.';

create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

create function private.follow_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles set email = new.email where id = new.id;
  return new;
end
$$;

create trigger follow_email after update of email on auth.users
  for each row when (new.email is distinct from old.email) execute function private.follow_email();

create function private.keep_privacy_acceptance() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.privacy_policy_accepted := old.privacy_policy_accepted or new.privacy_policy_accepted;
  return new;
end
$$;
comment on function private.keep_privacy_acceptance() is 'Who has accepted the privacy notice withdraws it by deleting the account.';

create trigger keep_privacy_acceptance before update of privacy_policy_accepted on public.profiles
  for each row execute function private.keep_privacy_acceptance();
