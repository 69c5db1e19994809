-- What belongs to an account, and what others keep to themselves.

-- bans

-- Admins read both in the log.
revoke select on public.commenters from authenticated;
grant select (user_id, trusted_at, banned_at) on public.commenters to authenticated;
comment on column public.commenters.banned_by is 'Not for the person, who may not turn on whoever banned them.';
comment on column public.commenters.ban_reason is 'A note among admins, not for the person.';

-- names

create or replace function private.follow_author_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Who is banned does not speak by a new name either.
  if not exists (select from public.commenters where user_id = new.id and banned_at is not null) then
    update public.event_comments set author_name = private.short_name(new.first_name, new.last_name) where user_id = new.id;
  end if;
  -- Nobody has approved what is said by this name.
  if (old.first_name, old.last_name) is distinct from (new.first_name, new.last_name) then
    update public.commenters set trusted_at = null where user_id = new.id and trusted_at is not null;
  end if;
  return new;
end
$$;
comment on function private.follow_author_name() is
  'Comments are shown by the name of now. Whoever changes it is not trusted until a comment is approved again.';

-- exports

create or replace function private.export_account(me uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'account', (select jsonb_build_object('id', id, 'email', email, 'created_at', created_at, 'last_sign_in_at', last_sign_in_at) from auth.users where id = me),
    'profile', (select to_jsonb(profile) - 'search_text' from public.profiles as profile where id = me),
    'roles', (select coalesce(jsonb_agg(role order by role), '[]') from public.user_roles where user_id = me),
    'organised_events', (select coalesce(jsonb_agg(event_key order by event_key), '[]') from public.event_organisers where user_id = me),
    'commenting', (select to_jsonb(commenter) - 'banned_by' - 'ban_reason' from public.commenters as commenter where user_id = me),
    'comments', (select coalesce(jsonb_agg(to_jsonb(comment) - 'user_id' - 'author_name' - 'search_text' order by created_at), '[]') from public.event_comments as comment where user_id = me),
    'deleted_comments', (
      select coalesce(jsonb_agg(to_jsonb(comment) - 'user_id' - 'deleted_by' order by created_at), '[]')
      from public.deleted_comments as comment where user_id = me
    ),
    'likes', (
      select coalesce(jsonb_agg(jsonb_build_object('event_id', event_id, 'created_at', created_at) order by created_at), '[]')
      from public.event_likes where user_id = me::text
    ),
    'reports', (
      select coalesce(jsonb_agg(jsonb_build_object('comment_id', comment_id, 'reason', reason, 'created_at', created_at) order by created_at), '[]')
      from public.comment_reports where reporter_id = me::text
    ),
    'photos', (
      select coalesce(jsonb_agg(to_jsonb(photo) - 'uploaded_by' order by created_at), '[]')
      from public.photo_uploads as photo where uploaded_by = me
    )
  )
$$;

create or replace function private.registration_export(registration public.event_registrations) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(registration) - 'decided_by' || jsonb_build_object(
    'trip', (select to_jsonb(bus) - 'registration_id' from public.bus_registrations as bus where bus.registration_id = registration.id),
    'runners', (
      select coalesce(jsonb_agg(to_jsonb(runner) - 'registration_id' || jsonb_build_object(
        'health', (select to_jsonb(notes) - 'race_registration_id' from public.race_health_notes as notes where notes.race_registration_id = runner.id),
        'consent', (select to_jsonb(consent) - 'race_registration_id' from public.race_consents as consent where consent.race_registration_id = runner.id)
      ) order by runner.created_at), '[]')
      from public.race_registrations as runner where runner.registration_id = registration.id
    ),
    'attendance', (
      select coalesce(jsonb_agg(to_jsonb(mark) - 'registration_id' - 'marked_by' order by mark.marked_at), '[]')
      from public.attendance as mark where mark.registration_id = registration.id
    )
  )
$$;

-- emails of Auth that visitors ask for: Auth answers later, or with an error, where there is an account

create table private.account_email_requests (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('recovery', 'signup')),
  email text not null check (email = private.normalize_email(email) and email ~ '^[^@\s]+@[^@\s]+$' and char_length(email) <= 254),
  language text not null check (language in ('lt', 'en')),
  asked_at timestamptz not null default now(),
  claimed_at timestamptz
);
comment on table private.account_email_requests is
  'Who asked for a link for a new password or to confirm a sign-up, with or without an account. Kept until Auth has sent it, an hour at most.';
alter table private.account_email_requests enable row level security;

insert into private.rate_limits (action, per_email, per_network, period) values ('ask-for-account-email', 5, 60, '1 hour');

