-- What became of events that people registered for: cancelled, moved, back after all. Everybody registered is told, once a
-- person has looked at the message.

create table public.event_changes (
  id uuid primary key default gen_random_uuid(),
  event_key text not null references public.content_items (key) on update cascade on delete cascade,
  before jsonb not null,
  after jsonb not null,
  revision integer not null default 1,
  first_changed_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  settled_as text check (settled_as in ('announced', 'dismissed')),
  settled_at timestamptz check ((settled_at is null) = (settled_as is null)),
  settled_by uuid references public.profiles (id) on delete set null,
  message_key uuid,
  recipients integer
);
comment on table public.event_changes is
  'Changes of events with registrations, of which everybody registered has to be told. At most one of an event is open.';
comment on column public.event_changes.before is
  'As of private.plan_of(), when people were last told or somebody decided that they need not be.';
comment on column public.event_changes.revision is 'Grows with each further change, so that nobody announces what is outdated.';
comment on column public.event_changes.message_key is 'The key of the message that announced it, with which a retry is recognized.';
create unique index event_changes_open on public.event_changes (event_key) where settled_at is null;
create index event_changes_event_key on public.event_changes (event_key);
create index event_changes_settled_by on public.event_changes (settled_by);

alter table public.event_changes enable row level security;
grant select on public.event_changes to authenticated, service_role;

create policy "Admins read changes of events, organisers those of their events" on public.event_changes
  for select to authenticated using (event_key in (select private.organised_events()));

-- recording

create function private.utc(at timestamptz) returns text
language sql immutable set search_path = ''
as $$ select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;
comment on function private.utc(timestamptz) is 'ISO 8601, the same in every session.';

create function private.plan_of(item public.content_items) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'state', case when item.removed_at is not null then 'removed' when item.status = 'cancelled' then 'cancelled' else 'planned' end,
    'startsAt', private.utc(item.starts_at),
    'endsAt', private.utc(item.ends_at),
    'dateToBeConfirmed', item.date_to_be_confirmed,
    'place', jsonb_build_object(
      'lt', item.place #>> '{name,lt}', 'en', item.place #>> '{name,en}', 'address', item.place ->> 'address'
    )
  )
$$;
comment on function private.plan_of(public.content_items) is 'Whether, when and where an event takes place.';

