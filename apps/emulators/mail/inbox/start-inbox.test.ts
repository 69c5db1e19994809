import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {rawConnection} from '../../http/testing/raw-connection.ts'
import {startInbox} from './start-inbox.ts'

async function start() {
  const directory = mkdtempSync(join(tmpdir(), 'inbox-'))
  const inbox = await startInbox({webPort: 0, smtpPort: 0, directory})
  onTestFinished(async () => {
    await inbox.stop()
    rmSync(directory, {recursive: true})
  })
  return inbox
}

test('an SMTP connection after the hundredth is told to come back', async () => {
  const {smtp} = await start()
  const connect = async () => {
    const {socket} = await rawConnection(smtp.port)
    const [greeting] = (await once(socket, 'data')) as [Buffer]
    return String(greeting)
  }
  const greetings = await Promise.all(Array.from({length: 100}, connect))
  expect(greetings.every((each) => each.startsWith('220 '))).toBe(true)
  expect(await connect()).toMatch(/^421 /)
})

test('a stranger cannot send', async () => {
  const {smtp} = await start()
  const {socket} = await rawConnection(smtp.port)
  await once(socket, 'data')
  const say = async (line: string) => {
    socket.write(`${line}\r\n`)
    const [reply] = (await once(socket, 'data')) as [Buffer]
    return String(reply)
  }
  expect(await say('EHLO stranger')).toContain('250')
  expect(await say('MAIL FROM:<a@example.test>')).toMatch(/^530 /)
})

test('a thousand connections to the page that never speak are ended for others', async () => {
  const {webPort} = await start()
  const first = await rawConnection(webPort)
  for (let count = 1; count < 1000; count += 1) await rawConnection(webPort)
  const visitor = await rawConnection(
    webPort,
    'GET / HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n\r\n',
  )
  expect(await visitor.status()).toBe(200)
  await first.ended()
})
