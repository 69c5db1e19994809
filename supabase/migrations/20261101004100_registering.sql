-- How people register, change and cancel, by a form or their link.

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
    and (item.starts_at is null or coalesce(item.ends_at, item.starts_at) >= default_event.at)
  order by item.starts_at, item.key
  limit 1
$$;
comment on function private.default_event(text, timestamptz) is
  'Returns the next event that takes registrations of the kind and is not over, or null.';

create function private.named_event(submission jsonb, at timestamptz) returns text
language sql stable set search_path = ''
as $$
  select item.key from public.content_items as item
  where item.registration_kind = submission ->> 'kind' and item.removed_at is null
    and (
      submission ->> 'eventName' is null
      or private.fold(submission ->> 'eventName') in (private.fold(item.title_lt), private.fold(item.title_en))
    )
    and (
      submission ->> 'eventDate' is null
      or (submission ->> 'eventDate')::date between (item.starts_at at time zone 'Europe/London')::date
        and (coalesce(item.ends_at, item.starts_at) at time zone 'Europe/London')::date
    )
  order by
    private.registration_state(item.key, at) <> 'open',
    coalesce(item.ends_at, item.starts_at) < named_event.at,
    abs(extract(epoch from item.starts_at - named_event.at)),
    item.key
  limit 1
$$;
comment on function private.named_event(jsonb, timestamptz) is
  'Returns the event that a submission means by {eventName: a title in either language, eventDate: a day of the event in London}, or null. Of several, it is one that takes registrations, then the next one, then the last one.';

create function private.event_of_submission(submission jsonb, at timestamptz) returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    submission ->> 'eventKey',
    case
      when num_nonnulls(submission ->> 'eventName', submission ->> 'eventDate') = 0
      then private.default_event(submission ->> 'kind', at)
      else private.named_event(submission, at)
    end
  )
$$;
comment on function private.event_of_submission(jsonb, timestamptz) is
  'Returns the key of the event of a registration: the one it names by eventKey, or by eventName and eventDate, or else the next one. Null if there is none.';

-- An event may open to members before others, and they come first in its waiting list.
create function private.require_member_until(event_key text, account uuid, at timestamptz) returns void
language plpgsql set search_path = ''
as $$
begin
  if exists (
    select from public.content_items as item
    where item.key = require_member_until.event_key and require_member_until.at < item.members_first_until
  ) and (private.active_membership_of(account)).id is null then
    raise exception 'Registration is open to members only for now' using errcode = 'PT409', detail = 'members_only';
  end if;
end
$$;

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
        or private.name_key(runner.first_name, runner.last_name)
          = private.name_key(submission #>> '{runner,firstName}', submission #>> '{runner,lastName}')
      )
  )
$$;
comment on function private.is_repeated(jsonb) is 'Whether the same person, or runner, is registered already.';

