-- Registrations for events: who comes, how many places they take, and who waits for one.

create table public.event_registrations (
  id uuid primary key default gen_random_uuid(),
  event_key text not null references public.content_items (key) on update cascade,
  kind text not null check (kind in ('general', 'trip', 'race')),
  status text not null check (status in ('requested', 'registered', 'waiting', 'offered', 'declined', 'lapsed', 'cancelled')),
  seats integer not null check (seats between 0 and 20),
  first_name text not null check (private.is_readable_line(first_name) and char_length(first_name) <= 100),
  last_name text not null check (private.is_readable_line(last_name) and char_length(last_name) <= 100),
  email text not null check (email = private.normalize_email(email) and char_length(email) <= 254),
  phone text check (private.is_readable_line(phone) and char_length(phone) <= 40),
  note text check (private.is_readable(note) and char_length(note) <= 1000),
  language text not null check (language in ('lt', 'en')),
  group_id uuid,
  held_until timestamptz check (held_until is null or group_id is not null),
  waiting_since timestamptz check ((status = 'waiting') <= (waiting_since is not null)),
  offered_until timestamptz check ((status = 'offered') = (offered_until is not null)),
  is_suspected boolean not null default false,
  is_repeated boolean not null default false,
  decided_by uuid references public.profiles (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (event_key, group_id)
);
comment on table public.event_registrations is
  'Registrations of one person or family each, of every kind. Kept for a year after the event.';
comment on column public.event_registrations.status is
  'requested: an admin has to confirm it. offered: a place is held until offered_until. lapsed: the offer was not taken.';
comment on column public.event_registrations.seats is 'Places that it takes, or waits for.';
comment on column public.event_registrations.group_id is 'Of a family, whose members are registered one after the other.';
comment on column public.event_registrations.held_until is
  'Until then, a family has places for members that have not been registered yet.';
comment on column public.event_registrations.is_suspected is 'True when it looks sent by a program. It is kept all the same.';
comment on column public.event_registrations.is_repeated is 'True when the same person was registered already.';
create index event_registrations_of_event on public.event_registrations (event_key, status, waiting_since, id);
create index event_registrations_of_email on public.event_registrations (email);
create index event_registrations_decided_by on public.event_registrations (decided_by);
create index event_registrations_due on public.event_registrations (least(held_until, offered_until))
  where held_until is not null or offered_until is not null;

create table public.bus_registrations (
  registration_id uuid primary key references public.event_registrations (id) on delete cascade,
  passengers integer not null check (passengers between 1 and 6),
  special_requests text check (private.is_readable(special_requests) and char_length(special_requests) <= 1000)
);
comment on table public.bus_registrations is 'What registrations for a trip have besides.';

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
comment on table public.race_registrations is 'The runners of a registration for a race.';
comment on column public.race_registrations.consented_at is 'When a parent consented; null for a child means that the consent is missing.';
create index race_registrations_of_registration on public.race_registrations (registration_id, created_at);

create table public.race_health_notes (
  race_registration_id uuid primary key references public.race_registrations (id) on delete cascade,
  medical_conditions text check (private.is_readable(medical_conditions) and char_length(medical_conditions) <= 1000),
  emergency_contact text check (private.is_readable_line(emergency_contact) and char_length(emergency_contact) <= 200),
  emergency_phone text check (private.is_readable_line(emergency_phone) and char_length(emergency_phone) <= 40)
);
comment on table public.race_health_notes is
  'Health notes and emergency contacts of runners, for admins only. Erased 30 days after the event and the submission.';

create table public.race_consents (
  race_registration_id uuid primary key references public.race_registrations (id) on delete cascade,
  given_by text not null check (private.is_readable_line(given_by) and char_length(given_by) <= 201),
  wording text not null check (char_length(wording) between 1 and 1000),
  given_at timestamptz not null default now()
);
comment on table public.race_consents is 'Consents of parents, with the words that they agreed to, for admins only. Erased with the health notes.';

create table private.registration_links (
  token_digest text primary key check (token_digest ~ '^[0-9a-f]{64}$'),
  registration_id uuid not null references public.event_registrations (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table private.registration_links is
  'Links in emails that show, correct and cancel a registration without an account. Of each link there is a digest only.';
create index registration_links_of_registration on private.registration_links (registration_id);

alter table public.event_registrations enable row level security;
alter table public.bus_registrations enable row level security;
alter table public.race_registrations enable row level security;
alter table public.race_health_notes enable row level security;
alter table public.race_consents enable row level security;
alter table private.registration_links enable row level security;
grant select on public.event_registrations, public.bus_registrations, public.race_registrations to authenticated, service_role;
grant select on public.race_health_notes, public.race_consents to authenticated, service_role;

create policy "Admins read registrations, organisers those of their events" on public.event_registrations
  for select to authenticated using (event_key in (select private.organised_events()));

-- The registration's own policy decides.
create policy "Who reads a registration reads what a trip adds" on public.bus_registrations
  for select to authenticated using (exists (select from public.event_registrations as registration where registration.id = registration_id));

create policy "Who reads a registration reads its runners" on public.race_registrations
  for select to authenticated using (exists (select from public.event_registrations as registration where registration.id = registration_id));

create policy "Admins read health notes" on public.race_health_notes
  for select to authenticated using ((select public.is_admin()));

create policy "Admins read consents" on public.race_consents
  for select to authenticated using ((select public.is_admin()));

-- places

create function private.lock_event(event_key text) returns void
language sql set search_path = ''
as $$ select from public.content_items where key = event_key for no key update $$;
comment on function private.lock_event(text) is 'Lets one transaction at a time count and give places of an event.';

create function private.free_seats(event_key text) returns integer
language sql stable set search_path = ''
as $$
  select item.capacity - coalesce((
    select sum(registration.seats) from public.event_registrations as registration
    where registration.event_key = item.key and registration.status in ('requested', 'registered', 'offered')
  ), 0)::integer
  from public.content_items as item where item.key = free_seats.event_key
$$;
comment on function private.free_seats(text) is 'Places that nobody has or holds, below zero after the capacity was lowered; null without a limit.';

create function private.has_room(event_key text, seats integer) returns boolean
language sql stable set search_path = ''
as $$ select coalesce(private.free_seats(event_key) >= seats, true) $$;

create function private.create_registration_link(registration_id uuid) returns text
language plpgsql set search_path = ''
as $$
declare
  token text := encode(extensions.gen_random_bytes(32), 'hex');
begin
  insert into private.registration_links (token_digest, registration_id)
  values (encode(extensions.digest(token, 'sha256'), 'hex'), create_registration_link.registration_id);
  return token;
end
$$;
comment on function private.create_registration_link(uuid) is 'A new token for an email. The earlier ones stay valid.';

create function private.registration_email_data(registration public.event_registrations, language text default null) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'event', jsonb_build_object(
      'key', item.key, 'title', jsonb_build_object('lt', item.title_lt, 'en', item.title_en), 'path', item.path,
      'start', item.starts_at, 'end', item.ends_at, 'dateToBeConfirmed', item.date_to_be_confirmed, 'place', item.place
    ),
    'eventTitle', case coalesce(registration_email_data.language, registration.language)
      when 'en' then coalesce(item.title_en, item.title_lt, item.key) else coalesce(item.title_lt, item.title_en, item.key)
    end,
    'firstName', registration.first_name,
    'lastName', registration.last_name,
    'kind', registration.kind,
    'seats', registration.seats,
    'offeredUntil', registration.offered_until,
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
  'What emails say of a registration, in its own language unless another is given: never health notes, never a phone number.';

create function private.queue_registration_email(registration public.event_registrations, template text) returns void
language plpgsql set search_path = ''
as $$
begin
  perform public.queue_email(
    registration.email, template, registration.language,
    private.registration_email_data(registration) || jsonb_build_object('token', private.create_registration_link(registration.id)),
    'registration/' || registration.id || '/' || template || '/' || extensions.gen_random_uuid()
  );
end
$$;

create function private.queue_state_email(registration public.event_registrations) returns void
language sql set search_path = ''
as $$
  select private.queue_registration_email(registration, case registration.status
    when 'requested' then 'registration-requested'
    when 'waiting' then 'registration-waiting'
    when 'offered' then 'place-offered'
    when 'lapsed' then 'offer-lapsed'
    when 'declined' then 'registration-declined'
    when 'cancelled' then 'registration-cancelled'
    else 'registration-confirmed'
  end)
$$;
comment on function private.queue_state_email(public.event_registrations) is 'Tells the person how the registration stands.';

create function private.settle_families(event_key text) returns void
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
    where family.event_key = settle_families.event_key and family.held_until <= now()
    returning family.*
  loop
    if registration.status in ('registered', 'waiting') then
      perform private.queue_state_email(registration);
    end if;
  end loop;
end
$$;
comment on function private.settle_families(text) is
  'Frees places that families held for members who were not registered in time, and confirms the others.';

create function private.offer_places(event_key text, at timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  registration public.event_registrations;
begin
  for registration in
    update public.event_registrations as missed
    set status = 'lapsed', offered_until = null, updated_at = now()
    where missed.event_key = offer_places.event_key and missed.offered_until <= now()
    returning missed.*
  loop
    perform private.queue_state_email(registration);
  end loop;

  if private.registration_state(event_key, at) not in ('open', 'closed') or exists (
    select from public.content_items as item where item.key = event_key and item.starts_at <= at
  ) then
    return;
  end if;
  loop
    update public.event_registrations as first
    set status = 'offered', offered_until = now() + interval '48 hours', updated_at = now()
    where first.id = (
      select waiting.id from public.event_registrations as waiting
      where waiting.event_key = offer_places.event_key and waiting.status = 'waiting' and waiting.held_until is null
        and private.has_room(waiting.event_key, waiting.seats)
      order by waiting.waiting_since, waiting.id
      limit 1
    )
    returning first.* into registration;
    exit when not found;
    perform private.queue_state_email(registration);
  end loop;
end
$$;
comment on function private.offer_places(text, timestamptz) is
  'Ends offers that nobody took, and offers free places to the first in the waiting list who fit, for 48 hours.';

create function private.settle_event(event_key text, at timestamptz) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.lock_event(event_key);
  perform private.settle_families(event_key);
  perform private.offer_places(event_key, at);
end
$$;
comment on function private.settle_event(text, timestamptz) is 'Locks the event and brings its places up to date. At: the time on the site''s clock.';

create function public.settle_events(at timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  due text;
begin
  for due in
    select distinct registration.event_key from public.event_registrations as registration
    where registration.held_until <= now() or registration.offered_until <= now() or registration.status = 'waiting'
    order by registration.event_key
  loop
    perform private.settle_event(due, at);
  end loop;
end
$$;
comment on function public.settle_events(timestamptz) is 'Brings the places of all events up to date; called every minute.';
grant execute on function public.settle_events(timestamptz) to service_role;
