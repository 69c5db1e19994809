-- The webhook of a payment link does not say what was bought, so reconcile-payments asks Stripe within
-- a minute, and again until it responds.

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
  created_at timestamptz not null default now(),
  search_text text not null generated always as (private.fold(coalesce(name, '') || ' ' || coalesce(email, ''))) stored
);
comment on table public.ticket_orders is 'Buyers of tickets, one for each payment. Names are kept for a year after the event.';
comment on column public.ticket_orders.postal_address is 'Null unless the payment link asks for it.';
comment on column public.ticket_orders.items is 'The bought products under their names at Stripe: [{name, quantity}].';
comment on column public.ticket_orders.tickets is 'The sum of the quantities.';
comment on column public.ticket_orders.confirmed_at is 'When the tickets were sent to the buyer.';

create index ticket_orders_of_email on public.ticket_orders (email);
create index ticket_orders_searched on public.ticket_orders using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off);

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
  'Whether the interval has passed since the later of the event, if it is known, and the payment.';

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
  'Returns paid tickets whose buyer and number are unknown. Each is listed every 5 minutes.';
grant execute on function public.tickets_to_read(integer) to service_role;

create function public.record_ticket_order(payment_id uuid, buyer jsonb, items jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  address text := private.normalize_email(buyer ->> 'email');
begin
  perform private.lock_money();
  if not exists (select from public.payments as payment where payment.id = record_ticket_order.payment_id and payment.purpose = 'ticket') then
    raise exception 'There are no such tickets' using errcode = 'PT404', detail = 'not_found';
  end if;
  address := case when address ~ '^[^@\s]+@[^@\s]+$' and char_length(address) <= 254 then address end;
  insert into public.ticket_orders (payment_id, name, email, postal_address, language, items, tickets)
  select record_ticket_order.payment_id, left(buyer ->> 'name', 200), address, left(buyer ->> 'address', 500),
    private.email_language(address, case when buyer ->> 'locale' ~ '^en' then 'en' else 'lt' end),
    record_ticket_order.items, greatest(1, coalesce(sum((item ->> 'quantity')::integer), 1))
  from jsonb_array_elements(record_ticket_order.items) as item
  on conflict on constraint ticket_orders_pkey do nothing;
  perform private.confirm_tickets(record_ticket_order.payment_id);
end
$$;
comment on function public.record_ticket_order(uuid, jsonb, jsonb) is
  'Stores who bought which tickets, once, and sends them. buyer, as Stripe knows it: {name, email, address, locale}, each of which may be null. items: [{name, quantity}].';
grant execute on function public.record_ticket_order(uuid, jsonb, jsonb) to service_role;

create function private.order_number(payment public.payments) returns text
language sql immutable set search_path = ''
as $$ select right(payment.checkout_session_id, 8) $$;
comment on function private.order_number(public.payments) is 'Returns the order number that the page after the payment shows.';

create function private.event_email_data(item public.content_items) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'key', item.key, 'title', jsonb_build_object('lt', item.title_lt, 'en', item.title_en), 'path', item.path,
    'start', item.starts_at, 'end', item.ends_at, 'dateToBeConfirmed', item.date_to_be_confirmed, 'place', item.place,
    'description', item.description, 'statusNote', item.status_note,
    'isCancelled', item.status = 'cancelled' or item.removed_at is not null,
    'updatedAt', greatest(item.updated_at, item.removed_at)
  )
$$;

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
  'Sends tickets to their buyer, once they are known and paid. Sends none for a cancelled or unknown event, and none for an old payment.';

create function private.send_paid_tickets() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.confirm_tickets(new.id);
  return null;
end
$$;
comment on function private.send_paid_tickets() is 'Sends the tickets of a held payment once it counts.';
create trigger send_paid_tickets after update on public.payments
  for each row when (new.purpose = 'ticket' and new.status = 'paid' and old.status <> 'paid') execute function private.send_paid_tickets();

create function private.is_valid_ticket(payment public.payments) returns boolean
language sql immutable set search_path = ''
as $$ select payment.purpose = 'ticket' and payment.status in ('paid', 'held') $$;
comment on function private.is_valid_ticket(public.payments) is
  'Whether the tickets are valid: until the whole sum has gone back. A held payment was paid, so its buyer is let in.';

create function private.sold_tickets(event_key text) returns integer
language sql stable set search_path = ''
as $$
  select coalesce(sum(coalesce(bought.tickets, 1)), 0)::integer
  from public.payments as payment left join public.ticket_orders as bought on bought.payment_id = payment.id
  where payment.purpose = 'ticket' and payment.event_key = sold_tickets.event_key and private.is_valid_ticket(payment)
$$;
comment on function private.sold_tickets(text) is
  'Returns the number of valid tickets. An order counts as one until Stripe has reported its number.';

create function private.anonymise_ticket_order(payment_id uuid) returns void
language sql set search_path = ''
as $$
  update public.ticket_orders as bought set name = null, email = null, postal_address = null, anonymised_at = now()
  where bought.payment_id = anonymise_ticket_order.payment_id and bought.anonymised_at is null
$$;
comment on function private.anonymise_ticket_order(uuid) is
  'Removes the data of the buyer. The tickets stay valid, and so does their number.';

create function public.ticket_events() returns setof text
language sql stable security definer set search_path = ''
as $$
  select organised.key from private.organised_events() as organised (key)
  where exists (
    select from public.payments as payment
    where payment.purpose = 'ticket' and payment.event_key = organised.key and private.is_valid_ticket(payment)
  )
$$;
comment on function public.ticket_events() is 'Returns the events of the caller with sold tickets; all of them for an admin.';
grant execute on function public.ticket_events() to authenticated;

create function private.anonymise_tickets(account uuid, address text) returns void
language sql set search_path = ''
as $$ select private.anonymise_ticket_order(bought.payment_id) from public.ticket_orders as bought where bought.email = address $$;

-- what a payment calls

create function private.buyer_name(payment public.payments) returns text
language sql stable set search_path = ''
as $$ select bought.name from public.ticket_orders as bought where bought.payment_id = payment.id $$;

create function private.ticket_email_now(mail public.email_outbox) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return case when mail.template = 'tickets-confirmed' and exists (
    select from public.payments as payment where payment.id = (mail.data ->> 'paymentId')::uuid and payment.status <> 'paid'
  ) then null else '{}' end;
end
$$;

insert into private.hooks (subject, hook, call) values
  ('ticket', 'payment_changed', 'private.hold_other_sum'),
  ('ticket', 'payer_name', 'private.buyer_name'),
  ('ticket', 'email_now', 'private.ticket_email_now'),
  ('ticket', 'anonymise', 'private.anonymise_tickets');
