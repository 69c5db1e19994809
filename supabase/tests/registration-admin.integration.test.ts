import {randomUUID} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {as, refused, type Caller} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {makeAdmin, signUp} from './people.ts'
import {
  addRegistrableEvent,
  emailsTo,
  register,
  serviceOf,
  updatePlaces,
  statusOf,
  submissionFor,
} from './registrations.ts'

describe('admins', () => {
  const requested = async (tx: Transaction) => {
    const eventKey = await addRegistrableEvent(tx, {kind: 'trip', capacity: 4})
    const submission = submissionFor(eventKey, {kind: 'trip', seats: 4})
    await register(serviceOf(tx), submission)
    const [row] = await tx<
      {id: string}[]
    >`select id from public.event_registrations where event_key = ${eventKey}`
    return {eventKey, submission, id: row?.id ?? ''}
  }
  const admin = async (tx: Transaction): Promise<Caller> => makeAdmin(tx, await signUp(tx))

  test.each([
    [true, 'registered', 'registration-confirmed'],
    [false, 'declined', 'registration-declined'],
  ])('decide on a request (%s)', async (isAccepted, status, template) => {
    await rolledBack(async (tx) => {
      const {submission, id} = await requested(tx)
      await as(tx, await admin(tx))`select public.decide_registration(${id}, ${isAccepted})`
      expect(await statusOf(tx, submission.email)).toMatchObject({status})
      expect(await emailsTo(tx, submission.email)).toContain(template)
      expect(await tx`select action from public.audit_log where subject_id = ${id}`).toEqual([
        {action: `registration_${status}`},
      ])
    })
  })

  test('alone decide, withdraw and move up', async () => {
    await rolledBack(async (tx) => {
      const {id} = await requested(tx)
      const somebody = as(tx, await signUp(tx))
      await expect(somebody`select public.decide_registration(${id}, true)`).rejects.toMatchObject(refused)
      await expect(somebody`select public.withdraw_registration(${id})`).rejects.toMatchObject(refused)
      await expect(somebody`select public.move_registration_up(${id}, 'Serga')`).rejects.toMatchObject(
        refused,
      )
    })
  })

  test('move somebody up in the waiting list', async () => {
    await rolledBack(async (tx) => {
      const {eventKey, id} = await requested(tx)
      const [first, second] = [0, 1].map(() => submissionFor(eventKey, {kind: 'trip', seats: 2}))
      await register(serviceOf(tx), first ?? {})
      await register(serviceOf(tx), second ?? {})
      const [row] = await tx`select id from public.event_registrations where email = ${String(second?.email)}`
      const caller = await admin(tx)
      await as(tx, caller)`select public.move_registration_up(${row?.id}, 'Serga')`
      await tx`update public.content_items set capacity = 6 where key = ${eventKey}`
      await updatePlaces(tx)
      expect(await statusOf(tx, second?.email)).toMatchObject({status: 'offered'})
      expect(await statusOf(tx, first?.email)).toMatchObject({status: 'waiting'})
      expect(id).not.toBe('')
    })
  })

  test('mark who came, and of two marks the later counts', async () => {
    await rolledBack(async (tx) => {
      const {id} = await requested(tx)
      const caller = await admin(tx)
      const mark = (came: boolean, markedAt: string) =>
        as(
          tx,
          caller,
        )`select public.mark_attendance(${JSON.stringify([{registrationId: id, came, markedAt}])}::text::jsonb)`
      await mark(true, '2026-06-20T10:05:00Z')
      await mark(false, '2026-06-20T10:01:00Z')
      expect(await tx`select came from public.attendance where registration_id = ${id}`).toEqual([
        {came: true},
      ])
      await mark(false, '2026-06-20T10:06:00Z')
      expect(await tx`select came from public.attendance where registration_id = ${id}`).toEqual([
        {came: false},
      ])
    })
  })

  test('write to everybody who is registered, once', async () => {
    await rolledBack(async (tx) => {
      const {eventKey, submission} = await requested(tx)
      const messages = {
        lt: {subject: 'Autobusas', text: 'Renkamės 8 val.'},
        en: {subject: 'The bus', text: 'We meet at 8.'},
      }
      const key = randomUUID()
      const caller = await admin(tx)
      const write = () =>
        as(tx, caller)<{count: number}>`
          select public.message_registrants(
            ${eventKey}, array['requested'], ${JSON.stringify(messages)}::text::jsonb, ${key}
          ) as count`
      expect(await write()).toEqual([{count: 1}])
      await write()
      const mails = await tx`
        select data ->> 'subject' as subject from public.email_outbox
        where recipient = ${String(submission.email)} and template = 'event-message'`
      expect(mails).toEqual([{subject: 'Autobusas'}])
    })
  })

  const texts = {
    lt: {subject: 'Autobusas', text: 'Renkamės 8 val.'},
    en: {subject: 'The bus', text: 'We meet at 8.'},
  }

  test('who press twice to write to everybody make neither new emails nor new links', async () => {
    await rolledBack(async (tx) => {
      const {eventKey} = await requested(tx)
      const [caller, key] = [await admin(tx), randomUUID()]
      const write = (messages: object) =>
        as(tx, caller)`
          select public.message_registrants(
            ${eventKey}, array['requested'], ${JSON.stringify(messages)}::text::jsonb, ${key}
          ) as count`
      const made = async () => {
        const [row] = await tx`
          select (select count(*)::integer from public.email_outbox) as emails,
            (select count(*)::integer from private.registration_links) as links,
            (select count(*)::integer from public.audit_log) as logged`
        return row
      }
      expect(await write(texts)).toEqual([{count: 1}])
      const before = await made()
      await register(serviceOf(tx), submissionFor(eventKey, {kind: 'trip'}))
      const afterAnother = await made()
      expect(afterAnother).not.toEqual(before)
      expect(await write(texts)).toEqual([{count: 1}])
      expect(await made()).toEqual(afterAnother)
      await expect(write({...texts, en: {subject: 'Another', text: 'Text'}})).rejects.toMatchObject({
        code: 'PT409',
        detail: 'idempotency_conflict',
      })
    })
  })

  test.each([
    [{...texts, lt: {subject: '', text: 'Renkamės'}}],
    [{...texts, lt: {subject: ' \u00a0', text: 'Renkamės'}}],
    [{...texts, en: {subject: 'The bus', text: '\n\t'}}],
    [{...texts, en: {subject: 'The bus'}}],
    [{lt: texts.lt}],
  ])('write nothing without words: %j', async (messages) => {
    await rolledBack(async (tx) => {
      const {eventKey} = await requested(tx)
      const caller = await admin(tx)
      await expect(
        as(tx, caller)`
          select public.message_registrants(
            ${eventKey}, array['requested'], ${JSON.stringify(messages)}::text::jsonb, ${randomUUID()}
          )`,
      ).rejects.toMatchObject({code: 'PT400', detail: 'bad_request'})
    })
  })

  test.each(['lt', 'en'] as const)(
    'write 20,000 characters in each language, and no more: %s',
    async (language) => {
      await rolledBack(async (tx) => {
        const {eventKey, submission} = await requested(tx)
        await tx`update public.event_registrations set language = ${language} where email = ${String(submission.email)}`
        const caller = await admin(tx)
        const write = (message: object) =>
          as(tx, caller)`
          select public.message_registrants(
            ${eventKey}, array['requested'], ${JSON.stringify({...texts, [language]: message})}::text::jsonb, ${randomUUID()}
          ) as count`
        // Characters, not bytes.
        const longest = {subject: 'ą'.repeat(200), text: 'ž'.repeat(20_000)}
        for (const longer of [
          {...longest, subject: `${longest.subject}a`},
          {...longest, text: `${longest.text}a`},
        ])
          await expect(write(longer)).rejects.toMatchObject({code: 'PT400', detail: 'too_long'})
        expect(await write(longest)).toEqual([{count: 1}])
        const mails = await tx`
        select data ->> 'text' as text from public.email_outbox
        where recipient = ${String(submission.email)} and template = 'event-message'`
        expect(mails).toEqual([{text: longest.text}])
      })
    },
  )

  test('write a subject and a text, and nothing else into the email', async () => {
    await rolledBack(async (tx) => {
      const {eventKey, submission} = await requested(tx)
      const messages = {...texts, lt: {...texts.lt, token: 'svetimas', more: 'a'.repeat(100_000)}}
      await as(tx, await admin(tx))`
        select public.message_registrants(
          ${eventKey}, array['requested'], ${JSON.stringify(messages)}::text::jsonb, ${randomUUID()}
        )`
      const [mail] = await tx`
        select data from public.email_outbox
        where recipient = ${String(submission.email)} and template = 'event-message'`
      expect(mail?.data).toMatchObject(texts.lt)
      expect(mail?.data.token).not.toBe('svetimas')
      expect(mail?.data).not.toHaveProperty('more')
    })
  })

  test('export and erase everything under an email address', async () => {
    await rolledBack(async (tx) => {
      const {submission} = await requested(tx)
      const caller = await admin(tx)
      const address = String(submission.email).toUpperCase()
      const [row] = await as(tx, caller)`select public.export_personal_data(${address}) as data`
      expect(row?.data).toMatchObject({registrations: [{first_name: 'Rasa', trip: {passengers: 4}}]})
      await as(tx, caller)`select public.erase_personal_data(${address})`
      expect(await statusOf(tx, submission.email)).toBeUndefined()
      expect(await emailsTo(tx, submission.email)).toEqual([])
      await expect(
        as(tx, await signUp(tx))`select public.export_personal_data(${address})`,
      ).rejects.toMatchObject(refused)
    })
  })
})
