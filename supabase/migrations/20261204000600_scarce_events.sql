-- One person with many invented addresses could take all places of an event. Where an event asks for it, a place counts from the
-- start, and is free again after half an hour unless the person has pressed the button behind the link in the email.

alter table public.content_items add column confirms_addresses boolean not null default false;
comment on column public.content_items.confirms_addresses is
  'Whether a registration from an address that is not confirmed is held for 30 minutes only, until its link has been used.';

alter table public.event_registrations add column unconfirmed_until timestamptz;
comment on column public.event_registrations.unconfirmed_until is
  'Until then, the place is held for an address that has not been confirmed. Null once it is, or if the event does not ask for it; stays on what has lapsed because of it.';
comment on column public.event_registrations.status is
  'requested: an admin has to confirm it. offered: a place is held until offered_until. lapsed: the offer was not taken, or the address not confirmed.';

drop index public.event_registrations_unsettled;
create index event_registrations_unsettled on public.event_registrations (event_key)
  where held_until is not null or offered_until is not null or unconfirmed_until is not null or status = 'waiting';

create or replace function public.sync_content_items(items jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  taken integer;
begin
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) = 0 then
    raise exception 'items must be a list that is not empty' using errcode = '22023';
  end if;

  insert into public.content_items as known (
    key, kind, title_lt, title_en, path, starts_at, ends_at, date_to_be_confirmed, status, place, takes_likes, takes_comments, capacity,
    registration_kind, registration_opens, registration_closes_at, members_first_until, prices, member_discount, takes_member_codes,
    confirms_addresses
  )
  select key, kind, title_lt, title_en, path, starts_at, ends_at, coalesce(date_to_be_confirmed, false), coalesce(status, 'scheduled'),
    nullif(place, 'null'), coalesce(takes_likes, false), coalesce(takes_comments, false), capacity, registration_kind,
    coalesce(registration_opens, false), registration_closes_at, members_first_until, nullif(prices, 'null'), nullif(member_discount, 'null'),
    coalesce(takes_member_codes, false), coalesce(confirms_addresses, false)
  from jsonb_to_recordset(items) as item (
    key text, kind text, title_lt text, title_en text, path text, starts_at timestamptz, ends_at timestamptz,
    date_to_be_confirmed boolean, status text, place jsonb, takes_likes boolean, takes_comments boolean, capacity integer,
    registration_kind text, registration_opens boolean, registration_closes_at timestamptz, members_first_until timestamptz,
    prices jsonb, member_discount jsonb, takes_member_codes boolean, confirms_addresses boolean
  )
  on conflict (key) do update set
    kind = excluded.kind, title_lt = excluded.title_lt, title_en = excluded.title_en, path = excluded.path,
    starts_at = excluded.starts_at, ends_at = excluded.ends_at, date_to_be_confirmed = excluded.date_to_be_confirmed,
    status = excluded.status, place = excluded.place, takes_likes = excluded.takes_likes,
    takes_comments = excluded.takes_comments, capacity = excluded.capacity, registration_kind = excluded.registration_kind,
    registration_opens = excluded.registration_opens, registration_closes_at = excluded.registration_closes_at,
    members_first_until = excluded.members_first_until, prices = excluded.prices, member_discount = excluded.member_discount,
    takes_member_codes = excluded.takes_member_codes, confirms_addresses = excluded.confirms_addresses, removed_at = null, synced_at = now();
  get diagnostics taken = row_count;

  update public.content_items set removed_at = now()
  where removed_at is null and key not in (select item ->> 'key' from jsonb_array_elements(items) as item);
  return taken;
end
$$;

-- holding, and letting go

create function private.must_confirm(registration public.event_registrations, account uuid) returns boolean
language sql stable set search_path = ''
as $$
  select item.confirms_addresses and private.confirmed_address(account) is distinct from registration.email
  from public.content_items as item where item.key = registration.event_key
$$;

create function private.end_unconfirmed(event_key text) returns void
language sql set search_path = ''
as $$
  update public.event_registrations as registration
  set status = 'lapsed', held_until = null, updated_at = now()
  where registration.event_key = end_unconfirmed.event_key and registration.unconfirmed_until <= now()
    and registration.status in ('requested', 'registered', 'waiting')
