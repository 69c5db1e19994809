-- Accounts and their roles. Every right of a role is a policy or a function that calls one of these functions.

-- roles

create function public.is_admin() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.user_roles where user_id = (select private.caller_id()) and role = 'admin');
end
$$;
comment on function public.is_admin() is 'Whether the caller is an admin.';
grant execute on function public.is_admin() to anon, authenticated, service_role;

create function private.has_role(role text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.user_roles as held
    where held.user_id = (select private.caller_id()) and held.role in ('admin', has_role.role)
  );
end
$$;
comment on function private.has_role(text) is 'Whether the caller has the role or is an admin, who may do everything.';
grant execute on function private.has_role(text) to anon, authenticated, service_role;

create function private.has_any_role() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
begin
  return exists (select from public.user_roles where user_id = caller)
    or exists (select from public.event_organisers where user_id = caller);
end
$$;
comment on function private.has_any_role() is 'Whether the caller has a role or organises an event.';
grant execute on function private.has_any_role() to anon, authenticated;

create function private.require_admin() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if public.is_admin() is not true then
    raise exception 'Only an admin may do this' using errcode = '42501';
  end if;
end
$$;
comment on function private.require_admin() is 'Refuses with 42501 unless the caller is an admin.';

create function private.may_keep_members() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.has_role('secretary') or private.has_role('treasurer');
end
$$;
comment on function private.may_keep_members() is 'Whether the caller keeps the list of members: a secretary, a treasurer or an admin.';
grant execute on function private.may_keep_members() to anon, authenticated, service_role;

create function private.require_member_keeper() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if private.may_keep_members() is not true then
    raise exception 'Only a secretary or a treasurer may do this' using errcode = '42501';
  end if;
end
$$;
comment on function private.require_member_keeper() is 'Refuses with 42501 unless the caller keeps the list of members.';

create function private.require_role(role text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if private.has_role(role) is not true then
    raise exception 'Only somebody with the role % may do this', role using errcode = '42501';
  end if;
end
$$;
comment on function private.require_role(text) is 'Refuses with 42501 unless the caller has the role or is an admin.';

-- profiles and log-in

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text unique
    constraint profiles_email_normalized check (email = private.normalize_email(email)),
  first_name text not null default '' check (first_name = btrim(first_name) and char_length(first_name) <= 80 and (first_name = '' or private.is_readable_line(first_name))),
  last_name text not null default '' check (last_name = btrim(last_name) and char_length(last_name) <= 80 and (last_name = '' or private.is_readable_line(last_name))),
  username text unique check (username ~ '^[a-z0-9][a-z0-9._-]{1,38}[a-z0-9]$'),
  phone text check (phone = btrim(phone) and char_length(phone) between 5 and 30 and private.is_readable_line(phone))
    constraint profiles_phone_dialled check (phone ~ '^\+?[0-9]{5,20}$'),
  city text check (city = btrim(city) and char_length(city) between 1 and 80 and private.is_readable_line(city)),
  region text check (region = btrim(region) and char_length(region) between 1 and 80 and private.is_readable_line(region)),
  language text not null default 'lt' check (language in ('lt', 'en')),
  privacy_policy_accepted boolean not null default false,
  wants_digest boolean not null default true,
  created_at timestamptz not null default now(),
  last_sign_in_at timestamptz,
  search_text text not null generated always as (private.fold(first_name || ' ' || last_name || ' ' || coalesce(city, '') || ' ' || coalesce(email, ''))) stored
);
comment on column public.profiles.email is 'Triggers copy it from auth.users. Nobody changes it here.';
comment on column public.profiles.wants_digest is 'Whether somebody with a role gets the daily digest.';
comment on column public.profiles.last_sign_in_at is 'Triggers copy it from auth.users. Nobody changes it here.';

