import type {Transaction} from './database.ts'
import {unique} from './people.ts'

/** Inserts an email into the outbox that is due now, and returns its id. */
export async function addEmail(
  tx: Transaction,
  status: 'queued' | 'sending' | 'failed' = 'queued',
): Promise<string> {
  const [email] = await tx<{id: string}[]>`
    insert into public.email_outbox (recipient, template, language, data, idempotency_key, status)
    values (
      ${`${unique('policy')}@example.test`}, 'policy-test', 'lt', '{"link": "secret"}', ${unique('policy')}, ${status}
    )
    returning id`
  return email?.id ?? ''
}
