import {setTimeout as wait} from 'node:timers/promises'
import type {Sql} from 'postgres'
import type {Figure} from '../../scripts/bench/report.ts'

export const EMAILS = 10_000

/** A slow machine gets a figure for the emails that it has sent by then. */
const LIMIT_MS = 120_000

/** Queues emails as forms do, and measures how long they take to leave. */
export async function drainEmails(sql: Sql): Promise<Figure[]> {
  const since = performance.now()
  await sql`
    insert into public.email_outbox (recipient, template, language, data, kind, idempotency_key)
    select 'bench-' || n || '@home.test', 'contact-receipt', 'lt', '{}', 'transactional', 'bench-drain/' || n
    from generate_series(1, ${EMAILS}::int) as n`
  let sent = 0
  while (sent < EMAILS && performance.now() - since < LIMIT_MS) {
    await wait(250)
    const [row] = await sql<{sent: number}[]>`
      select count(*)::int as sent from public.email_outbox where status = 'sent' and idempotency_key like 'bench-drain/%'`
    sent = row?.sent ?? 0
  }
  const seconds = (performance.now() - since) / 1000
  const [row] = await sql<{failed: number}[]>`
    select count(*)::int as failed from public.email_outbox where status = 'failed' and idempotency_key like 'bench-drain/%'`
  const subject = 'confirmations and receipts'
  return [
    {subject, measure: 'sent', value: sent},
    {subject, measure: 'time', unit: 's', value: seconds},
    {subject, measure: 'rate', unit: '1/s', value: sent / seconds},
    {subject, measure: 'failed', value: row?.failed ?? 0},
  ]
}
