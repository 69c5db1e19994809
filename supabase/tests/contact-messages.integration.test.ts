import {createHash, randomUUID} from 'node:crypto'
import {emailAddress} from '@site/schemas/form-fields/email-address'
import {describe, expect, test} from 'vitest'
import {as, refused, service} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {makeAdmin, signUp, unique} from './people.ts'

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

const messageOf = (changes = {}) => ({
  firstName: 'Rasa',
  lastName: 'Rasaitė',
  email: `${unique('policy')}@example.test`,
  subject: 'Klausimas',
  message: 'Ar galima atsivesti šunį?\nAčiū!',
  locale: 'lt',
  ...changes,
})

async function send(tx: Transaction, message: ReturnType<typeof messageOf>, changes = {}) {
  const context = {
    key: randomUUID(),
    digest: digest(JSON.stringify(message)),
    emailHash: digest(message.email),
    networkHash: digest(randomUUID()),
    isSuspected: false,
    organisers: 'organisers@example.test',
    ...changes,
  }
  const [row] = await as(tx, service)`
    select public.send_contact_message(
      ${JSON.stringify(message)}::text::jsonb, ${JSON.stringify(context)}::text::jsonb
    ) as response`
  return row?.response
}

const emailsAbout = (tx: Transaction, email: string) =>
  tx`
    select recipient, template from public.email_outbox
    where data ->> 'email' = ${email} order by template`

describe('a message', () => {
  test('is stored, with a receipt and a copy for the organisers', async () => {
    await rolledBack(async (tx) => {
      const message = messageOf()
      expect(await send(tx, message)).toEqual({ok: true, emailed: true})
      expect(
        await tx`select subject, message, status from public.contact_messages where email = ${message.email}`,
      ).toEqual([{subject: message.subject, message: message.message, status: 'new'}])
      expect(await emailsAbout(tx, message.email)).toEqual([
        {recipient: 'organisers@example.test', template: 'contact-message'},
        {recipient: message.email, template: 'contact-receipt'},
      ])
    })
  })

  test('from a domain with other letters gets its receipt there', async () => {
    await rolledBack(async (tx) => {
      const mailbox = unique('policy')
      await send(tx, messageOf({email: emailAddress.parse(`${mailbox}@bendruomenė.test`)}))
      const address = `${mailbox}@xn--bendruomen-0mb.test`
      expect(await emailsAbout(tx, address)).toContainEqual({recipient: address, template: 'contact-receipt'})
    })
  })

  test('that looks sent by a program is kept, without a receipt to an address that may be somebody else’s', async () => {
    await rolledBack(async (tx) => {
      const message = messageOf()
      await send(tx, message, {isSuspected: true})
      expect(
        await tx`select is_suspected from public.contact_messages where email = ${message.email}`,
      ).toEqual([{is_suspected: true}])
      expect(await emailsAbout(tx, message.email)).toMatchObject([{template: 'contact-message'}])
    })
  })

  test('that is repeated with its key is the same one', async () => {
    await rolledBack(async (tx) => {
      const message = messageOf()
      const key = randomUUID()
      await send(tx, message, {key})
      expect(await send(tx, message, {key})).toEqual({ok: true, emailed: true})
      expect(await emailsAbout(tx, message.email)).toHaveLength(2)
      await expect(
        send(tx, messageOf({email: message.email, subject: 'Kitas'}), {key}),
      ).rejects.toMatchObject({
        code: 'PT409',
        detail: 'idempotency_conflict',
      })
    })
  })

  test('is taken however many an address has sent, the later ones without a receipt', async () => {
    await rolledBack(async (tx) => {
      const message = messageOf()
      for (let n = 0; n < 5; n += 1) await send(tx, message)
      expect(await send(tx, message)).toEqual({ok: true, emailed: false})
      const [row] = await tx`
        select count(*)::integer as messages from public.contact_messages where email = ${message.email}`
      expect(row).toEqual({messages: 6})
    })
  })
})

const photo = {
  document: 'album-1',
  key: 'a1',
  type: 'photoAlbum',
  title: {lt: 'Gegužinė', en: 'Picnic'},
  alt: {lt: 'Vaikai šoka', en: null},
  file: 'IMG_2041.jpg',
  url: 'https://cdn.example/a.jpg',
}

describe('a message about a photo', () => {
  test('keeps the photo, and names it to the organisers alone', async () => {
    await rolledBack(async (tx) => {
      const message = messageOf({photo})
      expect(await send(tx, message)).toEqual({ok: true, emailed: true})
      expect(await tx`select photo from public.contact_messages where email = ${message.email}`).toEqual([
        {photo},
      ])
      expect(
        await tx`
          select template, data -> 'photo' ->> 'file' as file from public.email_outbox
          where data ->> 'email' = ${message.email} order by template`,
      ).toEqual([
        {template: 'contact-message', file: photo.file},
        {template: 'contact-receipt', file: null},
      ])
    })
  })

  test('names the whole photo', async () => {
    await rolledBack(async (tx) => {
      const {url, ...nameless} = photo
      expect(url).toBeTruthy()
      await expect(send(tx, messageOf({photo: nameless}))).rejects.toMatchObject({code: '23514'})
    })
  })

  test('is in what its sender has exported', async () => {
    await rolledBack(async (tx) => {
      const message = messageOf({photo})
      await send(tx, message)
      const [row] =
        await tx`select private.export_messages(null, ${message.email}) #> '{messages,0,photo}' as photo`
      expect(row?.photo).toEqual(photo)
    })
  })
})

describe('who may read messages and mark them', () => {
  test('admins may, others may not', async () => {
    await rolledBack(async (tx) => {
      const message = messageOf()
      await send(tx, message)
      const [admin, somebody] = [await makeAdmin(tx, await signUp(tx)), await signUp(tx)]
      const [row] = await as(tx, admin)`select id from public.contact_messages where email = ${message.email}`
      await as(tx, admin)`select public.set_contact_message_status(${row?.id}, 'answered')`
      expect(await tx`select status, handled_by from public.contact_messages where id = ${row?.id}`).toEqual([
        {status: 'answered', handled_by: admin.id},
      ])
      expect(await as(tx, somebody)`select from public.contact_messages`).toHaveLength(0)
      await expect(
        as(tx, somebody)`select public.set_contact_message_status(${row?.id}, 'read')`,
      ).rejects.toMatchObject(refused)
    })
  })
})
