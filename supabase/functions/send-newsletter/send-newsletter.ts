import type {Language} from '@site/schemas/languages'
import type {NewsletterTexts} from '@site/schemas/requests/newsletter-issue'
import type {Json} from '../../generated/database.types.gen.ts'
import type {User} from '../_shared/caller.ts'
import {newsletterData} from '../_shared/email/newsletter-data.ts'
import {HttpError} from '../_shared/http-error.ts'
import {digestOf} from '../_shared/idempotency-key.ts'
import {queueEmail} from '../_shared/outbox.ts'
import {countSubmission, hashSubmitter} from '../_shared/rate-limit.ts'
import {throwOnRefusal} from '../_shared/refusal.ts'
import type {ServiceClient} from '../_shared/service-client.ts'

interface Sending {
  client: ServiceClient
  admin: User
  key: string | null
  request: Request
  /** Keys the hashes of addresses. */
  secret: string
}

interface Settings {
  sendAt?: string | null | undefined
  issueId?: string | null | undefined
  version?: number | null | undefined
}

export async function sendNewsletter(
  {lt, en}: NewsletterTexts,
  {sendAt = null, issueId = null, version = null}: Settings,
  {client, admin, key, request, secret}: Sending,
): Promise<Json> {
  const submission = {
    subject: {lt: lt.subject, en: en?.subject ?? ''},
    content: {lt: lt.content, en: en?.content ?? []},
    sendAt,
    issueId,
    version,
  }
  const {data, error} = await client.rpc('send_newsletter', {
    submission,
    context: {
      admin: admin.id,
      key,
      digest: digestOf(submission),
      ...hashSubmitter(secret, {email: admin.email, request}),
    },
  })
  throwOnRefusal('send_newsletter', error)
  return data
}

export async function sendTest(
  texts: NewsletterTexts,
  language: Language,
  {client, admin, key, request, secret}: Sending,
): Promise<{ok: true}> {
  const {email, id} = admin
  if (email === undefined) throw new HttpError('bad_request', 'The account has no email address')
  await countSubmission(client, secret, {action: 'send-newsletter', email, request})
  await queueEmail(client, {
    template: 'newsletter-test',
    data: newsletterData(texts, language),
    recipient: email,
    language,
    kind: 'transactional',
    idempotencyKey: `newsletter/test/${id}/${key ?? crypto.randomUUID()}`,
  })
  return {ok: true}
}