$$;
comment on function private.end_unconfirmed(text) is
  'Frees what was held for addresses that were not confirmed in time. Nobody is told: the address may be a stranger''s.';

create or replace function private.settle_event(event_key text, at timestamptz) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.lock_event(event_key);
  perform private.settle_families(event_key);
  perform private.end_unconfirmed(event_key);
  perform private.offer_places(event_key, at);
end
$$;

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
      where registration.held_until <= now() or registration.offered_until is not null or registration.status = 'waiting'
        or (registration.unconfirmed_until <= now() and registration.status in ('requested', 'registered'))
    )
    order by item.key
    for no key update skip locked
  loop
    perform private.settle_event(due, at);
  end loop;
end
$$;

-- asking, and being answered

create or replace function private.is_asked_for(template text) returns boolean
language sql immutable set search_path = ''
as $$
  select template in (
    'confirm-sign-up', 'reset-password', 'confirm-new-email', 'contact-receipt', 'confirm-subscription', 'registration-requested',
    'registration-confirmed', 'registration-waiting', 'registration-unconfirmed', 'membership-transfer'
  )
$$;

create or replace function private.registration_email_data(registration public.event_registrations) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'event', jsonb_build_object(
      'key', item.key, 'title', jsonb_build_object('lt', item.title_lt, 'en', item.title_en), 'path', item.path,
      'start', item.starts_at, 'end', item.ends_at, 'dateToBeConfirmed', item.date_to_be_confirmed, 'place', item.place,
      'isCancelled', item.status = 'cancelled' or item.removed_at is not null, 'updatedAt', item.synced_at
    ),
    'eventTitle', case registration.language
      when 'en' then coalesce(item.title_en, item.title_lt, item.key) else coalesce(item.title_lt, item.title_en, item.key)
    end,
    'firstName', registration.first_name,
    'lastName', registration.last_name,
    'kind', registration.kind,
    'seats', registration.seats,
    'offeredUntil', registration.offered_until,
    'unconfirmedUntil', registration.unconfirmed_until,
    'runners', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'firstName', runner.first_name, 'lastName', runner.last_name,
        'needsConsent', runner.category = 'child' and runner.consented_at is null
      ) order by runner.created_at), '[]')
      from public.race_registrations as runner
      where runner.registration_id = registration.id and runner.cancelled_at is null
    )
  )
  from public.content_items as item where item.key = registration.event_key
$$;

create or replace function private.queue_state_email(registration public.event_registrations) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.queue_registration_email(registration, case
    when registration.unconfirmed_until is not null and registration.status in ('requested', 'registered', 'waiting', 'lapsed')
      then 'registration-unconfirmed'
    when registration.status = 'requested' then 'registration-requested'
    when registration.status = 'waiting' then 'registration-waiting'
    when registration.status = 'offered' then 'place-offered'
    when registration.status = 'lapsed' then 'offer-lapsed'
    when registration.status = 'declined' then 'registration-declined'
    when registration.status = 'cancelled' then 'registration-cancelled'
    else 'registration-confirmed'
  end);
  -- The confirmation carries the file unless the date is to be confirmed.
  update public.event_registrations as known set has_calendar_file = true
  from public.content_items as item
  where known.id = registration.id and known.status = 'registered' and not known.has_calendar_file
    and known.unconfirmed_until is null
    and item.key = known.event_key and item.starts_at is not null and not item.date_to_be_confirmed;
end
$$;

