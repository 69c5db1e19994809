-- Who bought tickets, and how many: what Stripe knows of a checkout of our payment links, kept with the payment. The webhook does not
-- say what was bought, so settle-payments asks Stripe within a minute, and again until it answers.

create table public.ticket_orders (
  payment_id uuid primary key references public.payments (id),
  name text check (private.is_readable_line(name) and char_length(name) <= 200),
  email text check (email = private.normalize_email(email) and char_length(email) <= 254),
  postal_address text check (private.is_readable_line(postal_address) and char_length(postal_address) <= 500),
  language text not null check (language in ('lt', 'en')),
  items jsonb not null check (jsonb_typeof(items) = 'array'),
  tickets integer not null check (tickets > 0),
  confirmed_at timestamptz,
  anonymised_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.ticket_orders is 'The buyers of tickets, one for each payment. Names are kept for a year after the event.';
comment on column public.ticket_orders.postal_address is 'Null unless the payment link asks for it.';
comment on column public.ticket_orders.items is 'What was bought: a list of {name, quantity}, as the products are called at Stripe.';
comment on column public.ticket_orders.tickets is 'The sum of the quantities.';
comment on column public.ticket_orders.confirmed_at is 'When the buyer was sent the tickets.';
create index ticket_orders_of_email on public.ticket_orders (email);
create index payments_of_tickets on public.payments (event_key) where purpose = 'ticket';
comment on column public.payments.checked_at is
  'When Stripe was last asked about a payment: one that it has not reported, or whose tickets are not known.';

alter table public.ticket_orders enable row level security;
grant select on public.ticket_orders to authenticated, service_role;

create policy "Treasurers read who bought tickets" on public.ticket_orders
  for select to authenticated using ((select private.has_role('treasurer')));

create function private.is_ticket_over(payment public.payments, since interval) returns boolean
language sql stable set search_path = ''
as $$
  select greatest(coalesce(item.ends_at, item.starts_at), payment.created_at) < now() - since
  from (select) as one left join public.content_items as item on item.key = payment.event_key
$$;
comment on function private.is_ticket_over(public.payments, interval) is
  'Whether so much time has passed since the later of the event, if it is known, and the payment.';

create function public.tickets_to_read(at_most integer default 25) returns table (payment_id uuid, session_id text)
language sql security definer set search_path = ''
as $$
  update public.payments as payment set checked_at = now()
  where payment.id = any (array(
    select due.id from public.payments as due
    where due.purpose = 'ticket' and due.received_pence is not null and due.taken_back_at is null
      and not exists (select from public.ticket_orders as known where known.payment_id = due.id)
      and not private.is_ticket_over(due, interval '1 year')
      and coalesce(due.checked_at < now() - interval '5 minutes', true)
    order by due.checked_at nulls first, due.created_at
    limit greatest(1, least(at_most, 200))
    for update skip locked
  ))
  returning payment.id, payment.checkout_session_id
$$;
comment on function public.tickets_to_read(integer) is
  'Paid tickets of which nobody knows who bought how many, also from before this was kept. Each is listed every 5 minutes.';
grant execute on function public.tickets_to_read(integer) to service_role;

-- the email with the tickets

create function private.event_email_data(item public.content_items) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'key', item.key, 'title', jsonb_build_object('lt', item.title_lt, 'en', item.title_en), 'path', item.path,
    'start', item.starts_at, 'end', item.ends_at, 'dateToBeConfirmed', item.date_to_be_confirmed, 'place', item.place,
    'isCancelled', item.status = 'cancelled' or item.removed_at is not null, 'updatedAt', item.synced_at
  )
$$;
comment on function private.event_email_data(public.content_items) is 'What emails say of an event.';

create or replace function private.registration_email_data(registration public.event_registrations) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'event', private.event_email_data(item),
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

create function private.order_number(payment public.payments) returns text
language sql immutable set search_path = ''
as $$ select right(payment.checkout_session_id, 8) $$;
comment on function private.order_number(public.payments) is 'What the page after the payment calls the order number.';