create function private.is_other_plan(before jsonb, after jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select before ->> 'state' <> after ->> 'state' or (after ->> 'state' = 'planned' and before <> after)
$$;
comment on function private.is_other_plan(jsonb, jsonb) is
  'Whether people must be told. Of an event that does not take place, neither time nor place matter.';

create function private.end_offers(event_key text) returns void
language sql set search_path = ''
as $$
  update public.event_registrations as registration
  set status = 'waiting', waiting_since = coalesce(waiting_since, created_at), offered_until = null, updated_at = now()
  where registration.event_key = end_offers.event_key and registration.status = 'offered'
$$;
comment on function private.end_offers(text) is
  'Puts those who were offered a place back where they were in the waiting list.';

create function private.record_event_change() returns trigger
language plpgsql set search_path = ''
as $$
declare
  plan jsonb := private.plan_of(new);
begin
  if plan ->> 'state' <> 'planned' then
    perform private.end_offers(new.key);
  end if;

  update public.event_changes as change
  set after = plan, revision = change.revision + 1, changed_at = now()
  where change.event_key = new.key and change.settled_at is null;
  if not found and private.is_other_plan(private.plan_of(old), plan) and exists (
    select from public.event_registrations as registration
    where registration.event_key = new.key and registration.status in ('requested', 'registered', 'waiting', 'offered')
  ) then
    insert into public.event_changes (event_key, before, after) values (new.key, private.plan_of(old), plan);
  end if;
  delete from public.event_changes as change
  where change.event_key = new.key and change.settled_at is null and not private.is_other_plan(change.before, change.after);
  return null;
end
$$;
comment on function private.record_event_change() is
  'Adds to the open change of the event, or opens one. What is again as it was needs no announcement.';

-- sync_content_items() is the only writer.
create trigger record_event_change after update on public.content_items
  for each row when (new.kind = 'event' and private.plan_of(old) <> private.plan_of(new))
  execute function private.record_event_change();

select private.end_offers(item.key) from public.content_items as item where private.plan_of(item) ->> 'state' <> 'planned';

-- who has a calendar file

alter table public.event_registrations add column has_calendar_file boolean not null default false;
comment on column public.event_registrations.has_calendar_file is
  'Whether an email carried the event''s calendar file, which a later one has to bring up to date.';

update public.event_registrations as registration set has_calendar_file = true
from public.content_items as item
where item.key = registration.event_key and registration.status = 'registered'
  and item.starts_at is not null and not item.date_to_be_confirmed;

create or replace function private.queue_state_email(registration public.event_registrations) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.queue_registration_email(registration, case registration.status
    when 'requested' then 'registration-requested'
    when 'waiting' then 'registration-waiting'
    when 'offered' then 'place-offered'
    when 'lapsed' then 'offer-lapsed'
    when 'declined' then 'registration-declined'
    when 'cancelled' then 'registration-cancelled'
    else 'registration-confirmed'
  end);
  -- The confirmation carries the file unless the date is to be confirmed.
  update public.event_registrations as known set has_calendar_file = true
  from public.content_items as item
  where known.id = registration.id and known.status = 'registered' and not known.has_calendar_file
    and item.key = known.event_key and item.starts_at is not null and not item.date_to_be_confirmed;
end
$$;

-- telling people

create function private.lock_event_change(change_id uuid) returns public.event_changes
language plpgsql set search_path = ''
as $$
declare
  change public.event_changes;
begin
  select * into change from public.event_changes as known where known.id = change_id;
  perform private.require_organiser(change.event_key);
  -- First the event, as everywhere, so that no two transactions wait for each other.
  perform private.lock_event(change.event_key);
  select * into change from public.event_changes as known where known.id = change_id for update;
  if change.id is null then
    raise exception 'The change was undone' using errcode = 'PT409', detail = 'change_outdated';
  end if;
  return change;
end
$$;
comment on function private.lock_event_change(uuid) is 'The change, for admins and organisers of its event alone, with its event locked.';

create function private.require_open_change(change public.event_changes, revision integer) returns void
language plpgsql set search_path = ''
as $$
begin
  if change.settled_at is not null or change.revision is distinct from require_open_change.revision then
    raise exception 'The change was settled, or the event has changed again' using errcode = 'PT409', detail = 'change_outdated';
  end if;
end
$$;

create function private.attach_calendar_files(event_key text, message_key uuid) returns void
language sql set search_path = ''
as $$
  update public.email_outbox as mail set data = mail.data || '{"withCalendar": true}'
  from public.event_registrations as registration
  join public.content_items as item on item.key = registration.event_key
  where registration.event_key = attach_calendar_files.event_key
    and mail.idempotency_key = 'event-message/' || message_key || '/' || registration.id
    and item.removed_at is null and item.starts_at is not null
    and (
      registration.has_calendar_file
      or (registration.status = 'registered' and item.status <> 'cancelled' and not item.date_to_be_confirmed)
    );

  update public.event_registrations as registration set has_calendar_file = true
  from public.email_outbox as mail
  where registration.event_key = attach_calendar_files.event_key and not registration.has_calendar_file
    and mail.idempotency_key = 'event-message/' || message_key || '/' || registration.id
    and mail.data ? 'withCalendar'
$$;
comment on function private.attach_calendar_files(text, uuid) is
  'Adds the calendar file to queued messages: for who has an earlier one, and for who has a place when the date is certain.';

create function public.announce_event_change(change_id uuid, revision integer, statuses text[], messages jsonb, key uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  change public.event_changes := private.lock_event_change(change_id);
  sent integer;
begin
  if change.message_key = key then
    return change.recipients;
  end if;
  perform private.require_open_change(change, revision);
  sent := public.message_registrants(change.event_key, statuses, messages, key);
  perform private.attach_calendar_files(change.event_key, key);
  update public.event_changes as known
  set settled_as = 'announced', settled_at = now(), settled_by = private.caller_id(), message_key = announce_event_change.key, recipients = sent
  where known.id = change.id;
  return sent;
end
$$;
comment on function public.announce_event_change(uuid, integer, text[], jsonb, uuid) is
  'Writes to everybody registered with one of the statuses that the event has changed, with its new calendar file. Returns how many.';
grant execute on function public.announce_event_change(uuid, integer, text[], jsonb, uuid) to authenticated;

create function public.dismiss_event_change(change_id uuid, revision integer) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  change public.event_changes := private.lock_event_change(change_id);
begin
  perform private.require_open_change(change, revision);
  update public.event_changes as known
  set settled_as = 'dismissed', settled_at = now(), settled_by = private.caller_id()
  where known.id = change.id;
  perform private.log_action('event_change_dismissed', 'event', change.event_key, jsonb_build_object('before', change.before, 'after', change.after));
end
$$;
comment on function public.dismiss_event_change(uuid, integer) is 'Decides that nobody needs an email about the change.';
grant execute on function public.dismiss_event_change(uuid, integer) to authenticated;
