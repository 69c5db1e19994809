import {join} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {closeServer, serve} from '../http/serve.ts'
import type {WebhookTarget} from '../http/webhook-sender.ts'
import {bodyLimits, createApp, diskOf} from './app.ts'
import type {MailEnv} from './env.ts'
import {createSender} from './inbox/send.ts'
import {startInbox} from './inbox/start-inbox.ts'
import {createDelivery} from './resend/delivery.ts'
import {createResendOutage} from './resend/outage.ts'
import {openSentEmails} from './resend/sent-emails.ts'
import {openWebhookQueue} from './webhooks/webhook-queue.ts'
import {createWebhookPublisher} from './webhooks/webhook-publisher.ts'

export interface RunningMail {
  resendUrl: string
  inboxUrl: string
  stop(): Promise<void>
}

interface StartOptions {
  /** It returns milliseconds. */
  now?: () => number
  /** Resend's own schedule is the default. */
  webhookRetryMs?: readonly number[]
}

const RESTORE_WAIT_MS = 2000

/** @throws {Error} that says what to change when a port is in use */
export async function startMail(
  env: MailEnv,
  {now = Date.now, webhookRetryMs}: StartOptions = {},
): Promise<RunningMail> {
  const directory = join(env.STATE_DIR, 'mail')
  const inbox = await startInbox({
    webPort: env.INBOX_PORT,
    smtpPort: env.MAIL_SMTP_PORT,
    directory: join(directory, 'inbox'),
  })
  // Restoring a full inbox takes longer than a start may take.
  await Promise.race([inbox.restored, wait(RESTORE_WAIT_MS, undefined, {ref: false})])
  const sent = openSentEmails(directory)
  const sender = createSender(inbox.smtp)
  const queue = openWebhookQueue(directory)
  const webhooks = createWebhookPublisher({target: targetOf(env), queue, now, retryMs: webhookRetryMs})
  const delivery = createDelivery(sent, sender, webhooks)
  await delivery.deliverPending()

  const outage = createResendOutage()
  const app = createApp({
    apiKey: env.RESEND_API_KEY,
    sent,
    delivery,
    rateLimit: env.RESEND_RATE_LIMIT,
    verifiedDomains: env.RESEND_VERIFIED_DOMAINS,
    outage,
    now,
  })
  const {server, port: resendPort} = await serve({
    fetch: app.fetch,
    port: env.RESEND_PORT,
    variable: 'RESEND_PORT',
    disk: diskOf(directory),
    ...bodyLimits,
  })

  return {
    resendUrl: `http://127.0.0.1:${resendPort}`,
    inboxUrl: `http://127.0.0.1:${inbox.webPort}`,
    async stop() {
      // Pending requests can finish only without an outage.
      outage.set({status: null})
      await closeServer(server)
      delivery.stop()
      sender.close()
      await webhooks.stop()
      await inbox.stop()
      sent.close()
      queue.close()
    },
  }
}

function targetOf(env: MailEnv): WebhookTarget | undefined {
  const {RESEND_WEBHOOK_URL: url, RESEND_WEBHOOK_SECRET: secret, RESEND_WEBHOOK_EVENTS: events} = env
  return url && secret ? {url, secret, events} : undefined
}