create index profiles_newest_first on public.profiles (created_at desc, id desc);
create index profiles_by_name on public.profiles (last_name, first_name, id);
create index profiles_in_order_of_names on public.profiles ((nullif(btrim(last_name || ' ' || first_name), '') collate "lt-x-icu"), id);
create index profiles_in_reverse_order_of_names on public.profiles ((nullif(btrim(last_name || ' ' || first_name), '') collate "lt-x-icu") desc nulls last, id desc);
create index profiles_first_seen on public.profiles (last_sign_in_at, id);
create index profiles_last_seen on public.profiles (last_sign_in_at desc nulls last, id desc);
create index profiles_by_acceptance on public.profiles (privacy_policy_accepted, id);
create index profiles_searched on public.profiles using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off);

alter table public.profiles enable row level security;
grant select on public.profiles to authenticated;
grant update (first_name, last_name, username, phone, city, region, language, privacy_policy_accepted, wants_digest)
  on public.profiles to authenticated;
grant select, update (first_name, last_name, username, phone, city, region, language, privacy_policy_accepted, wants_digest)
  on public.profiles to service_role;

create policy "People see their own profile, admins see all" on public.profiles
  for select to authenticated
  using (id = (select private.caller_id()) or (select public.is_admin()));
create policy "People change their own profile" on public.profiles
  for update to authenticated
  using (id = (select private.caller_id())) with check (id = (select private.caller_id()));

create trigger refuse_ended_session before insert or update or delete on public.profiles
  for each statement execute function private.refuse_ended_session();
create trigger e164_phone before insert or update of phone on public.profiles
  for each row execute function private.receive_phone('phone');

create function private.create_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.profiles (id, email, first_name, last_name, language, privacy_policy_accepted, last_sign_in_at)
  values (
    new.id,
    private.normalize_email(new.email),
    private.clean_name(new.raw_user_meta_data ->> 'first_name'),
    private.clean_name(new.raw_user_meta_data ->> 'last_name'),
    case when new.raw_user_meta_data ->> 'language' = 'en' then 'en' else 'lt' end,
    coalesce(new.raw_user_meta_data -> 'privacy_policy_accepted' = 'true', false),
    new.last_sign_in_at
  );
  return new;
end
$$;
comment on function private.create_profile() is
  'Creates the profile of a new account. It takes only four fields of the metadata, which anybody can write.';
create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

create function private.sync_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles set email = private.normalize_email(new.email) where id = new.id;
  return new;
end
$$;
create trigger sync_email after update of email on auth.users
  for each row when (new.email is distinct from old.email) execute function private.sync_email();

create function private.sync_sign_in() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles set last_sign_in_at = new.last_sign_in_at where id = new.id;
  return new;
end
$$;
create trigger sync_sign_in after update of last_sign_in_at on auth.users
  for each row when (new.last_sign_in_at is distinct from old.last_sign_in_at) execute function private.sync_sign_in();

create function private.preserve_privacy_acceptance() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.privacy_policy_accepted := old.privacy_policy_accepted or new.privacy_policy_accepted;
  return new;
end
$$;
comment on function private.preserve_privacy_acceptance() is
  'A person withdraws the acceptance of the privacy notice by deleting the account.';
-- Triggers may still withdraw an acceptance, because somebody else may have given it.
create trigger preserve_privacy_acceptance before update of privacy_policy_accepted on public.profiles
  for each row when (pg_trigger_depth() = 0) execute function private.preserve_privacy_acceptance();

create function private.keep_name() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'A name may be changed, but not removed' using errcode = 'PT400', detail = 'name_required';
end
$$;
create trigger keep_name before update of first_name on public.profiles
  for each row when (new.first_name = '' and old.first_name <> '')
  execute function private.keep_name();

create function private.short_name_of(user_id uuid) returns text
language sql stable security definer set search_path = ''
as $$ select private.short_name(first_name, last_name) from public.profiles where id = user_id $$;
grant execute on function private.short_name_of(uuid) to authenticated, service_role;

create function private.confirmed_address(user_id uuid) returns text
language sql stable set search_path = ''
as $$
  select private.normalize_email(account.email) from auth.users as account
  where account.id = user_id and account.email_confirmed_at is not null
