import {MailDev} from 'maildev'

interface InboxOptions {
  webPort: number
  smtpPort: number
  /** Belongs to the inbox alone: emptying the inbox removes every file in it. */
  directory: string
}

export interface Inbox {
  webPort: number
  smtpPort: number
  stop(): Promise<void>
}

/** The older ones make room for the newer ones. */
const maxEmails = 2000

/**
 * Starts MailDev: takes mail by SMTP, shows it on the web, keeps it over a restart.
 * @throws {Error} that says what to change when a port is taken
 */
export async function startInbox({webPort, smtpPort, directory}: InboxOptions): Promise<Inbox> {
  const maildev = new MailDev({
    smtp: smtpPort,
    ip: '127.0.0.1',
    web: webPort,
    webIp: '127.0.0.1',
    mailDirectory: directory,
    maxEmails,
    silent: true,
  })
  const servers = await withoutNotice(() => maildev.start()).catch(
    (error: NodeJS.ErrnoException & {port?: number}) => {
      if (error.code !== 'EADDRINUSE') throw error
      const variable = error.port === webPort ? 'INBOX_PORT' : 'MAIL_SMTP_PORT'
      const taken = `Port ${error.port} is taken: stop what listens there, or set ${variable} to a free port`
      throw new Error(taken, {cause: error})
    },
  )
  return {
    webPort: servers.api?.getPort() ?? webPort,
    smtpPort: servers.smtp.getPort(),
    stop: () => maildev.stop(),
  }
}

/** MailDev announces itself, however silent it is told to be. */
async function withoutNotice<Result>(start: () => Promise<Result>): Promise<Result> {
  const {info} = console
  console.info = () => undefined
  try {
    return await start()
  } finally {
    console.info = info
  }
}