create function private.confirm_tickets(payment_id uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  payment public.payments;
  item public.content_items;
  bought public.ticket_orders;
begin
  select * into strict payment from public.payments as known where known.id = confirm_tickets.payment_id;
  select * into item from public.content_items as known where known.key = payment.event_key;
  update public.ticket_orders as known set confirmed_at = now()
  where known.payment_id = payment.id and known.confirmed_at is null and known.email is not null
    and payment.status = 'paid' and payment.paid_at > now() - interval '30 days'
    and item.status <> 'cancelled' and item.removed_at is null
  returning * into bought;
  if not found then
    return;
  end if;
  perform public.queue_email(
    bought.email, 'tickets-confirmed', bought.language,
    private.payment_data(payment) || jsonb_build_object(
      'event', private.event_email_data(item),
      'eventTitle', case bought.language
        when 'en' then coalesce(item.title_en, item.title_lt, item.key) else coalesce(item.title_lt, item.title_en, item.key)
      end,
      'buyer', bought.name, 'tickets', bought.tickets, 'items', bought.items, 'orderNumber', private.order_number(payment)
    ),
    'tickets/' || payment.id
  );
end
$$;
comment on function private.confirm_tickets(uuid) is
  'Sends tickets to their buyer, once: when they are known and paid. Not for an event that is cancelled or unknown, and not for payments of long ago.';

create function private.follow_tickets() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.confirm_tickets(new.id);
  return null;
end
$$;
comment on function private.follow_tickets() is 'Tickets whose payment was held are sent once it counts.';
create trigger follow_tickets after update on public.payments
  for each row when (new.purpose = 'ticket' and new.status = 'paid' and old.status <> 'paid') execute function private.follow_tickets();

create function public.keep_ticket_order(payment_id uuid, buyer jsonb, items jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  address text := private.normalize_email(buyer ->> 'email');
begin
  perform private.lock_money();
  if not exists (select from public.payments as payment where payment.id = keep_ticket_order.payment_id and payment.purpose = 'ticket') then
    raise exception 'There are no such tickets' using errcode = 'PT404', detail = 'not_found';
  end if;
  address := case when address ~ '^[^@\s]+@[^@\s]+$' and char_length(address) <= 254 then address end;
  insert into public.ticket_orders (payment_id, name, email, postal_address, language, items, tickets)
  select keep_ticket_order.payment_id, left(buyer ->> 'name', 200), address, left(buyer ->> 'address', 500),
    private.email_language(address, case when buyer ->> 'locale' ~ '^en' then 'en' else 'lt' end),
    keep_ticket_order.items, greatest(1, coalesce(sum((item ->> 'quantity')::integer), 1))
  from jsonb_array_elements(keep_ticket_order.items) as item
  on conflict on constraint ticket_orders_pkey do nothing;
  perform private.confirm_tickets(keep_ticket_order.payment_id);
end
$$;
comment on function public.keep_ticket_order(uuid, jsonb, jsonb) is
  'Keeps who bought which tickets, once, and sends them. The buyer as Stripe knows it: {name, email, address, locale}, each of which may be null; the items: a list of {name, quantity}.';
grant execute on function public.keep_ticket_order(uuid, jsonb, jsonb) to service_role;

-- at the door

alter table public.attendance alter column registration_id drop not null;
alter table public.attendance add column payment_id uuid references public.payments (id);
alter table public.attendance add check (num_nonnulls(registration_id, payment_id) = 1);
create index attendance_of_payment on public.attendance (payment_id);
comment on table public.attendance is
  'Who came: a runner, everybody of a registration without runners, or everybody for whom tickets were bought in one payment. Of two marks the later one counts, whichever arrives first.';
comment on column public.attendance.attendee_id is 'The id of the runner, the registration or the payment.';

create function private.is_valid_ticket(payment public.payments) returns boolean
language sql immutable set search_path = ''
as $$ select payment.purpose = 'ticket' and payment.status in ('paid', 'held') $$;
comment on function private.is_valid_ticket(public.payments) is
  'Whether tickets count: until all of the money has gone back. What is held has been paid, and whoever comes is let in.';

create function private.sold_tickets(event_key text) returns integer
language sql stable set search_path = ''
as $$
  select coalesce(sum(coalesce(bought.tickets, 1)), 0)::integer
  from public.payments as payment left join public.ticket_orders as bought on bought.payment_id = payment.id
  where private.is_valid_ticket(payment) and payment.event_key = sold_tickets.event_key
$$;
comment on function private.sold_tickets(text) is 'How many tickets count. An order is one until Stripe has said how many it has.';

create or replace function private.free_seats(event_key text) returns integer
language sql stable set search_path = ''
as $$
  select item.capacity - private.sold_tickets(item.key) - coalesce((
    select sum(registration.seats) from public.event_registrations as registration
    where registration.event_key = item.key and registration.status in ('requested', 'registered', 'offered')
  ), 0)::integer
  from public.content_items as item where item.key = free_seats.event_key
$$;
comment on function private.free_seats(text) is
  'Places that nobody has, holds or has bought, below zero after the capacity was lowered or Stripe sold more; null without a limit.';

create or replace function public.count_registrants(event_key text) returns jsonb
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
  'How many registrations an event has or has waiting, for how many people, how many of them or of those with tickets hold a place, and open offers. No names.';

create function public.is_sold_out(event_key text) returns boolean
language sql stable security definer set search_path = ''
as $$ select coalesce(private.free_seats(event_key) <= 0, false) $$;
comment on function public.is_sold_out(text) is
  'Whether nobody should buy a ticket for the event any more, since all its places are taken. Stripe does not know that, and what it sells all the same is valid.';
grant execute on function public.is_sold_out(text) to anon, authenticated, service_role;

create function public.ticket_events() returns setof text
language sql stable security definer set search_path = ''
as $$
  select distinct payment.event_key from public.payments as payment
  where private.is_valid_ticket(payment) and payment.event_key in (select private.organised_events())
$$;
comment on function public.ticket_events() is 'The events of the caller for which tickets have been sold: all of them for an admin.';
grant execute on function public.ticket_events() to authenticated;

create function public.ticket_buyers(event_key text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_organiser(event_key);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', payment.id, 'name', bought.name, 'orderNumber', private.order_number(payment), 'tickets', coalesce(bought.tickets, 1),
      'items', coalesce(bought.items, '[]'), 'isPartlyRefunded', payment.refunded_pence + payment.lost_pence > 0, 'came', mark.came
    ) order by payment.created_at, payment.id), '[]')
    from public.payments as payment
    left join public.ticket_orders as bought on bought.payment_id = payment.id
    left join public.attendance as mark on mark.payment_id = payment.id
    where private.is_valid_ticket(payment) and payment.event_key = ticket_buyers.event_key
  );
