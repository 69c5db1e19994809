-- What Stripe charged and paid out, as its own balance says. The ledger has what people paid and what went back.

create table public.stripe_balance_transactions (
  id text primary key check (char_length(id) between 1 and 255),
  category text not null check (char_length(category) between 1 and 100),
  gross_pence integer not null,
  fee_pence integer not null,
  net_pence integer not null,
  charged_pence integer not null generated always as (case when category = 'fee' then -net_pence else fee_pence end) stored,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  created_at timestamptz not null,
  available_on timestamptz not null,
  payment_intent_id text check (char_length(payment_intent_id) between 1 and 255),
  payout_id text check (char_length(payout_id) between 1 and 255),
  check (net_pence = gross_pence - fee_pence)
);
comment on table public.stripe_balance_transactions is
  'Every movement of the balance at Stripe: payments, refunds, disputes, fees and payouts. Written by reconcile-payments, in any order.';
comment on column public.stripe_balance_transactions.category is 'Stripe''s reporting_category, such as charge, refund, dispute, fee or payout.';
comment on column public.stripe_balance_transactions.charged_pence is
  'What Stripe took for itself: with the movement, or as a movement of its own.';
comment on column public.stripe_balance_transactions.payment_intent_id is
  'Of a payment, also of one that this database does not know. It leads to payments without a foreign key, because either may be known first.';
comment on column public.stripe_balance_transactions.payout_id is 'The payout that contained it; null until Stripe has said so.';

create index stripe_balance_transactions_of_payment on public.stripe_balance_transactions (payment_intent_id);
create index stripe_balance_transactions_of_payout on public.stripe_balance_transactions (payout_id);
create index stripe_balance_transactions_created on public.stripe_balance_transactions (created_at)
  include (category, gross_pence, charged_pence, currency, payment_intent_id);

alter table public.stripe_balance_transactions enable row level security;
grant select on public.stripe_balance_transactions to authenticated, service_role;

create policy "Treasurers read the balance at Stripe" on public.stripe_balance_transactions
  for select to authenticated using ((select private.has_role('treasurer')));

create table public.stripe_payouts (
  id text primary key check (char_length(id) between 1 and 255),
  amount_pence integer not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  status text not null check (status in ('pending', 'in_transit', 'paid', 'failed', 'canceled')),
  arrives_on date not null,
  is_automatic boolean not null,
  is_complete boolean not null,
  created_at timestamptz not null,
  known_at timestamptz not null,
  contents_read_at timestamptz
);
comment on table public.stripe_payouts is 'What Stripe sent to the bank account, in its last reported state.';
comment on column public.stripe_payouts.is_complete is 'Whether Stripe can tell what it contains. It never can of a payout by hand.';
comment on column public.stripe_payouts.contents_read_at is 'When stripe_balance_transactions got all that it contains.';

create index stripe_payouts_arriving on public.stripe_payouts (arrives_on, id);
create index stripe_payouts_to_read on public.stripe_payouts (known_at)
  where contents_read_at is null or status in ('pending', 'in_transit');

alter table public.stripe_payouts enable row level security;
grant select on public.stripe_payouts to authenticated, service_role;

create policy "Treasurers read payouts" on public.stripe_payouts
  for select to authenticated using ((select private.has_role('treasurer')));

create table private.stripe_readings (
  is_only boolean primary key default true check (is_only),
  read_until timestamptz,
  checked_at timestamptz
);
comment on table private.stripe_readings is 'Until when the balance at Stripe is known, and when it was last asked for.';

alter table private.stripe_readings enable row level security;

insert into private.stripe_readings default values;

create function private.payout_rank(status text) returns integer
language sql immutable set search_path = ''
as $$ select coalesce(array_position('{pending, in_transit, paid, canceled, failed}'::text[], status), 0) $$;

create function private.store_payout(payout jsonb, at timestamptz) returns void
language sql set search_path = ''
as $$
  insert into public.stripe_payouts as known (
    id, amount_pence, currency, status, arrives_on, is_automatic, is_complete, created_at, known_at
  )
  select payout ->> 'payoutId', (payout ->> 'pence')::integer, upper(payout ->> 'currency'), payout ->> 'status',
    (payout ->> 'arrivesOn')::date, (payout ->> 'isAutomatic')::boolean, (payout ->> 'isComplete')::boolean,
    (payout ->> 'createdAt')::timestamptz, at
  on conflict (id) do update set
    status = excluded.status, arrives_on = excluded.arrives_on, known_at = excluded.known_at,
    is_complete = known.is_complete or excluded.is_complete
  -- The newest report counts. Of two in one second, the later state does.
  where (excluded.known_at, private.payout_rank(excluded.status), excluded.is_complete)
    > (known.known_at, private.payout_rank(known.status), known.is_complete);
$$;
comment on function private.store_payout(jsonb, timestamptz) is 'Stores a payout {payoutId, pence, currency, status, arrivesOn, isAutomatic, isComplete, createdAt}. Reports may arrive in any order.';

create function private.store_balance_transactions(transactions jsonb, payout_id text) returns integer
language plpgsql set search_path = ''
as $$
declare
  stored integer;
