-- settle_events() looks every minute for places that are held, offered or waited for. No query used the index of when.

drop index public.event_registrations_due;
create index event_registrations_unsettled on public.event_registrations (event_key)
  where held_until is not null or offered_until is not null or status = 'waiting';
