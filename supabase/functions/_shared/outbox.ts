import type {Database, Json} from '../../generated/database.types.gen.ts'
import type {EmailContent} from './email/email-data.ts'
import {throwOnError, type ServiceClient} from './service-client.ts'

/** A row of the outbox. */
export type OutboxEmail = Database['public']['Tables']['email_outbox']['Row']

type NewEmail = EmailContent & {
  recipient: string
  language: 'lt' | 'en'
  /** An email is queued once per key. */
  idempotencyKey: string
}

/** @throws {Error} when the database rejects it */
export async function queueEmail(client: ServiceClient, email: NewEmail): Promise<void> {
  const {error} = await client.rpc('queue_email', {
    recipient: email.recipient,
    template: email.template,
    language: email.language,
    data: email.data as Json,
    idempotency_key: email.idempotencyKey,
  })
  throwOnError('queue_email', error)
}

/** Claims due emails for 5 minutes. */
export async function claimEmails(client: ServiceClient, batchSize: number): Promise<OutboxEmail[]> {
  const {data, error} = await client.rpc('claim_emails', {batch_size: batchSize})
  throwOnError('claim_emails', error)
  return data ?? []
}

/** Marks an email as sent. */
export async function finishEmail(client: ServiceClient, id: string): Promise<void> {
  const {error} = await client.rpc('finish_email', {email_id: id})
  throwOnError('finish_email', error)
}

/** Schedules another attempt, up to a day after the email was queued. */
export async function retryEmail(client: ServiceClient, id: string, reason: string): Promise<void> {
  const {error} = await client.rpc('retry_email', {email_id: id, error: reason})
  throwOnError('retry_email', error)
}

/** Gives the email up. */
export async function failEmail(client: ServiceClient, id: string, reason: string): Promise<void> {
  const {error} = await client.rpc('fail_email', {email_id: id, error: reason})
  throwOnError('fail_email', error)
}
