import {join} from 'node:path'
import {serve} from '../http/serve.ts'
import {bodyLimits, createApp} from './app.ts'
import type {MailEnv} from './env.ts'
import {createSender} from './inbox/send.ts'
import {startInbox} from './inbox/start-inbox.ts'
import {createDelivery} from './resend/delivery.ts'
import {openSentEmails} from './resend/sent-emails.ts'

export interface RunningMail {
  resendUrl: string
  inboxUrl: string
  stop(): Promise<void>
}

interface StartOptions {
  /** Milliseconds. */
  now?: () => number
}

/**
 * Starts the inbox and the Resend API, which are ready when this resolves.
 * @throws {Error} that says what to change when a port is in use
 */
export async function startMail(env: MailEnv, {now = Date.now}: StartOptions = {}): Promise<RunningMail> {
  const directory = join(env.STATE_DIR, 'mail')
  const inbox = await startInbox({
    webPort: env.INBOX_PORT,
    smtpPort: env.MAIL_SMTP_PORT,
    directory: join(directory, 'inbox'),
  })
  const sent = openSentEmails(directory)
  const sender = createSender(inbox.smtp)
  const delivery = createDelivery(sent, sender)
  await delivery.deliverPending()

  const app = createApp({apiKey: env.RESEND_API_KEY, sent, delivery, now})
  const {server, port: resendPort} = await serve({
    fetch: app.fetch,
    port: env.RESEND_PORT,
    variable: 'RESEND_PORT',
    ...bodyLimits,
  })

  return {
    resendUrl: `http://127.0.0.1:${resendPort}`,
    inboxUrl: `http://127.0.0.1:${inbox.webPort}`,
    async stop() {
      // Let pending requests finish.
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      await closed
      delivery.stop()
      sender.close()
      await inbox.stop()
      sent.close()
    },
  }
}
