import {Resend} from 'resend'
import type {RenderedMail} from '../_shared/mail/render-mail.ts'
import {judgeError, type Failure} from './judge-error.ts'

interface MailServiceEnv {
  RESEND_API_KEY: string
  RESEND_BASE_URL?: string | undefined
  MAIL_FROM: string
}

interface EmailToSend extends RenderedMail {
  recipient: string
  template: string
  idempotencyKey: string
}

export type SendMail = (email: EmailToSend) => Promise<{ok: true} | Failure>

/** How long one mail may take, the wait for its turn included. */
const timeoutMs = 8000

/** Sends mail through Resend, once for each key. */
export function createMailService({RESEND_API_KEY, RESEND_BASE_URL, MAIL_FROM}: MailServiceEnv): SendMail {
  const resend = new Resend(RESEND_API_KEY, RESEND_BASE_URL ? {baseUrl: RESEND_BASE_URL} : {})

  return async ({recipient, subject, html, text, template, idempotencyKey}) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const email = {
      from: MAIL_FROM,
      to: recipient,
      subject,
      html,
      text,
      headers: {'Auto-Submitted': 'auto-generated'},
      tags: [{name: 'template', value: template}],
    }
    for (;;) {
      const {error, headers} = await resend.emails.send(email, {idempotencyKey, signal})
      if (!error) return {ok: true}
      const mayWait = error.name === 'rate_limit_exceeded' && !signal.aborted
      if (!mayWait) return judgeError(error)
      await pause(Number(headers?.['retry-after']) || 1, signal)
    }
  }
}

/** Ends early when the time is up. */
const pause = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })
