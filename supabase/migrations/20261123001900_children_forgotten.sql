-- Children's names and ages go when the health notes do. The registration of their parent stays, with its number of places.

create or replace function public.purge_submissions() returns void
language sql security definer set search_path = ''
as $$
  delete from private.submissions where created_at < now() - interval '1 day';
  delete from public.contact_messages where created_at < now() - interval '2 years';
  delete from public.race_health_notes as notes using public.race_registrations as runner
  where runner.id = notes.race_registration_id and private.is_over(runner.registration_id, interval '30 days');
  -- With the parent's consent.
  delete from public.race_registrations as runner
  where runner.category = 'child' and private.is_over(runner.registration_id, interval '30 days');
  delete from public.event_registrations as registration where private.is_over(registration.id, interval '1 year');
$$;
