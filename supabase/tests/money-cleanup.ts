import {database} from './database.ts'

/** Deletes everything about money that a test has committed. Only the owner of the database can switch the ledger's guard off. */
export async function forgetMoney(): Promise<void> {
  await database.begin(async (tx) => {
    await tx`alter table public.ledger disable trigger refuse_ledger_change`
    await tx`delete from public.ledger`
    await tx`delete from public.stripe_events`
    await tx`delete from public.bank_line_payments`
    await tx`delete from public.bank_lines`
    await tx`delete from public.bank_statements`
    await tx`delete from public.payments`
    await tx`delete from public.discount_codes`
    await tx`delete from public.memberships`
    await tx`alter table public.ledger enable trigger refuse_ledger_change`
    await tx`delete from private.refunds`
    await tx`delete from private.charge_refunds`
    await tx`delete from private.disputes`
    await tx`delete from private.submissions`
    await tx`delete from private.submission_counts`
    await tx`delete from public.email_outbox where recipient like 'policy-%' or recipient = 'donor@example.test'`
  })
}
