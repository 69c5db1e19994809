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
  select payout ->> 'id', (payout ->> 'amount')::integer, upper(payout ->> 'currency'), payout ->> 'status',
    -- Stripe gives midnight of the day in UTC.
    (to_timestamp((payout ->> 'arrival_date')::bigint) at time zone 'UTC')::date, (payout ->> 'automatic')::boolean,
    coalesce(payout ->> 'reconciliation_status', '') = 'completed', to_timestamp((payout ->> 'created')::bigint), at
  on conflict (id) do update set
    status = excluded.status, arrives_on = excluded.arrives_on, known_at = excluded.known_at,
    is_complete = known.is_complete or excluded.is_complete
  -- The newest report counts. Of two in one second, the later state does.
  where (excluded.known_at, private.payout_rank(excluded.status), excluded.is_complete)
    > (known.known_at, private.payout_rank(known.status), known.is_complete);
$$;
comment on function private.store_payout(jsonb, timestamptz) is 'Stores a payout as Stripe reports it. Reports may arrive in any order.';

create function private.store_balance_transactions(transactions jsonb, payout_id text) returns integer
language plpgsql set search_path = ''
as $$
declare
  stored integer;
begin
  insert into public.stripe_balance_transactions as known (
    id, category, gross_pence, fee_pence, net_pence, currency, created_at, available_on, payment_intent_id, payout_id
  )
  select item.id, item.category, item.amount, item.fee, item.net, upper(item.currency), to_timestamp(item.created), to_timestamp(item.available_on),
    item.payment_intent, store_balance_transactions.payout_id
  from jsonb_to_recordset(transactions) as item (
    id text, category text, amount integer, fee integer, net integer, currency text, created bigint, available_on bigint, payment_intent text
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
  'Stores balance transactions [{id, category, amount, fee, net, currency, created, available_on, payment_intent}], in pence and seconds since 1970. With a payout, it contained them.';

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
    when reading.read_until < now() - interval '1 day' then interval '0'
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
  'Returns which part of the balance at Stripe to read, {since, until} in seconds since 1970, without until up to the present; null if there is nothing to do. Each hour, each minute while a fee is unknown, and 30 days at a time in the beginning.';
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
    perform private.store_balance_transactions(transactions, payout ->> 'id');
    update public.stripe_payouts as known set contents_read_at = now() where known.id = payout ->> 'id';
  end if;
end
$$;
comment on function public.record_stripe_payout(jsonb, jsonb) is
  'Stores a payout as Stripe has it now, and all of its contents if Stripe could tell them.';
grant execute on function public.record_stripe_payout(jsonb, jsonb) to service_role;

-- the report

-- These are in PL/pgSQL, which plans them for the days that are asked for.

create index ledger_occurred on public.ledger (occurred_at) include (payment_id, kind, purpose, amount_pence, currency);

create function private.report_sums(from_at timestamptz, until_at timestamptz) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    with movements as (
      select entry.purpose as kind, payment.method, donation.campaign_id as campaign,
        date_trunc('month', entry.occurred_at at time zone 'Europe/London')::date as month,
        sum(entry.amount_pence) filter (where entry.kind = 'receipt') as gross,
        -sum(entry.amount_pence) filter (where entry.kind <> 'receipt') as gone_back, null::bigint as fee
      from public.ledger as entry
      join public.payments as payment on payment.id = entry.payment_id
      left join public.donations as donation on donation.payment_id = entry.payment_id
      where entry.occurred_at >= from_at and entry.occurred_at < until_at and entry.currency = 'GBP'
      group by 1, 2, 3, 4
      union all
      -- Fees of what this database does not know are under other.
      select coalesce(payment.purpose, 'other'), 'stripe', donation.campaign_id,
        date_trunc('month', charged.created_at at time zone 'Europe/London')::date, null, null, sum(charged.charged_pence)
      from public.stripe_balance_transactions as charged
      left join public.payments as payment on payment.payment_intent_id = charged.payment_intent_id
      left join public.donations as donation on donation.payment_id = payment.id
      where charged.created_at >= from_at and charged.created_at < until_at and charged.currency = 'GBP' and charged.charged_pence <> 0
      group by 1, 2, 3, 4
    ),
    sums as (
      select grouping(kind, method, campaign, month) as part, kind, method, campaign, month, jsonb_build_object(
        'grossPence', coalesce(sum(gross), 0), 'goneBackPence', coalesce(sum(gone_back), 0), 'feePence', coalesce(sum(fee), 0),
        'netPence', coalesce(sum(gross), 0) - coalesce(sum(gone_back), 0) - coalesce(sum(fee), 0)
      ) as sum, coalesce(sum(gross), 0) as gross
      from movements
      group by grouping sets ((), (kind), (method), (month), (kind, campaign))
    )
    select jsonb_build_object(
      'total', (select sum from sums where part = 15),
      'kinds', (select coalesce(jsonb_agg(jsonb_build_object('kind', kind) || sum order by gross desc, kind), '[]') from sums where part = 7),
      'methods', (select coalesce(jsonb_agg(jsonb_build_object('method', method) || sum order by gross desc, method), '[]') from sums where part = 11),
      'months', (
        select jsonb_agg(jsonb_build_object('month', first_day::date) || coalesce(
          sums.sum, '{"grossPence": 0, "goneBackPence": 0, "feePence": 0, "netPence": 0}'
        ) order by first_day)
        from generate_series(
          date_trunc('month', from_at at time zone 'Europe/London'),
          (until_at at time zone 'Europe/London') - interval '1 day', interval '1 month'
        ) as first_day
        left join sums on sums.part = 14 and sums.month = first_day::date
      ),
      'campaigns', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', coalesce(sums.campaign, 'other'), 'nameLt', known.name_lt, 'nameEn', known.name_en
        ) || sums.sum order by sums.gross desc, sums.campaign), '[]')
        from sums left join public.campaigns as known on known.id = sums.campaign
        where sums.part = 5 and sums.kind = 'donation'
      )
    )
  );
