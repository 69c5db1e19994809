-- Before an event is changed in the Studio, volunteers learn how many people the change concerns.

create function public.count_registrants(event_key text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'registrations', count(*),
    'people', coalesce(sum(registration.seats), 0),
    'placed', coalesce(sum(registration.seats) filter (where registration.status <> 'waiting'), 0),
    'offers', count(*) filter (where registration.status = 'offered'),
    'endsAt', (
      select coalesce(item.ends_at, item.starts_at) from public.content_items as item where item.key = count_registrants.event_key
    )
  )
  from public.event_registrations as registration
  where registration.event_key = count_registrants.event_key
    and registration.status in ('requested', 'registered', 'waiting', 'offered')
$$;
comment on function public.count_registrants(text) is
  'How many registrations an event has or has waiting, for how many people, how many of them hold a place, and open offers. No names.';
grant execute on function public.count_registrants(text) to service_role;

insert into private.rate_limits (action, per_email, per_network, period) values ('count-registrants', 120, 600, '1 hour');
