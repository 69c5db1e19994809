-- The job that settles all events held the lock of one while it waited for the next, and sync_content_items() takes them in
-- another order: each could wait for the other. Now the job waits for none. Registering settles the event by itself, and
-- whatever else holds the lock has let it go a minute later.

create or replace function public.settle_events(at timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  due text;
begin
  for due in
    select item.key from public.content_items as item
    where item.key in (
      select registration.event_key from public.event_registrations as registration
      where registration.held_until <= now() or registration.offered_until <= now() or registration.status = 'waiting'
    )
    order by item.key
    for no key update skip locked
  loop
    perform private.settle_event(due, at);
  end loop;
end
$$;
comment on function public.settle_events(timestamptz) is
  'Brings the places of all events up to date; called every minute. An event that is locked is left for the next time.';
