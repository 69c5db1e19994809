-- Everything that is kept under an account or an address is exported or removed by whoever keeps it: functions in private.hooks. The
-- data of whoever paid is exported, and removed when they leave. The sums stay.

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

create function private.exported(account uuid, address text) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  call text;
  part jsonb;
  exported jsonb := '{}';
begin
  for call in select private.hooks_of('export') loop
    execute format('select %s($1, $2)', call) into part using account, address;
    exported := exported || coalesce(part, '{}');
  end loop;
  return exported;
end
$$;
comment on function private.exported(uuid, text) is
  'Returns everything that is kept of an account and under its address or, without an account, under an address.';

create function private.anonymise_money_under(account uuid, address text) returns void
language plpgsql set search_path = ''
as $$
declare
  call text;
begin
  perform private.lock_money();
  for call in select private.hooks_of('anonymise') loop
    execute format('select %s($1, $2)', call) using account, address;
  end loop;
end
$$;
comment on function private.anonymise_money_under(uuid, text) is
  'Removes the names from the money of an account and its address. The sums stay.';

create function private.erase_emails(address text) returns void
language sql set search_path = ''
as $$
  -- The reason of a bounce often quotes the address.
  delete from public.email_events as event using public.email_outbox as mail
  where mail.recipient = address and event.provider_id = mail.provider_id;
  -- This includes what organisers were not notified of yet, and emails to an address that was corrected since. Nobody erases an address
  -- so that it does not learn where money goes.
  delete from public.email_outbox as mail
  where (mail.recipient = address and (mail.template <> 'money-settings-changed' or mail.status <> 'queued')) or mail.data ->> 'email' = address
    or exists (select from public.event_registrations as registration where registration.id = mail.registration_id and registration.email = address)
    or exists (select from public.contact_messages as message where message.id = mail.message_id and message.email = address);
  delete from private.account_email_requests as request where request.email = address;
  delete from private.email_preferences as preference where preference.email = address;
  delete from public.suppressed_addresses as suppressed where suppressed.email = address;
$$;

-- Before all else, because the reports about an email lead from it to its registration.
insert into private.hooks (subject, hook, call, place) values ('emails', 'erase', 'private.erase_emails', 10);

create function private.erase_address(address text) returns void
language plpgsql set search_path = ''
as $$
declare
  call text;
begin
  for call in select private.hooks_of('erase') loop
    execute format('select %s($1)', call) using address;
  end loop;
end
$$;
comment on function private.erase_address(text) is
  'Erases everything under an email address except the account. Free places are offered within a minute.';

create function private.anonymise_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.anonymise_money_under(old.id, null);
  return old;
end
$$;
comment on function private.anonymise_account() is
  'Removes the name from the money of an account, however the account is deleted.';
create trigger anonymise_account before delete on public.profiles
  for each row execute function private.anonymise_account();

-- An account that never confirmed the address of a donor must not take the donations of that address with it when it is deleted.
create function private.anonymise_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.anonymise_money_under(old.id, private.normalize_email(old.email));
  return old;
end
$$;
comment on function private.anonymise_address() is
  'Removes the name from what was paid without the account under its confirmed address, however the account is deleted.';
create trigger anonymise_address before delete on auth.users
  for each row when (old.email_confirmed_at is not null) execute function private.anonymise_address();

-- by address

