import {createHash, randomUUID} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {as, refused, service, visitor} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {giveEvent, giveRole, makeAdmin, signUp, unique} from './people.ts'
import {addRegistrableEvent, emailsTo, register, serviceOf, submissionFor, tokenOf} from './registrations.ts'

/** Registers somebody, and resolves to the registration's event, id and address. */
async function registered(tx: Transaction) {
  const eventKey = await addRegistrableEvent(tx)
  const {email} = submissionFor(eventKey)
  await register(serviceOf(tx), submissionFor(eventKey, {email}))
  const [row] = await tx<
    {id: string}[]
  >`select id from public.event_registrations where event_key = ${eventKey}`
  return {eventKey, id: row?.id ?? '', address: String(email)}
}

/** Sends a message, and resolves to its id and address. */
async function messaged(tx: Transaction) {
  const address = `${unique('policy')}@example.test`
  const digest = createHash('sha256').update(address).digest('hex')
  const message = {
    firstName: 'Rasa',
    lastName: 'Rasaitė',
    email: address,
    subject: 'Klausimas',
    message: 'Labas',
  }
  const context = {
    key: randomUUID(),
    digest,
    emailHash: digest,
    networkHash: digest,
    organisers: 'org@example.test',
  }
  await as(tx, service)`
    select public.send_contact_message(${JSON.stringify(message)}::text::jsonb, ${JSON.stringify(context)}::text::jsonb)`
  const [row] = await tx<{id: string}[]>`select id from public.contact_messages where email = ${address}`
  return {id: row?.id ?? '', address}
}

/** The newest email to the address, as it is being sent. */
async function sending(tx: Transaction, address: string): Promise<string> {
  const [email] = await tx<{id: string}[]>`
    update public.email_outbox set status = 'sending' where id = (
      select id from public.email_outbox where recipient = ${address} and status = 'queued' order by created_at desc, id limit 1
    ) returning id`
  return email?.id ?? ''
}

const finish = (tx: Transaction, result: {id: string; provider_id?: string; error?: string}) =>
  as(tx, service)`select public.finish_emails(${tx.json([result])})`

/** Sends the newest email to the address, and resolves to its id at Resend. */
async function send(tx: Transaction, address: string): Promise<string> {
  const [id, providerId] = [await sending(tx, address), unique('r')]
  await finish(tx, {id, provider_id: providerId})
  return providerId
}

const record = (tx: Transaction, providerId: string, event: 'bounced' | 'delivered', at: string) =>
  as(tx, service)`
    select public.record_email_event(${unique('msg')}, ${providerId}, ${event}, ${at}, 'No such mailbox', ${[]})`

/** Sends the newest email to the address, of which this is reported then. */
async function report(tx: Transaction, address: string, event: 'bounced' | 'delivered', at: string) {
  await record(tx, await send(tx, address), event, at)
}

async function fail(tx: Transaction, address: string) {
  await finish(tx, {id: await sending(tx, address), error: 'Invalid address'})
}

/** What a link shows, or why not. */
async function shownBy(tx: Transaction, token: string): Promise<unknown> {
  const shown = tx.savepoint(
    (part) => as(part, visitor())`select public.show_registration(${token}) as shown`,
  )
  return shown.then(
    ([row]) => row?.shown,
    (error: unknown) => error,
  )
}

const isUnreached = async (
  tx: Transaction,
  table: 'event_registrations' | 'contact_messages',
  id: string,
) => {
  const [row] = await tx`select unreached_since is not null as mark from public.${tx(table)} where id = ${id}`
  return row?.mark
}

