import {createTransport} from 'nodemailer'
import {messageId, splitMailbox, type Attachment, type Email} from '../email.ts'
import type {SmtpAccess} from './start-inbox.ts'

export interface Sender {
  send(id: string, email: Email): Promise<void>
  close(): void
}

export function createSender({port, user, password}: SmtpAccess): Sender {
  const transport = createTransport({
    host: '127.0.0.1',
    port,
    auth: {user, pass: password},
    ignoreTLS: true,
    pool: true,
    disableFileAccess: true,
  })
  return {
    async send(id, email) {
      await transport.sendMail({
        messageId: messageId(id),
        from: splitMailbox(email.from),
        to: email.to.map(splitMailbox),
        cc: email.cc.map(splitMailbox),
        bcc: email.bcc.map(splitMailbox),
        replyTo: email.replyTo.map(splitMailbox),
        subject: email.subject,
        html: email.html,
        text: email.text,
        headers: email.headers,
        attachments: email.attachments.map(toNodemailer),
      })
    },
    close: () => transport.close(),
  }
}

function toNodemailer({filename, content, path, contentType, contentId}: Attachment) {
  return {
    ...(filename === undefined ? {} : {filename}),
    ...(contentType === undefined ? {} : {contentType}),
    ...(contentId === undefined ? {} : {cid: contentId}),
    ...(content === undefined ? {href: path} : {content: Buffer.from(content, 'base64')}),
  }
}
