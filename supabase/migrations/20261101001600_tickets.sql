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

-- discount codes

create table public.discount_codes (
  id uuid primary key default gen_random_uuid(),
  membership_id uuid not null references public.memberships (id),
  event_key text not null references public.content_items (key) on update cascade,
  code text not null unique check (code ~ '^NARYS-[A-HJ-NP-Z2-9]{8}$'),
  amount_pence integer not null check (amount_pence > 0),
  currency text not null default 'GBP' check (currency = 'GBP'),
  valid_until timestamptz not null,
  promotion_code_id text unique check (char_length(promotion_code_id) between 1 and 255),
  redeemed_at timestamptz,
  revoked_at timestamptz,
  deactivated_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.discount_codes is
  'Member discounts, one for each active member and event: the code takes amount_pence off one ticket, once. Stripe has it as a promotion code.';
comment on column public.discount_codes.promotion_code_id is
  'Null until Stripe has created the promotion code. Before that, nobody has seen the code.';
comment on column public.discount_codes.revoked_at is
  'When the reason for the code ended. deactivated_at is when Stripe was informed.';

create unique index discount_codes_of_member on public.discount_codes (membership_id, event_key) where revoked_at is null;
create index discount_codes_of_event on public.discount_codes (event_key);
create index discount_codes_to_revoke on public.discount_codes (revoked_at) where revoked_at is not null and deactivated_at is null;

alter table public.discount_codes enable row level security;
grant select on public.discount_codes to authenticated, service_role;

-- The policy of the membership decides.
create policy "Who sees a membership sees its codes" on public.discount_codes
  for select to authenticated using (exists (select from public.memberships as membership where membership.id = membership_id));

create function private.new_code() returns text
language sql volatile set search_path = ''
as $$
  select 'NARYS-' || string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', get_byte(random.bytes, n) % 32 + 1, 1), '' order by n)
  from (select extensions.gen_random_bytes(8) as bytes) as random, generate_series(0, 7) as n
$$;
comment on function private.new_code() is 'Returns a code that cannot be guessed, without letters that look like digits.';

create function private.discount_code(code public.discount_codes) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', code.id, 'code', code.code, 'amountPence', code.amount_pence, 'currency', code.currency, 'eventKey', code.event_key,
    'validUntil', code.valid_until, 'expiresAt', extract(epoch from code.valid_until)::bigint,
    'isReady', code.promotion_code_id is not null
  )
$$;