end
$$;
comment on function private.report_sums(timestamptz, timestamptz) is
  'Returns what came in pounds, went back and was charged by Stripe, by kind, method, month and campaign.';

create function private.report_payouts(first_day date, last_day date) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', payout.id, 'amountPence', payout.amount_pence, 'currency', payout.currency, 'status', payout.status, 'arrivesOn', payout.arrives_on,
      'isRead', payout.contents_read_at is not null, 'isAutomatic', payout.is_automatic, 'contents', contained.parts
    ) order by payout.arrives_on, payout.created_at, payout.id), '[]')
    from public.stripe_payouts as payout
    cross join lateral (
      select jsonb_build_object(
        'grossPence', coalesce(sum(part.gross_pence) filter (where part.category = 'charge'), 0),
        'refundPence', coalesce(sum(part.gross_pence) filter (where part.category in ('refund', 'refund_failure', 'partial_capture_reversal')), 0),
        'disputePence', coalesce(sum(part.gross_pence) filter (where part.category in ('dispute', 'dispute_reversal')), 0),
        'feePence', coalesce(sum(part.charged_pence), 0),
        'netPence', coalesce(sum(part.net_pence), 0),
        'payments', count(*) filter (where part.category = 'charge')
      )
      from public.stripe_balance_transactions as part where part.payout_id = payout.id and part.category <> 'payout'
    ) as contained (parts)
    where payout.arrives_on between first_day and last_day
  );
end
$$;
comment on function private.report_payouts(date, date) is
  'Returns the payouts that arrived on these days, with what is in them. The rest of their sum is something else than payments, refunds, disputes and fees.';

create function private.stripe_differences(from_at timestamptz, until_at timestamptz) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    with settled as (
      -- What was reported in the last hour may not have reached both sides.
      select case when reading.read_until is not null then least(until_at, reading.read_until - interval '1 hour') end as at
      from private.stripe_readings as reading
    ),
    unknown as (
      select charged.id, charged.category, charged.gross_pence, charged.created_at
      from public.stripe_balance_transactions as charged cross join settled
      where charged.created_at >= from_at and charged.created_at < settled.at
        and charged.category in ('charge', 'refund', 'refund_failure', 'dispute', 'dispute_reversal')
        and not exists (select from public.payments as payment where payment.payment_intent_id = charged.payment_intent_id)
    ),
    different as (
      select payment.id, noted.pence as ledger_pence, coalesce(moved.pence, 0) as stripe_pence
      from (
        select entry.payment_id, sum(entry.amount_pence) as pence from public.ledger as entry
        where entry.payment_id in (
          select known.payment_id from public.ledger as known cross join settled
          where known.kind = 'receipt' and known.occurred_at >= from_at and known.occurred_at < settled.at and known.currency = 'GBP'
        )
        group by entry.payment_id having max(entry.recorded_at) < now() - interval '1 hour'
      ) as noted
      join public.payments as payment on payment.id = noted.payment_id and payment.payment_intent_id is not null and not payment.has_open_dispute
      left join lateral (
        select sum(charged.gross_pence) as pence, max(charged.created_at) as last_at
        from public.stripe_balance_transactions as charged where charged.payment_intent_id = payment.payment_intent_id
      ) as moved on true
      where noted.pence <> coalesce(moved.pence, 0) and coalesce(moved.last_at < now() - interval '1 hour', true)
    )
    select jsonb_build_object(
      'readUntil', (select reading.read_until from private.stripe_readings as reading),
      'unknown', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', shown.id, 'category', shown.category, 'pence', shown.gross_pence, 'at', shown.created_at
        ) order by shown.created_at, shown.id), '[]')
        from (select * from unknown order by created_at, id limit 50) as shown
      ),
      'different', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'paymentId', shown.id, 'ledgerPence', shown.ledger_pence, 'stripePence', shown.stripe_pence
        ) order by shown.id), '[]')
        from (select * from different order by id limit 50) as shown
      )
    )
  );