$$;
comment on function private.confirmed_address(uuid) is
  'Returns only a confirmed address. Data under an unconfirmed one may be somebody else''s.';

-- Only the person who presses a link in the mailbox has the account: until then, anybody may have chosen its password and names.
-- Auth keeps the first password and does not change it when an address is confirmed (docs/decisions/035).

create table private.sign_ups (
  user_id uuid primary key references auth.users (id) on delete cascade,
  proof text not null check (proof ~ '^[0-9a-f]{64}$'),
  encrypted_password text check (encrypted_password <> ''),
  privacy_policy_accepted boolean,
  confirmed_at timestamptz check ((confirmed_at is null) = (encrypted_password is null))
);
comment on table private.sign_ups is
  'Holds the proof of a sign-up and, once a link has confirmed the address, what the sign-up chose, until its browser claims it. Deleted after a day.';
comment on column private.sign_ups.proof is 'SHA-256 of a secret that never left the browser of the sign-up.';

alter table private.sign_ups enable row level security;

create table private.address_changes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  changed_at timestamptz not null
);
comment on table private.address_changes is 'When a link last changed the address of an account. Deleted after an hour.';

alter table private.address_changes enable row level security;

create function private.store_sign_up_proof() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.sign_ups (user_id, proof) values (new.id, new.raw_user_meta_data ->> 'sign_up_proof');
  return null;
end
$$;
create trigger store_sign_up_proof after insert on auth.users
  for each row when (new.email_confirmed_at is null and new.raw_user_meta_data ->> 'sign_up_proof' ~ '^[0-9a-f]{64}$')
  execute function private.store_sign_up_proof();

create function private.hide_sign_up() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  hidden constant text[] := '{first_name, last_name, sign_up_proof}';
begin
  new.raw_user_meta_data := new.raw_user_meta_data - hidden;
  update auth.identities as identity set identity_data = identity.identity_data - hidden
  where identity.user_id = new.id and identity.identity_data ?| hidden;
  return new;
end
$$;
comment on function private.hide_sign_up() is
  'Removes names and proof from the metadata, because Auth responds to a second sign-up with those of the first. The profile has the names, which Auth writes again after the identity.';
create trigger hide_sign_up before update of raw_user_meta_data on auth.users
  for each row when (new.email_confirmed_at is null and jsonb_typeof(new.raw_user_meta_data) = 'object')
  execute function private.hide_sign_up();

create function private.refuse_nameless() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from public.profiles as profile
    -- The row of a sign-up and this change of it are of one transaction.
    where profile.id = new.id and profile.created_at = now() and '' in (profile.first_name, profile.last_name)
  ) then
    raise exception 'A sign-up has a first and a last name' using errcode = 'PT422', detail = 'name_required';
  end if;
  return new;
end
$$;
comment on function private.refuse_nameless() is
  'Refuses a sign-up by Auth''s own API without names that the profile accepts, before its email is sent. Accounts that an admin creates or invites may have none: Auth does not write their metadata twice.';
-- Without the acceptance, the Send Email hook refuses a sign-up in the words with which it refuses a log-in code.
create trigger refuse_nameless before update of raw_user_meta_data on auth.users
  for each row when (new.email_confirmed_at is null and new.raw_user_meta_data -> 'privacy_policy_accepted' = 'true')
  execute function private.refuse_nameless();

