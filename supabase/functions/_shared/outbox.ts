import type {Language} from '@site/schemas/languages'
import type {Database, Json} from '../../generated/database.types.gen.ts'
import type {EmailContent} from './email/email-data.ts'
import {tooMany} from './rate-limit.ts'
import {throwOnError, type ServiceClient} from './service-client.ts'

export type OutboxEmail = Database['public']['Tables']['email_outbox']['Row']

/** Emails are sent in this order. */
type EmailKind = 'account' | 'transactional' | 'newsletter'

type NewEmail = EmailContent & {
  recipient: string
  language: Language
  kind: EmailKind
  idempotencyKey: string
}

/** @throws {HttpError} too_many when too many emails to the address were requested */
export async function queueEmail(client: ServiceClient, email: NewEmail): Promise<void> {
  const {error} = await client.rpc('queue_email', {
    recipient: email.recipient,
    template: email.template,
    language: email.language,
    data: email.data as Json,
    idempotency_key: email.idempotencyKey,
    kind: email.kind,
  })
  const refusal = tooMany(error)
  if (refusal) throw refusal
  throwOnError('queue_email', error)
}

/** Claims emails for 30 seconds. Those with a `batch_id` are one request, in the returned order. `at` is the site's time. */
export async function advanceNewslettersAndClaimEmails(
  client: ServiceClient,
  at: Date,
): Promise<OutboxEmail[]> {
  const {data, error} = await client.rpc('advance_newsletters_and_claim_emails', {at: at.toISOString()})
  throwOnError('advance_newsletters_and_claim_emails', error)
  return (data ?? []).toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

export type FinalResult = {id: string; providerId: string | null} | {id: string; error: string}

export async function finishEmails(client: ServiceClient, results: readonly FinalResult[]): Promise<void> {
  const {error} = await client.rpc('finish_emails', {
    results: results.map((result) =>
      'error' in result ? result : {id: result.id, provider_id: result.providerId},
    ),
  })
  throwOnError('finish_emails', error)
}

/** Schedules another attempt, up to a day after the first one. */
export async function retryEmails(client: ServiceClient, ids: string[], reason: string): Promise<void> {
  const {error} = await client.rpc('retry_emails', {email_ids: ids, error: reason})
  throwOnError('retry_emails', error)
}

/** Sends each email of a refused batch in a request of its own. */
export async function separateEmails(client: ServiceClient, ids: string[], reason: string): Promise<void> {
  const {error} = await client.rpc('separate_emails', {email_ids: ids, error: reason})
  throwOnError('separate_emails', error)
}

/** Keeps these emails, and all that are as urgent or less, until the quota may allow more. */
export async function waitForQuota(
  client: ServiceClient,
  ids: string[],
  {reason, seconds}: {reason: string; seconds: number},
): Promise<void> {
  const {error} = await client.rpc('wait_for_quota', {email_ids: ids, error: reason, seconds})
  throwOnError('wait_for_quota', error)
}
