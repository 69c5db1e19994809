-- Members first: an event may open to them before others, and they come first in its waiting list.

alter table public.content_items add column members_first_until timestamptz;
comment on column public.content_items.members_first_until is 'Until then, on the site''s clock, only active members register; null if it opens to all at once.';

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
    registration_kind, registration_opens, registration_closes_at, members_first_until, prices, member_discount, takes_member_codes
  )
  select key, kind, title_lt, title_en, path, starts_at, ends_at, coalesce(date_to_be_confirmed, false), coalesce(status, 'scheduled'),
    nullif(place, 'null'), coalesce(takes_likes, false), coalesce(takes_comments, false), capacity, registration_kind,
    coalesce(registration_opens, false), registration_closes_at, members_first_until, nullif(prices, 'null'), nullif(member_discount, 'null'),
    coalesce(takes_member_codes, false)
  from jsonb_to_recordset(items) as item (
    key text, kind text, title_lt text, title_en text, path text, starts_at timestamptz, ends_at timestamptz,
    date_to_be_confirmed boolean, status text, place jsonb, takes_likes boolean, takes_comments boolean, capacity integer,
    registration_kind text, registration_opens boolean, registration_closes_at timestamptz, members_first_until timestamptz,
    prices jsonb, member_discount jsonb, takes_member_codes boolean
  )
  on conflict (key) do update set
    kind = excluded.kind, title_lt = excluded.title_lt, title_en = excluded.title_en, path = excluded.path,
    starts_at = excluded.starts_at, ends_at = excluded.ends_at, date_to_be_confirmed = excluded.date_to_be_confirmed,
    status = excluded.status, place = excluded.place, takes_likes = excluded.takes_likes,
    takes_comments = excluded.takes_comments, capacity = excluded.capacity, registration_kind = excluded.registration_kind,
    registration_opens = excluded.registration_opens, registration_closes_at = excluded.registration_closes_at,
    members_first_until = excluded.members_first_until, prices = excluded.prices, member_discount = excluded.member_discount,
    takes_member_codes = excluded.takes_member_codes, removed_at = null, synced_at = now();
  get diagnostics taken = row_count;

  update public.content_items set removed_at = now()
  where removed_at is null and key not in (select item ->> 'key' from jsonb_array_elements(items) as item);
  return taken;
end
$$;

alter table public.event_registrations add column waiting_rank smallint not null default 0 check (waiting_rank between 0 and 2);
comment on column public.event_registrations.waiting_rank is 'Who is offered a place first: 2 whom somebody moved up, 1 members, 0 everybody else; then who has waited longest.';

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
  return private.end_submission(action, key, jsonb_build_object('ok', true, 'status', registration.status));
end
$$;
comment on function public.register_for_event(jsonb, jsonb) is
  'Registers a person or a runner. The context, from the function: action, key, digest, emailHash, networkHash, at, isSuspected, organisers, and of somebody who is logged in userId.';

create or replace function private.offer_places(event_key text, at timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  registration public.event_registrations;
begin
  for registration in
    update public.event_registrations as missed
    set status = 'lapsed', offered_until = null, updated_at = now()
    where missed.event_key = offer_places.event_key and missed.offered_until <= now()
    returning missed.*
  loop
    perform private.queue_state_email(registration);
  end loop;

  if private.registration_state(event_key, at) not in ('open', 'closed') or exists (
    select from public.content_items as item where item.key = event_key and item.starts_at <= at
  ) then
    return;
  end if;
  loop
    update public.event_registrations as first
    set status = 'offered', offered_until = now() + interval '48 hours', updated_at = now()
    where first.id = (
      select waiting.id from public.event_registrations as waiting
      where waiting.event_key = offer_places.event_key and waiting.status = 'waiting' and waiting.held_until is null
        and private.has_room(waiting.event_key, waiting.seats)
      order by waiting.waiting_rank desc, waiting.waiting_since, waiting.id
      limit 1
    )
    returning first.* into registration;
    exit when not found;
    perform private.queue_state_email(registration);
  end loop;
end
$$;

create or replace function public.move_registration_up(registration_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  registration public.event_registrations := private.lock_registration(registration_id);
begin
  update public.event_registrations as known
  set updated_at = now(), waiting_rank = 2, waiting_since = (
    select min(waiting.waiting_since) - interval '1 millisecond' from public.event_registrations as waiting
    where waiting.event_key = known.event_key and waiting.status = 'waiting'
  )
  where known.id = registration.id and known.status = 'waiting';
  if not found then
    raise exception 'The registration waits for no place' using errcode = 'PT409', detail = 'registration_ended';
  end if;
  perform private.log_action('registration_moved_up', 'registration', registration.id::text, jsonb_build_object('event', registration.event_key));
end
$$;

create or replace view public.registration_overview with (security_invoker = true) as
  select
    registration.id, registration.event_key, registration.kind, registration.status, registration.seats,
    registration.first_name, registration.last_name, registration.email, registration.phone, registration.note,
    registration.language, registration.waiting_since, registration.offered_until, registration.held_until,
    registration.is_suspected, registration.is_repeated, registration.created_at,
    bus.special_requests,
    mark.came,
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', runner.id, 'category', runner.category, 'firstName', runner.first_name, 'lastName', runner.last_name, 'age', runner.age,
        'needsConsent', runner.category = 'child' and runner.consented_at is null,
        'came', (select attendance.came from public.attendance where attendance.attendee_id = runner.id)
      ) order by runner.created_at), '[]')
      from public.race_registrations as runner
      where runner.registration_id = registration.id and runner.cancelled_at is null
    ) as runners,
    registration.unreached_since, registration.waiting_rank
  from public.event_registrations as registration
  left join public.bus_registrations as bus on bus.registration_id = registration.id
  left join public.attendance as mark on mark.attendee_id = registration.id;
