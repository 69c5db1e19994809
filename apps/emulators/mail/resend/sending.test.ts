import {expect, test} from 'vitest'
import {greeting, type InboxEmail, temporaryMail} from '../testing/temporary-mail.ts'

test('delivers an email to the inbox with all its fields', async () => {
  const {resend, inbox, inboxUrl} = await temporaryMail()
  const {data, error} = await resend().emails.send({
    ...greeting,
    to: ['rasa@home.test', 'Jonas Žemaitis <jonas@home.test>'],
    cc: 'copy@home.test',
    bcc: ['hidden@home.test'],
    replyTo: 'answers@community.test',
    headers: {'List-Unsubscribe': '<https://site.test/off>'},
    tags: [{name: 'template', value: 'welcome_1'}],
    attachments: [
      {filename: 'metinė ataskaita.txt', content: Buffer.from('ąčę'), contentType: 'text/plain'},
      {filename: 'logo.png', content: Buffer.from('png').toString('base64'), contentId: 'logo'},
    ],
  })
  expect(error).toBeNull()
  expect(data?.id).toMatch(/^[0-9a-f-]{36}$/)

  const [email] = await inbox()
  expect(email).toMatchObject({
    subject: greeting.subject,
    from: [{address: 'labas@community.test', name: 'Bendruomenė'}],
    to: [{address: 'rasa@home.test'}, {address: 'jonas@home.test', name: 'Jonas Žemaitis'}],
    cc: [{address: 'copy@home.test'}],
    calculatedBcc: [{address: 'hidden@home.test'}],
    attachments: [
      {filename: 'logo.png', contentType: 'image/png', contentId: 'logo'},
      {filename: 'metinė ataskaita.txt', contentType: 'text/plain'},
    ],
  })
  expect(email?.html).toContain('<p>Ačiū</p>')
  expect(email?.text?.trim()).toBe('Ačiū')
  const source = await (await fetch(`${inboxUrl()}/api/email/${email?.id}/source`)).text()
  expect(source).toContain('List-Unsubscribe: <https://site.test/off>')
  expect(source).toContain('Reply-To: answers@community.test')
})

test('the inbox answers for one recipient too', async () => {
  const {resend, inboxUrl} = await temporaryMail()
  for (const to of ['rasa+1@home.test', 'rasa+2@home.test']) await resend().emails.send({...greeting, to})
  const url = `${inboxUrl()}/api/email?${new URLSearchParams({'to.address': 'rasa+2@home.test'})}`
  const emails = (await (await fetch(url)).json()) as InboxEmail[]
  expect(emails.map(({to}) => to[0]?.address)).toEqual(['rasa+2@home.test'])
})

test('delivers an attachment unchanged', async () => {
  const {resend, inbox, inboxUrl} = await temporaryMail()
  const bytes = Buffer.from(Array.from({length: 256}, (_, index) => index))
  await resend().emails.send({...greeting, attachments: [{filename: 'all.bin', content: bytes}]})
  const [email] = await inbox()
  const name = email?.attachments[0]?.generatedFileName
  const response = await fetch(`${inboxUrl()}/api/email/${email?.id}/attachment/${name}`)
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
})

test('fetches an attachment by its URL', async () => {
  const {resend, inbox, inboxUrl} = await temporaryMail()
  const path = `${inboxUrl()}/api/healthz`
  await resend().emails.send({...greeting, attachments: [{filename: 'health.json', path}]})
  expect(await inbox()).toMatchObject([{attachments: [{filename: 'health.json', size: 'true'.length}]}])
})

test('sends a batch of up to 100 emails', async () => {
  const {resend, inbox} = await temporaryMail()
  const batch = Array.from({length: 100}, (_, index) => ({...greeting, subject: `Nr. ${index}`}))
  const {data, error} = await resend().batch.send(batch)
  expect(error).toBeNull()
  expect(new Set(data?.data.map(({id}) => id)).size).toBe(100)
  expect(new Set((await inbox()).map(({subject}) => subject)).size).toBe(100)
  const tooMany = await resend().batch.send([...batch, greeting])
  expect(tooMany.error).toMatchObject({statusCode: 422, name: 'validation_error'})
  expect(await inbox()).toHaveLength(100)
})

test('sends a strict batch whole or not at all, and the valid emails of a permissive one', async () => {
  const {resend, inbox} = await temporaryMail()
  const batch = [greeting, {...greeting, to: 'nobody'}, {...greeting, subject: 'Antras'}]
  const strict = await resend().batch.send(batch)
  expect(strict.error).toMatchObject({statusCode: 422, name: 'validation_error'})
  expect(await inbox()).toEqual([])
  const permissive = await resend().batch.send(batch, {batchValidation: 'permissive'})
  expect(permissive.data?.data).toHaveLength(2)
  expect(permissive.data?.errors).toEqual([
    {index: 1, message: expect.stringContaining('Invalid `to` field.')},
  ])
  expect(await inbox()).toHaveLength(2)
})

test('keeps the inbox across a restart', async () => {
  const {resend, inbox, restart} = await temporaryMail()
  await resend().emails.send(greeting)
  await restart()
  expect(await inbox()).toMatchObject([{subject: greeting.subject, to: [{address: 'rasa@home.test'}]}])
})

test('continues after the inbox is emptied', async () => {
  const {resend, inbox, inboxUrl, restart} = await temporaryMail()
  await resend().emails.send(greeting)
  expect((await fetch(`${inboxUrl()}/api/email/all`, {method: 'DELETE'})).ok).toBe(true)
  await restart()
  expect(await inbox()).toEqual([])
  await resend().emails.send(greeting)
  expect(await inbox()).toHaveLength(1)
})
