-- Whoever gives up some of their places by the link in an email is told what remains, such as which children still run.

create or replace function public.cancel_registration(token text, runner_ids uuid[] default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  registration public.event_registrations := private.lock_registration_of_link(token);
  remaining integer;
begin
  update public.race_registrations as runner set cancelled_at = now()
  where runner.registration_id = registration.id and runner.cancelled_at is null
    and (runner_ids is null or runner.id = any (runner_ids));
  select count(*) into remaining from public.race_registrations as runner
  where runner.registration_id = registration.id and runner.cancelled_at is null;
  if runner_ids is not null and remaining > 0 then
    update public.event_registrations as known set seats = remaining, held_until = null, updated_at = now()
    where known.id = registration.id
    returning * into registration;
    perform private.queue_registration_email(registration, 'registration-changed');
    return public.show_registration(token);
  end if;
  update public.event_registrations as known
  set status = 'cancelled', held_until = null, offered_until = null, updated_at = now()
  where known.id = registration.id
  returning * into registration;
  perform private.queue_state_email(registration);
  return public.show_registration(token);
end
$$;

create or replace function public.change_registration(token text, changes jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  registration public.event_registrations := private.lock_registration_of_link(token);
  changed public.event_registrations;
  wanted integer;
begin
  wanted := coalesce((changes ->> 'seats')::integer, registration.seats);
  if wanted not between 1 and registration.seats or (registration.kind = 'race' and wanted <> registration.seats) then
    raise exception 'The number of places can only be lowered' using errcode = 'PT400', detail = 'bad_request';
  end if;
  if jsonb_typeof(coalesce(changes -> 'runners', '[]')) <> 'array' then
    raise exception 'The runners are no list' using errcode = 'PT400', detail = 'bad_request';
  end if;
  update public.event_registrations as known
  set
    first_name = coalesce(changes ->> 'firstName', known.first_name),
    last_name = coalesce(changes ->> 'lastName', known.last_name),
    phone = case when changes ? 'phone' then changes ->> 'phone' else known.phone end,
    note = case when changes ? 'note' then changes ->> 'note' else known.note end,
    seats = wanted,
    updated_at = now()
  where known.id = registration.id
  returning * into changed;
  if registration.kind = 'trip' then
    update public.bus_registrations as bus
    set
      passengers = wanted,
      special_requests = case when changes ? 'specialRequests' then changes ->> 'specialRequests' else bus.special_requests end
    where bus.registration_id = registration.id;
  end if;
  update public.race_registrations as runner
  set
    first_name = coalesce(change.value ->> 'firstName', runner.first_name),
    last_name = coalesce(change.value ->> 'lastName', runner.last_name),
    age = case when runner.category = 'child' then coalesce((change.value ->> 'age')::integer, runner.age) end
  from jsonb_array_elements(coalesce(changes -> 'runners', '[]')) as change
  where runner.registration_id = registration.id and runner.id = (change.value ->> 'id')::uuid and runner.cancelled_at is null;
  if changed.seats < registration.seats then
    perform private.queue_registration_email(changed, 'registration-changed');
  end if;
  return public.show_registration(token);
exception
  when data_exception or integrity_constraint_violation then
    raise exception 'A value is not valid' using errcode = 'PT400', detail = 'bad_request';
end
$$;