end
$$;
comment on function private.stripe_differences(timestamptz, timestamptz) is
  'Returns what Stripe has and the ledger lacks, and payments whose sums differ: at most 50 of each. There should be none.';

create function private.member_spans() returns table (membership_id uuid, starts timestamptz, ends timestamptz, has_left boolean)
language sql stable set search_path = ''
as $$
  with years as (
    select link.membership_id, link.covers_from, year.grace_until, member.joined_on::timestamp at time zone 'Europe/London' as listed,
      least(
        year.grace_until, member.deceased_at, member.anonymised_at,
        case when payment.paid_at <= member.cancelled_at then member.cancelled_at end
      ) as until
    from public.membership_payments as link
    join public.payments as payment on payment.id = link.payment_id and payment.taken_back_at is null
    join public.memberships as member on member.id = link.membership_id
    -- As private.grace_end(), which would be called for each row.
    cross join lateral (
      select (link.covers_until at time zone 'Europe/London' + interval '30 days') at time zone 'Europe/London'
    ) as year (grace_until)
    where link.covers_from is not null
  ),
  starts as (
    select years.*, coalesce(years.covers_from >= max(years.until) over earlier, true) as is_first
    from years
    where years.until > years.covers_from
    window earlier as (
      partition by years.membership_id order by years.covers_from, years.until rows between unbounded preceding and 1 preceding
    )
  ),
  spans as (
    select starts.*, count(*) filter (where starts.is_first) over (
      partition by starts.membership_id order by starts.covers_from, starts.until
    ) as span
    from starts
  )
  -- Of years before the site, only a list says that there were some.
  select spans.membership_id, least(min(spans.covers_from), case when spans.span = 1 then min(spans.listed) end), max(spans.until),
    max(spans.until) < max(spans.grace_until)
  from spans group by spans.membership_id, spans.span
$$;
comment on function private.member_spans() is
  'Returns from when until when somebody was a member without a gap, with the 30 days after a paid year, by what counts today. The first time starts when a list from before the site says so. has_left: it ended before these days were over.';