begin
  insert into public.stripe_balance_transactions as known (
    id, category, gross_pence, fee_pence, net_pence, currency, created_at, available_on, payment_intent_id, payout_id
  )
  select item.id, item.category, item."grossPence", item."feePence", item."netPence", upper(item.currency), item."createdAt", item."availableOn",
    item."paidWith", store_balance_transactions.payout_id
  from jsonb_to_recordset(transactions) as item (
    id text, category text, "grossPence" integer, "feePence" integer, "netPence" integer, currency text,
    "createdAt" timestamptz, "availableOn" timestamptz, "paidWith" text
  )
  on conflict (id) do update set
    payment_intent_id = coalesce(excluded.payment_intent_id, known.payment_intent_id), payout_id = coalesce(excluded.payout_id, known.payout_id)
  where (known.payment_intent_id, known.payout_id) is distinct from (
    coalesce(excluded.payment_intent_id, known.payment_intent_id), coalesce(excluded.payout_id, known.payout_id)
  );
  get diagnostics stored = row_count;
  return stored;
end
$$;
comment on function private.store_balance_transactions(jsonb, text) is
  'Stores balance transactions [{id, category, grossPence, feePence, netPence, currency, createdAt, availableOn, paidWith}]. With a payout, it contained them.';

create function public.stripe_balance_to_read() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  reading private.stripe_readings;
  since timestamptz;
begin
  select * into strict reading from private.stripe_readings for update;
  -- A fee is known to Stripe moments after the payment, so it is not waited for until the next hour.
  if (reading.checked_at > now() - case
    -- The last reading did not come to its end: Stripe does not answer, which makes the job late, or there is more.
    when coalesce(reading.read_until, '-infinity') < reading.checked_at - interval '5 minutes' then interval '0'
    when exists (
      select from public.payments as payment
      where payment.payment_intent_id is not null and payment.paid_at > now() - interval '1 day' and not exists (
        select from public.stripe_balance_transactions as known where known.payment_intent_id = payment.payment_intent_id
      )
    ) then interval '50 seconds'
    else interval '1 hour'
  end) then
    return null;
  end if;
  update private.stripe_readings set checked_at = now();
  -- An hour is read again, in case that Stripe showed something late.
  since := coalesce(
    reading.read_until - interval '1 hour',
    (select min(payment.created_at) from public.payments as payment where payment.method = 'stripe') - interval '1 day',
    now() - interval '1 day'
  );
  return jsonb_build_object('since', floor(extract(epoch from since))::bigint) || case
    when since < now() - interval '30 days' then jsonb_build_object('until', floor(extract(epoch from since + interval '30 days'))::bigint)
    else '{}' end;
end
$$;
comment on function public.stripe_balance_to_read() is
  'Returns which part of the balance at Stripe to read, {since, until} in seconds since 1970, without until up to the present; null if there is nothing to do. Each hour, each minute while a fee is unknown or Stripe does not answer, and 30 days at a time in the beginning.';
grant execute on function public.stripe_balance_to_read() to service_role;

create function public.record_stripe_balance(transactions jsonb, payouts jsonb default '[]', read_until bigint default null) returns integer
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.store_payout(payout, now()) from jsonb_array_elements(payouts) as payout;
  if read_until is not null then
    update private.stripe_readings as known set read_until = greatest(known.read_until, to_timestamp(record_stripe_balance.read_until));
  end if;
  return private.store_balance_transactions(transactions, null);
end
$$;
comment on function public.record_stripe_balance(jsonb, jsonb, bigint) is
  'Stores a page of balance transactions, and the payouts among them. read_until, in seconds since 1970, comes with the last page. Returns how many are new.';
grant execute on function public.record_stripe_balance(jsonb, jsonb, bigint) to service_role;

create function public.stripe_payouts_to_read(at_most integer default 20) returns table (payout_id text)
language sql security definer set search_path = ''
as $$
  select payout.id from public.stripe_payouts as payout
  where (payout.contents_read_at is null or payout.status in ('pending', 'in_transit')) and (
    (payout.is_automatic and payout.is_complete and payout.contents_read_at is null)
    or (payout.known_at < now() - interval '1 hour' and (
      (payout.is_automatic and not payout.is_complete)
      or (payout.status in ('pending', 'in_transit') and payout.arrives_on <= private.london_date(now()))
    ))
  )
  order by payout.known_at, payout.id
  limit greatest(1, least(at_most, 100))
$$;
comment on function public.stripe_payouts_to_read(integer) is
  'Returns payouts whose contents are to be read, and those of which a webhook may have been lost.';
grant execute on function public.stripe_payouts_to_read(integer) to service_role;

create function public.record_stripe_payout(payout jsonb, transactions jsonb default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.store_payout(payout, now());
  if transactions is not null then
    perform private.store_balance_transactions(transactions, payout ->> 'payoutId');
    update public.stripe_payouts as known set contents_read_at = now() where known.id = payout ->> 'payoutId';
  end if;
end
$$;
comment on function public.record_stripe_payout(jsonb, jsonb) is
  'Stores a payout as Stripe has it now, and all of its contents if Stripe could tell them.';
grant execute on function public.record_stripe_payout(jsonb, jsonb) to service_role;
