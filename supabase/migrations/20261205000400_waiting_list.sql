-- The waiting list near an event: an offer ends when the event begins at the latest, and there is less time to answer. And a group
-- at the head of the list is not overtaken for ever by those who need fewer places.

alter table public.event_registrations add column collects_until timestamptz;
comment on column public.event_registrations.collects_until is
  'Until then, free places collect for a group at the head of the waiting list, and nobody else gets them.';

create function private.answer_deadline(event_key text, at timestamptz) returns timestamptz
language sql stable set search_path = ''
as $$
  select now() + (least(item.registration_closes_at, case when not item.date_to_be_confirmed then item.starts_at end) - at)
  from public.content_items as item where item.key = event_key
$$;
comment on function private.answer_deadline(text, timestamptz) is
  'When registration closes or the event begins, on the clock of the database; null if neither is known. At: the time on the site''s clock.';

create function private.time_to_answer(deadline timestamptz) returns interval
language sql stable set search_path = ''
as $$
  select least(deadline - now(), case
    when deadline < now() + interval '1 day' then interval '2 hours'
    when deadline < now() + interval '4 days' then interval '12 hours'
    else interval '48 hours'
  end)
$$;
comment on function private.time_to_answer(timestamptz) is 'How long an offer stands that is made now: shorter when little time is left.';

create or replace function private.has_room(event_key text, seats integer) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(private.free_seats(event_key) >= seats, true) and not exists (
    select from public.event_registrations as waiting
    where waiting.event_key = has_room.event_key and waiting.status = 'waiting' and waiting.collects_until > now()
  )
$$;
comment on function private.has_room(text, integer) is 'Whether there are places for newcomers: free ones that do not collect for a group.';

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

create or replace function private.offer_places(event_key text, at timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  registration public.event_registrations;
  free integer;
  deadline timestamptz := private.answer_deadline(event_key, at);
begin
  -- The event, or the end of its registration, may have been moved.
  update public.event_registrations as offered set offered_until = deadline, updated_at = now()
  where offered.event_key = offer_places.event_key and offered.offered_until > deadline;
  for registration in
    update public.event_registrations as missed
    set status = 'lapsed', offered_until = null, updated_at = now()
    where missed.event_key = offer_places.event_key and missed.offered_until <= now()
    returning missed.*
  loop
    perform private.queue_state_email(registration);
  end loop;

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
      select waiting.id from public.event_registrations as waiting
      where waiting.event_key = offer_places.event_key and waiting.status = 'waiting' and waiting.held_until is null
        and waiting.unconfirmed_until is null
        and (free is null or waiting.seats <= free)
      order by waiting.waiting_rank desc, waiting.waiting_since, waiting.id
      limit 1
    )
    returning first.* into registration;
    exit when not found;
    perform private.queue_state_email(registration);
  end loop;
end
$$;

-- moving up

drop function public.move_registration_up(uuid);

create function public.move_registration_up(registration_id uuid, reason text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  registration public.event_registrations := private.lock_registration(registration_id);
begin
  if (private.is_readable_line(reason) and char_length(reason) <= 200) is not true then
    raise exception 'Say in a line why' using errcode = 'PT400', detail = 'bad_request';
  end if;
  -- Whoever decides this vouches for the address. Places that it could not collect before may do so again.
  update public.event_registrations as known
  set updated_at = now(), waiting_rank = 2, unconfirmed_until = null, collects_until = null, waiting_since = (
    select min(waiting.waiting_since) - interval '1 millisecond' from public.event_registrations as waiting
    where waiting.event_key = known.event_key and waiting.status = 'waiting'
  )
  where known.id = registration.id and known.status = 'waiting';
  if not found then
    raise exception 'The registration waits for no place' using errcode = 'PT409', detail = 'registration_ended';
  end if;
  perform private.log_action(
    'registration_moved_up', 'registration', registration.id::text,
    jsonb_build_object('event', registration.event_key, 'reason', reason)
  );
end
$$;
comment on function public.move_registration_up(uuid, text) is 'Puts a registration first in its waiting list. The reason is kept in the log.';
grant execute on function public.move_registration_up(uuid, text) to authenticated;

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
    registration.unreached_since, registration.waiting_rank, registration.unconfirmed_until,
    registration.collects_until
  from public.event_registrations as registration
  left join public.bus_registrations as bus on bus.registration_id = registration.id
  left join public.attendance as mark on mark.attendee_id = registration.id;