create function private.report_members(from_at timestamptz, until_at timestamptz) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    with spans as materialized (select * from private.member_spans())
    select jsonb_build_object(
      'atStart', count(*) filter (where starts < from_at and ends >= from_at),
      'joined', count(*) filter (where starts >= from_at and starts < until_at),
      'lapsed', count(*) filter (where ends >= from_at and ends < until_at and not has_left),
      'left', count(*) filter (where ends >= from_at and ends < until_at and has_left),
      'atEnd', count(*) filter (where starts < until_at and ends >= until_at),
      'renewed', (
        select count(*)
        from public.membership_payments as link
        join public.payments as payment on payment.id = link.payment_id and payment.taken_back_at is null and payment.method <> 'honorary'
          and not payment.is_before_accounts
          -- Whoever comes into a household in the middle of its year has renewed nothing.
          and (payment.method <> 'household' or payment.paid_at > link.not_before)
        join spans as span on span.membership_id = link.membership_id and span.starts < link.covers_from and span.ends > link.covers_from
        where payment.paid_at >= from_at and payment.paid_at < until_at
      ),
      'honorary', (
        select count(distinct span.membership_id)
        from spans as span
        join public.memberships as member on member.id = span.membership_id
        where span.starts < until_at and span.ends >= until_at and case
          -- When somebody became honorary is not kept, but which years were given is.
          when member.is_honorary and until_at >= now() then true
          else exists (
            select from public.membership_payments as link
            join public.payments as payment on payment.id = link.payment_id and payment.taken_back_at is null and payment.method = 'honorary'
            where link.membership_id = span.membership_id and link.covers_from < until_at and private.grace_end(link.covers_until) >= until_at
          )
        end
      )
    ) || (
      -- Who was in which household earlier is not kept, but who paid for whom is.
      select jsonb_build_object('households', count(*), 'inHouseholds', coalesce(sum(home.persons), 0))
      from (
        select count(*) as persons
        from (
          select distinct on (span.membership_id) coalesce(payer.membership_id, span.membership_id) as paid_by
          from spans as span
          join public.membership_payments as link on link.membership_id = span.membership_id
          join public.payments as payment on payment.id = link.payment_id and payment.taken_back_at is null
          left join public.membership_payments as payer on payer.payment_id = payment.household_payment_id
          where span.starts < until_at and span.ends >= until_at and link.covers_from < until_at
            and link.covers_until >= (until_at at time zone 'Europe/London' - interval '30 days') at time zone 'Europe/London'
          order by span.membership_id, link.covers_from desc, link.payment_id
        ) as year
        group by year.paid_by
        having count(*) > 1
      ) as home
    )
    from spans
  );
end
$$;
comment on function private.report_members(timestamptz, timestamptz) is
  'Returns how many members there were just before both moments, and what happened in between. atStart + joined - lapsed - left is atEnd. households: of how many one person had paid for several who were members at the end, and inHouseholds: how many these are.';

create function public.yearly_report(year_start date, year_end date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  from_at timestamptz := private.london_midnight(year_start);
  until_at timestamptz := private.london_midnight(year_end + 1);
  report jsonb;
begin
  perform private.require_member_keeper();
  if year_start is null or year_end is null or not isfinite(year_start) or year_end not between year_start and year_start + 366 then
    raise exception 'A year has at most 367 days' using errcode = 'PT400', detail = 'bad_request';
  end if;
  report := jsonb_build_object(
    'yearStart', year_start, 'yearEnd', year_end,
    'members', private.report_members(from_at, least(until_at, greatest(from_at, now())))
  );
  if not private.has_role('treasurer') then
    return report;
  end if;
  return report || jsonb_build_object(
    'money', private.report_sums(from_at, until_at),
    'otherCurrencies', (
      select coalesce(jsonb_agg(jsonb_build_object('currency', foreign_money.currency, 'pence', foreign_money.pence) order by foreign_money.currency), '[]')
      from (
        select entry.currency, sum(entry.amount_pence) as pence from public.ledger as entry
        where entry.occurred_at >= from_at and entry.occurred_at < until_at and entry.currency <> 'GBP'
        group by entry.currency having sum(entry.amount_pence) <> 0
      ) as foreign_money
    ),
    'payouts', private.report_payouts(year_start, year_end),
    'stripe', private.stripe_differences(from_at, until_at)
  );
end
$$;
comment on function public.yearly_report(date, date) is
  'Returns the figures of a year between two days of London, both included: members, and for treasurers the money of the ledger, fees, payouts and what does not fit together.';
grant execute on function public.yearly_report(date, date) to authenticated;

-- donors

create function public.my_donations() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'firstName', profile.first_name, 'lastName', profile.last_name,
    'donations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', payment.id, 'paidAt', payment.paid_at, 'method', payment.method, 'pence', payment.received_pence, 'currency', payment.received_currency,
        'goneBackPence', payment.refunded_pence + payment.lost_pence, 'campaignLt', campaign.name_lt, 'campaignEn', campaign.name_en
      ) order by payment.paid_at desc, payment.id), '[]')
      from public.payments as payment
      join public.donations as donation on donation.payment_id = payment.id
      left join public.campaigns as campaign on campaign.id = donation.campaign_id
      where payment.id = any (private.donations_of(profile.id, profile.email)) and payment.received_pence > 0
    )
  )
  from public.profiles as profile
  join auth.users as account on account.id = profile.id and account.email_confirmed_at is not null
  where profile.id = (select private.caller_id())
$$;
comment on function public.my_donations() is
  'Returns the caller''s names and what was given by the account or, without another account, under its confirmed address, the latest first; null without an account.';
grant execute on function public.my_donations() to authenticated;
