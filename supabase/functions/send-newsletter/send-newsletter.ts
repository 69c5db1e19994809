import type {Language} from '@site/schemas/languages'
import type {NewsletterTexts} from '@site/schemas/requests/newsletter-issue'
import type {Audience, LetterPurpose} from '@site/schemas/statuses/newsletter'
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
  sender: User
  key: string | null
  request: Request
  /** Keys the hashes of addresses. */
  secret: string
}

interface Settings {
  sendAt?: string | null | undefined
  issueId?: string | null | undefined
  version?: number | null | undefined
  audience: Audience
  purpose?: LetterPurpose | null | undefined
}

export async function sendNewsletter(
  {lt, en}: NewsletterTexts,
  {sendAt = null, issueId = null, version = null, audience, purpose = null}: Settings,
  {client, sender, key, request, secret}: Sending,
): Promise<Json> {
  const submission = {
    subject: {lt: lt.subject, en: en?.subject ?? ''},
    content: {lt: lt.content, en: en?.content ?? []},
    sendAt,
    issueId,
    version,
    audience,
    purpose,
  }
  const {data, error} = await client.rpc('send_newsletter', {
    submission,
    context: {
      admin: sender.id,
      key,
      digest: digestOf(submission),
      ...hashSubmitter(secret, {email: sender.email, request}),
    },
  })
  throwOnRefusal('send_newsletter', error)
  return data
}

export async function sendTest(
  texts: NewsletterTexts & {purpose?: LetterPurpose | null | undefined},
  language: Language,
  {client, sender, key, request, secret}: Sending,
): Promise<{ok: true}> {
  const {email, id} = sender
  if (email === undefined) throw new HttpError('bad_request', 'The account has no email address')
  await countSubmission(client, secret, {action: 'send-newsletter', email, request})
  await queueEmail(client, {
    ...(texts.purpose
      ? {template: 'member-letter-test', data: {...newsletterData(texts, language), purpose: texts.purpose}}
      : {template: 'newsletter-test', data: newsletterData(texts, language)}),
    recipient: email,
    language,
    kind: 'transactional',
    idempotencyKey: `newsletter/test/${id}/${key ?? crypto.randomUUID()}`,
  })
  return {ok: true}
}
