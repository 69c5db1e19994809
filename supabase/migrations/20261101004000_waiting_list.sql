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