create function public.export_personal_data(email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  address text := private.normalize_email(email);
begin
  perform private.require_admin();
  perform private.log_action('personal_data_exported', 'email', private.sha256(address));
  return private.exported(null, address);
end
$$;
comment on function public.export_personal_data(text) is
  'Returns everything under an email address except the account, for an admin.';
grant execute on function public.export_personal_data(text) to authenticated;

create function public.erase_personal_data(email text) returns void
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
comment on function public.erase_personal_data(text) is
  'Erases everything under an email address except the account, for an admin, and only the names of money. Free places are offered within a minute.';
grant execute on function public.erase_personal_data(text) to authenticated;

-- by the owner of an account

create function public.export_own_data() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := (select private.caller_id());
  address text := private.confirmed_address(me);
begin
  if me is null then
    raise exception 'Log in first' using errcode = '42501';
  end if;
  return private.exported(me, address);
end
$$;
comment on function public.export_own_data() is
  'Returns everything that is kept of the caller, including what was sent without the account from its confirmed address, under whatever name.';
grant execute on function public.export_own_data() to authenticated;

create function public.delete_own_account() returns boolean
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
comment on function public.delete_own_account() is
  'Deletes the caller''s account with everything that it wrote and liked, and what was sent from its confirmed address under whatever name. Returns whether an email to that address will say so: purge_emails() deletes its row. Requires a log-in within the last ten minutes.';
grant execute on function public.delete_own_account() to authenticated;

-- expiry

create function private.is_kept(address text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (select from public.profiles as profile where profile.email = address)
    or exists (select from public.newsletter_subscribers as subscriber where subscriber.email = address)
    or exists (select from public.event_registrations as registration where registration.email = address)
    or exists (select from public.contact_messages as message where message.email = address)
    or exists (select from public.memberships as membership where membership.email = address)
    or exists (select from public.donations as donation where donation.email = address)
    or exists (select from public.subscriptions as subscription where subscription.email = address)
    or exists (select from public.ticket_orders as bought where bought.email = address)
    or exists (select from public.email_outbox as mail where mail.recipient = address);
end
$$;
comment on function private.is_kept(text) is
  'Whether anything is kept under an address besides the language of its emails and that it cannot be reached.';

create function public.purge_email_preferences() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.email_preferences as preference
  where preference.created_at < now() - interval '1 day' and not private.is_kept(preference.email);
  -- The last email to whoever has left may bounce too.
  delete from public.suppressed_addresses as suppressed
  where suppressed.since < now() - interval '1 day' and not private.is_kept(suppressed.email);
end
$$;
comment on function public.purge_email_preferences() is
  'Deletes the preferences of addresses of which nothing else is kept, and that they cannot be reached; called every hour.';
grant execute on function public.purge_email_preferences() to service_role;

create function private.is_over(registration_id uuid, since interval) returns boolean
language sql stable set search_path = ''
as $$
  select greatest(coalesce(item.ends_at, item.starts_at), registration.created_at) < now() - since
  from public.event_registrations as registration
  join public.content_items as item on item.key = registration.event_key
  where registration.id = registration_id
$$;
comment on function private.is_over(uuid, interval) is
  'Whether the interval has passed since the later of the event and the registration.';

-- Names and ages of children are deleted with the health notes. The registration of their parent stays, with its number of places.
create function public.purge_submissions() returns void
language sql security definer set search_path = ''
as $$
  delete from private.submissions where created_at < now() - interval '1 day';
  delete from public.contact_messages where created_at < now() - interval '2 years';
  delete from public.race_health_notes as notes using public.race_registrations as runner
  where runner.id = notes.race_registration_id and private.is_over(runner.registration_id, interval '30 days');
  -- The parent's consent is deleted with the runner.
  delete from public.race_registrations as runner
  where runner.category = 'child' and private.is_over(runner.registration_id, interval '30 days');
  delete from public.event_registrations as registration where private.is_over(registration.id, interval '1 year');
  select private.anonymise_ticket_order(bought.payment_id)
  from public.ticket_orders as bought join public.payments as payment on payment.id = bought.payment_id
  where bought.anonymised_at is null and private.is_ticket_over(payment, interval '1 year');
$$;
comment on function public.purge_submissions() is 'Deletes what visitors sent when its time has come; called every hour.';
grant execute on function public.purge_submissions() to service_role;

create function public.purge_money() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_money();
  delete from public.stripe_events where received_at < now() - interval '90 days';
  delete from private.renewal_links where created_at < now() - interval '1 year';
  delete from public.membership_applications where created_at < now() - interval '2 years';
  perform private.anonymise_donation(donation.payment_id)
  from public.donations as donation join public.payments as payment on payment.id = donation.payment_id
  where donation.anonymised_at is null and (
    (payment.received_pence is null and payment.created_at < now() - interval '30 days')
    or (payment.paid_at < now() - interval '7 years')
  );
  perform private.anonymise_membership(membership.id)
  from public.memberships as membership
  where membership.anonymised_at is null and membership.merged_into is null
    and (
      membership.status in ('expired', 'cancelled')
      -- Whoever came with a list and never paid.
      or (membership.status = 'pending' and membership.member_since is null and membership.import_id is not null and not membership.awaits_transfer)
    )
    and greatest(membership.valid_until, membership.updated_at) < now() - interval '2 years';
  perform private.purge_gift_aid();
  perform private.purge_subscriptions();
end
$$;
comment on function public.purge_money() is
  'Removes names: of donations that were never paid after 30 days, of others after 7 years, of members 2 years after their end. Called every hour.';
grant execute on function public.purge_money() to service_role;

create function public.purge_expired() returns void
language sql security definer set search_path = ''
as $$
  delete from public.deleted_comments where deleted_at < now() - interval '7 days';
  delete from auth.users where email_confirmed_at is null and created_at < now() - interval '7 days';
  delete from public.audit_log where created_at < now() - interval '2 years';
  delete from private.erasures where erased_at < now() - interval '13 months';
$$;
comment on function public.purge_expired() is 'Deletes what was kept long enough; called every hour.';
grant execute on function public.purge_expired() to service_role;

-- after a backup was restored

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
