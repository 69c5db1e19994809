import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {Resend} from 'resend'
import {onTestFinished} from 'vitest'
import {parseEnv} from '../env.ts'
import {startMail, type RunningMail} from '../start-mail.ts'

const apiKey = 're_test_key'

/** Part of an email in MailDev's REST API. */
export interface InboxEmail {
  id: string
  subject: string
  from: {address: string; name?: string}[]
  to: {address: string; name?: string}[]
  cc?: {address: string}[]
  calculatedBcc: {address: string}[]
  html?: string
  text?: string
  headers: Record<string, unknown>
  attachments: {filename: string; contentType: string; generatedFileName: string; contentId?: string}[]
}

interface TemporaryMail {
  /** Further environment variables. */
  environment?: Record<string, string>
  webhookRetryMs?: number[]
}

/** The mail emulator on free ports with a temporary state directory, stopped at the end of the test. */
export async function temporaryMail({environment, ...options}: TemporaryMail = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'mail-'))
  const env = parseEnv({
    RESEND_PORT: '0',
    INBOX_PORT: '0',
    MAIL_SMTP_PORT: '0',
    STATE_DIR: directory,
    RESEND_API_KEY: apiKey,
    ...environment,
  })
  let passedMs = 0
  let frozenAt: number | undefined
  const start = () => startMail(env, {...options, now: () => (frozenAt ?? Date.now()) + passedMs})
  let mail: RunningMail = await start()
  onTestFinished(async () => {
    await mail.stop()
    rmSync(directory, {recursive: true})
  })

  return {
    directory,
    /** The official client. */
    resend: (key = apiKey) => new Resend(key, {baseUrl: mail.resendUrl}),
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(`${mail.resendUrl}${path}`, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: {authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', ...headers},
      }),
    get: (path: string) => fetch(`${mail.resendUrl}${path}`, {headers: {authorization: `Bearer ${apiKey}`}}),
    inbox: async () => (await (await fetch(`${mail.inboxUrl}/api/email`)).json()) as InboxEmail[],
    inboxUrl: () => mail.inboxUrl,
    /** Advances the clock. */
    pass: (ms: number) => void (passedMs += ms),
    /** Stops the clock, which only the returned function advances. */
    freeze(at: string = new Date().toISOString()) {
      frozenAt = Date.parse(at)
      return (ms: number) => void (passedMs += ms)
    },
    async restart() {
      await mail.stop()
      mail = await start()
    },
  }
}

export const greeting = {
  from: 'Bendruomenė <labas@community.test>',
  to: ['rasa@home.test'],
  subject: 'Labas rytas, Šarūne',
  html: '<p>Ačiū</p>',
  text: 'Ačiū',
}
