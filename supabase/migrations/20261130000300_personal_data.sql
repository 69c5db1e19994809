-- erasures

create table private.erasures (
  id bigint generated always as identity primary key,
  account uuid,
  address_hash text check (address_hash ~ '^[0-9a-f]{64}$'),
  erased_at timestamptz not null default now(),
  check (num_nonnulls(account, address_hash) > 0)
);
comment on table private.erasures is
  'Who was erased, so that it can be done again after a backup was restored: an account, an address by its digest, or both when somebody deleted the own account. Kept a month longer than the oldest backup.';
create index erasures_of_account on private.erasures (account);

alter table private.erasures enable row level security;

create function private.record_erased_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.erasures (account) values (old.id);
  return null;
end
$$;
comment on function private.record_erased_account() is 'Records that an account was deleted, however it was.';
-- What was never confirmed is purged by itself.
create trigger record_erased_account after delete on auth.users
  for each row when (old.email_confirmed_at is not null) execute function private.record_erased_account();

create function private.addresses() returns setof text
language sql stable set search_path = ''
as $$
  select email from private.account_email_requests
  union select email from private.email_preferences
  union select email from private.gift_aid_declarations
  union select email from private.studio_people
  union select email from public.contact_messages
  union select email from public.donations
  union select recipient from public.email_outbox
  union select data ->> 'email' from public.email_outbox
  union select email from public.event_registrations
  union select email from public.membership_applications
  union select email from public.memberships
  union select email from public.newsletter_subscribers
  union select email from public.subscriptions
  union select email from public.suppressed_addresses
  union select email from public.ticket_orders
$$;
comment on function private.addresses() is 'Returns every email address under which something is kept, except those of accounts.';

create function private.erase_again(erasures jsonb, made_at timestamptz) returns integer
language plpgsql set search_path = ''
as $$
declare
  erased private.erasures;
  address text;
  is_found boolean;
  found_again integer := 0;
begin
  for erased in
    select newer.* from jsonb_populate_recordset(null::private.erasures, erase_again.erasures) as newer
    -- What was being erased while the backup was made is a little older.
    where newer.erased_at > erase_again.made_at - interval '1 day' and not exists (
      select from private.erasures as known
      where known.erased_at = newer.erased_at and (known.account, known.address_hash) is not distinct from (newer.account, newer.address_hash)
    )
    order by newer.erased_at
  loop
    select known into address from private.addresses() as known where private.sha256(known) = erased.address_hash;
    is_found := found or exists (select from auth.users where id = erased.account);
    if erased.account is null then
      perform private.anonymise_money_under(null, address);
    end if;
    perform private.erase_address(address);
    begin
      delete from auth.users where id = erased.account;
    exception when sqlstate 'PT409' then
      raise warning 'Account % was deleted, and is the last admin here. Make somebody else an admin, then delete it.', erased.account;
    end;
    -- The deletion has recorded itself with the time of now.
    delete from private.erasures as again where again.account = erased.account and again.erased_at = now();
    insert into private.erasures (account, address_hash, erased_at) values (erased.account, erased.address_hash, erased.erased_at);
    found_again := found_again + is_found::integer;
  end loop;
  return found_again;
end
$$;
comment on function private.erase_again(jsonb, timestamptz) is
  'Repeats in a restored database what was erased since the backup was made, given the rows of private.erasures of a newer backup or database. Returns how many of them it found here. Sends no email, and leaves the files of Storage.';

create or replace function public.delete_own_account() returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := (select private.caller_id());
  address text := private.confirmed_address(me);
  -- The choice is erased with the address.
  chosen_language text := (
    select private.email_language(address, profile.language) from public.profiles as profile where profile.id = me
  );
begin
  -- The page asks for the password, which is a log-in: a stolen access token is not enough.
  if private.session_started_at() > now() - interval '10 minutes' is not true then
    raise exception 'Log in anew' using errcode = '42501';
  end if;
  if public.is_admin() then
    -- The lock comes before the rows, in the order of change_roles(), so that neither deadlocks.
    perform private.lock_roles();
  end if;
  perform private.erase_address(address);
  delete from auth.users where id = me;
  update private.erasures set address_hash = private.sha256(address) where account = me;
  -- This comes last, so that it is not erased, and no id leads from it to the account.
  return address is not null and public.queue_email(
    address, 'account-deleted', chosen_language, jsonb_build_object('deletedAt', now()),
    'account-deleted/' || extensions.gen_random_uuid()
  ) is not null;
end
$$;

create or replace function public.erase_personal_data(email text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  address text := private.normalize_email(email);
begin
  perform private.require_admin();
  perform private.anonymise_money_under(null, address);
  -- This comes last, so that no email is left over.
  perform private.erase_address(address);
  insert into private.erasures (address_hash) values (private.sha256(address));
  perform private.log_action('personal_data_erased', 'email', private.sha256(address));
end
$$;

-- expiry

create or replace function public.purge_expired() returns void
language sql security definer set search_path = ''
as $$
  delete from public.deleted_comments where deleted_at < now() - interval '7 days';
  delete from auth.users where email_confirmed_at is null and created_at < now() - interval '7 days';
  delete from public.audit_log where created_at < now() - interval '2 years';
  delete from private.erasures where erased_at < now() - interval '13 months';
$$;

create or replace function public.purge_newsletter() returns void
language sql security definer set search_path = ''
as $$
  delete from public.newsletter_subscribers where status = 'pending' and requested_at < now() - interval '7 days';
  delete from public.newsletter_subscribers where status = 'unsubscribed' and unsubscribed_at < now() - interval '2 years';
  delete from private.newsletter_links where purpose = 'confirm' and created_at < now() - interval '7 days';
  -- Nobody reads a newsletter for so long, and a newer one contains another link.
  delete from private.newsletter_links where purpose = 'unsubscribe' and created_at < now() - interval '2 years';
$$;
comment on function public.purge_newsletter() is
  'Deletes subscribers who did not confirm, or unsubscribed two years ago, and old links; called every hour.';
