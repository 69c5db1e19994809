-- Whoever presses a link in a mailbox is the only one who has the account: until then, anybody may have chosen its password and
-- its names. Auth keeps the first password and never touches it when an address is confirmed (docs/decisions/035).

create table private.sign_ups (
  user_id uuid primary key references auth.users (id) on delete cascade,
  proof text not null check (proof ~ '^[0-9a-f]{64}$'),
  encrypted_password text check (encrypted_password <> ''),
  first_name text,
  last_name text,
  privacy_policy_accepted boolean,
  confirmed_at timestamptz check ((confirmed_at is null) = (encrypted_password is null))
);
comment on table private.sign_ups is
  'What was chosen at a sign-up, taken out of the account when its address is confirmed, until the browser of the sign-up proves to be the one that confirms. Kept for a day.';
comment on column private.sign_ups.proof is 'SHA-256 of a secret that has never left the browser of the sign-up.';
alter table private.sign_ups enable row level security;

create table private.address_changes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  changed_at timestamptz not null
);
comment on table private.address_changes is
  'When a link last gave an account another address. Kept for an hour.';
alter table private.address_changes enable row level security;

-- what a sign-up says

create function private.keep_sign_up_proof() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.sign_ups (user_id, proof) values (new.id, new.raw_user_meta_data ->> 'sign_up_proof');
  return null;
end
$$;

create trigger keep_sign_up_proof after insert on auth.users
  for each row when (new.email_confirmed_at is null and new.raw_user_meta_data ->> 'sign_up_proof' ~ '^[0-9a-f]{64}$')
  execute function private.keep_sign_up_proof();

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
  'Auth answers a second sign-up with what the first one said. The profile has the names, which Auth writes a second time after the identity.';

create trigger hide_sign_up before update of raw_user_meta_data on auth.users
  for each row when (new.email_confirmed_at is null and jsonb_typeof(new.raw_user_meta_data) = 'object')
  execute function private.hide_sign_up();

update auth.users set raw_user_meta_data = raw_user_meta_data where email_confirmed_at is null;

-- what a link voids

-- A person does not take back that they have read the privacy notice. Somebody else may have said so.
create or replace trigger keep_privacy_acceptance before update of privacy_policy_accepted on public.profiles
  for each row when (pg_trigger_depth() = 0) execute function private.keep_privacy_acceptance();

create function private.empty_account(account uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.profiles set first_name = '', last_name = '', privacy_policy_accepted = false where id = account;
  delete from auth.sessions where user_id = account;
$$;
comment on function private.empty_account(uuid) is
  'Leaves nothing of whoever had the account before its mailbox was proved: neither names nor sessions.';

create function private.void_sign_up() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.sign_ups as sign_up
  set encrypted_password = old.encrypted_password, first_name = profile.first_name, last_name = profile.last_name,
    privacy_policy_accepted = profile.privacy_policy_accepted, confirmed_at = now()
  from public.profiles as profile
  where sign_up.user_id = old.id and profile.id = old.id and old.encrypted_password <> '';
  perform private.empty_account(old.id);
  new.encrypted_password := null;
  return new;
end
$$;
comment on function private.void_sign_up() is
  'Takes password and names out of an account whose address a link confirms: a stranger may have signed up with it.';

-- Without an email there was no link: an admin has made and confirmed the account, and Auth writes it in two statements.
create trigger void_sign_up before update of email_confirmed_at on auth.users
  for each row when (
    old.email_confirmed_at is null and new.email_confirmed_at is not null
    and num_nonnulls(old.confirmation_sent_at, old.invited_at, old.recovery_sent_at, old.email_change_sent_at) > 0
  )
  execute function private.void_sign_up();

create function private.void_former_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.sign_ups where user_id = old.id;
  insert into private.address_changes (user_id, changed_at) values (old.id, clock_timestamp())
  on conflict (user_id) do update set changed_at = excluded.changed_at;
  perform private.empty_account(old.id);
  new.encrypted_password := null;
  return new;
end
$$;
comment on function private.void_former_owner() is
  'Takes password, names and sessions from an account to which a link gives another address: its mailbox may be somebody else''s.';

-- An admin changes the address alone, and leaves email_change as it is.
create trigger void_former_owner before update of email_change on auth.users
  for each row when (old.email_change <> '' and new.email_change = '' and new.email = old.email_change)
  execute function private.void_former_owner();

create function private.end_sessions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.sessions where user_id = new.id;
  return null;
end
$$;

-- Each of two mailboxes has a link, and the last one logs in. At the former address it logs nobody in: whoever has the new
-- one asks for a new password. Deferred, since Auth begins the session after the change.
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
    -- A log-in whose password was right when it began.
    if exists (
      select from auth.sessions as session join auth.mfa_amr_claims as claim on claim.session_id = session.id
      where session.user_id = account.id and claim.authentication_method = 'password'
    ) then
      raise exception 'The password is void since the address has changed' using errcode = 'PT409';
    end if;
  -- A new password, set in a session that has ended meanwhile. Auth then ends all others.
  elsif not exists (select from auth.sessions as session where session.user_id = account.id) then
    raise exception 'The session has ended since the address has changed' using errcode = 'PT409';
  end if;
  -- A link to the former address, or to a third one.
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
  'Refuses what the former owner had asked for just before the address changed, and Auth writes after it: it reads the account first and gives up after 10 seconds.';

create constraint trigger refuse_former_owner
  after update of last_sign_in_at, encrypted_password, recovery_token, email_change, email_change_token_current, email_change_token_new on auth.users
  deferrable initially deferred
  for each row when (new.email_confirmed_at is not null) execute function private.refuse_former_owner();

-- what belongs to the browser of the sign-up

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
    and sign_up.proof = encode(extensions.digest(secret, 'sha256'), 'hex')
  returning * into claimed;
  if claimed.user_id is not null then
    update public.profiles as profile set
      first_name = claimed.first_name, last_name = claimed.last_name, privacy_policy_accepted = claimed.privacy_policy_accepted
    where profile.id = me;
    update auth.users as account set encrypted_password = claimed.encrypted_password
    where account.id = me and coalesce(account.encrypted_password, '') = '';
  end if;
  -- Also when the answer to an earlier call was lost.
  return exists (select from auth.users as account where account.id = me and account.encrypted_password <> '');
end
$$;
comment on function public.claim_sign_up(text) is
  'Gives the caller''s account back the password and the names of its sign-up, if the secret is that of its browser. Returns whether the account has a password.';
grant execute on function public.claim_sign_up(text) to authenticated;

create function private.forget_sign_up() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.sign_ups where user_id = new.id;
  return null;
end
$$;

create trigger forget_sign_up after update of encrypted_password on auth.users
  for each row when (new.email_confirmed_at is not null and new.encrypted_password <> '') execute function private.forget_sign_up();

create function public.purge_sign_ups() returns void
language sql security definer set search_path = ''
as $$
  delete from private.sign_ups where confirmed_at < now() - interval '1 day';
  delete from private.address_changes where changed_at < now() - interval '1 hour';
$$;
comment on function public.purge_sign_ups() is 'Deletes what nobody has claimed.';
grant execute on function public.purge_sign_ups() to service_role;
