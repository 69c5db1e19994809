import {randomBytes} from 'node:crypto'
import type {Server} from 'node:http'
import {MailDev} from 'maildev'
import {limitConnections} from '../../http/limit-connections.ts'
import {serveOwnOriginOnly} from '../../http/own-origin.ts'
import {setAside} from './earlier-emails.ts'

interface InboxOptions {
  webPort: number
  smtpPort: number
  /** It must hold nothing else, since emptying the inbox deletes every file in it. */
  directory: string
}

interface Inbox {
  webPort: number
  smtp: SmtpAccess
  /** It resolves when the emails of an earlier process are there again. */
  restored: Promise<void>
  stop(): Promise<void>
}

/** Nobody else may send, because an email takes twice its size in memory while it arrives. */
export interface SmtpAccess {
  port: number
  user: string
  password: string
}

const maxEmails = 2000
/** The rest is for new emails: MailDev treats those that arrive before the earlier ones are restored as the oldest. */
const maxRestored = 1500
/** MailDev does not offer these options of `smtp-server`, which reads them for each connection. */
const smtpLimits = {maxClients: 100, socketTimeout: 10_000}

/** Earlier emails are restored soon after the start. @throws {Error} that says what to change when a port is in use */
export async function startInbox({webPort, smtpPort, directory}: InboxOptions): Promise<Inbox> {
  const earlier = setAside(directory, maxRestored)
  const access = {user: 'resend', password: randomBytes(16).toString('hex')}
  const maildev = new MailDev({
    smtp: smtpPort,
    ip: '127.0.0.1',
    web: webPort,
    webIp: '127.0.0.1',
    mailDirectory: directory,
    incomingUser: access.user,
    incomingPass: access.password,
    maxEmails,
    silent: true,
  })
  const servers = await withoutConsoleInfo(() => maildev.start()).catch(
    (error: NodeJS.ErrnoException & {port?: number}) => {
      if (error.code !== 'EADDRINUSE') throw error
      const variable = error.port === webPort ? 'INBOX_PORT' : 'MAIL_SMTP_PORT'
      const message = `Port ${error.port} is taken: stop what listens there, or set ${variable} to a free port`
      throw new Error(message, {cause: error})
    },
  )
  if (servers.api) {
    const web = servers.api.server.server as Server
    serveOwnOriginOnly(web)
    limitConnections(web)
  }
  const {smtp} = servers.smtp as unknown as {smtp: {options: Partial<typeof smtpLimits>}}
  Object.assign(smtp.options, smtpLimits)
  const restored = earlier
    .restore(servers)
    .catch((error: unknown) => console.error('The earlier emails were not restored:', error))
  return {
    webPort: servers.api?.getPort() ?? webPort,
    smtp: {...access, port: servers.smtp.getPort()},
    restored,
    async stop() {
      await restored
      await maildev.stop()
    },
  }
}

/** MailDev announces itself even with `silent`. */
async function withoutConsoleInfo<Result>(start: () => Promise<Result>): Promise<Result> {
  const {info} = console
  console.info = () => undefined
  try {
    return await start()
  } finally {
    console.info = info
  }
}
