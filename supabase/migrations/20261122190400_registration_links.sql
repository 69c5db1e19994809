-- What the link in an email may do with a registration, without an account. Whoever has the email has the link.

create function private.registration_of_link(token text) returns public.event_registrations
language plpgsql set search_path = ''
as $$
declare
  registration public.event_registrations;
begin
  select known.* into registration
  from private.registration_links as link
  join public.event_registrations as known on known.id = link.registration_id
  where link.token_digest = encode(extensions.digest(token, 'sha256'), 'hex');
  if not found then
    raise exception 'The link leads to no registration' using errcode = 'PT404', detail = 'not_found';
  end if;
  return registration;
end
$$;

create function private.lock_registration_of_link(token text) returns public.event_registrations
language plpgsql set search_path = ''
as $$
declare
  registration public.event_registrations := private.registration_of_link(token);
begin
  -- First the event, as everywhere, so that no two transactions wait for each other.
  perform private.lock_event(registration.event_key);
  select * into registration from public.event_registrations as known where known.id = registration.id for update;
  if registration.status not in ('requested', 'registered', 'waiting', 'offered') then
    raise exception 'The registration has ended' using errcode = 'PT409', detail = 'registration_ended';
  end if;
  return registration;
end
$$;
comment on function private.lock_registration_of_link(text) is 'The registration, if something can still be changed about it.';

create function public.show_registration(token text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  registration public.event_registrations := private.registration_of_link(token);
begin
  return private.registration_email_data(registration) || jsonb_build_object(
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
comment on function public.show_registration(text) is 'What was sent, without health notes: an email may be forwarded.';
grant execute on function public.show_registration(text) to anon, authenticated, service_role;

create function public.change_registration(token text, changes jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  registration public.event_registrations := private.lock_registration_of_link(token);
  wanted integer := coalesce((changes ->> 'seats')::integer, registration.seats);
begin
  if wanted not between 1 and registration.seats or (registration.kind = 'race' and wanted <> registration.seats) then
    raise exception 'The number of places can only be lowered' using errcode = 'PT400', detail = 'bad_request';
  end if;
  update public.event_registrations as known
  set
    first_name = coalesce(changes ->> 'firstName', known.first_name),
    last_name = coalesce(changes ->> 'lastName', known.last_name),
    phone = case when changes ? 'phone' then changes ->> 'phone' else known.phone end,
    note = case when changes ? 'note' then changes ->> 'note' else known.note end,
    seats = wanted,
    updated_at = now()
  where known.id = registration.id;
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
  return public.show_registration(token);
end
$$;
comment on function public.change_registration(text, jsonb) is
  'Corrects names, phone, notes and ages, and lowers the number of places; what is not named stays. Returns the registration.';
grant execute on function public.change_registration(text, jsonb) to anon, authenticated, service_role;

create function public.cancel_registration(token text, runner_ids uuid[] default null) returns jsonb
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
    where known.id = registration.id;
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
comment on function public.cancel_registration(text, uuid[]) is
  'Cancels the registration, or some of its runners. Free places are offered within a minute.';
grant execute on function public.cancel_registration(text, uuid[]) to anon, authenticated, service_role;

create function public.accept_place(token text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  registration public.event_registrations := private.lock_registration_of_link(token);
begin
  if registration.status = 'offered' and registration.offered_until <= now() then
    raise exception 'The offer has ended' using errcode = 'PT409', detail = 'offer_ended';
  end if;
  if registration.status = 'offered' then
    update public.event_registrations as known
    set
      status = case when known.kind = 'trip' then 'requested' else 'registered' end,
      offered_until = null, updated_at = now()
    where known.id = registration.id
    returning * into registration;
    perform private.queue_state_email(registration);
  end if;
  return public.show_registration(token);
end
$$;
comment on function public.accept_place(text) is 'Takes the place that was offered. A repetition has no effect.';
grant execute on function public.accept_place(text) to anon, authenticated, service_role;

create function public.give_parental_consent(token text, wording text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  registration public.event_registrations := private.lock_registration_of_link(token);
begin
  with consented as (
    update public.race_registrations as runner set consented_at = now()
    where runner.registration_id = registration.id and runner.category = 'child' and runner.consented_at is null
      and runner.cancelled_at is null
    returning runner.id
  )
  insert into public.race_consents (race_registration_id, given_by, wording)
  select consented.id, registration.first_name || ' ' || registration.last_name, give_parental_consent.wording from consented;
  return public.show_registration(token);
end
$$;
comment on function public.give_parental_consent(text, text) is 'Consents for all children of the registration, in the words that the page shows.';
grant execute on function public.give_parental_consent(text, text) to anon, authenticated, service_role;
