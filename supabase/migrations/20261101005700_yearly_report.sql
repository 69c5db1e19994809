-- The year as the accounts need it.

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
