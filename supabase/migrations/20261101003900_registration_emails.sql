-- What people are told of their registration, with the link by which they change it.

-- links

create table private.registration_links (
  token_digest text primary key check (token_digest ~ '^[0-9a-f]{64}$'),
  registration_id uuid not null references public.event_registrations (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table private.registration_links is
  'Links in emails that show, correct and cancel a registration without an account, stored as digests.';

create index registration_links_of_registration on private.registration_links (registration_id);

alter table private.registration_links enable row level security;

create function private.create_registration_link(registration_id uuid) returns text
language plpgsql set search_path = ''
as $$
declare
  token text := private.new_token();
begin
  insert into private.registration_links (token_digest, registration_id)
  values (private.sha256(token), create_registration_link.registration_id);
  return token;
end
$$;
comment on function private.create_registration_link(uuid) is
  'Returns a new token for an email. Earlier ones stay valid until the address is corrected.';

-- A link is valid as long as the address to which it was sent: after a correction, whoever has the wrong mailbox can do nothing
-- more. It shows no more than its task needs, because an email may be forwarded or reach a stranger.
create function private.end_registration_links() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  email_id uuid;
begin
  delete from private.registration_links as link where link.registration_id = new.id;
  update public.event_registrations as known set is_owners = false where known.id = new.id and known.is_owners;
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
  'Ends the links in emails to the former address, and sends what is still queued to the new one.';
create trigger end_registration_links after update of email on public.event_registrations
  for each row when (new.email <> old.email) execute function private.end_registration_links();

create function private.registration_of_link(token text) returns public.event_registrations
language plpgsql set search_path = ''
as $$
declare
  registration public.event_registrations;
begin
  select known.* into registration
  from private.registration_links as link
  join public.event_registrations as known on known.id = link.registration_id
  where link.token_digest = private.sha256(token);
  if not found then
    raise exception 'The link leads to no registration' using errcode = 'PT404', detail = 'not_found';
  end if;
  return registration;
end
$$;

create function private.with_event_state(shown jsonb, registration public.event_registrations) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_set(shown, '{event}', shown -> 'event' || jsonb_build_object(
    'state', case when item.removed_at is not null and item.status <> 'cancelled' then 'removed' else item.status end,
    'path', case when item.removed_at is null then item.path end
  ))
  from public.content_items as item where item.key = registration.event_key
$$;
comment on function private.with_event_state(jsonb, public.event_registrations) is
  'Adds whether the event is scheduled, changed, cancelled or removed from the site. A removed event has no page.';

-- emails

create function private.registration_email_data(registration public.event_registrations) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'event', private.event_email_data(item),
    'eventTitle', case registration.language
      when 'en' then coalesce(item.title_en, item.title_lt, item.key) else coalesce(item.title_lt, item.title_en, item.key)
    end,
    'firstName', registration.first_name,
    'lastName', registration.last_name,
    'kind', registration.kind,
    'seats', registration.seats,
    'offeredUntil', registration.offered_until,
    'unconfirmedUntil', registration.unconfirmed_until,
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
  'Returns what emails contain for the person, without health notes, the phone number and ages of children, because the address may be a stranger''s.';

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
  'Returns what emails contain for the organisers, in their language, without health notes and the phone number.';

create function private.queue_registration_email(registration public.event_registrations, template text) returns boolean
language plpgsql set search_path = ''
as $$
declare
  email_id uuid := public.queue_email(
    registration.email, template, registration.language,
    private.registration_email_data(registration) || jsonb_build_object('token', private.create_registration_link(registration.id)),
    'registration/' || registration.id || '/' || template || '/', is_owner => registration.is_owners
  );
begin
  update public.email_outbox as mail set registration_id = registration.id where mail.id = email_id;
  return found;
end
$$;
comment on function private.queue_registration_email(public.event_registrations, text) is
  'Emails the person. Returns false if the budget of the address is spent.';

create function private.queue_state_email(registration public.event_registrations) returns boolean
language plpgsql set search_path = ''
as $$
declare
  is_queued boolean;
begin
  -- What waits for room tells of an earlier state.
  delete from public.email_outbox as mail
  where mail.registration_id = registration.id and mail.status = 'queued' and mail.first_attempt_at is null
    and mail.next_attempt_at > now() and mail.template <> 'place-offered';
  is_queued := private.queue_registration_email(registration, case
    when registration.unconfirmed_until is not null and registration.status in ('requested', 'registered', 'waiting', 'lapsed')
      then 'registration-unconfirmed'
    when registration.status = 'requested' then 'registration-requested'
    when registration.status = 'waiting' then 'registration-waiting'
    when registration.status = 'offered' then 'place-offered'
    when registration.status = 'lapsed' then 'offer-lapsed'
    when registration.status = 'declined' then 'registration-declined'
    when registration.status = 'cancelled' then 'registration-cancelled'
    else 'registration-confirmed'
  end);
  -- The confirmation contains the file unless the date is to be confirmed.
  update public.event_registrations as known set has_calendar_file = true
  from public.content_items as item
  where is_queued and known.id = registration.id and known.status = 'registered' and not known.has_calendar_file
    and known.unconfirmed_until is null
    and item.key = known.event_key and item.starts_at is not null and not item.date_to_be_confirmed;
  return is_queued;
end
$$;
comment on function private.queue_state_email(public.event_registrations) is
  'Emails the person the state of the registration. Returns false if the budget of the address is spent.';

create function private.registration_token(mail public.email_outbox) returns text
language plpgsql set search_path = ''
as $$
begin
  return case when mail.registration_id is not null then private.create_registration_link(mail.registration_id) end;
end
$$;

insert into private.hooks (subject, hook, call) values ('registrations', 'email_token', 'private.registration_token');
