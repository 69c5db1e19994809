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
