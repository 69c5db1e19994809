-- Who comes to an event, on a trip or to a race, and how many places are left.

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

-- Deleting it keeps the email. The outbox knows nothing of what an email is about, so the key comes with this table.
alter table public.email_outbox add constraint email_outbox_registration_id_fkey
  foreign key (registration_id) references public.event_registrations (id) on delete set null;

create trigger sync_email_language before insert or update of language, email on public.event_registrations
  for each row execute function private.sync_email_language();

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

create function private.registration_state(item_key text, at timestamptz) returns text
language sql stable set search_path = ''
as $$
  select coalesce((
    select case
      when item.removed_at is not null then 'removed'
      when item.status = 'cancelled' then 'cancelled'
      when item.registration_kind is null then 'none'
      when not item.registration_opens or item.registration_closes_at < registration_state.at then 'closed'
      else 'open'
    end
    from public.content_items as item where item.key = item_key
  ), 'none')
$$;
comment on function private.registration_state(text, timestamptz) is
  'Returns whether the site takes registrations for an item at that time: open, closed, cancelled, removed or none. at: the time of the site''s clock, which the caller knows.';

insert into private.hooks (subject, hook, call) values ('trip', 'payment_changed', 'private.hold_other_sum');