end
$$;
comment on function public.ticket_buyers(text) is
  'Who bought tickets for an event, for those who organise it: names and numbers of tickets, no sums and no addresses. Until Stripe has said how many, an order is one ticket without a name.';
grant execute on function public.ticket_buyers(text) to authenticated;

create or replace function public.mark_attendance(marks jsonb) returns void
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
  'Takes marks of who came: a list of {registrationId, runnerId, came, markedAt}; of whoever bought tickets the id of the payment. A phone that was offline may send old ones.';

-- for treasurers

create or replace view public.payment_overview with (security_invoker = true) as
  select payment.id, payment.purpose, payment.method, payment.status, payment.amount_pence, payment.currency, payment.received_pence,
    payment.received_currency, payment.refunded_pence, payment.lost_pence, payment.has_open_dispute, payment.held_reason, payment.decision,
    payment.paid_at, payment.created_at, payment.event_key, payment.payment_intent_id,
    case
      when payment.status = 'held' and payment.decision = 'refund' then 'to_refund'
      when payment.status = 'held' then payment.held_reason
      when private.is_partly_refunded(payment) then 'partial_refund'
      when payment.has_open_dispute then 'dispute'
    end as attention,
    link.membership_id, link.covers_from, link.covers_until,
    coalesce(membership.first_name || ' ' || membership.last_name, donation.donor_name, ticket.name) as payer_name,
    coalesce(membership.email, donation.email, ticket.email) as payer_email,
    donation.campaign_id, coalesce(campaign.name_lt, donation.campaign_name) as campaign_name_lt,
    coalesce(campaign.name_en, donation.campaign_name) as campaign_name_en, donation.message, donation.shows_donor, donation.approved_at,
    concat_ws(
      ' ', private.reference_text(membership),
      private.fold(concat_ws(
        ' ', donation.donor_name, donation.email, coalesce(campaign.name_lt, donation.campaign_name), campaign.name_en, payment.event_key,
        ticket.name, ticket.email
      ))
    ) as search_text,
    coalesce(payment.paid_at, payment.created_at) as happened_at,
    private.numbers(payment) as numbers,
    array[payment.amount_pence, payment.received_pence] as sums,
    coalesce(payment.received_pence, payment.amount_pence) as sum_pence,
    coalesce(membership.last_name || ' ' || membership.first_name, donation.donor_name, ticket.name) collate "lt-x-icu" as sort_name,
    unreached.reason as unreached_reason,
    ticket.items as ticket_items, ticket.postal_address as payer_address
  from public.payments as payment
  left join public.membership_payments as link on link.payment_id = payment.id
  left join public.memberships as membership on membership.id = link.membership_id
  left join public.donations as donation on donation.payment_id = payment.id
  left join public.campaigns as campaign on campaign.id = donation.campaign_id
  left join public.ticket_orders as ticket on ticket.payment_id = payment.id
  left join private.unreached_addresses() as unreached on unreached.email = coalesce(membership.email, donation.email, ticket.email)
  where (select private.has_role('treasurer'));

