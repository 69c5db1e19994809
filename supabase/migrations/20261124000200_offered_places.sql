-- A registration for a full event counted its places once for each who waits, while all others waited for it: with 300 in
-- the list, for a third of a second. They are counted once for all.

create or replace function private.offer_places(event_key text, at timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  registration public.event_registrations;
  free integer;
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
    free := private.free_seats(event_key);
    update public.event_registrations as first
    set status = 'offered', offered_until = now() + interval '48 hours', updated_at = now()
    where first.id = (
      select waiting.id from public.event_registrations as waiting
      where waiting.event_key = offer_places.event_key and waiting.status = 'waiting' and waiting.held_until is null
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
