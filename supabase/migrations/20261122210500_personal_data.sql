-- Everything under an email address, one function for each subject: for admins, and for the owner of an account.

create function private.export_messages(address text) returns jsonb
language sql stable set search_path = ''
as $$
  -- Not called message, as one of its columns is.
  select coalesce(jsonb_agg(to_jsonb(sent) - 'search_text' - 'handled_by' order by sent.created_at), '[]')
  from public.contact_messages as sent where sent.email = address
$$;

create function private.export_registrations(address text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(private.registration_export(registration) order by registration.created_at), '[]')
  from public.event_registrations as registration where registration.email = address
$$;

create function private.export_newsletter(address text) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(subscriber) - 'account_id' || jsonb_build_object(
    'issues', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'subject', case when delivery.language = 'en' and issue.subject_en <> '' then issue.subject_en else issue.subject_lt end,
        'started_at', issue.started_at, 'language', delivery.language, 'unsubscribed_at', delivery.unsubscribed_at
      ) order by issue.started_at), '[]')
      from public.newsletter_deliveries as delivery
      join public.newsletter_issues as issue on issue.id = delivery.issue_id
      where delivery.subscriber_id = subscriber.id
    )
  )
  from public.newsletter_subscribers as subscriber where subscriber.email = address
$$;
comment on function private.export_newsletter(text) is 'The consent, and which newsletters were sent.';

create function private.export_emails(address text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'emails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'template', mail.template, 'language', mail.language, 'status', mail.status, 'created_at', mail.created_at, 'sent_at', mail.sent_at,
        'delivered_at', mail.delivered_at, 'bounced_at', mail.bounced_at, 'complained_at', mail.complained_at
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

create function private.export_address(address text) returns jsonb
language sql stable set search_path = ''
as $$
  select private.export_emails(address) || jsonb_build_object(
    'messages', private.export_messages(address),
    'registrations', private.export_registrations(address),
    'newsletter', private.export_newsletter(address)
  )
$$;
comment on function private.export_address(text) is 'Everything under an email address besides the account.';

create function private.erase_newsletter(address text) returns void
language sql set search_path = ''
as $$ delete from public.newsletter_subscribers as subscriber where subscriber.email = address $$;
comment on function private.erase_newsletter(text) is
  'Leaves the rows of newsletter_deliveries, which then say nothing of anybody: the figures of a newsletter stay true.';

create function private.erase_emails(address text) returns void
language sql set search_path = ''
as $$
  -- The reason of a bounce often quotes the address.
  delete from public.email_events as event using public.email_outbox as mail
  where mail.recipient = address and event.provider_id = mail.provider_id;
  delete from public.email_outbox as mail where mail.recipient = address;
  delete from private.email_preferences as preference where preference.email = address;
  delete from public.suppressed_addresses as suppressed where suppressed.email = address;
$$;

create function private.erase_address(address text) returns void
language sql set search_path = ''
as $$
  -- Emails first, as whatever reports of one goes from it to its registration.
  select private.erase_emails(address);
  delete from public.contact_messages as message where message.email = address;
  delete from public.event_registrations as registration where registration.email = address;
  select private.erase_newsletter(address);
$$;
comment on function private.erase_address(text) is
  'Erases everything under an email address besides the account. Free places are offered within a minute.';

create or replace function public.export_personal_data(email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  address text := private.normalize_email(email);
begin
  perform private.require_admin();
  perform private.log_action('personal_data_exported', 'email', encode(extensions.digest(address, 'sha256'), 'hex'));
  return private.export_address(address);
end
$$;

create or replace function public.erase_personal_data(email text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  address text := private.normalize_email(email);
begin
  perform private.require_admin();
  perform private.erase_address(address);
  perform private.log_action('personal_data_erased', 'email', encode(extensions.digest(address, 'sha256'), 'hex'));
end
$$;

-- by the owner of an account

create function private.export_account(me uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'account', (select jsonb_build_object('id', id, 'email', email, 'created_at', created_at, 'last_sign_in_at', last_sign_in_at) from auth.users where id = me),
    'profile', (select to_jsonb(profile) - 'search_text' from public.profiles as profile where id = me),
    'roles', (select coalesce(jsonb_agg(role order by role), '[]') from public.user_roles where user_id = me),
    'organised_events', (select coalesce(jsonb_agg(event_key order by event_key), '[]') from public.event_organisers where user_id = me),
    'commenting', (select to_jsonb(commenter) - 'banned_by' from public.commenters as commenter where user_id = me),
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
    )
  )
$$;
comment on function private.export_account(uuid) is 'Everything that is kept of an account.';

create or replace function public.export_own_data() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := (select private.caller_id());
begin
  if me is null then
    raise exception 'Log in first' using errcode = '42501';
  end if;
  return private.export_account(me) || private.export_address(private.confirmed_address(me));
end
$$;
comment on function public.export_own_data() is 'Everything that is kept of the caller, also what was sent without the account from its address.';

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
  delete from public.email_outbox where recipient = (select email from public.profiles where id = me);
  perform private.erase_address(private.confirmed_address(me));
  delete from auth.users where id = me;
end
$$;
comment on function public.delete_own_account() is
  'Deletes the caller''s account with all that it wrote and liked, and what was sent from its address, within ten minutes of a log-in.';