create or replace function private.payer_name(payment public.payments) returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    (
      select membership.first_name || ' ' || membership.last_name
      from public.membership_payments as link join public.memberships as membership on membership.id = link.membership_id
      where link.payment_id = payment.id
    ),
    (select donation.donor_name from public.donations as donation where donation.payment_id = payment.id),
    (select bought.name from public.ticket_orders as bought where bought.payment_id = payment.id)
  )
$$;
comment on function private.payer_name(public.payments) is 'Whose payment it is; null for a donor or buyer of tickets without a name.';

-- what belongs to an address

create or replace function private.money_under(account uuid, address text) returns jsonb
language sql stable set search_path = ''
as $$
  select private.money_of(own.memberships, private.donations_of(account, address)) || jsonb_build_object(
    'other_applications', (
      select coalesce(jsonb_agg(to_jsonb(application) - 'membership_id' - 'payment_id' order by application.created_at), '[]')
      from public.membership_applications as application
      where application.email = address and application.membership_id <> all (own.memberships)
    ),
    'tickets', (
      select coalesce(jsonb_agg(to_jsonb(bought) || jsonb_build_object(
        'event_key', payment.event_key, 'status', payment.status, 'received_pence', payment.received_pence,
        'refunded_pence', payment.refunded_pence, 'paid_at', payment.paid_at,
        'came', (select mark.came from public.attendance as mark where mark.payment_id = payment.id)
      ) order by bought.created_at), '[]')
      from public.ticket_orders as bought join public.payments as payment on payment.id = bought.payment_id
      where bought.email = address
    )
  )
  from (select private.memberships_of(account, address)) as own (memberships)
$$;
comment on function private.money_under(uuid, text) is
  'What is exported of the money of an account and its address. The other applications came from the address, for memberships that now have another one.';

create function private.anonymise_ticket_order(payment_id uuid) returns void
language sql set search_path = ''
as $$
  update public.ticket_orders as bought set name = null, email = null, postal_address = null, anonymised_at = now()
  where bought.payment_id = anonymise_ticket_order.payment_id and bought.anonymised_at is null
$$;
comment on function private.anonymise_ticket_order(uuid) is 'Forgets who bought tickets. How many they were stays: they are valid.';

create or replace function private.anonymise_money_under(account uuid, address text) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.lock_money();
  perform private.anonymise_membership(id) from unnest(private.memberships_of(account, address)) as own (id);
  perform private.anonymise_donation(id) from unnest(private.donations_of(account, address)) as own (id);
  perform private.anonymise_ticket_order(bought.payment_id) from public.ticket_orders as bought where bought.email = address;
  delete from public.membership_applications as application where application.email = address;
end
$$;
comment on function private.anonymise_money_under(uuid, text) is
  'Takes the names from the money of an account and its address. The sums stay.';

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
  select private.anonymise_ticket_order(bought.payment_id)
  from public.ticket_orders as bought join public.payments as payment on payment.id = bought.payment_id
  where bought.anonymised_at is null and private.is_ticket_over(payment, interval '1 year');
$$;

create or replace function public.purge_email_preferences() returns void
language sql security definer set search_path = ''
as $$
  delete from private.email_preferences as preference
  where preference.created_at < now() - interval '1 day'
    and not exists (select from public.profiles as profile where profile.email = preference.email)
    and not exists (select from public.newsletter_subscribers as subscriber where subscriber.email = preference.email)
    and not exists (select from public.event_registrations as registration where registration.email = preference.email)
    and not exists (select from public.contact_messages as message where message.email = preference.email)
    and not exists (select from public.memberships as membership where membership.email = preference.email)
    and not exists (select from public.donations as donation where donation.email = preference.email)
    and not exists (select from public.ticket_orders as bought where bought.email = preference.email)
    and not exists (select from public.email_outbox as mail where mail.recipient = preference.email)
$$;