-- A request that arrives while a refund or an admin changes the membership waits and continues with the result, so that it creates
-- no code of a refunded year and no payment of a merged membership.
create function public.create_discount_code(event_key text, context jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  membership public.memberships;
  item public.content_items;
  known public.discount_codes;
  pence numeric;
begin
  -- Whoever takes the year back has revoked the codes by the time this continues.
  perform from public.memberships as locked where locked.user_id = (context ->> 'userId')::uuid for update;
  membership := private.active_membership_of((context ->> 'userId')::uuid);
  if membership.id is null then
    raise exception 'Only an active member gets a code' using errcode = 'PT403', detail = 'members_only';
  end if;
  select * into item from public.content_items as known_item where known_item.key = create_discount_code.event_key;
  pence := (item.member_discount ->> 'amount')::numeric * 100;
  if item.key is null or item.removed_at is not null or item.status = 'cancelled' or not item.takes_member_codes
    or coalesce(pence, 0) < 1 or pence <> trunc(pence) then
    raise exception 'The event has no discount for members' using errcode = 'PT404', detail = 'not_found';
  end if;

  select * into known from public.discount_codes as code
  where code.membership_id = membership.id and code.event_key = item.key and code.revoked_at is null;
  if known.redeemed_at is not null then
    raise exception 'The code has been used' using errcode = 'PT409', detail = 'code_used';
  elsif known.valid_until <= now() then
    raise exception 'The code has expired' using errcode = 'PT409', detail = 'code_expired';
  elsif known.id is null then
    perform public.count_submission('create-discount-code', context ->> 'emailHash', context ->> 'networkHash');
    insert into public.discount_codes (membership_id, event_key, code, amount_pence, valid_until)
    values (
      membership.id, item.key, private.new_code(), pence,
      date_trunc('second', now()) + make_interval(days => coalesce((item.member_discount ->> 'validDays')::integer, 30))
    )
    returning * into known;
  end if;
  return private.discount_code(known);
end
$$;
comment on function public.create_discount_code(text, jsonb) is
  'Returns the code of a member for an event, and creates it if there is none. Context: {userId, emailHash, networkHash}. Returns {id, code, amountPence, currency, eventKey, validUntil, expiresAt (for Stripe), isReady}. Unless isReady, Stripe has to create it.';
grant execute on function public.create_discount_code(text, jsonb) to service_role;

create function public.record_discount_code(code_id uuid, promotion_code_id text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  known public.discount_codes;
begin
  update public.discount_codes as code set promotion_code_id = record_discount_code.promotion_code_id
  where code.id = code_id and coalesce(code.promotion_code_id, record_discount_code.promotion_code_id) = record_discount_code.promotion_code_id
  returning * into known;
  if not found then
    raise exception 'There is no such code' using errcode = 'PT404', detail = 'not_found';
  end if;
  return private.discount_code(known);
end
$$;
comment on function public.record_discount_code(uuid, text) is
  'Stores the promotion code that Stripe created, so that the member may see the code.';
grant execute on function public.record_discount_code(uuid, text) to service_role;

create function private.revoke_codes_without_reason(membership public.memberships) returns void
language sql set search_path = ''
as $$
  update public.discount_codes as code set revoked_at = now()
  where code.membership_id = membership.id and code.revoked_at is null and code.redeemed_at is null
    and (
      membership.status not in ('active', 'grace')
      or exists (
        select from public.membership_payments as link join public.payments as paid on paid.id = link.payment_id
        where link.membership_id = membership.id and paid.taken_back_at >= code.created_at
          and code.created_at >= link.covers_from and code.created_at < link.covers_until
      )
    )
$$;
comment on function private.revoke_codes_without_reason(public.memberships) is
  'Revokes unused codes of former members, and of years whose money went back.';

create function public.codes_to_deactivate(at_most integer default 50) returns table (code_id uuid, promotion_code_id text)
language sql security definer set search_path = ''
as $$
  -- Stripe never created these codes.
  update public.discount_codes set deactivated_at = now()
  where revoked_at is not null and deactivated_at is null and discount_codes.promotion_code_id is null and created_at < now() - interval '1 day';
  select code.id, code.promotion_code_id from public.discount_codes as code
  where code.revoked_at is not null and code.deactivated_at is null and code.promotion_code_id is not null
  order by code.revoked_at limit greatest(1, least(at_most, 200))
$$;
comment on function public.codes_to_deactivate(integer) is 'Returns revoked codes that Stripe still accepts.';
grant execute on function public.codes_to_deactivate(integer) to service_role;

create function public.finish_deactivation(code_id uuid) returns void
language sql security definer set search_path = ''
as $$ update public.discount_codes set deactivated_at = coalesce(deactivated_at, now()) where id = code_id and revoked_at is not null $$;
comment on function public.finish_deactivation(uuid) is 'Records that Stripe no longer accepts the code.';
grant execute on function public.finish_deactivation(uuid) to service_role;

create function private.redeem_codes(session jsonb) returns void
language sql set search_path = ''
as $$
  update public.discount_codes as code set redeemed_at = now()
  where code.redeemed_at is null and code.promotion_code_id in (
    select private.stripe_id(discount -> 'promotion_code')
    from jsonb_array_elements(case jsonb_typeof(session -> 'discounts') when 'array' then session -> 'discounts' else '[]' end) as discount
  )
$$;

create function private.sync_promotion_code(promotion_code jsonb, at timestamptz) returns void
language sql set search_path = ''
as $$
  update public.discount_codes as code
  set redeemed_at = case when (promotion_code ->> 'times_redeemed')::integer > 0 then coalesce(code.redeemed_at, at) else code.redeemed_at end,
    deactivated_at = case when code.revoked_at is not null and not (promotion_code ->> 'active')::boolean then coalesce(code.deactivated_at, at) else code.deactivated_at end
  where code.promotion_code_id = promotion_code ->> 'id'
$$;