create function private.void_account(account uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.profiles set privacy_policy_accepted = false where id = account;
  delete from auth.sessions where user_id = account;
$$;
comment on function private.void_account(uuid) is
  'Removes the consent and sessions of whoever had the account before its mailbox was confirmed. The name stays: it opens nothing, and the page where the password is chosen shows it.';

create function private.invalidate_sign_up() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.sign_ups as sign_up
  set encrypted_password = old.encrypted_password, privacy_policy_accepted = profile.privacy_policy_accepted, confirmed_at = now()
  from public.profiles as profile
  where sign_up.user_id = old.id and profile.id = old.id and old.encrypted_password <> '';
  perform private.void_account(old.id);
  new.encrypted_password := null;
  return new;
end
$$;
comment on function private.invalidate_sign_up() is
  'Removes the password from an account whose address a link confirms: a stranger may have signed up with it.';
-- Without an email there was no link: an admin created and confirmed the account, which Auth writes in two statements.
create trigger invalidate_sign_up before update of email_confirmed_at on auth.users
  for each row when (
    old.email_confirmed_at is null and new.email_confirmed_at is not null
    and num_nonnulls(old.confirmation_sent_at, old.invited_at, old.recovery_sent_at, old.email_change_sent_at) > 0
  )
  execute function private.invalidate_sign_up();

create function private.invalidate_former_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.sign_ups where user_id = old.id;
  insert into private.address_changes (user_id, changed_at) values (old.id, clock_timestamp())
  on conflict (user_id) do update set changed_at = excluded.changed_at;
  perform private.void_account(old.id);
  new.encrypted_password := null;
  return new;
end
$$;
comment on function private.invalidate_former_owner() is
  'Removes password and sessions from an account whose address a link changes: the mailbox may be somebody else''s.';
-- An admin changes only the address, and leaves email_change as it is.
create trigger invalidate_former_owner before update of email_change on auth.users
  for each row when (old.email_change <> '' and new.email_change = '' and new.email = old.email_change)
  execute function private.invalidate_former_owner();

create function private.end_sessions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.sessions where user_id = new.id;
  return null;
end
$$;
-- Both mailboxes get a link, and the last one pressed logs in. A link in the former mailbox must not: whoever has the new one asks
-- for a new password. The trigger is deferred because Auth creates the session after the change.
create constraint trigger end_session_of_former_address after update of email_change on auth.users
  deferrable initially deferred
  for each row when (
    old.email_change <> '' and new.email_change = '' and new.email = old.email_change
    and (coalesce(old.email_change_token_new, '') = '' or coalesce(old.email_change_token_current, '') <> '')
  )
  execute function private.end_sessions();

create function private.refuse_former_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  account auth.users;
begin
  if not exists (
    select from private.address_changes as change
    where change.user_id = new.id and change.changed_at > clock_timestamp() - interval '15 seconds'
  ) then
    return null;
  end if;
  select * into account from auth.users where id = new.id;
  if coalesce(account.encrypted_password, '') = '' then
    -- The password of this log-in was correct when it started.
    if exists (
      select from auth.sessions as session join auth.mfa_amr_claims as claim on claim.session_id = session.id
      where session.user_id = account.id and claim.authentication_method = 'password'
    ) then
      raise exception 'The password is void since the address has changed' using errcode = 'PT409';
    end if;
  -- The password was set in a session that has ended since. Auth then ends all others.
  elsif not exists (select from auth.sessions as session where session.user_id = account.id) then
    raise exception 'The session has ended since the address has changed' using errcode = 'PT409';
  end if;
  -- This link goes to the former address, or to a third one.
  if coalesce(account.email_change, '') <> '' or exists (
    select from auth.one_time_tokens as token
    where token.user_id = account.id and token.relates_to <> lower(account.email)
  ) then
    raise exception 'The address has changed' using errcode = 'PT409';
  end if;
  return null;
end
$$;
comment on function private.refuse_former_owner() is
  'Refuses what the former owner requested just before the address changed: Auth reads the account first, writes later, and gives up after 10 seconds.';
create constraint trigger refuse_former_owner
  after update of last_sign_in_at, encrypted_password, recovery_token, email_change, email_change_token_current, email_change_token_new on auth.users
  deferrable initially deferred
  for each row when (new.email_confirmed_at is not null) execute function private.refuse_former_owner();

create function public.claim_sign_up(secret text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.caller_id();
  claimed private.sign_ups;
begin
  if me is null then
    raise exception 'Log in first' using errcode = '42501';
  end if;
  delete from private.sign_ups as sign_up
  where sign_up.user_id = me and sign_up.confirmed_at is not null
    and sign_up.proof = private.sha256(secret)
  returning * into claimed;
  if claimed.user_id is not null then
    update public.profiles as profile set privacy_policy_accepted = claimed.privacy_policy_accepted where profile.id = me;
    update auth.users as account set encrypted_password = claimed.encrypted_password
    where account.id = me and coalesce(account.encrypted_password, '') = '';
  end if;
  -- This also holds when the response to an earlier call was lost.
  return exists (select from auth.users as account where account.id = me and account.encrypted_password <> '');
end
$$;
comment on function public.claim_sign_up(text) is
  'Restores the password of the caller''s sign-up if the secret is that of its browser. Returns whether the account has a password.';
grant execute on function public.claim_sign_up(text) to authenticated;

create function private.delete_sign_up() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.sign_ups where user_id = new.id;
  return null;
end
$$;
create trigger delete_sign_up after update of encrypted_password on auth.users
  for each row when (new.email_confirmed_at is not null and new.encrypted_password <> '') execute function private.delete_sign_up();

create function public.purge_sign_ups() returns void
language sql security definer set search_path = ''
as $$
  delete from private.sign_ups where confirmed_at < now() - interval '1 day';
  delete from private.address_changes where changed_at < now() - interval '1 hour';
$$;
comment on function public.purge_sign_ups() is 'Deletes sign-ups that nobody has claimed; called every hour.';
grant execute on function public.purge_sign_ups() to service_role;

-- who has a role

create table public.user_roles (
  user_id uuid not null references public.profiles (id) on delete cascade,
  role text not null check (role in ('admin', 'moderator', 'organiser', 'secretary', 'treasurer')),
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);
comment on table public.user_roles is 'Written by change_roles(), and by private.make_admin() for the operator of the database.';

alter table public.user_roles enable row level security;
-- Not even the secret key of the functions can create an admin.
grant select on public.user_roles to authenticated, service_role;

create policy "People see their own roles, admins see all" on public.user_roles
  for select to authenticated
  using (user_id = (select private.caller_id()) or (select public.is_admin()));

create function public.my_roles() returns text[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(role order by role), '{}') from public.user_roles where user_id = (select private.caller_id())
$$;
comment on function public.my_roles() is 'Returns the roles of the caller.';
grant execute on function public.my_roles() to authenticated;

create table public.event_organisers (
  user_id uuid not null,
  event_key text not null references public.content_items (key),
  role text not null generated always as ('organiser') stored,
  created_at timestamptz not null default now(),
  primary key (user_id, event_key),
  foreign key (user_id, role) references public.user_roles (user_id, role) on delete cascade
);
comment on table public.event_organisers is
  'Events whose registrations and messages an organiser sees. Written by change_roles().';
comment on column public.event_organisers.role is 'Ties the events to the role, so that they are deleted with it.';

create index event_organisers_of_event on public.event_organisers (event_key);
create index event_organisers_by_role on public.event_organisers (user_id, role);

alter table public.event_organisers enable row level security;
grant select on public.event_organisers to authenticated, service_role;

create policy "Organisers see their own events, admins see all" on public.event_organisers
  for select to authenticated
  using (user_id = (select private.caller_id()) or (select public.is_admin()));

-- Strangers reach this table only through functions. If they could read it, PostgREST would follow
-- its foreign keys to other tables.
create policy "Those who work on the site read its content" on public.content_items
  for select to authenticated using ((select private.has_any_role()));

create function private.export_account(account uuid, address text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'account', (
      select jsonb_build_object('id', id, 'email', email, 'created_at', created_at, 'last_sign_in_at', last_sign_in_at)
      from auth.users where id = account
    ),
    'profile', (select to_jsonb(profile) - 'search_text' from public.profiles as profile where id = account),
    'roles', (select coalesce(jsonb_agg(role order by role), '[]') from public.user_roles where user_id = account),
    'organised_events', (select coalesce(jsonb_agg(event_key order by event_key), '[]') from public.event_organisers where user_id = account)
  )
  where account is not null
$$;

insert into private.hooks (subject, hook, call) values ('accounts', 'export', 'private.export_account');
