-- A link in an email holds as long as the address it was sent to: once that is corrected, whoever has the wrong mailbox can do
-- nothing more. And a link shows no more than its task needs, since an email may be forwarded, or reach a stranger.

-- links

create function private.end_registration_links() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  email_id uuid;
begin
  delete from private.registration_links as link where link.registration_id = new.id;
  for email_id in
    select mail.id from public.email_outbox as mail
    where mail.registration_id = new.id and mail.status = 'queued' and mail.recipient = old.email
    order by mail.id for update
  loop
    perform private.queue_again(email_id, new.email);
  end loop;
  return null;
end
$$;
comment on function private.end_registration_links() is
  'Ends the links in emails to the former address. What has not been sent yet goes to the new one.';
create trigger end_registration_links after update of email on public.event_registrations
  for each row when (new.email <> old.email) execute function private.end_registration_links();

create function private.end_renewal_links() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.renewal_links as link where link.membership_id = new.id;
  return null;
end
$$;
comment on function private.end_renewal_links() is 'Ends the links in emails to the former address.';
create trigger end_renewal_links after update of email on public.memberships
  for each row when (new.email is distinct from old.email) execute function private.end_renewal_links();

comment on function private.create_registration_link(uuid) is
  'A new token for an email. The earlier ones stay valid until the address is corrected.';

create or replace function private.queue_again(email_id uuid, corrected text) returns void
language sql set search_path = ''
as $$
  update public.email_outbox as mail set
    status = 'queued', recipient = coalesce(corrected, mail.recipient), resends = mail.resends + 1, attempts = 0,
    first_attempt_at = null, next_attempt_at = now(), failed_at = null, last_error = null, is_alone = true, batch_id = null,
    data = case
      when mail.registration_id is not null and mail.data ? 'token'
      then mail.data || jsonb_build_object('token', private.create_registration_link(mail.registration_id))
      else mail.data
    end
  where mail.id = email_id
$$;
comment on function private.queue_again(uuid, text) is
  'Queues an email again, to the corrected address if there is one, with a link that holds.';

-- correcting an address

create or replace function public.retry_failed_email(email_id uuid, new_recipient text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  failed public.email_outbox;
  corrected text := private.normalize_email(new_recipient);
begin
  perform private.require_admin();
  select * into failed from public.email_outbox as mail where mail.id = email_id and mail.status = 'failed' for update;
  if failed.id is null then
    raise exception 'There is no such failed email' using errcode = 'PT404';
  end if;
  if failed.kind = 'account' then
    raise exception 'A link that logs somebody in is not sent again' using errcode = '22023';
  end if;
  if corrected <> failed.recipient then
    update public.event_registrations as registration set email = corrected, updated_at = now()
    where registration.id = failed.registration_id and registration.email = failed.recipient;
    update public.contact_messages as message set email = corrected
    where message.id = failed.message_id and message.email = failed.recipient;
  end if;
  -- After the links to the former address have ended, so that its own one holds.
  perform private.queue_again(email_id, corrected);
  perform private.log_action(
    'resend', 'email', email_id::text, jsonb_build_object('corrected', coalesce(corrected <> failed.recipient, false))
  );
end
$$;

create or replace function public.resend_registration_email(registration_id uuid, new_email text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  registration public.event_registrations := private.lock_registration(registration_id);
  former text := registration.email;
  corrected text := coalesce(private.normalize_email(new_email), former);
  failed uuid;
begin
  -- With the link, an organiser could consent in the name of a parent.
  if corrected <> former then
    perform private.require_admin();
  end if;
  update public.event_registrations as known set email = corrected, updated_at = now()
  where known.id = registration.id
  returning * into registration;
  for failed in
    select mail.id from public.email_outbox as mail
    where mail.registration_id = registration.id and mail.status = 'failed' and mail.recipient = former
    order by mail.created_at for update
  loop
    perform private.queue_again(failed, registration.email);
  end loop;
  -- What bounced has been sent, so its data is gone: the person is told anew how the registration stands.
  if not found then
    perform private.queue_state_email(registration);
  end if;
  perform private.log_action(
    'registration_resend', 'registration', registration.id::text,
    jsonb_build_object('event', registration.event_key, 'corrected', registration.email <> former)
  );
end
$$;
comment on function public.resend_registration_email(uuid, text) is
  'Sends the emails about a registration again that did not arrive, to a corrected address if an admin gives one.';

-- what a link and an email show

drop function private.registration_email_data(public.event_registrations, text);

create function private.registration_email_data(registration public.event_registrations) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'event', jsonb_build_object(
      'key', item.key, 'title', jsonb_build_object('lt', item.title_lt, 'en', item.title_en), 'path', item.path,
      'start', item.starts_at, 'end', item.ends_at, 'dateToBeConfirmed', item.date_to_be_confirmed, 'place', item.place
    ),
    'eventTitle', case registration.language
      when 'en' then coalesce(item.title_en, item.title_lt, item.key) else coalesce(item.title_lt, item.title_en, item.key)
    end,
    'firstName', registration.first_name,
    'lastName', registration.last_name,
    'kind', registration.kind,
    'seats', registration.seats,
    'offeredUntil', registration.offered_until,
    'runners', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'firstName', runner.first_name, 'lastName', runner.last_name,
        'needsConsent', runner.category = 'child' and runner.consented_at is null
      ) order by runner.created_at), '[]')
      from public.race_registrations as runner
      where runner.registration_id = registration.id and runner.cancelled_at is null
    )
  )
  from public.content_items as item where item.key = registration.event_key
