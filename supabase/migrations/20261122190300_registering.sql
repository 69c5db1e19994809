-- Registering: one door for all kinds, called by the edge functions.

create function private.require_open_registration(event_key text, kind text, at timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  state text := private.registration_state(event_key, at);
begin
  if state = 'cancelled' then
    raise exception 'The event is cancelled' using errcode = 'PT409', detail = 'event_cancelled';
  elsif state = 'closed' then
    raise exception 'Registration is closed' using errcode = 'PT409', detail = 'registration_closed';
  elsif state is distinct from 'open' or not exists (
    select from public.content_items as item where item.key = event_key and item.registration_kind = require_open_registration.kind
  ) then
    raise exception 'Nobody registers for this here' using errcode = 'PT404', detail = 'not_found';
  end if;
end
$$;

create function private.default_event(kind text, at timestamptz) returns text
language sql stable set search_path = ''
as $$
  select item.key from public.content_items as item
  where item.registration_kind = default_event.kind and private.registration_state(item.key, at) = 'open'
  order by item.starts_at, item.key
  limit 1
$$;
comment on function private.default_event(text, timestamptz) is
  'The event that a registration without an event key is for: the next one that takes registrations of the kind.';

create function private.is_repeated(submission jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.event_registrations as earlier
    left join public.race_registrations as runner on runner.registration_id = earlier.id and runner.cancelled_at is null
    where earlier.event_key = submission ->> 'eventKey'
      and earlier.email = private.normalize_email(submission ->> 'email')
      and earlier.status in ('requested', 'registered', 'waiting', 'offered')
      and (
        submission -> 'runner' is null
        or private.fold(runner.first_name || ' ' || runner.last_name)
          = private.fold((submission #>> '{runner,firstName}') || ' ' || (submission #>> '{runner,lastName}'))
      )
  )
$$;
comment on function private.is_repeated(jsonb) is 'Whether the same person, or runner, is registered already.';

create function private.add_registration(submission jsonb, is_suspected boolean) returns public.event_registrations
language plpgsql set search_path = ''
as $$
declare
  event_key text := submission ->> 'eventKey';
  kind text := submission ->> 'kind';
  size integer := coalesce((submission #>> '{group,size}')::integer, (submission ->> 'seats')::integer);
  has_room boolean := private.has_room(event_key, size);
  registration public.event_registrations;
begin
  insert into public.event_registrations (
    event_key, kind, status, seats, first_name, last_name, email, phone, note, language, group_id, held_until, waiting_since, is_suspected, is_repeated
  ) values (
    event_key, kind,
    case when not has_room then 'waiting' when kind = 'trip' then 'requested' else 'registered' end,
    size,
    submission ->> 'firstName', submission ->> 'lastName', private.normalize_email(submission ->> 'email'),
    submission ->> 'phone', submission ->> 'note', coalesce(submission ->> 'locale', 'lt'),
    (submission #>> '{group,id}')::uuid,
    case when submission -> 'group' is not null then now() + interval '15 minutes' end,
    case when not has_room then clock_timestamp() end,
    is_suspected, private.is_repeated(submission)
  )
  returning * into registration;
  if kind = 'trip' then
    insert into public.bus_registrations (registration_id, passengers, special_requests)
    values (registration.id, size, submission ->> 'specialRequests');
  end if;
  return registration;
end
$$;

create function private.join_family(registration public.event_registrations, submission jsonb) returns public.event_registrations
language plpgsql set search_path = ''
as $$
declare
  members integer := (
    select count(*) from public.race_registrations as runner
    where runner.registration_id = registration.id and runner.cancelled_at is null
  );
begin
  if registration.email <> private.normalize_email(submission ->> 'email') or registration.kind <> submission ->> 'kind' then
    raise exception 'The group belongs to another registration' using errcode = 'PT409', detail = 'idempotency_conflict';
  end if;
  -- The places may have become free again, or there are more members than announced.
  if members >= registration.seats or registration.status not in ('registered', 'waiting') then
    if registration.status <> 'waiting' and not private.has_room(registration.event_key, 1) then
      raise exception 'There is no place left for another member' using errcode = 'PT409', detail = 'event_full';
    end if;
    update public.event_registrations as family
    set seats = members + 1, updated_at = now(),
      status = case when family.status in ('registered', 'waiting', 'offered') then family.status else 'registered' end
    where family.id = registration.id
    returning * into registration;
  end if;
  return registration;
end
$$;

create function private.add_runner(registration public.event_registrations, runner jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  consents boolean := runner ->> 'category' = 'child' and coalesce((runner ->> 'parentConsent')::boolean, false);
  runner_id uuid;
begin
  insert into public.race_registrations (registration_id, category, first_name, last_name, age, consented_at, created_at)
  values (
    registration.id, runner ->> 'category', runner ->> 'firstName', runner ->> 'lastName', (runner ->> 'age')::integer,
    case when consents then now() end, clock_timestamp()
  )
  returning id into runner_id;
  if num_nonnulls(runner ->> 'medicalConditions', runner ->> 'emergencyContact', runner ->> 'emergencyPhone') > 0 then
    insert into public.race_health_notes (race_registration_id, medical_conditions, emergency_contact, emergency_phone)
    values (runner_id, runner ->> 'medicalConditions', runner ->> 'emergencyContact', runner ->> 'emergencyPhone');
  end if;
  if consents then
    insert into public.race_consents (race_registration_id, given_by, wording)
    values (runner_id, registration.first_name || ' ' || registration.last_name, runner ->> 'consentWording');
  end if;
end
$$;

create function private.end_family_if_complete(registration public.event_registrations) returns public.event_registrations
language plpgsql set search_path = ''
as $$
begin
  update public.event_registrations as family set held_until = null
  where family.id = registration.id and family.seats <= (
    select count(*) from public.race_registrations as runner where runner.registration_id = family.id and runner.cancelled_at is null
  );
  select * into registration from public.event_registrations as family where family.id = registration.id;
  return registration;
end
$$;

create function public.register_for_event(submission jsonb, context jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  action text := context ->> 'action';
  key uuid := context ->> 'key';
  at timestamptz := context ->> 'at';
  event_key text := coalesce(submission ->> 'eventKey', private.default_event(submission ->> 'kind', at));
  response jsonb := private.begin_submission(action, key, context ->> 'digest');
  family public.event_registrations;
  registration public.event_registrations;
begin
  if response is not null then
    return response;
  end if;
  submission := submission || jsonb_build_object('eventKey', event_key);
  perform private.require_open_registration(event_key, submission ->> 'kind', at);
  perform public.count_submission(action, context ->> 'emailHash', context ->> 'networkHash');
  perform private.settle_event(event_key, at);

  select * into family from public.event_registrations as known
  where known.event_key = submission ->> 'eventKey' and known.group_id = (submission #>> '{group,id}')::uuid;
  registration := case
    when family.id is null then private.add_registration(submission, coalesce((context ->> 'isSuspected')::boolean, false))
    else private.join_family(family, submission)
  end;
  if submission -> 'runner' is not null then
    perform private.add_runner(registration, submission -> 'runner');
  end if;
  if registration.group_id is not null then
    registration := private.end_family_if_complete(registration);
  end if;

  -- A family gets one email, when all its members are registered or its places are no longer held.
  if registration.held_until is null then
    perform private.queue_state_email(registration);
    perform public.queue_email(
      context ->> 'organisers', 'registration-notice', 'lt',
      private.registration_email_data(registration, 'lt') || jsonb_build_object('status', registration.status, 'email', registration.email),
      'registration/' || registration.id || '/notice/' || extensions.gen_random_uuid()
    );
  end if;
  return private.end_submission(action, key, jsonb_build_object('ok', true, 'status', registration.status));
end
$$;
comment on function public.register_for_event(jsonb, jsonb) is
  'Registers a person or a runner. The context, from the function: action, key, digest, emailHash, networkHash, at, isSuspected, organisers.';
grant execute on function public.register_for_event(jsonb, jsonb) to service_role;
