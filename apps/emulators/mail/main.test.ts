import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {Resend} from 'resend'
import {expect, onTestFinished, test} from 'vitest'
import {WebSocket} from 'ws'
import {serviceProcess} from '../testing/service-process.ts'
import {openSentEmails} from './resend/sent-emails.ts'
import {parseEmail} from './resend/email-request.ts'
import {greeting, type InboxEmail} from './testing/temporary-mail.ts'

function stateDirectory() {
  const directory = mkdtempSync(join(tmpdir(), 'mail-process-'))
  onTestFinished(() => rmSync(directory, {recursive: true}))
  return directory
}

const start = (directory: string, changes: Record<string, string> = {}) =>
  serviceProcess({
    entry: join(import.meta.dirname, 'main.ts'),
    environment: {
      RESEND_PORT: '0',
      INBOX_PORT: '0',
      MAIL_SMTP_PORT: '0',
      STATE_DIR: directory,
      RESEND_API_KEY: 're_test_key',
      ...changes,
    },
    announcement: /Resend at (\S+), inbox at (\S+)/,
  })

const inboxAt = async (url: string) => (await (await fetch(`${url}/api/email`)).json()) as InboxEmail[]

test('announces itself in one line and exits cleanly while the inbox is open in a browser', async () => {
  const mail = start(stateDirectory())
  const [resendUrl, inboxUrl = ''] = await mail.ready()
  const page = await fetch(inboxUrl, {headers: {accept: 'text/html'}})
  expect(await page.text()).toContain('<html')
  const socket = new WebSocket(`${inboxUrl.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`)
  await once(socket, 'open')
  mail.kill('SIGTERM')
  expect(await mail.exit()).toBe(0)
  expect(mail.output()).toBe(`Mail ready: Resend at ${resendUrl}, inbox at ${inboxUrl}\n`)
})

test('keeps acknowledged emails and keys after SIGKILL', async () => {
  const directory = stateDirectory()
  const first = start(directory)
  const send = (baseUrl = '') =>
    new Resend('re_test_key', {baseUrl}).emails.send(greeting, {idempotencyKey: 'welcome/1'})
  const sent = await send((await first.ready())[0])
  first.kill('SIGKILL')
  await first.exit()
  const [resendUrl, inboxUrl = ''] = await start(directory).ready()
  expect((await send(resendUrl)).data).toEqual(sent.data)
  expect(await inboxAt(inboxUrl)).toMatchObject([{subject: greeting.subject}])
})

test('delivers after SIGKILL what was accepted before it', async () => {
  const directory = stateDirectory()
  const sent = openSentEmails(join(directory, 'mail'))
  sent.accept([{id: 'left-over', email: parseEmail(greeting)}], undefined, Date.now())
  sent.close()
  const [, inboxUrl = ''] = await start(directory).ready()
  expect(await inboxAt(inboxUrl)).toMatchObject([{subject: greeting.subject}])
})

test.each(['RESEND_PORT', 'INBOX_PORT', 'MAIL_SMTP_PORT'])(
  'names a port in use and %s, which changes it',
  async (variable) => {
    const [resendUrl = ''] = await start(stateDirectory()).ready()
    const {port} = new URL(resendUrl)
    const second = start(stateDirectory(), {[variable]: port})
    expect(await second.exit()).toBe(1)
    expect(second.output()).toContain(`Port ${port} is taken`)
    expect(second.output()).toContain(variable)
  },
)

test('does not start without the key', async () => {
  const mail = start(stateDirectory(), {RESEND_API_KEY: ''})
  expect(await mail.exit()).toBe(1)
  expect(mail.output()).toContain('RESEND_API_KEY')
})