create function public.ask_for_account_email(email text, kind text, language text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  address text := private.normalize_email(email);
begin
  if (
    address ~ '^[^@\s]+@[^@\s]+$' and char_length(address) <= 254 and kind in ('recovery', 'signup') and language in ('lt', 'en')
  ) is not true then
    raise exception 'It takes an address, recovery or signup, and a language' using errcode = 'PT400', detail = 'bad_request';
  end if;
  perform public.count_submission(
    'ask-for-account-email', private.submitter_hash(address), private.submitter_hash(private.network_of_request())
  );
  insert into private.account_email_requests (kind, email, language) values (kind, address, language);
end
$$;
comment on function public.ask_for_account_email(text, text, text) is
  'Asks for a link for a new password or to confirm a sign-up. It does the same with every address: only deliver-emails looks whether there is an account.';
grant execute on function public.ask_for_account_email(text, text, text) to anon, authenticated, service_role;

create function public.claim_account_emails(at_most integer default 10)
  returns table (id bigint, kind text, email text, language text)
language plpgsql security definer set search_path = ''
as $$
begin
  -- First, so that no crowd of made-up addresses keeps others waiting.
  delete from private.account_email_requests as request
  where request.asked_at < now() - interval '1 hour' or not exists (
    select from auth.users as account
    where account.email = request.email and not account.is_sso_user
      and (request.kind = 'recovery' or account.email_confirmed_at is null)
  );
  return query
  update private.account_email_requests as request set claimed_at = now()
  where request.id = any (array(
    select due.id from private.account_email_requests as due
    where due.claimed_at is null or due.claimed_at < now() - interval '1 minute'
    order by due.id limit at_most for update skip locked
  ))
  returning request.id, request.kind, request.email, request.language;
end
$$;
comment on function public.claim_account_emails(integer) is
  'The requests that concern an account, for deliver-emails, which asks Auth. They are due again after a minute, unless it finishes them.';
grant execute on function public.claim_account_emails(integer) to service_role;

create function public.finish_account_emails(ids bigint[]) returns void
language sql security definer set search_path = ''
as $$ delete from private.account_email_requests where id = any (ids) $$;
comment on function public.finish_account_emails(bigint[]) is 'Forgets requests that Auth has answered.';
grant execute on function public.finish_account_emails(bigint[]) to service_role;

-- what belongs to an address

create or replace function private.confirmed_address(user_id uuid) returns text
language sql stable set search_path = ''
as $$
  select private.normalize_email(account.email) from auth.users as account
  where account.id = user_id and account.email_confirmed_at is not null
$$;

create function private.memberships_of(account uuid, address text) returns uuid[]
language sql stable set search_path = ''
as $$
  with own as (
    select membership.id from public.memberships as membership
    where membership.user_id = account or (membership.email = address and (membership.user_id is null or account is null))
  )
  select array(
    select own.id from own
    union
    select membership.id from public.memberships as membership join own on own.id = membership.merged_into
  )
$$;
comment on function private.memberships_of(uuid, text) is
  'Memberships of an account and under its address, whatever the names, but not those of other accounts; without an account, all under the address.';

create function private.donations_of(account uuid, address text) returns uuid[]
language sql stable set search_path = ''
as $$
  select array(
    select donation.payment_id from public.donations as donation
    where donation.user_id = account or (donation.email = address and (donation.user_id is null or account is null))
  )
$$;
comment on function private.donations_of(uuid, text) is 'Donations, as memberships_of().';

create function private.money_under(account uuid, address text) returns jsonb
language sql stable set search_path = ''
as $$
  select private.money_of(own.memberships, private.donations_of(account, address)) || jsonb_build_object(
    'other_applications', (
      select coalesce(jsonb_agg(to_jsonb(application) - 'membership_id' - 'payment_id' order by application.created_at), '[]')
      from public.membership_applications as application
      where application.email = address and application.membership_id <> all (own.memberships)
    )
  )
  from (select private.memberships_of(account, address)) as own (memberships)
$$;
comment on function private.money_under(uuid, text) is
  'What is exported of the money of an account and its address. The other applications came from the address, for memberships that now have another one.';

create function private.anonymise_money_under(account uuid, address text) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.lock_money();
  perform private.anonymise_membership(id) from unnest(private.memberships_of(account, address)) as own (id);
  perform private.anonymise_donation(id) from unnest(private.donations_of(account, address)) as own (id);
  delete from public.membership_applications as application where application.email = address;
end
$$;
comment on function private.anonymise_money_under(uuid, text) is
  'Takes the names from the money of an account and its address. The sums stay.';

create or replace function private.anonymise_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.anonymise_money_under(old.id, null);
  return old;
end
$$;

create or replace function private.anonymise_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.anonymise_money_under(old.id, private.normalize_email(old.email));
  return old;
end
$$;
comment on function private.anonymise_address() is
  'However an account is deleted, the name goes from what was paid without it under the address that it has confirmed.';

create or replace function private.export_emails(address text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'emails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'template', mail.template, 'language', mail.language, 'status', mail.status, 'created_at', mail.created_at, 'sent_at', mail.sent_at,
        'delivered_at', mail.delivered_at, 'bounced_at', mail.bounced_at, 'bounce_reason', mail.bounce_reason,
        'complained_at', mail.complained_at
      ) order by mail.created_at), '[]')
      from public.email_outbox as mail where mail.recipient = address
    ),
    'email_language', (
      select jsonb_build_object('language', preference.language, 'chosen_at', preference.chosen_at)
      from private.email_preferences as preference where preference.email = address and preference.language is not null
    ),
    'suppressed_address', (
      select jsonb_build_object('reason', suppressed.reason, 'since', suppressed.since)
      from public.suppressed_addresses as suppressed where suppressed.email = address
    )
  )
