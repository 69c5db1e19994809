import {Buffer} from 'node:buffer'
import {Resend, type CreateEmailOptions, type ErrorResponse} from 'resend'
import type {Attachment} from '../_shared/email/email-parts.ts'
import type {RenderedEmail} from '../_shared/email/render-email.ts'
import {classifyError, isAboutSender, type Refusal} from './classify-error.ts'
import {withSenderName} from './sender-name.ts'
import {createRequestPace} from './request-pace.ts'

interface EmailServiceEnv {
  RESEND_API_KEY: string
  RESEND_BASE_URL?: string | undefined
  MAIL_FROM: string
}

export interface EmailToSend extends RenderedEmail {
  recipient: string
  template: string
}

/** The id is null when Resend does not return it again. */
export type SendResult = {ok: true; providerId: string | null} | Refusal

/** One result for each email, in order. `alone`: to be sent in a request of its own. */
type BatchResult = {ok: true; results: (SendResult | {ok: false; error: 'alone'; reason: string})[]} | Refusal

export interface EmailService {
  send(email: EmailToSend, idempotencyKey: string): Promise<SendResult>
  /** Sends up to 100 emails without attachments. */
  sendBatch(emails: readonly EmailToSend[], idempotencyKey: string): Promise<BatchResult>
}

/** Per request, including waits for the rate limit. */
const timeoutMs = 8000

type Response<Data> = ({data: Data; error: null} | {data: null; error: ErrorResponse}) & {
  headers: Record<string, string> | null
}

export function createEmailService({
  RESEND_API_KEY,
  RESEND_BASE_URL,
  MAIL_FROM,
}: EmailServiceEnv): EmailService {
  const resend = new Resend(RESEND_API_KEY, RESEND_BASE_URL ? {baseUrl: RESEND_BASE_URL} : {})
  const pace = createRequestPace()

  async function paced<Data>(request: (signal: AbortSignal) => Promise<Response<Data>>) {
    const end = Date.now() + timeoutMs
    const signal = AbortSignal.timeout(timeoutMs)
    for (;;) {
      await pace.wait(signal)
      const response = await request(signal)
      pace.note(response.headers)
      const mayRepeat = response.error?.name === 'rate_limit_exceeded' && Date.now() + pace.waitMs() < end
      if (!mayRepeat) return response
    }
  }

  const toResend = ({
    recipient,
    template,
    replyTo,
    headers,
    attachments,
    community,
    ...content
  }: EmailToSend): CreateEmailOptions => ({
    from: withSenderName(MAIL_FROM, community),
    to: recipient,
    ...content,
    headers: {'Auto-Submitted': 'auto-generated', ...headers},
    ...(replyTo && {replyTo}),
    ...(attachments.length > 0 && {attachments: attachments.map(toBase64)}),
    tags: [{name: 'template', value: template}],
  })

  return {
    async send(email, idempotencyKey) {
      const {data, error, headers} = await paced<{id: string}>((signal) =>
        resend.emails.send(toResend(email), {idempotencyKey, signal}),
      )
      if (!error) return {ok: true, providerId: data.id}
      return classifyError(error, headers) ?? {ok: true, providerId: null}
    },

    async sendBatch(emails, idempotencyKey) {
      const {data, error, headers} = await paced<BatchResponse>((signal) =>
        resend.batch.send(emails.map(toResend), {idempotencyKey, signal, batchValidation: 'permissive'}),
      )
      if (!error) return {ok: true, results: batchResults(emails.length, data)}
      const refusal = classifyError(error, headers)
      if (!refusal) return {ok: true, results: emails.map(() => ({ok: true, providerId: null}))}
      // The cause is one of the emails, or the batch as a whole.
      if (refusal.error === 'never') {
        return {ok: true, results: emails.map(() => ({...refusal, error: 'alone'}))}
      }
      return refusal
    },
  }
}

const toBase64 = ({content, ...attachment}: Attachment) => ({
  ...attachment,
  content: Buffer.from(content).toString('base64'),
})

interface BatchResponse {
  data: {id: string}[]
  errors?: {index: number; message: string}[]
}

/** Resend returns the ids of the emails that it accepted, and the indexes of the others. */
function batchResults(count: number, {data, errors = []}: BatchResponse) {
  const refused = new Map(errors.map(({index, message}) => [index, message]))
  const ids = data.values()
  return Array.from({length: count}, (_, index) => {
    const reason = refused.get(index)
    if (reason === undefined) return {ok: true, providerId: ids.next().value?.id ?? null} as const
    const error = isAboutSender({message: reason}) ? ('alone' as const) : ('never' as const)
    return {ok: false, error, reason} as const
  })
}
