-- What an email is about, so that one which did not arrive marks its registration or message.

alter table public.email_outbox
  add column registration_id uuid references public.event_registrations (id) on delete set null,
  add column message_id uuid references public.contact_messages (id) on delete set null;
comment on column public.email_outbox.registration_id is 'The registration that it tells its person about.';
comment on column public.email_outbox.message_id is 'The message that it is the receipt of.';
create index email_outbox_of_registration on public.email_outbox (registration_id) where registration_id is not null;
create index email_outbox_of_message on public.email_outbox (message_id) where message_id is not null;

alter table public.event_registrations add column unreached_since timestamptz;
alter table public.contact_messages add column unreached_since timestamptz;
comment on column public.event_registrations.unreached_since is
  'When an email to the person bounced or failed for good; null again once a later one is delivered.';
comment on column public.contact_messages.unreached_since is 'When the receipt bounced or failed for good.';

create function private.mark_unreached() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  failed_at timestamptz := greatest(
    case when old.bounced_at is null then new.bounced_at end,
    case when new.status = 'failed' and old.status <> 'failed' then new.failed_at end
  );
  delivered_at timestamptz := case when old.delivered_at is null then new.delivered_at end;
begin
  -- Only the address as it is now: a correction may have come before the report about the old one.
  if failed_at is not null then
    update public.event_registrations as registration set unreached_since = failed_at
    where registration.id = new.registration_id and registration.email = new.recipient and registration.unreached_since is null;
    update public.contact_messages as message set unreached_since = failed_at
    where message.id = new.message_id and message.email = new.recipient and message.unreached_since is null;
  end if;
  if delivered_at is not null then
    update public.event_registrations as registration set unreached_since = null
    where registration.id = new.registration_id and registration.email = new.recipient and registration.unreached_since <= delivered_at;
    update public.contact_messages as message set unreached_since = null
    where message.id = new.message_id and message.email = new.recipient and message.unreached_since <= delivered_at;
  end if;
  return null;
end
$$;
create trigger mark_unreached after update of status, bounced_at, delivered_at on public.email_outbox
  for each row when (num_nonnulls(new.registration_id, new.message_id) > 0) execute function private.mark_unreached();

-- queueing

create or replace function private.queue_registration_email(registration public.event_registrations, template text) returns void
language plpgsql set search_path = ''
as $$
declare
  email_id uuid := public.queue_email(
    registration.email, template, registration.language,
    private.registration_email_data(registration) || jsonb_build_object('token', private.create_registration_link(registration.id)),
    'registration/' || registration.id || '/' || template || '/' || extensions.gen_random_uuid()
  );
begin
  update public.email_outbox as mail set registration_id = registration.id where mail.id = email_id;
end
$$;

create or replace function private.queue_contact_emails(message public.contact_messages, organisers text) returns void
language plpgsql set search_path = ''
as $$
declare
  data jsonb := jsonb_build_object(
    'firstName', message.first_name, 'lastName', message.last_name, 'email', message.email,
    'subject', message.subject, 'message', message.message
  );
  receipt uuid;
begin
  -- A program often gives the address of somebody else, who would get a receipt for nothing.
  if not message.is_suspected then
    receipt := public.queue_email(message.email, 'contact-receipt', message.language, data, 'contact/' || message.id || '/receipt');
    update public.email_outbox as mail set message_id = message.id where mail.id = receipt;
  end if;
  perform public.queue_email(
    organisers, 'contact-message', 'lt', data || jsonb_build_object('isSuspected', message.is_suspected),
    'contact/' || message.id || '/organisers'
  );
end
$$;

-- correcting an address

create function private.queue_again(email_id uuid, corrected text) returns void
language sql set search_path = ''
as $$
  update public.email_outbox as mail set
    status = 'queued', recipient = coalesce(corrected, mail.recipient), resends = mail.resends + 1, attempts = 0,
    first_attempt_at = null, next_attempt_at = now(), failed_at = null, last_error = null, is_alone = true
  where mail.id = email_id
$$;

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
  perform private.queue_again(email_id, corrected);
  if corrected <> failed.recipient then
    update public.event_registrations as registration set email = corrected, updated_at = now()
    where registration.id = failed.registration_id and registration.email = failed.recipient;
    update public.contact_messages as message set email = corrected
    where message.id = failed.message_id and message.email = failed.recipient;
  end if;
  perform private.log_action(
    'resend', 'email', email_id::text, jsonb_build_object('corrected', coalesce(corrected <> failed.recipient, false))
  );
end
$$;
comment on function public.retry_failed_email(uuid, text) is
  'Queues a failed email again, to a corrected address if one is given: then also of the registration or message that it is about.';

create function public.resend_registration_email(registration_id uuid, new_email text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  registration public.event_registrations := private.lock_registration(registration_id);
  former text := registration.email;
  failed uuid;
begin
  update public.event_registrations as known
  set email = coalesce(private.normalize_email(new_email), known.email), updated_at = now()
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
  'Sends the emails about a registration again that did not arrive, to a corrected address if one is given.';
grant execute on function public.resend_registration_email(uuid, text) to authenticated;

-- lists

create or replace view public.registration_overview with (security_invoker = true) as
  select
    registration.id, registration.event_key, registration.kind, registration.status, registration.seats,
    registration.first_name, registration.last_name, registration.email, registration.phone, registration.note,
    registration.language, registration.waiting_since, registration.offered_until, registration.held_until,
    registration.is_suspected, registration.is_repeated, registration.created_at,
    bus.special_requests,
    mark.came,
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', runner.id, 'category', runner.category, 'firstName', runner.first_name, 'lastName', runner.last_name, 'age', runner.age,
        'needsConsent', runner.category = 'child' and runner.consented_at is null,
        'came', (select attendance.came from public.attendance where attendance.attendee_id = runner.id)
      ) order by runner.created_at), '[]')
      from public.race_registrations as runner
      where runner.registration_id = registration.id and runner.cancelled_at is null
    ) as runners,
    registration.unreached_since
  from public.event_registrations as registration
  left join public.bus_registrations as bus on bus.registration_id = registration.id
  left join public.attendance as mark on mark.attendee_id = registration.id;
