-- What organisers do with registrations, at the door, and when an event changes.

create function private.lock_registration(registration_id uuid) returns public.event_registrations
language plpgsql set search_path = ''
as $$
declare
  registration public.event_registrations;
begin
  select * into registration from public.event_registrations as known where known.id = registration_id;
  perform private.require_organiser(registration.event_key);
  if registration.id is null then
    raise exception 'There is no such registration' using errcode = 'PT404', detail = 'not_found';
  end if;
  perform private.lock_event(registration.event_key);
  select * into registration from public.event_registrations as known where known.id = registration_id for update;
  return registration;
end
$$;
comment on function private.lock_registration(uuid) is
  'Returns the registration with its event locked. Refuses everybody but its admins and organisers.';

-- The decision of an admin or organiser also confirms the address.
create function private.set_registration_status(registration public.event_registrations, status text) returns void
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

create function public.decide_registration(registration_id uuid, is_accepted boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  registration public.event_registrations := private.lock_registration(registration_id);
begin
  if registration.status <> 'requested' then
    raise exception 'The registration waits for no decision' using errcode = 'PT409', detail = 'registration_ended';
  end if;
  perform private.set_registration_status(registration, case when is_accepted then 'registered' else 'declined' end);
end
$$;
comment on function public.decide_registration(uuid, boolean) is
  'Confirms or declines a request. Declined places are offered within a minute.';
grant execute on function public.decide_registration(uuid, boolean) to authenticated;

create function public.withdraw_registration(registration_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  registration public.event_registrations := private.lock_registration(registration_id);
begin
  if registration.status not in ('requested', 'registered', 'waiting', 'offered') then
    raise exception 'The registration has ended' using errcode = 'PT409', detail = 'registration_ended';
  end if;
  perform private.set_registration_status(registration, 'cancelled');
end
$$;
comment on function public.withdraw_registration(uuid) is 'Cancels a registration for the person, who gets an email.';
grant execute on function public.withdraw_registration(uuid) to authenticated;

create function public.move_registration_up(registration_id uuid, reason text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  registration public.event_registrations := private.lock_registration(registration_id);
begin
  if (private.is_readable_line(reason) and char_length(reason) <= 200) is not true then
    raise exception 'Say in a line why' using errcode = 'PT400', detail = 'bad_request';
  end if;
  -- The decision also confirms the address, and lets places be collected once more for this registration.
  update public.event_registrations as known
  set updated_at = now(), waiting_rank = 2, unconfirmed_until = null, collects_until = null, waiting_since = (
    select min(waiting.waiting_since) - interval '1 millisecond' from public.event_registrations as waiting
    where waiting.event_key = known.event_key and waiting.status = 'waiting'
  )
  where known.id = registration.id and known.status = 'waiting';
  if not found then
    raise exception 'The registration waits for no place' using errcode = 'PT409', detail = 'registration_ended';
  end if;
  perform private.log_action(
    'registration_moved_up', 'registration', registration.id::text,
    jsonb_build_object('event', registration.event_key, 'reason', reason)
  );
end
$$;
comment on function public.move_registration_up(uuid, text) is
  'Moves a registration to the head of its waiting list. The audit log keeps the reason.';
grant execute on function public.move_registration_up(uuid, text) to authenticated;

create function public.count_registrants(event_key text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'registrations', count(*),
    'people', coalesce(sum(registration.seats), 0),
    'placed', coalesce(sum(registration.seats) filter (where registration.status <> 'waiting'), 0)
      + private.sold_tickets(count_registrants.event_key),
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
  'Returns how many registrations an event has or has waiting, for how many people, how many of them or of those with tickets hold a place, and the open offers, without names. Volunteers see this before they change an event.';
grant execute on function public.count_registrants(text) to service_role;

-- at the door

create table public.attendance (
  attendee_id uuid primary key,
  registration_id uuid references public.event_registrations (id) on delete cascade,
  payment_id uuid references public.payments (id),
  came boolean not null,
  marked_at timestamptz not null,
  marked_by uuid references public.profiles (id) on delete set null,
  check (num_nonnulls(registration_id, payment_id) = 1)
);
comment on table public.attendance is
  'Who came: a runner, everybody of a registration without runners, or everybody for whom tickets were bought in one payment. Of two marks the later one counts, whichever arrives first.';
comment on column public.attendance.attendee_id is 'The id of the runner, the registration or the payment.';

create index attendance_of_registration on public.attendance (registration_id);
create index attendance_marked_by on public.attendance (marked_by);
create index attendance_of_payment on public.attendance (payment_id);

alter table public.attendance enable row level security;
grant select on public.attendance to authenticated, service_role;

create policy "Who reads a registration reads who came" on public.attendance
  for select to authenticated using (exists (select from public.event_registrations as registration where registration.id = registration_id));

create function public.mark_attendance(marks jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  event_key text;
begin
  for event_key in
    select registration.event_key from jsonb_array_elements(marks) as mark
    join public.event_registrations as registration on registration.id = (mark ->> 'registrationId')::uuid
    union
    select payment.event_key from jsonb_array_elements(marks) as mark
    join public.payments as payment on payment.id = (mark ->> 'registrationId')::uuid
  loop
    perform private.require_organiser(event_key);
  end loop;

  insert into public.attendance as known (attendee_id, registration_id, payment_id, came, marked_at, marked_by)
  select distinct on (attendee.id) attendee.id, registration.id, payment.id, (mark ->> 'came')::boolean, attendee.marked_at, private.caller_id()
  from jsonb_array_elements(marks) as mark
  left join public.event_registrations as registration on registration.id = (mark ->> 'registrationId')::uuid
  left join public.payments as payment on payment.id = (mark ->> 'registrationId')::uuid and payment.purpose = 'ticket'
  left join public.race_registrations as runner
    on runner.id = (mark ->> 'runnerId')::uuid and runner.registration_id = registration.id
  cross join lateral (
    select coalesce(runner.id, registration.id, payment.id) as id, least((mark ->> 'markedAt')::timestamptz, now()) as marked_at
  ) as attendee
  where attendee.id is not null and (mark ->> 'runnerId' is null or runner.id is not null)
  order by attendee.id, attendee.marked_at desc
  on conflict (attendee_id) do update
  set came = excluded.came, marked_at = excluded.marked_at, marked_by = excluded.marked_by
  where excluded.marked_at >= known.marked_at;
end
$$;
comment on function public.mark_attendance(jsonb) is
  'Stores marks of who came: [{registrationId, runnerId, came, markedAt}], with the id of the payment for buyers of tickets. A phone that was offline may send old ones.';
grant execute on function public.mark_attendance(jsonb) to authenticated;

create view public.registration_overview with (security_invoker = true) as
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
    registration.unreached_since, registration.waiting_rank, registration.unconfirmed_until,
    registration.collects_until,
    case when registration.kind = 'trip' then private.trip_paid_pence(registration.id) end as trip_paid_pence
  from public.event_registrations as registration
  left join public.bus_registrations as bus on bus.registration_id = registration.id
  left join public.attendance as mark on mark.attendee_id = registration.id;
comment on view public.registration_overview is 'Registrations for admins and organisers, without health notes.';
grant select on public.registration_overview to authenticated, service_role;

create function public.ticket_buyers(event_key text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_organiser(event_key);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', payment.id, 'name', bought.name, 'orderNumber', private.order_number(payment), 'tickets', coalesce(bought.tickets, 1),
      'items', coalesce(bought.items, '[]'), 'isPartlyRefunded', payment.refunded_pence + payment.lost_pence > 0, 'came', mark.came, 'hasEmail', bought.email is not null
    ) order by payment.created_at, payment.id), '[]')
    from public.payments as payment
    left join public.ticket_orders as bought on bought.payment_id = payment.id
    left join public.attendance as mark on mark.payment_id = payment.id
    where payment.purpose = 'ticket' and payment.event_key = ticket_buyers.event_key and private.is_valid_ticket(payment)
  );
end
$$;
comment on function public.ticket_buyers(text) is
  'Returns the names of buyers and their numbers of tickets to those who organise the event, without sums and addresses. Until Stripe has reported the number, an order is one ticket without a name.';
grant execute on function public.ticket_buyers(text) to authenticated;

-- changes

-- Everybody registered for an event that changes is notified once, after a person has looked at the message.

create table public.event_changes (
  id uuid primary key default gen_random_uuid(),
  event_key text not null references public.content_items (key) on update cascade on delete cascade,
  before jsonb not null,
  after jsonb not null,
  revision integer not null default 1,
  first_changed_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  resolved_as text check (resolved_as in ('announced', 'dismissed')),
  resolved_at timestamptz check ((resolved_at is null) = (resolved_as is null)),
  resolved_by uuid references public.profiles (id) on delete set null,
  message_key uuid,
  recipients integer
);
comment on table public.event_changes is
  'Changes of events with registrations, of which everybody registered must be notified. An event has at most one open change.';
comment on column public.event_changes.before is
  'The private.plan_of() of the time when people were last notified, or somebody decided that they need not be.';
comment on column public.event_changes.revision is 'Grows with each further change, so that nobody announces an outdated one.';
comment on column public.event_changes.message_key is 'The key of the message that announced it, by which a retry is recognized.';

create unique index event_changes_open on public.event_changes (event_key) where resolved_at is null;
create index event_changes_event_key on public.event_changes (event_key);
create index event_changes_resolved_by on public.event_changes (resolved_by);

alter table public.event_changes enable row level security;
grant select on public.event_changes to authenticated, service_role;

create policy "Admins read changes of events, organisers those of their events" on public.event_changes
  for select to authenticated using (event_key in (select private.organised_events()));

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
comment on function private.plan_of(public.content_items) is 'Returns whether, when and where an event takes place.';

create function private.is_other_plan(before jsonb, after jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select before ->> 'state' <> after ->> 'state' or (after ->> 'state' = 'planned' and before <> after)
$$;
comment on function private.is_other_plan(jsonb, jsonb) is
  'Whether people must be notified. The time and place of an event that does not take place do not matter.';

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
  where change.event_key = new.key and change.resolved_at is null;
  if not found and private.is_other_plan(private.plan_of(old), plan) and exists (
    select from public.event_registrations as registration
    where registration.event_key = new.key and registration.status in ('requested', 'registered', 'waiting', 'offered')
  ) then
    insert into public.event_changes (event_key, before, after) values (new.key, private.plan_of(old), plan);
  end if;
  delete from public.event_changes as change
  where change.event_key = new.key and change.resolved_at is null and not private.is_other_plan(change.before, change.after);
  return null;
end
$$;
comment on function private.record_event_change() is
  'Adds to the open change of the event, or opens one. A change that is undone needs no announcement.';
-- Only sync_content_items() writes here.
create trigger record_event_change after update on public.content_items
  for each row when (new.kind = 'event' and private.plan_of(old) <> private.plan_of(new))
  execute function private.record_event_change();

create function private.lock_event_change(change_id uuid) returns public.event_changes
language plpgsql set search_path = ''
as $$
declare
  change public.event_changes;
begin
  select * into change from public.event_changes as known where known.id = change_id;
  perform private.require_organiser(change.event_key);
  -- Every transaction locks the event first, so that none deadlocks.
  perform private.lock_event(change.event_key);
  select * into change from public.event_changes as known where known.id = change_id for update;
  if change.id is null then
    raise exception 'The change was undone' using errcode = 'PT409', detail = 'change_outdated';
  end if;
  return change;
end
$$;
comment on function private.lock_event_change(uuid) is
  'Returns the change with its event locked. Refuses everybody but admins and organisers of the event.';

create function private.require_open_change(change public.event_changes, revision integer) returns void
language plpgsql set search_path = ''
as $$
begin
  if change.resolved_at is not null or change.revision is distinct from require_open_change.revision then
    raise exception 'The change was resolved, or the event has changed again' using errcode = 'PT409', detail = 'change_outdated';
  end if;
end
$$;

create function private.message_ticket_buyers(event_key text, messages jsonb, key uuid) returns integer
language plpgsql set search_path = ''
as $$
declare
  buyer record;
  item public.content_items;
  email_id uuid;
  sent integer := 0;
begin
  select * into item from public.content_items as known where known.key = event_key;
  for buyer in
    select bought, payment as paid
    from public.ticket_orders as bought join public.payments as payment on payment.id = bought.payment_id
    where payment.purpose = 'ticket' and payment.event_key = message_ticket_buyers.event_key and bought.email is not null
      and private.is_valid_ticket(payment)
    order by payment.created_at, payment.id
  loop
    email_id := public.queue_email(
      (buyer.bought).email, 'ticket-message', (buyer.bought).language,
      jsonb_build_object(
        'event', private.event_email_data(item),
        'eventTitle', case (buyer.bought).language
          when 'en' then coalesce(item.title_en, item.title_lt, item.key) else coalesce(item.title_lt, item.title_en, item.key)
        end,
        'orderNumber', private.order_number(buyer.paid), 'subject', messages -> (buyer.bought).language ->> 'subject',
        'text', messages -> (buyer.bought).language ->> 'text'
      ),
      'ticket-message/' || key || '/' || (buyer.bought).payment_id
    );
    sent := sent + (email_id is not null)::integer;
  end loop;
  return sent;
end
$$;
comment on function private.message_ticket_buyers(text, jsonb, uuid) is
  'Emails everybody whose tickets to the event are valid, once for each key. Returns the number of emails that are stored.';

create function public.message_registrants(event_key text, statuses text[], messages jsonb, key uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  action constant text := 'message-registrants';
  response jsonb;
  registration public.event_registrations;
  email_id uuid;
  sent integer := 0;
begin
  perform private.require_organiser(event_key);
  if exists (
    select from unnest(array['{lt,subject}', '{lt,text}', '{en,subject}', '{en,text}']) as field (path)
    where private.is_readable(messages #>> field.path::text[]) is not true
  ) then
    raise exception 'The message needs a subject and a text in both languages' using errcode = 'PT400', detail = 'bad_request';
  end if;
  if exists (
    select from (values ('{lt,subject}', 200), ('{lt,text}', 20000), ('{en,subject}', 200), ('{en,text}', 20000)) as field (path, longest)
    where char_length(messages #>> field.path::text[]) > field.longest
  ) then
    raise exception 'A subject has 200 characters at most, a text 20,000' using errcode = 'PT400', detail = 'too_long';
  end if;
  response := private.start_submission(
    action, key, private.sha256(jsonb_build_array(event_key, statuses, messages)::text)
  );
  if response is not null then
    return response -> 'recipients';
  end if;
  perform public.count_submission(action, private.sha256(private.caller_id()::text));

  for registration in
    select * from public.event_registrations as known
    where known.event_key = message_registrants.event_key and known.status = any (statuses)
    order by known.created_at
  loop
    email_id := public.queue_email(
      registration.email, 'event-message', registration.language,
      private.registration_email_data(registration)
        || jsonb_build_object(
          'token', private.create_registration_link(registration.id),
          'subject', messages -> registration.language ->> 'subject', 'text', messages -> registration.language ->> 'text'
        ),
      'event-message/' || key || '/' || registration.id
    );
    update public.email_outbox as mail set registration_id = registration.id where mail.id = email_id;
    sent := sent + (email_id is not null)::integer;
  end loop;
  if 'tickets' = any (statuses) then
    sent := sent + private.message_ticket_buyers(event_key, messages, key);
  end if;
  perform private.log_action('registrants_messaged', 'event', event_key, jsonb_build_object('recipients', sent));
  perform private.end_submission(action, key, jsonb_build_object('recipients', sent));
  return sent;
end
$$;
comment on function public.message_registrants(text, text[], jsonb, uuid) is
  'Emails everybody registered with one of the statuses, of which tickets stands for who bought them, once for each key. Returns the number of recipients.';
grant execute on function public.message_registrants(text, text[], jsonb, uuid) to authenticated;

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
    and mail.data ? 'withCalendar';

  -- Buyers have had a file with their tickets, unless the date was not certain then.
  update public.email_outbox as mail set data = mail.data || '{"withCalendar": true}'
  from public.content_items as item
  where item.key = attach_calendar_files.event_key and item.removed_at is null and item.starts_at is not null
    and not item.date_to_be_confirmed and starts_with(mail.idempotency_key, 'ticket-message/' || message_key || '/')
$$;
comment on function private.attach_calendar_files(text, uuid) is
  'Adds the calendar file to queued messages: for people who have an earlier one, and for people with a place once the date is certain.';

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
  set resolved_as = 'announced', resolved_at = now(), resolved_by = private.caller_id(), message_key = announce_event_change.key, recipients = sent
  where known.id = change.id;
  return sent;
end
$$;
comment on function public.announce_event_change(uuid, integer, text[], jsonb, uuid) is
  'Emails everybody registered with one of the statuses that the event has changed, with its new calendar file. Returns the number of recipients.';
grant execute on function public.announce_event_change(uuid, integer, text[], jsonb, uuid) to authenticated;

create function public.dismiss_event_change(change_id uuid, revision integer) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  change public.event_changes := private.lock_event_change(change_id);
begin
  perform private.require_open_change(change, revision);
  update public.event_changes as known
  set resolved_as = 'dismissed', resolved_at = now(), resolved_by = private.caller_id()
  where known.id = change.id;
  perform private.log_action('event_change_dismissed', 'event', change.event_key, jsonb_build_object('before', change.before, 'after', change.after));
end
$$;
comment on function public.dismiss_event_change(uuid, integer) is 'Records that nobody needs an email about the change.';
grant execute on function public.dismiss_event_change(uuid, integer) to authenticated;

-- privacy

create function private.registration_export(registration public.event_registrations) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(registration) - 'decided_by' || jsonb_build_object(
    'trip', (select to_jsonb(bus) - 'registration_id' from public.bus_registrations as bus where bus.registration_id = registration.id),
    'trip_payments', (
      select coalesce(jsonb_agg(to_jsonb(paid) - 'registration_id'), '[]') from public.trip_payments as paid where paid.registration_id = registration.id
    ),
    'runners', (
      select coalesce(jsonb_agg(to_jsonb(runner) - 'registration_id' || jsonb_build_object(
        'health', (select to_jsonb(notes) - 'race_registration_id' from public.race_health_notes as notes where notes.race_registration_id = runner.id),
        'consent', (select to_jsonb(consent) - 'race_registration_id' from public.race_consents as consent where consent.race_registration_id = runner.id)
      ) order by runner.created_at), '[]')
      from public.race_registrations as runner where runner.registration_id = registration.id
    ),
    'attendance', (
      select coalesce(jsonb_agg(to_jsonb(mark) - 'registration_id' - 'marked_by' order by mark.marked_at), '[]')
      from public.attendance as mark where mark.registration_id = registration.id
    )
  )
$$;

create function private.export_registrations(account uuid, address text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('registrations', coalesce(jsonb_agg(private.registration_export(registration) order by registration.created_at), '[]'))
  from public.event_registrations as registration where registration.email = address
$$;

create function private.erase_registrations(address text) returns void
language sql set search_path = ''
as $$ delete from public.event_registrations as registration where registration.email = address $$;

create function private.export_tickets(account uuid, address text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('tickets', coalesce(jsonb_agg(to_jsonb(bought) - 'search_text' || jsonb_build_object(
    'event_key', payment.event_key, 'status', payment.status, 'received_pence', payment.received_pence,
    'refunded_pence', payment.refunded_pence, 'paid_at', payment.paid_at,
    'came', (select mark.came from public.attendance as mark where mark.payment_id = payment.id)
  ) order by bought.created_at), '[]'))
  from public.ticket_orders as bought join public.payments as payment on payment.id = bought.payment_id
  where bought.email = address
$$;

insert into private.hooks (subject, hook, call) values
  ('registrations', 'export', 'private.export_registrations'),
  ('registrations', 'erase', 'private.erase_registrations'),
  ('ticket', 'export', 'private.export_tickets');