$$;

create or replace function private.erase_emails(address text) returns void
language sql set search_path = ''
as $$
  -- The reason of a bounce often quotes the address.
  delete from public.email_events as event using public.email_outbox as mail
  where mail.recipient = address and event.provider_id = mail.provider_id;
  -- With what the organisers have not been told yet, and what went to an address that was corrected since.
  delete from public.email_outbox as mail
  where mail.recipient = address or mail.data ->> 'email' = address
    or exists (select from public.event_registrations as registration where registration.id = mail.registration_id and registration.email = address)
    or exists (select from public.contact_messages as message where message.id = mail.message_id and message.email = address);
  delete from private.account_email_requests as request where request.email = address;
  delete from private.email_preferences as preference where preference.email = address;
  delete from public.suppressed_addresses as suppressed where suppressed.email = address;
$$;

create or replace function private.forget_visitor() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.event_likes where user_id = old.id::text;
  delete from public.comment_reports where reporter_id = old.id::text;
  update public.audit_log set details = '{}'
  where (subject_type = 'user' and subject_id = old.id::text) or details ->> 'account' = old.id::text;
  return old;
end
$$;

create or replace function public.export_own_data() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := (select private.caller_id());
  address text := private.confirmed_address(me);
begin
  if me is null then
    raise exception 'Log in first' using errcode = '42501';
  end if;
  return private.export_account(me) || private.export_address(address) || private.money_under(me, address);
end
$$;
comment on function public.export_own_data() is
  'Everything that is kept of the caller, also what was sent without the account from its confirmed address, by whatever name.';

create or replace function public.delete_own_account() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := (select private.caller_id());
begin
  -- The page asks for the password, which is a log-in: a stolen access token is not enough.
  if private.session_started_at() > now() - interval '10 minutes' is not true then
    raise exception 'Log in anew' using errcode = '42501';
  end if;
  if public.is_admin() then
    -- Before the rows, in the order of change_roles(): neither waits for the other for ever.
    perform private.lock_roles();
  end if;
  perform private.erase_address(private.confirmed_address(me));
  delete from auth.users where id = me;
end
$$;
comment on function public.delete_own_account() is
  'Deletes the caller''s account with all that it wrote and liked, and what was sent from its confirmed address by whatever name, within ten minutes of a log-in.';

create or replace function public.export_personal_data(email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  address text := private.normalize_email(email);
begin
  perform private.require_admin();
  perform private.log_action('personal_data_exported', 'email', encode(extensions.digest(address, 'sha256'), 'hex'));
  return private.export_address(address) || private.money_under(null, address);
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
  -- Last, so that no email is left over.
  perform private.erase_address(address);
  perform private.log_action('personal_data_erased', 'email', encode(extensions.digest(address, 'sha256'), 'hex'));
end
$$;

-- messages to registrants: as long as an email may be, and nothing besides

create or replace function public.message_registrants(event_key text, statuses text[], messages jsonb, key uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  action constant text := 'message-registrants';
  response jsonb;
  registration public.event_registrations;
  email_id uuid;
  sent integer := 0;
begin
  perform private.require_organiser(event_key);
  if exists (
    select from unnest(array['{lt,subject}', '{lt,text}', '{en,subject}', '{en,text}']) as field (path)
    where private.is_readable(messages #>> field.path::text[]) is not true
  ) then
    raise exception 'The message needs a subject and a text in both languages' using errcode = 'PT400', detail = 'bad_request';
  end if;
  if exists (
    select from (values ('{lt,subject}', 200), ('{lt,text}', 20000), ('{en,subject}', 200), ('{en,text}', 20000)) as field (path, longest)
    where char_length(messages #>> field.path::text[]) > field.longest
  ) then
    raise exception 'A subject has 200 characters at most, a text 20,000' using errcode = 'PT400', detail = 'too_long';
  end if;
  response := private.begin_submission(
    action, key, encode(extensions.digest(jsonb_build_array(event_key, statuses, messages)::text, 'sha256'), 'hex')
  );
  if response is not null then
    return response -> 'recipients';
  end if;
  perform public.count_submission(action, encode(extensions.digest(private.caller_id()::text, 'sha256'), 'hex'));

  for registration in
    select * from public.event_registrations as known
    where known.event_key = message_registrants.event_key and known.status = any (statuses)
    order by known.created_at
  loop
    email_id := public.queue_email(
      registration.email, 'event-message', registration.language,
      private.registration_email_data(registration)
        || jsonb_build_object(
          'token', private.create_registration_link(registration.id),
          'subject', messages -> registration.language ->> 'subject', 'text', messages -> registration.language ->> 'text'
        ),
      'event-message/' || key || '/' || registration.id
    );
    update public.email_outbox as mail set registration_id = registration.id where mail.id = email_id;
    sent := sent + 1;
  end loop;
  perform private.log_action('registrants_messaged', 'event', event_key, jsonb_build_object('recipients', sent));
  perform private.end_submission(action, key, jsonb_build_object('recipients', sent));
  return sent;
end
$$;
