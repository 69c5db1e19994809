import {Buffer} from 'node:buffer'
import {Resend} from 'resend'
import type {RenderedEmail} from '../_shared/email/render-email.ts'
import type {Attachment} from '../_shared/email/templates.ts'
import {classifyError, type SendResult} from './classify-error.ts'

interface EmailServiceEnv {
  RESEND_API_KEY: string
  RESEND_BASE_URL?: string | undefined
  MAIL_FROM: string
}

interface EmailToSend extends RenderedEmail {
  recipient: string
  template: string
  idempotencyKey: string
}

export type SendEmail = (email: EmailToSend) => Promise<SendResult>

/** Per email, including waits for the rate limit. */
const timeoutMs = 8000

/** Sends email through Resend, once per key. */
export function createEmailService({RESEND_API_KEY, RESEND_BASE_URL, MAIL_FROM}: EmailServiceEnv): SendEmail {
  const resend = new Resend(RESEND_API_KEY, RESEND_BASE_URL ? {baseUrl: RESEND_BASE_URL} : {})

  return async ({recipient, template, idempotencyKey, ...rendered}) => {
    const {subject, html, text, replyTo, headers, attachments} = rendered
    const signal = AbortSignal.timeout(timeoutMs)
    const email = {
      from: MAIL_FROM,
      to: recipient,
      subject,
      html,
      text,
      headers: {'Auto-Submitted': 'auto-generated', ...headers},
      ...(replyTo && {replyTo}),
      ...(attachments.length > 0 && {attachments: attachments.map(encoded)}),
      tags: [{name: 'template', value: template}],
    }
    for (;;) {
      const {error, headers: answered} = await resend.emails.send(email, {idempotencyKey, signal})
      if (!error) return {ok: true}
      const mayRetry = error.name === 'rate_limit_exceeded' && !signal.aborted
      if (!mayRetry) return classifyError(error)
      await pause(Number(answered?.['retry-after']) || 1, signal)
    }
  }
}

/** Resend takes base64. */
const encoded = ({content, ...attachment}: Attachment) => ({
  ...attachment,
  content: Buffer.from(content).toString('base64'),
})

/** Resolves early when the signal aborts. */
const pause = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })
