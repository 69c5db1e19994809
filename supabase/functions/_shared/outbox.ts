import type {Database, Json} from '../../generated/database.types.gen.ts'
import type {MailContent} from './mail/mail-data.ts'
import {refuseDatabaseError, type ServiceClient} from './service-client.ts'

/** A mail in the outbox. */
export type OutboxEmail = Database['public']['Tables']['email_outbox']['Row']

type NewEmail = MailContent & {
  recipient: string
  language: 'lt' | 'en'
  /** The mail is queued once for each key, however often this is called. */
  idempotencyKey: string
}

/** @throws {Error} when the database does not take it */
export async function queueEmail(client: ServiceClient, email: NewEmail): Promise<void> {
  const {error} = await client.rpc('queue_email', {
    recipient: email.recipient,
    template: email.template,
    language: email.language,
    data: email.data as Json,
    idempotency_key: email.idempotencyKey,
  })
  refuseDatabaseError('queue_email', error)
}

/** Mail that is due, claimed for this caller alone for 5 minutes. */
export async function claimEmails(client: ServiceClient, batchSize: number): Promise<OutboxEmail[]> {
  const {data, error} = await client.rpc('claim_emails', {batch_size: batchSize})
  refuseDatabaseError('claim_emails', error)
  return data ?? []
}

/** The mail is gone. */
export async function finishEmail(client: ServiceClient, id: string): Promise<void> {
  const {error} = await client.rpc('finish_email', {email_id: id})
  refuseDatabaseError('finish_email', error)
}

/** The mail is tried again later, for a day. */
export async function retryEmail(client: ServiceClient, id: string, reason: string): Promise<void> {
  const {error} = await client.rpc('retry_email', {email_id: id, error: reason})
  refuseDatabaseError('retry_email', error)
}

/** No further try can send the mail. */
export async function failEmail(client: ServiceClient, id: string, reason: string): Promise<void> {
  const {error} = await client.rpc('fail_email', {email_id: id, error: reason})
  refuseDatabaseError('fail_email', error)
}