describe('a registration', () => {
  test('is marked when its email bounces, until a later one is delivered', async () => {
    await rolledBack(async (tx) => {
      const {id, address} = await registered(tx)
      expect(await isUnreached(tx, 'event_registrations', id)).toBe(false)
      await report(tx, address, 'bounced', '2026-11-22T10:00:00Z')
      expect(await isUnreached(tx, 'event_registrations', id)).toBe(true)
      const ona = await makeAdmin(tx, await signUp(tx))
      await as(tx, ona)`select public.resend_registration_email(${id})`
      expect(await isUnreached(tx, 'event_registrations', id)).toBe(true)
      await report(tx, address, 'delivered', '2026-11-22T11:00:00Z')
      expect(await isUnreached(tx, 'event_registrations', id)).toBe(false)
    })
  })

  test('stays marked when an earlier email is reported as delivered late', async () => {
    await rolledBack(async (tx) => {
      const {id, address} = await registered(tx)
      const ona = await makeAdmin(tx, await signUp(tx))
      const earlier = await send(tx, address)
      await as(tx, ona)`select public.resend_registration_email(${id})`
      await report(tx, address, 'bounced', '2026-11-22T10:00:00Z')
      await record(tx, earlier, 'delivered', '2026-11-22T09:00:00Z')
      expect(await isUnreached(tx, 'event_registrations', id)).toBe(true)
    })
  })

  test('is marked when its email fails for good, and reached at the corrected address', async () => {
    await rolledBack(async (tx) => {
      const {id, address} = await registered(tx)
      await fail(tx, address)
      expect(await isUnreached(tx, 'event_registrations', id)).toBe(true)
      const ona = await makeAdmin(tx, await signUp(tx))
      const corrected = `${unique('policy')}@example.test`
      const [failed] =
        await tx`select id from public.email_outbox where recipient = ${address} and status = 'failed'`
      await as(tx, ona)`select public.retry_failed_email(${failed?.id}, ${corrected})`
      expect(await tx`select email from public.event_registrations where id = ${id}`).toEqual([
        {email: corrected},
      ])
      await report(tx, corrected, 'delivered', '2126-11-22T11:00:00Z')
      expect(await isUnreached(tx, 'event_registrations', id)).toBe(false)
    })
  })

  test('is not marked for an address that it has no longer', async () => {
    await rolledBack(async (tx) => {
      const {id, address} = await registered(tx)
      const providerId = await send(tx, address)
      await tx`update public.event_registrations set email = 'kita@example.test' where id = ${id}`
      await record(tx, providerId, 'bounced', '2026-11-22T10:00:00Z')
      expect(await isUnreached(tx, 'event_registrations', id)).toBe(false)
    })
  })

  test('keeps its mark and loses nothing when the email is purged', async () => {
    await rolledBack(async (tx) => {
      const {id, address} = await registered(tx)
      await report(tx, address, 'bounced', '2026-11-22T10:00:00Z')
      await tx`update public.email_outbox set created_at = now() - interval '31 days' where recipient = ${address}`
      await as(tx, service)`select public.purge_emails()`
      expect(await emailsTo(tx, address)).toEqual([])
      expect(await isUnreached(tx, 'event_registrations', id)).toBe(true)
    })
  })
})

