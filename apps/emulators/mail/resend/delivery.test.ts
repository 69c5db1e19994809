import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test, vi} from 'vitest'
import {rawConnection} from '../../http/testing/raw-connection.ts'
import {createSender} from '../inbox/send.ts'
import {startInbox} from '../inbox/start-inbox.ts'
import {greeting, type InboxEmail} from '../testing/temporary-mail.ts'
import {createDelivery} from './delivery.ts'
import {parseEmail} from './email-request.ts'
import {openSentEmails} from './sent-emails.ts'

test('an email that the inbox refuses for now is delivered later', async () => {
  const published: string[] = []
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  const directory = mkdtempSync(join(tmpdir(), 'delivery-'))
  const inbox = await startInbox({webPort: 0, smtpPort: 0, directory: join(directory, 'inbox')})
  const sent = openSentEmails(directory)
  const sender = createSender(inbox.smtp)
  const delivery = createDelivery(sent, sender, {publish: (type) => void published.push(type)})
  onTestFinished(async () => {
    delivery.stop()
    sender.close()
    sent.close()
    await inbox.stop()
    rmSync(directory, {recursive: true})
  })

  const others = await Promise.all(Array.from({length: 100}, () => rawConnection(inbox.smtp.port)))
  const email = parseEmail(greeting)
  sent.accept([{id: 'welcome', email}], undefined, Date.now())
  await delivery.deliver('welcome', email)
  expect(sent.undelivered()).toHaveLength(1)
  expect(String(errors.mock.calls[0]?.[1])).toContain('Too many connected clients')

  for (const {socket} of others) socket.destroy()
  const subjects = async () => {
    const emails = (await (await fetch(`http://127.0.0.1:${inbox.webPort}/api/email`)).json()) as InboxEmail[]
    return emails.map(({subject}) => subject)
  }
  await expect.poll(subjects).toEqual([greeting.subject])
  await expect.poll(() => sent.undelivered()).toEqual([])
  expect(published).toEqual(['email.sent', 'email.delivered'])
})