create function private.count_registration(action text, submission jsonb, context jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  -- Refused requests have stored no runner. A few more than announced are allowed, because a child may have been forgotten.
  most integer := least((submission #>> '{group,size}')::integer, 20) + 3;
  requests integer;
begin
  select count(runner.id) into requests
  from public.event_registrations as family
  join public.race_registrations as runner on runner.registration_id = family.id
  where family.event_key = submission ->> 'eventKey' and family.group_id = (submission #>> '{group,id}')::uuid
    and family.email = private.normalize_email(submission ->> 'email');
  if requests >= most then
    raise exception 'Too many requests for one family' using errcode = 'PT429', detail = '3600';
  end if;
  perform public.count_submission(action, null, context ->> 'networkHash');
end
$$;
comment on function private.count_registration(text, jsonb, jsonb) is
  'Counts a request for the limit of its network, and refuses more members than a family can have.';

create function private.add_registration(submission jsonb, context jsonb) returns public.event_registrations
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
    event_key, kind, status, seats, first_name, last_name, email, phone, note, language, group_id, held_until, waiting_since, is_suspected, is_repeated,
    is_owners
  ) values (
    event_key, kind,
    case when not has_room then 'waiting' when kind = 'trip' then 'requested' else 'registered' end,
    size,
    submission ->> 'firstName', submission ->> 'lastName', private.normalize_email(submission ->> 'email'),
    submission ->> 'phone', submission ->> 'note', coalesce(submission ->> 'locale', 'lt'),
    (submission #>> '{group,id}')::uuid,
    case when submission -> 'group' is not null then now() + interval '15 minutes' end,
    case when not has_room then clock_timestamp() end,
    coalesce((context ->> 'isSuspected')::boolean, false), private.is_repeated(submission),
    private.is_owner(submission ->> 'email', (context ->> 'userId')::uuid)
  )
  returning * into registration;
  if kind = 'trip' then
    insert into public.bus_registrations (registration_id, passengers, special_requests)
    values (registration.id, size, submission ->> 'specialRequests');
  end if;
  return registration;
end
$$;

-- When one more member joins a family that has lost its places, all its members need room, not only that one.
create function private.join_family(registration public.event_registrations, submission jsonb) returns public.event_registrations
language plpgsql set search_path = ''
as $$
declare
  members integer := (
    select count(*) from public.race_registrations as runner
    where runner.registration_id = registration.id and runner.cancelled_at is null
  );
  held integer := case when registration.status in ('registered', 'offered') then registration.seats else 0 end;
begin
  if registration.email <> private.normalize_email(submission ->> 'email') or registration.kind <> submission ->> 'kind' then
    raise exception 'The group belongs to another registration' using errcode = 'PT409', detail = 'idempotency_conflict';
  end if;
  if members >= 20 then
    raise exception 'A group has at most 20 members' using errcode = 'PT400', detail = 'bad_request';
  end if;
  -- The places may have become free again, or there are more members than announced.
  if members >= registration.seats or registration.status not in ('registered', 'waiting') then
    if registration.status <> 'waiting' and not private.has_room(registration.event_key, members + 1 - held) then
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

-- One person with many invented addresses could take all places of an event. If the event requires it, a place is held for half an
-- hour only, until the person presses the button behind the link in the email.
create function private.must_confirm(registration public.event_registrations, account uuid) returns boolean
language sql stable set search_path = ''
as $$
  select item.confirms_addresses and private.confirmed_address(account) is distinct from registration.email
  from public.content_items as item where item.key = registration.event_key
$$;

create function public.register_for_event(submission jsonb, context jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  action text := context ->> 'action';
  key uuid := context ->> 'key';
  at timestamptz := context ->> 'at';
  account uuid := context ->> 'userId';
  event_key text := private.event_of_submission(submission, at);
  response jsonb := private.start_submission(action, key, context ->> 'digest');
  organisers_language text := private.email_language(private.normalize_email(context ->> 'organisers'), 'lt');
  family public.event_registrations;
  registration public.event_registrations;
  is_emailed boolean;
begin
  if response is not null then
    return response;
  end if;
  if event_key is null then
    raise exception 'No event of this kind has this name and date, or is to come' using errcode = 'PT404', detail = 'not_found';
  end if;
  submission := submission || jsonb_build_object('eventKey', event_key);
  perform private.require_open_registration(event_key, submission ->> 'kind', at);
  perform private.require_member_until(event_key, account, at);
  perform private.count_registration(action, submission, context);
  perform private.update_places(event_key, at);

  select * into family from public.event_registrations as known
  where known.event_key = submission ->> 'eventKey' and known.group_id = (submission #>> '{group,id}')::uuid;
  registration := case
    when family.id is null then private.add_registration(submission, context)
    else private.join_family(family, submission)
  end;
  if family.id is null and (private.active_membership_of(account)).id is not null then
    update public.event_registrations as known set waiting_rank = 1 where known.id = registration.id returning * into registration;
  end if;
  if private.must_confirm(registration, account) and (family.id is null or family.unconfirmed_until <= now()) then
    update public.event_registrations as known set unconfirmed_until = now() + interval '30 minutes'
    where known.id = registration.id returning * into registration;
  end if;
  if submission -> 'runner' is not null then
    perform private.add_runner(registration, submission -> 'runner');
  end if;
  if registration.group_id is not null then
    registration := private.end_family_if_complete(registration);
  end if;

  -- A family gets one email, when all its members are registered or its places are no longer held.
  if registration.held_until is null then
    is_emailed := private.queue_state_email(registration);
    perform public.queue_email(
      context ->> 'organisers', 'registration-notice', organisers_language,
      private.registration_email_data(registration, organisers_language)
        || jsonb_build_object('status', registration.status, 'email', registration.email),
      'registration/' || registration.id || '/notice/'
    );
  end if;
  return private.end_submission(action, key, jsonb_strip_nulls(jsonb_build_object(
    'ok', true, 'status', registration.status, 'unconfirmedUntil', registration.unconfirmed_until, 'emailed', is_emailed
  )));
end
$$;
comment on function public.register_for_event(jsonb, jsonb) is
  'Registers a person or a runner for an event of any kind. Context from the function: {action, key, digest, networkHash, at, isSuspected, organisers, userId (if logged in)}. Returns {ok: true, status, unconfirmedUntil, emailed: whether an email says so; without it, the family is not complete}.';
grant execute on function public.register_for_event(jsonb, jsonb) to service_role;

create function private.lock_registration_of_link(token text) returns public.event_registrations
language plpgsql set search_path = ''
as $$
declare
  registration public.event_registrations := private.registration_of_link(token);
begin
  -- Every transaction locks the event first, so that none deadlocks.
  perform private.lock_event(registration.event_key);
  if exists (select from public.content_items as item where item.key = registration.event_key and item.status = 'cancelled') then
    raise exception 'The event is cancelled' using errcode = 'PT409', detail = 'event_cancelled';
  end if;
  update public.event_registrations as known set is_owners = true where known.id = registration.id returning * into registration;
  if registration.status not in ('requested', 'registered', 'waiting', 'offered') then
    raise exception 'The registration has ended' using errcode = 'PT409', detail = 'registration_ended';
  end if;
  return registration;
end
$$;
comment on function private.lock_registration_of_link(text) is
  'Returns the registration of a link, locked, if it can still be changed.';

create function public.show_registration(token text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  registration public.event_registrations := private.registration_of_link(token);
begin
  return private.with_event_state(private.registration_email_data(registration), registration) || jsonb_build_object(
    'status', registration.status, 'phoneEnding', private.phone_ending(registration.phone), 'note', registration.note,
    'language', registration.language,
    'specialRequests', (select bus.special_requests from public.bus_registrations as bus where bus.registration_id = registration.id),
    'runners', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', runner.id, 'category', runner.category, 'firstName', runner.first_name, 'lastName', runner.last_name,
        'needsConsent', runner.category = 'child' and runner.consented_at is null,
        'hasHealthNotes', exists (select from public.race_health_notes as notes where notes.race_registration_id = runner.id)
      ) order by runner.created_at), '[]')
      from public.race_registrations as runner where runner.registration_id = registration.id and runner.cancelled_at is null
    )
  );
end
$$;
comment on function public.show_registration(text) is
  'Returns what was sent, without health notes, ages and the phone number, because an email may be forwarded.';
grant execute on function public.show_registration(text) to anon, authenticated, service_role;

-- Refusals have messages of our own: those of the database show the whole row with the address and our
-- marks, and an email may be forwarded.
create function public.change_registration(token text, changes jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  registration public.event_registrations := private.lock_registration_of_link(token);
  told constant jsonb := private.registration_email_data(registration);
  changed public.event_registrations;
  wanted integer;
begin
  -- Only changes are limited: whoever has the link forwarded keeps nobody from cancelling, accepting a place or consenting.
  perform public.count_submission('change-registration', private.sha256(token));
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
  -- Somebody may have the email forwarded, and put another name in the place.
  if private.registration_email_data(changed) <> told then
    perform private.queue_registration_email(changed, 'registration-changed');
  end if;
  return public.show_registration(token);
exception
  when data_exception or integrity_constraint_violation then
    raise exception 'A value is not valid' using errcode = 'PT400', detail = 'bad_request';
end
$$;
comment on function public.change_registration(text, jsonb) is
  'Corrects names, phone, notes and ages, and lowers the number of places. Fields that are left out stay. The person is emailed what an email says otherwise now: names and places. Returns the registration.';
grant execute on function public.change_registration(text, jsonb) to anon, authenticated, service_role;

-- Whoever gives up some places gets an email about the rest, such as which children still run.
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
  if runner_ids is not null and not found then
    return public.show_registration(token);
  end if;
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
comment on function public.cancel_registration(text, uuid[]) is
  'Cancels the registration or some of its runners; none of them if no runner is given. Free places are offered within a minute.';
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
comment on function public.accept_place(text) is 'Accepts the offered place. A repetition has no effect.';
grant execute on function public.accept_place(text) to anon, authenticated, service_role;

create function public.confirm_registration(token text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  registration public.event_registrations := private.registration_of_link(token);
  item public.content_items;
  is_late boolean;
  must_wait boolean;
begin
  -- Every transaction locks the event first, so that none deadlocks.
  perform private.lock_event(registration.event_key);
  update public.event_registrations as known set is_owners = true where known.id = registration.id returning * into registration;
  select * into item from public.content_items as known where known.key = registration.event_key;
  if item.status = 'cancelled' then
    raise exception 'The event is cancelled' using errcode = 'PT409', detail = 'event_cancelled';
  end if;
  if registration.status in ('declined', 'cancelled') or (
    registration.status = 'lapsed'
    and (registration.unconfirmed_until is null or item.removed_at is not null or coalesce(item.starts_at <= now(), false))
  ) then
    raise exception 'The registration has ended' using errcode = 'PT409', detail = 'registration_ended';
  end if;
  if registration.unconfirmed_until is not null then
    is_late := registration.status = 'lapsed';
    must_wait := is_late and not private.has_room(registration.event_key, registration.seats);
    update public.event_registrations as known
    set
      unconfirmed_until = null,
      updated_at = now(),
      status = case when must_wait then 'waiting' when not is_late then known.status when known.kind = 'trip' then 'requested' else 'registered' end,
      waiting_since = case when must_wait then clock_timestamp() when not is_late then known.waiting_since end
    where known.id = registration.id
    returning * into registration;
    perform private.queue_state_email(registration);
  end if;
  return public.show_registration(token);
end
$$;
comment on function public.confirm_registration(text) is
  'Confirms the address and emails the person the state of the registration. After the time limit, the person gets a place if there is one, and otherwise waits for one. A repetition has no effect.';
grant execute on function public.confirm_registration(text) to anon, authenticated, service_role;

-- consents

-- A consent is stored in the words that were shown. Only words that a form has had are valid.
create table private.consent_wordings (
  subject text not null check (subject in ('newsletter', 'parental')),
  language text not null check (language in ('lt', 'en')),
  wording text not null,
  primary key (subject, language, wording)
);
comment on table private.consent_wordings is
  'The words of the forms, as in schemas/consents/{newsletter,parental}-consent.ts. A migration adds new words, and the old ones stay.';

alter table private.consent_wordings enable row level security;

insert into private.consent_wordings (subject, language, wording) values
  ('newsletter', 'lt', 'Bendruomenės naujienos ir renginiai – jūsų el. pašte. Atsisakyti galėsite bet kada.'),
  ('newsletter', 'en', 'The community’s news and events by email. Unsubscribe at any time.'),
  ('parental', 'lt', 'Esu vienas iš tėvų arba globėjas ir sutinku, kad vaikas dalyvautų bėgime'),
  ('parental', 'en', 'I’m the parent or guardian and agree to the child taking part in the run');

create function private.require_wording(subject text, wording text) returns void
language plpgsql set search_path = ''
as $$
begin
  if not exists (
    select from private.consent_wordings as known
    where known.subject = require_wording.subject and known.wording = require_wording.wording
  ) then
    raise exception 'No form asks for consent in these words' using errcode = 'PT400', detail = 'bad_request';
  end if;
end
$$;

create function public.give_parental_consent(token text, wording text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  registration public.event_registrations := private.lock_registration_of_link(token);
begin
  perform private.require_wording('parental', wording);
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
