import type {Transaction} from './database.ts'
import {unique} from './people.ts'

/** A mail in the outbox, due at once. Returns its id. */
export async function addMail(
  tx: Transaction,
  status: 'queued' | 'sending' | 'failed' = 'queued',
): Promise<string> {
  const [mail] = await tx<{id: string}[]>`
    insert into public.email_outbox (recipient, template, language, data, idempotency_key, status)
    values (
      ${`${unique('policy')}@example.test`}, 'policy-test', 'lt', '{"link": "secret"}', ${unique('policy')}, ${status}
    )
    returning id`
  return mail?.id ?? ''
}
