-- What the link in an email says, and may still do, when the event was cancelled, changed or taken off the site.

create function private.with_event_state(shown jsonb, registration public.event_registrations) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_set(shown, '{event}', shown -> 'event' || jsonb_build_object(
    'state', case when item.removed_at is not null and item.status <> 'cancelled' then 'removed' else item.status end,
    'path', case when item.removed_at is null then item.path end
  ))
  from public.content_items as item where item.key = registration.event_key
$$;
comment on function private.with_event_state(jsonb, public.event_registrations) is
  'Adds whether the event is scheduled, changed, cancelled or removed from the site; then it has no page.';

create or replace function public.show_registration(token text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  registration public.event_registrations := private.registration_of_link(token);
begin
  return private.with_event_state(private.registration_email_data(registration), registration) || jsonb_build_object(
    'status', registration.status, 'phone', registration.phone, 'note', registration.note, 'language', registration.language,
    'specialRequests', (select bus.special_requests from public.bus_registrations as bus where bus.registration_id = registration.id),
    'runners', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', runner.id, 'category', runner.category, 'firstName', runner.first_name, 'lastName', runner.last_name, 'age', runner.age,
        'needsConsent', runner.category = 'child' and runner.consented_at is null,
        'hasHealthNotes', exists (select from public.race_health_notes as notes where notes.race_registration_id = runner.id)
      ) order by runner.created_at), '[]')
      from public.race_registrations as runner where runner.registration_id = registration.id and runner.cancelled_at is null
    )
  );
end
$$;

create or replace function private.lock_registration_of_link(token text) returns public.event_registrations
language plpgsql set search_path = ''
as $$
declare
  registration public.event_registrations := private.registration_of_link(token);
begin
  -- First the event, as everywhere, so that no two transactions wait for each other.
  perform private.lock_event(registration.event_key);
  if exists (select from public.content_items as item where item.key = registration.event_key and item.status = 'cancelled') then
    raise exception 'The event is cancelled' using errcode = 'PT409', detail = 'event_cancelled';
  end if;
  select * into registration from public.event_registrations as known where known.id = registration.id for update;
  if registration.status not in ('requested', 'registered', 'waiting', 'offered') then
    raise exception 'The registration has ended' using errcode = 'PT409', detail = 'registration_ended';
  end if;
  return registration;
end
$$;
