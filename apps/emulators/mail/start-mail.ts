import type {Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {join} from 'node:path'
import {createAdaptorServer} from '@hono/node-server'
import {createApp} from './app.ts'
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
  const sender = createSender(inbox.smtpPort)
  const delivery = createDelivery(sent, sender)
  await delivery.deliverPending()

  const app = createApp({apiKey: env.RESEND_API_KEY, sent, delivery, now})
  const server = createAdaptorServer({fetch: app.fetch}) as Server
  const resendPort = await listen(server, env.RESEND_PORT)

  return {
    resendUrl: `http://127.0.0.1:${resendPort}`,
    inboxUrl: `http://127.0.0.1:${inbox.webPort}`,
    async stop() {
      // Let pending requests finish.
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      await closed
      sender.close()
      await inbox.stop()
      sent.close()
    },
  }
}

/** Listens on 127.0.0.1 and resolves to the port, which the system chooses for port 0. */
const listen = (server: Server, port: number) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message = `Port ${port} is taken: stop what listens there, or set RESEND_PORT to a free port`
      reject(error.code === 'EADDRINUSE' ? new Error(message, {cause: error}) : error)
    })
    server.listen(port, '127.0.0.1', () => {
      server.removeAllListeners('error')
      resolve((server.address() as AddressInfo).port)
    })
  })
