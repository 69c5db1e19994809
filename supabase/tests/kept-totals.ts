import type {Sql, TransactionSql} from 'postgres'

/** What triggers keep, and what differs from a count of everything. There should be nothing. */
export const wrongTotals = (sql: Sql | TransactionSql) => sql<{subject: string}[]>`
  with donated as (
    select coalesce(donation.campaign_id, 'other') as campaign_id, sum(payment.received_pence - payment.refunded_pence - payment.lost_pence) as pence
    from public.donations as donation join public.payments as payment on payment.id = donation.payment_id
    where payment.status in ('paid', 'refunded') and payment.received_currency = 'GBP'
    group by 1
  )
  select 'the total of campaign ' || campaign_id as subject
  from donated full join private.donation_totals as total using (campaign_id) where coalesce(donated.pence, 0) <> coalesce(total.pence, 0)`