create or replace function public.register_for_event(submission jsonb, context jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  action text := context ->> 'action';
  key uuid := context ->> 'key';
  at timestamptz := context ->> 'at';
  account uuid := context ->> 'userId';
  event_key text := coalesce(submission ->> 'eventKey', private.default_event(submission ->> 'kind', at));
  response jsonb := private.begin_submission(action, key, context ->> 'digest');
  organisers_language text := private.email_language(private.normalize_email(context ->> 'organisers'), 'lt');
  family public.event_registrations;
  registration public.event_registrations;
begin
  if response is not null then
    return response;
  end if;
  submission := submission || jsonb_build_object('eventKey', event_key);
  perform private.require_open_registration(event_key, submission ->> 'kind', at);
  perform private.require_member_until(event_key, account, at);
  perform private.count_registration(action, submission, context);
  perform private.settle_event(event_key, at);

  select * into family from public.event_registrations as known
  where known.event_key = submission ->> 'eventKey' and known.group_id = (submission #>> '{group,id}')::uuid;
  registration := case
    when family.id is null then private.add_registration(submission, coalesce((context ->> 'isSuspected')::boolean, false))
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
    perform private.queue_state_email(registration);
    perform public.queue_email(
      context ->> 'organisers', 'registration-notice', organisers_language,
      private.registration_email_data(registration, organisers_language)
        || jsonb_build_object('status', registration.status, 'email', registration.email),
      'registration/' || registration.id || '/notice/' || extensions.gen_random_uuid()
    );
  end if;
  return private.end_submission(action, key, jsonb_strip_nulls(jsonb_build_object(
    'ok', true, 'status', registration.status, 'unconfirmedUntil', registration.unconfirmed_until
  )));
end
$$;

create function public.confirm_registration(token text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  registration public.event_registrations := private.registration_of_link(token);
  item public.content_items;
  is_late boolean;
  must_wait boolean;
begin
  -- First the event, as everywhere, so that no two transactions wait for each other.
  perform private.lock_event(registration.event_key);
  select * into registration from public.event_registrations as known where known.id = registration.id for update;
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
  'Confirms the address, and tells the person how the registration stands. Who comes too late gets a place if there is one, else waits for one. A repetition has no effect.';
grant execute on function public.confirm_registration(text) to anon, authenticated, service_role;

create or replace function private.admit_request() returns void
language plpgsql
as $$
declare
  method constant text := current_setting('request.method', true);
  target constant text := current_setting('request.path', true);
  is_function constant boolean := starts_with(target, '/rpc/');
  prefer constant text := coalesce(private.request_header('prefer'), '');
  is_free boolean;
begin
  if method not in ('GET', 'HEAD') and not is_function and exists (
    select from pg_catalog.pg_class as view
    where view.relnamespace = 'public'::regnamespace and view.relkind = 'v' and view.relname = substr(target, 2)
  ) then
    raise exception 'A view can only be read' using errcode = 'PT405', hint = 'Use GET';
  end if;
  if current_user not in ('anon', 'authenticated') then
    return;
  end if;

  if is_function then
    -- They wait for others who change the same registration.
    if current_user = 'anon' and substr(target, 6) = any (
      '{change_registration,cancel_registration,accept_place,confirm_registration,give_parental_consent,choose_email_language}'
    ) then
      perform set_config('statement_timeout', '3s', true);
    end if;
  -- What only inserts neither filters nor returns anything: it holds a connection no longer than a function.
  elsif method <> 'POST' or prefer like '%return=representation%' or prefer like '%resolution=%' then
    if current_user = 'anon' or not private.has_any_role() then
      if current_user = 'authenticated' then
        perform set_config('statement_timeout', '1s', true);
      end if;
      for place in 1..4 loop
        is_free := pg_try_advisory_xact_lock(hashtext('tables for ' || current_user), place);
        exit when is_free;
      end loop;
      if not is_free then
        raise exception 'Too many requests at once' using errcode = 'PT503', hint = 'Try again';
      end if;
    end if;
  end if;

  perform set_config(
    'search_path',
    case when is_function or current_user = 'anon' then 'refused_patterns, ' else '' end || 'refused_filters, public, extensions, pg_catalog',
    true
  );
end
$$;

-- An admin or organiser who decides vouches for the address.

create or replace function private.set_registration_status(registration public.event_registrations, status text) returns void
language plpgsql set search_path = ''
as $$
begin
  update public.event_registrations as known
  set
    status = set_registration_status.status, held_until = null, offered_until = null, unconfirmed_until = null, updated_at = now(),
    decided_by = private.caller_id(), decided_at = now()
  where known.id = registration.id
  returning * into registration;
  perform private.queue_state_email(registration);
  perform private.log_action('registration_' || status, 'registration', registration.id::text, jsonb_build_object('event', registration.event_key));
end
$$;
