import {once} from 'node:events'
import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {rawConnection} from '../../http/testing/raw-connection.ts'
import {startInbox} from './start-inbox.ts'

function temporaryDirectory() {
  const parent = mkdtempSync(join(tmpdir(), 'inbox-'))
  onTestFinished(() => rmSync(parent, {recursive: true}))
  return join(parent, 'inbox')
}

async function start(directory = temporaryDirectory()) {
  const inbox = await startInbox({webPort: 0, smtpPort: 0, directory})
  onTestFinished(() => inbox.stop())
  return inbox
}

/** Writes emails as an earlier process did: `subject` is their number, the highest is the newest. */
function writeEmails(directory: string, numbers: number[]) {
  mkdirSync(directory, {recursive: true})
  for (const number of numbers) {
    const path = join(directory, `email${number}.eml`)
    writeFileSync(path, `From: a@home.test\r\nTo: b@home.test\r\nSubject: ${number}\r\n\r\nLabas\r\n`)
    utimesSync(path, number, number)
  }
}

async function subjects(webPort: number) {
  const emails = (await (await fetch(`http://127.0.0.1:${webPort}/api/email`)).json()) as {subject: string}[]
  return emails.map(({subject}) => Number(subject)).toSorted((one, other) => one - other)
}

test('has the emails of an earlier process, also of one that was killed while it put them back', async () => {
  const directory = temporaryDirectory()
  writeEmails(directory, [1, 3])
  writeEmails(`${directory}-earlier`, [2])
  const {webPort, restored} = await start(directory)
  await restored
  expect(await subjects(webPort)).toEqual([1, 2, 3])
})

test('puts back the newest 1500', async () => {
  const directory = temporaryDirectory()
  const numbers = Array.from({length: 1510}, (_, number) => number)
  writeEmails(directory, numbers)
  const {webPort, restored} = await start(directory)
  await restored
  expect(await subjects(webPort)).toEqual(numbers.slice(10))
})

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