describe('sending again what did not arrive', () => {
  test('tells the person anew how the registration stands, at the corrected address', async () => {
    await rolledBack(async (tx) => {
      const {eventKey, id, address} = await registered(tx)
      await report(tx, address, 'bounced', '2026-11-22T10:00:00Z')
      const ona = await makeAdmin(tx, await signUp(tx))
      const corrected = `${unique('policy')}@example.test`
      await as(tx, ona)`select public.resend_registration_email(${id}, ${` ${corrected.toUpperCase()}`})`
      expect(await emailsTo(tx, corrected)).toEqual(['registration-confirmed'])
      expect(await tx`select action, details from public.audit_log where subject_id = ${id}`).toEqual([
        {action: 'registration_resend', details: {event: eventKey, corrected: true}},
      ])
    })
  })

  test('sends failed emails as they were written, instead of a new one, with a link that holds', async () => {
    await rolledBack(async (tx) => {
      const {id, address} = await registered(tx)
      await fail(tx, address)
      const ona = await makeAdmin(tx, await signUp(tx))
      const corrected = `${unique('policy')}@example.test`
      await as(tx, ona)`select public.resend_registration_email(${id}, ${corrected})`
      expect(
        await tx`select status, resends from public.email_outbox where recipient = ${corrected}`,
      ).toEqual([{status: 'queued', resends: 1}])
      expect(await shownBy(tx, await tokenOf(tx, corrected))).toMatchObject({firstName: 'Rasa'})
    })
  })

  test.each(['resend_registration_email', 'retry_failed_email'] as const)(
    'with a corrected address ends every earlier link (%s)',
    async (name) => {
      await rolledBack(async (tx) => {
        const {id, address} = await registered(tx)
        const earlier = [
          await tokenOf(tx, address),
          ...(await tx`select private.create_registration_link(${id}) as token`).map(({token}) =>
            String(token),
          ),
        ]
        for (const token of earlier) expect(await shownBy(tx, token)).toMatchObject({firstName: 'Rasa'})
        await fail(tx, address)
        await tx`
          insert into public.email_outbox (recipient, template, language, data, idempotency_key, registration_id)
          values (${address}, 'event-message', 'lt', ${tx.json({token: earlier[0] ?? ''})}, ${unique('message')}, ${id})`
        const [failed] =
          await tx`select id from public.email_outbox where recipient = ${address} and status = 'failed'`
        const ona = await makeAdmin(tx, await signUp(tx))
        const corrected = `${unique('policy')}@example.test`
        await as(
          tx,
          ona,
        )`select from public.${tx(name)}(${name === 'retry_failed_email' ? String(failed?.id) : id}, ${corrected})`
        for (const token of earlier) expect(await shownBy(tx, token)).toMatchObject({code: 'PT404'})
        // What was still waiting goes to the corrected address as well.
        expect(await emailsTo(tx, address)).toEqual([])
        const sent =
          await tx`select data ->> 'token' as token from public.email_outbox where recipient = ${corrected}`
        expect(sent).toHaveLength(2)
        for (const {token} of sent)
          expect(await shownBy(tx, String(token))).toMatchObject({firstName: 'Rasa'})
      })
    },
  )

  test('an organiser cannot have the link sent to an address of her own, only to the family', async () => {
    await rolledBack(async (tx) => {
      const {eventKey, id, address} = await registered(tx)
      const olga = await giveRole(tx, await signUp(tx), 'organiser')
      await giveEvent(tx, olga, eventKey)
      const token = await tokenOf(tx, address)
      const own = `${unique('policy')}@example.test`
      await tx`update public.email_outbox set status = 'sent', first_attempt_at = now() where recipient = ${address}`
      const correct = tx.savepoint(
        (part) => as(part, olga)`select public.resend_registration_email(${id}, ${own})`,
      )
      await expect(correct).rejects.toMatchObject(refused)
      expect(await emailsTo(tx, own)).toEqual([])
      await as(tx, olga)`select public.resend_registration_email(${id}, ${` ${address.toUpperCase()}`})`
      expect(await emailsTo(tx, address)).toEqual(['registration-confirmed', 'registration-confirmed'])
      expect(await shownBy(tx, token)).toMatchObject({firstName: 'Rasa'})
    })
  })

  test('is for admins and the organisers of the event', async () => {
    await rolledBack(async (tx) => {
      const {id} = await registered(tx)
      const stranger = await giveRole(tx, await signUp(tx), 'organiser')
      await expect(as(tx, stranger)`select public.resend_registration_email(${id})`).rejects.toMatchObject(
        refused,
      )
      const ona = await makeAdmin(tx, await signUp(tx))
      await expect(
        as(tx, ona)`select public.resend_registration_email(${id}, 'ne adresas')`,
      ).rejects.toMatchObject({code: '23514'})
    })
  })
})

describe('a message', () => {
  test('is marked when its receipt bounces, and not when the organisers’ copy does', async () => {
    await rolledBack(async (tx) => {
      const {id, address} = await messaged(tx)
      await report(tx, 'org@example.test', 'bounced', '2026-11-22T10:00:00Z')
      expect(await isUnreached(tx, 'contact_messages', id)).toBe(false)
      await report(tx, address, 'bounced', '2026-11-22T10:00:00Z')
      expect(await isUnreached(tx, 'contact_messages', id)).toBe(true)
    })
  })

  test('gets the corrected address with its failed receipt', async () => {
    await rolledBack(async (tx) => {
      const {id, address} = await messaged(tx)
      await fail(tx, address)
      expect(await isUnreached(tx, 'contact_messages', id)).toBe(true)
      const ona = await makeAdmin(tx, await signUp(tx))
      const corrected = `${unique('policy')}@example.test`
      const [failed] =
        await tx`select id from public.email_outbox where recipient = ${address} and status = 'failed'`
      await as(tx, ona)`select public.retry_failed_email(${failed?.id}, ${corrected})`
      await report(tx, corrected, 'delivered', '2126-11-22T11:00:00Z')
      expect(await tx`select email, unreached_since from public.contact_messages where id = ${id}`).toEqual([
        {email: corrected, unreached_since: null},
      ])
    })
  })
})
