create table public.event_registrations (
  id uuid primary key default gen_random_uuid(),
  event_key text not null references public.content_items (key) on update cascade,
  kind text not null check (kind in ('general', 'trip', 'race')),
  status text not null check (status in ('requested', 'registered', 'waiting', 'offered', 'declined', 'lapsed', 'cancelled')),
  status_since timestamptz not null default now(),
  seats integer not null check (seats between 0 and 20),
  first_name text not null check (private.is_readable_line(first_name) and char_length(first_name) <= 100),
  last_name text not null check (private.is_readable_line(last_name) and char_length(last_name) <= 100),
  email text not null check (email = private.normalize_email(email) and char_length(email) <= 254),
  phone text check (private.is_readable_line(phone) and char_length(phone) <= 40)
    constraint event_registrations_phone_dialled check (phone ~ '^\+?[0-9]{5,20}$'),
  note text check (private.is_readable(note) and char_length(note) <= 1000),
  language text not null check (language in ('lt', 'en')),
  group_id uuid,
  held_until timestamptz check (held_until is null or group_id is not null),
  unconfirmed_until timestamptz,
  waiting_since timestamptz check ((status = 'waiting') <= (waiting_since is not null)),
  waiting_rank smallint not null default 0 check (waiting_rank between 0 and 2),
  collects_until timestamptz,
  offered_until timestamptz check ((status = 'offered') = (offered_until is not null)),
  is_suspected boolean not null default false,
  is_repeated boolean not null default false,
  is_owners boolean not null default false,
  unreached_since timestamptz,
  has_calendar_file boolean not null default false,
  decided_by uuid references public.profiles (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (event_key, group_id)
);
comment on table public.event_registrations is
  'Registrations of every kind, each of one person or family. Kept for a year after the event.';
comment on column public.event_registrations.status is
  'requested: an admin has to confirm it. offered: a place is held until offered_until. lapsed: the offer was not accepted, or the address not confirmed.';
comment on column public.event_registrations.seats is 'Places that the registration takes or waits for.';
comment on column public.event_registrations.group_id is
  'Shared by the members of a family, who are registered one after the other.';
comment on column public.event_registrations.held_until is
  'Until then, a family keeps places for members that are not registered yet.';
comment on column public.event_registrations.unconfirmed_until is
  'Until then, the place is held for an unconfirmed address. Null once it is confirmed, or if the event does not require it. Stays on a registration that lapsed for this reason.';
comment on column public.event_registrations.waiting_rank is
  'The order of offers: 2 for people whom somebody moved up, 1 for members, 0 for everybody else, and then by the time of waiting.';
comment on column public.event_registrations.collects_until is
  'Until then, free places are collected for a group at the head of the waiting list, and nobody else gets them.';
comment on column public.event_registrations.is_suspected is
  'True if the registration looks automatic. It is stored all the same.';
comment on column public.event_registrations.is_repeated is 'True if the same person was registered already.';
comment on column public.event_registrations.is_owners is
  'Whether the address is known to be that of the person, who was logged in with it or has used a link that was sent to it.';
comment on column public.event_registrations.unreached_since is
  'When an email to the person bounced or failed for good; null again once a later one is delivered.';
comment on column public.event_registrations.has_calendar_file is
  'Whether an email contained the event''s calendar file, which a later one has to update.';

create index event_registrations_of_event on public.event_registrations (event_key, status, waiting_since, id);
create index event_registrations_of_email on public.event_registrations (email);
create index event_registrations_decided_by on public.event_registrations (decided_by);
create index event_registrations_requested on public.event_registrations (created_at) where status = 'requested';
-- update_event_places() searches every minute for places that are held, offered or waited for.
create index event_registrations_to_update on public.event_registrations (event_key)
  where held_until is not null or offered_until is not null or unconfirmed_until is not null or status = 'waiting';

alter table public.event_registrations enable row level security;
grant select on public.event_registrations to authenticated, service_role;

create policy "Admins read registrations, organisers those of their events" on public.event_registrations
  for select to authenticated using (event_key in (select private.organised_events()));

create trigger e164_phone before insert or update of phone on public.event_registrations
  for each row execute function private.receive_phone('phone');

create function private.note_status_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.status_since := now();
  return new;
end
$$;
create trigger note_status_change before update of status on public.event_registrations
  for each row when (new.status is distinct from old.status) execute function private.note_status_change();

create table public.bus_registrations (
  registration_id uuid primary key references public.event_registrations (id) on delete cascade,
  passengers integer not null check (passengers between 1 and 6),
  special_requests text check (private.is_readable(special_requests) and char_length(special_requests) <= 1000)
);

alter table public.bus_registrations enable row level security;
grant select on public.bus_registrations to authenticated, service_role;

-- The policy of the registration decides.
create policy "Who reads a registration reads what a trip adds" on public.bus_registrations
  for select to authenticated using (exists (select from public.event_registrations as registration where registration.id = registration_id));

create table public.trip_payments (
  payment_id uuid primary key references public.payments (id) on delete cascade,
  registration_id uuid not null references public.event_registrations (id) on delete cascade,
  name text not null check (char_length(name) <= 201)
);
comment on table public.trip_payments is 'Money for a trip by bank transfer, and whose registration it is for. Goes with the registration.';
comment on column public.trip_payments.name is 'The name of the registration, for treasurers, who do not read registrations.';

create index trip_payments_of_registration on public.trip_payments (registration_id);

alter table public.trip_payments enable row level security;
grant select on public.trip_payments to authenticated, service_role;

create policy "Treasurers and who reads the registration see that it is paid" on public.trip_payments
  for select to authenticated
  using (
    (select private.has_role('treasurer'))
    or exists (select from public.event_registrations as registration where registration.id = registration_id)
  );

create function private.trip_paid_pence(registration_id uuid) returns integer
language sql stable security definer set search_path = ''
as $$
  select sum(payment.received_pence - payment.refunded_pence)::integer
  from public.trip_payments as trip join public.payments as payment on payment.id = trip.payment_id
  where trip.registration_id = trip_paid_pence.registration_id
$$;
comment on function private.trip_paid_pence(uuid) is 'Returns what came by bank transfer for a registration; null if nothing did.';
grant execute on function private.trip_paid_pence(uuid) to authenticated, service_role;

create table public.race_registrations (
  id uuid primary key default gen_random_uuid(),
  registration_id uuid not null references public.event_registrations (id) on delete cascade,
  category text not null check (category in ('adult', 'child')),
  first_name text not null check (private.is_readable_line(first_name) and char_length(first_name) <= 100),
  last_name text not null check (private.is_readable_line(last_name) and char_length(last_name) <= 100),
  age integer check (age between 5 and 17),
  consented_at timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  check ((category = 'child') = (age is not null))
);
comment on column public.race_registrations.consented_at is 'When a parent consented; null for a child whose consent is missing.';

create index race_registrations_of_registration on public.race_registrations (registration_id, created_at);

alter table public.race_registrations enable row level security;
grant select on public.race_registrations to authenticated, service_role;

create policy "Who reads a registration reads its runners" on public.race_registrations
  for select to authenticated using (exists (select from public.event_registrations as registration where registration.id = registration_id));

create table public.race_health_notes (
  race_registration_id uuid primary key references public.race_registrations (id) on delete cascade,
  medical_conditions text check (private.is_readable(medical_conditions) and char_length(medical_conditions) <= 1000),
  emergency_contact text check (private.is_readable_line(emergency_contact) and char_length(emergency_contact) <= 200),
  emergency_phone text check (private.is_readable_line(emergency_phone) and char_length(emergency_phone) <= 40)
    constraint race_health_notes_emergency_phone_dialled check (emergency_phone ~ '^\+?[0-9]{5,20}$')
);
comment on table public.race_health_notes is
  'Health notes and emergency contacts of runners, only for admins. Deleted 30 days after the event and the submission.';

alter table public.race_health_notes enable row level security;
grant select on public.race_health_notes to authenticated, service_role;

create policy "Admins read health notes" on public.race_health_notes
  for select to authenticated using ((select public.is_admin()));

create trigger e164_phone before insert or update of emergency_phone on public.race_health_notes
  for each row execute function private.receive_phone('emergency_phone');

create table public.race_consents (
  race_registration_id uuid primary key references public.race_registrations (id) on delete cascade,
  given_by text not null check (private.is_readable_line(given_by) and char_length(given_by) <= 201),
  wording text not null check (char_length(wording) between 1 and 1000),
  given_at timestamptz not null default now()
);
comment on table public.race_consents is
  'Consents of parents, with the words that they agreed to, only for admins. Deleted with the health notes.';

alter table public.race_consents enable row level security;
grant select on public.race_consents to authenticated, service_role;

create policy "Admins read consents" on public.race_consents
  for select to authenticated using ((select public.is_admin()));

-- places

create function private.lock_event(event_key text) returns void
language sql set search_path = ''
as $$ select from public.content_items where key = event_key for no key update $$;
comment on function private.lock_event(text) is 'Lets one transaction at a time count and assign the places of an event.';

create function private.free_seats(event_key text) returns integer
language sql stable set search_path = ''
as $$
  select item.capacity - private.sold_tickets(item.key) - coalesce((
    select sum(registration.seats) from public.event_registrations as registration
    where registration.event_key = item.key and registration.status in ('requested', 'registered', 'offered')
  ), 0)::integer
  from public.content_items as item where item.key = free_seats.event_key
$$;
comment on function private.free_seats(text) is
  'Returns the places that nobody has, holds or has bought. Negative after the capacity was lowered or Stripe sold more; null without a limit.';

create function private.has_room(event_key text, seats integer) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(private.free_seats(event_key) >= seats, true) and not exists (
    select from public.event_registrations as waiting
    where waiting.event_key = has_room.event_key and waiting.status = 'waiting' and waiting.collects_until > now()
  )
$$;
comment on function private.has_room(text, integer) is
  'Whether newcomers can have so many places: free ones that are not collected for a group.';

create function private.places_left(event_key text) returns integer
language sql stable set search_path = ''
as $$
  select case
    when not private.has_room(event_key, 1) then 0
    -- These are offered, or kept for a group, within the minute, and nobody knows yet what remains.
    when exists (
      select from public.event_registrations as waiting
      where waiting.event_key = places_left.event_key and waiting.status = 'waiting' and waiting.held_until is null
        and waiting.unconfirmed_until is null and (
          waiting.collects_until is null or waiting.seats <= private.free_seats(waiting.event_key)
        )
    ) then null
    else least(private.free_seats(event_key), 10)
  end
$$;

create function public.places_left(event_keys text[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if cardinality(event_keys) > 100 then
    raise exception 'At most 100 keys' using errcode = 'PT400';
  end if;
  return (
    select coalesce(jsonb_object_agg(item.key, private.places_left(item.key)), '{}')
    from public.content_items as item where item.key = any (event_keys) and item.capacity is not null and item.removed_at is null
  );
end
$$;
comment on function public.places_left(text[]) is
  'Returns the places that somebody could have now: {key: number}, with 10 for more, null while places are about to be offered to or kept for who waits, and without events that have no limit. With 0, registrations wait, and nobody should buy a ticket: Stripe does not know that, and the tickets that it still sells are valid.';
grant execute on function public.places_left(text[]) to anon, authenticated, service_role;

-- the waiting list

-- An offer ends when the event starts at the latest, and shortly before that people have less time to answer. People who need
-- fewer places do not overtake a group at the head of the list for ever.

create function private.answer_deadline(event_key text, at timestamptz) returns timestamptz
language sql stable set search_path = ''
as $$
  select now() + (least(item.registration_closes_at, case when not item.date_to_be_confirmed then item.starts_at end) - at)
  from public.content_items as item where item.key = event_key
$$;
comment on function private.answer_deadline(text, timestamptz) is
  'Returns when registration closes or the event starts, on the clock of the database; null if neither is known. at: the time of the site''s clock.';

create function private.time_to_answer(deadline timestamptz) returns interval
language sql stable set search_path = ''
as $$
  select least(deadline - now(), case
    when deadline < now() + interval '1 day' then interval '2 hours'
    when deadline < now() + interval '4 days' then interval '12 hours'
    else interval '48 hours'
  end)
$$;
comment on function private.time_to_answer(timestamptz) is
  'Returns how long an offer stands that is made now: less when little time is left.';

create function private.collects_places(event_key text, free integer, duration interval) returns boolean
language plpgsql set search_path = ''
as $$
declare
  head public.event_registrations;
begin
  select * into head from public.event_registrations as waiting
  where waiting.event_key = collects_places.event_key and waiting.status = 'waiting' and waiting.held_until is null
    and waiting.unconfirmed_until is null
  order by waiting.waiting_rank desc, waiting.waiting_since, waiting.id
  limit 1;
  if head.id is null or head.seats <= free or head.seats > (select item.capacity from public.content_items as item where item.key = event_key) then
    return false;
  end if;
  if head.collects_until is null then
    update public.event_registrations as known set collects_until = now() + duration
    where known.id = head.id
    returning * into head;
  end if;
  return coalesce(head.collects_until > now(), false);
end
$$;
comment on function private.collects_places(text, integer, interval) is
  'Whether the free places are kept for the first in the waiting list, who needs more: once, for as long as an offer would stand.';

create function private.renew_unsent_offers(event_key text, deadline timestamptz) returns void
language plpgsql set search_path = ''
as $$
begin
  with renewed as (
    update public.event_registrations as offered
    set offered_until = now() + private.time_to_answer(deadline), updated_at = now()
    where offered.event_key = renew_unsent_offers.event_key and offered.offered_until <= now() and (deadline <= now()) is not true
      and exists (
        select from public.email_outbox as mail
        where mail.registration_id = offered.id and mail.template = 'place-offered' and mail.status = 'queued' and mail.first_attempt_at is null
      )
    returning offered.id, offered.offered_until
  )
  update public.email_outbox as mail set data = mail.data || jsonb_build_object('offeredUntil', renewed.offered_until)
  from renewed where mail.registration_id = renewed.id and mail.template = 'place-offered' and mail.status = 'queued';
end
$$;
comment on function private.renew_unsent_offers(text, timestamptz) is
  'Lets an offer run again whose email has not left yet: nobody misses what they were not told.';

create function private.end_missed_offers(event_key text, at timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  registration public.event_registrations;
  deadline timestamptz := private.answer_deadline(event_key, at);
begin
  -- The event, or the end of its registration, may have been moved.
  update public.event_registrations as offered set offered_until = deadline, updated_at = now()
  where offered.event_key = end_missed_offers.event_key and offered.offered_until > deadline;
  perform private.renew_unsent_offers(event_key, deadline);
  for registration in
    update public.event_registrations as missed
    set status = 'lapsed', offered_until = null, updated_at = now()
    where missed.event_key = end_missed_offers.event_key and missed.offered_until <= now()
    returning missed.*
  loop
    perform private.queue_state_email(registration);
  end loop;
end
$$;

create function private.can_be_offered(registration public.event_registrations) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return (registration.is_owners or not exists (
    select from public.event_registrations as other
    where other.event_key = registration.event_key and other.email = registration.email and other.status = 'offered'
  )) and private.seconds_to_email(
    registration.email, 'place-offered', private.who_asks(registration.email, 'place-offered', registration.is_owners)
  ) is null;
end
$$;
comment on function private.can_be_offered(public.event_registrations) is
  'Whether the email of an offer could be sent now. Whoever is not known to own the address has one offer of an event at a time.';

create function private.offer_places(event_key text, at timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  registration public.event_registrations;
  untold uuid[] := '{}';
  free integer;
  deadline timestamptz := private.answer_deadline(event_key, at);
begin
  if private.registration_state(event_key, at) not in ('open', 'closed') or deadline <= now() then
    return;
  end if;
  loop
    free := private.free_seats(event_key);
    exit when free <= 0;
    exit when free is not null and private.collects_places(event_key, free, private.time_to_answer(deadline));
    update public.event_registrations as first
    set status = 'offered', offered_until = now() + private.time_to_answer(deadline), collects_until = null, updated_at = now()
    where first.id = (
      select next.id from (
        select waiting as registration, waiting.id from public.event_registrations as waiting
        where waiting.event_key = offer_places.event_key and waiting.status = 'waiting' and waiting.held_until is null
          and waiting.unconfirmed_until is null
          and (free is null or waiting.seats <= free)
          and waiting.id <> all (untold)
        order by waiting.waiting_rank desc, waiting.waiting_since, waiting.id
        offset 0 -- The emails are counted for as few as needed.
      ) as next
      where private.can_be_offered(next.registration)
      limit 1
    )
    returning first.* into registration;
    exit when not found;
    if not private.queue_state_email(registration) then
      -- No offer runs out of which nobody was told.
      update public.event_registrations as known set status = 'waiting', offered_until = null where known.id = registration.id;
      untold := untold || registration.id;
    end if;
  end loop;
end
$$;
comment on function private.offer_places(text, timestamptz) is
  'Offers free places for 48 hours to the first in the waiting list who fit and can be told.';

create function private.end_offers(event_key text) returns void
language sql set search_path = ''
as $$
  update public.event_registrations as registration
  set status = 'waiting', waiting_since = coalesce(waiting_since, created_at), offered_until = null, updated_at = now()
  where registration.event_key = end_offers.event_key and registration.status = 'offered'
$$;
comment on function private.end_offers(text) is 'Returns people with an offer to their place in the waiting list.';

-- expiry

create function private.end_unconfirmed(event_key text) returns void
language sql set search_path = ''
as $$
  update public.event_registrations as registration
  set status = 'lapsed', held_until = null, updated_at = now()
  where registration.event_key = end_unconfirmed.event_key and registration.unconfirmed_until <= now()
    and registration.status in ('requested', 'registered', 'waiting')
$$;
comment on function private.end_unconfirmed(text) is
  'Frees places held for addresses that were not confirmed in time. Sends no email, because the address may be a stranger''s.';

create function private.release_family_places(event_key text) returns void
language plpgsql set search_path = ''
as $$
declare
  registration public.event_registrations;
begin
  for registration in
    update public.event_registrations as family
    set
      held_until = null,
      updated_at = now(),
      seats = (select count(*) from public.race_registrations as runner where runner.registration_id = family.id and runner.cancelled_at is null)
    where family.event_key = release_family_places.event_key and family.held_until <= now()
    returning family.*
  loop
    if registration.status in ('registered', 'waiting') then
      perform private.queue_state_email(registration);
    end if;
  end loop;
end
$$;
comment on function private.release_family_places(text) is
  'Frees places that families kept for members who were not registered in time, and confirms the others.';

create function private.update_places(event_key text, at timestamptz) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.lock_event(event_key);
  perform private.release_family_places(event_key);
  perform private.end_unconfirmed(event_key);
  perform private.end_missed_offers(event_key, at);
  perform private.offer_places(event_key, at);
end
$$;
comment on function private.update_places(text, timestamptz) is
  'Locks the event and updates its places. at: the time of the site''s clock.';

create function public.update_event_places(at timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  due text;
begin
  for due in
    select item.key from public.content_items as item
    where item.key in (
      select registration.event_key from public.event_registrations as registration
      where registration.held_until <= now() or registration.offered_until is not null or registration.status = 'waiting'
        or (registration.unconfirmed_until <= now() and registration.status in ('requested', 'registered'))
    )
    order by item.key
    for no key update skip locked
  loop
    perform private.update_places(due, at);
  end loop;
end
$$;
comment on function public.update_event_places(timestamptz) is
  'Updates the places of all events; called every minute. A locked event is left to the next call.';
grant execute on function public.update_event_places(timestamptz) to service_role;
