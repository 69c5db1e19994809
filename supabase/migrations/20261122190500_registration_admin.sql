-- What admins, and organisers of an event, do with its registrations.

create function private.require_organiser(event_key text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if coalesce(public.is_admin() or private.may_organise(event_key), false) is not true then
    raise exception 'Only an admin or an organiser of the event may do this' using errcode = '42501';
  end if;
end
$$;
comment on function private.require_organiser(text) is 'First line of what admins and organisers of an event may do.';

create function private.lock_registration(registration_id uuid) returns public.event_registrations
language plpgsql set search_path = ''
as $$
declare
  registration public.event_registrations;
begin
  select * into registration from public.event_registrations as known where known.id = registration_id;
  perform private.require_organiser(registration.event_key);
  if registration.id is null then
    raise exception 'There is no such registration' using errcode = 'PT404', detail = 'not_found';
  end if;
  perform private.lock_event(registration.event_key);
  select * into registration from public.event_registrations as known where known.id = registration_id for update;
  return registration;
end
$$;
comment on function private.lock_registration(uuid) is 'The registration, for its admins and organisers alone, with its event locked.';

create function private.set_registration_status(registration public.event_registrations, status text) returns void
language plpgsql set search_path = ''
as $$
begin
  update public.event_registrations as known
  set
    status = set_registration_status.status, held_until = null, offered_until = null, updated_at = now(),
    decided_by = private.caller_id(), decided_at = now()
  where known.id = registration.id
  returning * into registration;
  perform private.queue_state_email(registration);
  perform private.log_action('registration_' || status, 'registration', registration.id::text, jsonb_build_object('event', registration.event_key));
end
$$;

create function public.decide_registration(registration_id uuid, is_accepted boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  registration public.event_registrations := private.lock_registration(registration_id);
begin
  if registration.status <> 'requested' then
    raise exception 'The registration waits for no decision' using errcode = 'PT409', detail = 'registration_ended';
  end if;
  perform private.set_registration_status(registration, case when is_accepted then 'registered' else 'declined' end);
end
$$;
comment on function public.decide_registration(uuid, boolean) is 'Confirms or declines a request. Declined seats are offered within a minute.';
grant execute on function public.decide_registration(uuid, boolean) to authenticated;

create function public.withdraw_registration(registration_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  registration public.event_registrations := private.lock_registration(registration_id);
begin
  if registration.status not in ('requested', 'registered', 'waiting', 'offered') then
    raise exception 'The registration has ended' using errcode = 'PT409', detail = 'registration_ended';
  end if;
  perform private.set_registration_status(registration, 'cancelled');
end
$$;
comment on function public.withdraw_registration(uuid) is 'Cancels a registration for the person, who is told by email.';
grant execute on function public.withdraw_registration(uuid) to authenticated;

create function public.move_registration_up(registration_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  registration public.event_registrations := private.lock_registration(registration_id);
begin
  update public.event_registrations as known
  set updated_at = now(), waiting_since = (
    select min(waiting.waiting_since) - interval '1 millisecond' from public.event_registrations as waiting
    where waiting.event_key = known.event_key and waiting.status = 'waiting'
  )
  where known.id = registration.id and known.status = 'waiting';
  if not found then
    raise exception 'The registration waits for no place' using errcode = 'PT409', detail = 'registration_ended';
  end if;
  perform private.log_action('registration_moved_up', 'registration', registration.id::text, jsonb_build_object('event', registration.event_key));
end
$$;
comment on function public.move_registration_up(uuid) is 'Puts a registration first in its waiting list.';
grant execute on function public.move_registration_up(uuid) to authenticated;

-- at the door

create table public.attendance (
  attendee_id uuid primary key,
  registration_id uuid not null references public.event_registrations (id) on delete cascade,
  came boolean not null,
  marked_at timestamptz not null,
  marked_by uuid references public.profiles (id) on delete set null
);
comment on table public.attendance is
  'Who came: a runner, or everybody of a registration without runners. Of two marks the later one counts, whichever arrives first.';
create index attendance_of_registration on public.attendance (registration_id);
create index attendance_marked_by on public.attendance (marked_by);

alter table public.attendance enable row level security;
grant select on public.attendance to authenticated, service_role;

create policy "Who reads a registration reads who came" on public.attendance
  for select to authenticated using (exists (select from public.event_registrations as registration where registration.id = registration_id));

create function public.mark_attendance(marks jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  event_key text;
begin
  for event_key in
    select distinct registration.event_key from jsonb_array_elements(marks) as mark
    join public.event_registrations as registration on registration.id = (mark ->> 'registrationId')::uuid
  loop
    perform private.require_organiser(event_key);
  end loop;

  insert into public.attendance as known (attendee_id, registration_id, came, marked_at, marked_by)
  select distinct on (attendee.id) attendee.id, registration.id, (mark ->> 'came')::boolean, attendee.marked_at, private.caller_id()
  from jsonb_array_elements(marks) as mark
  join public.event_registrations as registration on registration.id = (mark ->> 'registrationId')::uuid
  left join public.race_registrations as runner
    on runner.id = (mark ->> 'runnerId')::uuid and runner.registration_id = registration.id
  cross join lateral (
    select coalesce(runner.id, registration.id) as id, least((mark ->> 'markedAt')::timestamptz, now()) as marked_at
  ) as attendee
  where mark ->> 'runnerId' is null or runner.id is not null
  order by attendee.id, attendee.marked_at desc
  on conflict (attendee_id) do update
  set came = excluded.came, marked_at = excluded.marked_at, marked_by = excluded.marked_by
  where excluded.marked_at >= known.marked_at;
end
$$;
comment on function public.mark_attendance(jsonb) is
  'Takes marks of who came: a list of {registrationId, runnerId, came, markedAt}. A phone that was offline may send old ones.';
grant execute on function public.mark_attendance(jsonb) to authenticated;

-- lists

create view public.registration_overview with (security_invoker = true) as
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
    ) as runners
  from public.event_registrations as registration
  left join public.bus_registrations as bus on bus.registration_id = registration.id
  left join public.attendance as mark on mark.attendee_id = registration.id;
comment on view public.registration_overview is 'Registrations as admins and organisers see them, without health notes.';
grant select on public.registration_overview to authenticated, service_role;

-- writing to everybody

create function public.message_registrants(event_key text, statuses text[], messages jsonb, key uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  registration public.event_registrations;
  sent integer := 0;
begin
  perform private.require_organiser(event_key);
  if messages #>> '{lt,subject}' is null or messages #>> '{lt,text}' is null or messages #>> '{en,subject}' is null or messages #>> '{en,text}' is null then
    raise exception 'The message needs a subject and a text in both languages' using errcode = 'PT400', detail = 'bad_request';
  end if;
  for registration in
    select * from public.event_registrations as known
    where known.event_key = message_registrants.event_key and known.status = any (statuses)
    order by known.created_at
  loop
    perform public.queue_email(
      registration.email, 'event-message', registration.language,
      private.registration_email_data(registration)
        || jsonb_build_object('token', private.create_registration_link(registration.id)) || (messages -> registration.language),
      'event-message/' || key || '/' || registration.id
    );
    sent := sent + 1;
  end loop;
  perform private.log_action('registrants_messaged', 'event', event_key, jsonb_build_object('recipients', sent));
  return sent;
end
$$;
comment on function public.message_registrants(text, text[], jsonb, uuid) is
  'Writes to everybody registered with one of the statuses, once for each key. Returns how many.';
grant execute on function public.message_registrants(text, text[], jsonb, uuid) to authenticated;
