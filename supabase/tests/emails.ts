import {as, service} from './callers.ts'
import type {Transaction} from './database.ts'
import {unique} from './people.ts'

/** Inserts an email into the outbox that is due now, and returns its id. */
export async function addEmail(
  tx: Transaction,
  status: 'queued' | 'sending' | 'failed' = 'queued',
  {
    kind = 'account',
    recipient = `${unique('policy')}@example.test`,
  }: {kind?: string; recipient?: string} = {},
): Promise<string> {
  const [email] = await tx<{id: string}[]>`
    insert into public.email_outbox (recipient, template, language, data, idempotency_key, status, kind, first_attempt_at, failed_at)
    values (
      ${recipient}, 'policy-test', 'lt', '{"link": "secret"}', ${unique('policy')}, ${status}, ${kind},
      case when ${status} = 'sending' then now() end, case when ${status} = 'failed' then now() end
    )
    returning id`
  return email?.id ?? ''
}

/** Reports an email to this address as bounced, and returns the id of the webhook. */
export async function addBounce(tx: Transaction, address: string): Promise<string> {
  const id = unique('msg')
  await tx`select public.record_email_event(${id}, ${unique('r')}, 'bounced', now(), 'Gone', ${[address]})`
  return id
}

/** Lets a month pass since an address was told that its account is gone, which is the last email to it. */
export async function passMonth(tx: Transaction, address: string): Promise<void> {
  await tx`
    update public.email_outbox set
      status = case when status = 'queued' then 'sent' else status end,
      created_at = created_at - interval '31 days', failed_at = failed_at - interval '31 days'
    where recipient = ${address}`
  await tx`update public.email_events set received_at = received_at - interval '31 days'`
  await tx`update public.suppressed_addresses set since = since - interval '31 days' where email = ${address}`
  await tx`update private.email_preferences set created_at = created_at - interval '31 days' where email = ${address}`
  await as(tx, service)`select public.purge_emails()`
  await as(tx, service)`select public.purge_email_preferences()`
}
