import type {Sql, TransactionSql} from 'postgres'

/** What triggers keep, and what differs from a count of everything. There should be nothing. */
export const wrongTotals = (sql: Sql | TransactionSql) => sql<{subject: string}[]>`
  with donated as (
    select coalesce(donation.campaign_id, 'other') as campaign_id, sum(payment.received_pence - payment.refunded_pence - payment.lost_pence) as pence
    from public.donations as donation join public.payments as payment on payment.id = donation.payment_id
    where payment.status in ('paid', 'refunded') and payment.received_currency = 'GBP'
    group by 1
  ),
  paid_years as (
    select link.membership_id, link.covers_from, link.covers_until
    from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
    where link.covers_from is not null and payment.taken_back_at is null
  ),
  span as (
    select date_trunc('month', min(private.london_date(covers_from))::timestamp) as first, max(private.london_date(covers_until))::timestamp as last
    from paid_years
  ),
  counted as (
    select month::date, (
      select count(distinct membership_id)::integer from paid_years
      where covers_from < private.london_midnight((month + interval '1 month')::date) and covers_until > private.london_midnight(month::date)
    ) as members
    from span cross join generate_series(first, last, interval '1 month') as month
  )
  select 'the total of campaign ' || campaign_id as subject
  from donated full join private.donation_totals as total using (campaign_id) where coalesce(donated.pence, 0) <> coalesce(total.pence, 0)
  union all
  select 'the members of ' || month
  from counted full join private.months as known using (month) where coalesce(counted.members, 0) <> coalesce(known.members, 0)
  union all
  select 'the payments of membership ' || membership.id from public.memberships as membership
  where membership.awaits_transfer <> exists (
    select from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
    where link.membership_id = membership.id and payment.method = 'bank_transfer' and payment.status = 'open'
  ) or membership.paid_by is distinct from (
    select payment.method from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
    where link.membership_id = membership.id and payment.status = 'paid' order by payment.paid_at desc, payment.method = 'household', payment.id limit 1
  )`