$$;
comment on function private.registration_email_data(public.event_registrations) is
  'What emails tell the person: never health notes, a phone number or a child''s age, since the address may be a stranger''s.';

create function private.registration_email_data(registration public.event_registrations, organisers_language text) returns jsonb
language sql stable set search_path = ''
as $$
  select private.registration_email_data(registration) || jsonb_build_object(
    'eventTitle', case organisers_language
      when 'en' then coalesce(item.title_en, item.title_lt, item.key) else coalesce(item.title_lt, item.title_en, item.key)
    end,
    'runners', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'firstName', runner.first_name, 'lastName', runner.last_name, 'age', runner.age,
        'needsConsent', runner.category = 'child' and runner.consented_at is null
      ) order by runner.created_at), '[]')
      from public.race_registrations as runner
      where runner.registration_id = registration.id and runner.cancelled_at is null
    )
  )
  from public.content_items as item where item.key = registration.event_key
$$;
comment on function private.registration_email_data(public.event_registrations, text) is
  'What emails tell the organisers, in their language: never health notes, never a phone number.';

create function private.phone_ending(phone text) returns text
language sql immutable set search_path = ''
as $$ select case when digits <> '' then right(digits, least(3, length(digits) / 3)) end from regexp_replace(phone, '\D', '', 'g') as digits $$;
comment on function private.phone_ending(text) is
  'The last three digits, of a short number fewer: enough for who knows the number. Null if there is none.';

create or replace function public.show_registration(token text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  registration public.event_registrations := private.registration_of_link(token);
begin
  return private.with_event_state(private.registration_email_data(registration), registration) || jsonb_build_object(
    'status', registration.status, 'phoneEnding', private.phone_ending(registration.phone), 'note', registration.note,
    'language', registration.language,
    'specialRequests', (select bus.special_requests from public.bus_registrations as bus where bus.registration_id = registration.id),
    'runners', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', runner.id, 'category', runner.category, 'firstName', runner.first_name, 'lastName', runner.last_name,
        'needsConsent', runner.category = 'child' and runner.consented_at is null,
        'hasHealthNotes', exists (select from public.race_health_notes as notes where notes.race_registration_id = runner.id)
      ) order by runner.created_at), '[]')
      from public.race_registrations as runner where runner.registration_id = registration.id and runner.cancelled_at is null
    )
  );
end
$$;
comment on function public.show_registration(text) is
  'What was sent, without health notes, ages and the phone number, since an email may be forwarded.';
