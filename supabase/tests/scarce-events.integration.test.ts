import {describe, expect, test} from 'vitest'
import {as, visitor} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {confirmed, makeAdmin, signUp} from './people.ts'
import {
  addRegistrableEvent,
  child,
  emailsTo,
  register,
  serviceOf,
  updatePlaces,
  statusOf,
  submissionFor,
  tokenOf,
} from './registrations.ts'

/** An event, still to come, that holds places for 30 minutes until the address is confirmed. */
async function addScarceEvent(tx: Transaction, options: Parameters<typeof addRegistrableEvent>[1] = {}) {
  const key = await addRegistrableEvent(tx, {startsAt: '2126-06-20T10:00:00Z', ...options})
  await tx`update public.content_items set confirms_addresses = true where key = ${key}`
  return key
}

/** Registers and returns the address, with the token of the link that was mailed to it. */
async function registerFor(tx: Transaction, key: string, fields = {}, context = {}) {
  const submission = submissionFor(key, fields)
  const response = await register(serviceOf(tx), submission, context)
  return {email: submission.email, response, token: await tokenOf(tx, submission.email)}
}

async function confirm(tx: Transaction, token: string) {
  const [row] = await as(tx, visitor())<{
    shown: object
  }>`select public.confirm_registration(${token}) as shown`
  return row?.shown
}

const passHalfAnHour = async (tx: Transaction, key: string) => {
  await tx`
    update public.event_registrations set unconfirmed_until = unconfirmed_until - interval '30 minutes'
    where event_key = ${key}`
  await updatePlaces(tx)
}

const heldFor = async (tx: Transaction, email: unknown) => {
  const [row] = await tx<{minutes: number | null}[]>`
    select extract(epoch from unconfirmed_until - now())::integer / 60 as minutes
    from public.event_registrations where email = ${String(email)}`
  return row?.minutes
}

describe('a place at a scarce event', () => {
  test('is held for 30 minutes, in which the email asks for no more than a press', async () => {
    await rolledBack(async (tx) => {
      const {email, response} = await registerFor(tx, await addScarceEvent(tx))
      expect(response).toEqual({
        ok: true,
        status: 'registered',
        unconfirmedUntil: expect.any(String),
        emailed: true,
      })
      expect(await heldFor(tx, email)).toBe(30)
      expect(await emailsTo(tx, email)).toEqual(['registration-unconfirmed'])
    })
  })

  test('is free again after that, and nobody is told', async () => {
    await rolledBack(async (tx) => {
      const key = await addScarceEvent(tx, {capacity: 1})
      const [hoarder, next] = [await registerFor(tx, key), await registerFor(tx, key)]
      expect(await statusOf(tx, next.email)).toMatchObject({status: 'waiting'})
      await confirm(tx, next.token)
      await passHalfAnHour(tx, key)
      expect(await statusOf(tx, hoarder.email)).toMatchObject({status: 'lapsed'})
      expect(await emailsTo(tx, hoarder.email)).toEqual(['registration-unconfirmed'])
      expect(await statusOf(tx, next.email)).toMatchObject({status: 'offered'})
    })
  })

  test('is not offered to who waits with an address that is not confirmed', async () => {
    await rolledBack(async (tx) => {
      const key = await addScarceEvent(tx, {capacity: 0})
      const {email} = await registerFor(tx, key)
      await tx`update public.content_items set capacity = 1 where key = ${key}`
      await updatePlaces(tx)
      expect(await statusOf(tx, email)).toMatchObject({status: 'waiting'})
      await passHalfAnHour(tx, key)
      expect(await statusOf(tx, email)).toMatchObject({status: 'lapsed'})
    })
  })

  test('stays once it is confirmed, which the email says, however often it is pressed', async () => {
    await rolledBack(async (tx) => {
      const key = await addScarceEvent(tx)
      const {email, token} = await registerFor(tx, key)
      expect(await confirm(tx, token)).toMatchObject({status: 'registered', unconfirmedUntil: null})
      await confirm(tx, token)
      await updatePlaces(tx)
      expect(await statusOf(tx, email)).toMatchObject({status: 'registered'})
      expect((await emailsTo(tx, email)).toSorted()).toEqual([
        'registration-confirmed',
        'registration-unconfirmed',
      ])
    })
  })

  test('is not confirmed by opening the link, or by correcting what was sent', async () => {
    await rolledBack(async (tx) => {
      const {email, token} = await registerFor(tx, await addScarceEvent(tx))
      const caller = as(tx, visitor())
      await caller`select public.show_registration(${token})`
      await caller`select public.change_registration(${token}, '{"firstName": "Rasutė"}')`
      expect(await heldFor(tx, email)).toBe(30)
    })
  })

  test.each([
    [{kind: 'general'}, 'registered'],
    [{kind: 'trip'}, 'requested'],
  ] as const)('of %j is taken again by who comes late, if it is free', async (options, status) => {
    await rolledBack(async (tx) => {
      const key = await addScarceEvent(tx, {...options, capacity: 1})
      const {email, token} = await registerFor(tx, key, options)
      await passHalfAnHour(tx, key)
      expect(await confirm(tx, token)).toMatchObject({status, unconfirmedUntil: null})
      expect((await emailsTo(tx, email)).toSorted()).toContain(
        status === 'requested' ? 'registration-requested' : 'registration-confirmed',
      )
    })
  })

  test('is waited for by who comes late, behind those who wait, if it is not', async () => {
    await rolledBack(async (tx) => {
      const key = await addScarceEvent(tx, {capacity: 1})
      const {email, token} = await registerFor(tx, key)
      await passHalfAnHour(tx, key)
      await confirm(tx, (await registerFor(tx, key)).token)
      expect(await confirm(tx, token)).toMatchObject({status: 'waiting'})
      expect(await emailsTo(tx, email)).toContain('registration-waiting')
    })
  })

  test.each([
    ['the event is cancelled', {status: 'cancelled'}, 'event_cancelled'],
    ['it is off the site', {removed_at: '2026-01-01T00:00:00Z'}, 'registration_ended'],
    ['it has begun', {starts_at: '2026-01-01T00:00:00Z'}, 'registration_ended'],
  ])('is not taken again when %s', async (_, change, detail) => {
    await rolledBack(async (tx) => {
      const key = await addScarceEvent(tx)
      const {token} = await registerFor(tx, key)
      await passHalfAnHour(tx, key)
      await tx`update public.content_items set ${tx(change)} where key = ${key}`
      await expect(confirm(tx, token)).rejects.toMatchObject({code: 'PT409', detail})
    })
  })

  test('is not taken again once it was cancelled', async () => {
    await rolledBack(async (tx) => {
      const {token} = await registerFor(tx, await addScarceEvent(tx))
      await as(tx, visitor())`select public.cancel_registration(${token})`
      await expect(confirm(tx, token)).rejects.toMatchObject({code: 'PT409', detail: 'registration_ended'})
    })
  })

  test('is confirmed for the address of the account in which somebody is logged in, not for another', async () => {
    await rolledBack(async (tx) => {
      const [key, rasa] = [await addScarceEvent(tx), await confirmed(tx, await signUp(tx))]
      const own = await registerFor(tx, key, {email: rasa.email}, {userId: rasa.id})
      expect(own.response).toEqual({ok: true, status: 'registered', emailed: true})
      expect(await emailsTo(tx, rasa.email)).toContain('registration-confirmed')
      const other = await registerFor(tx, key, {}, {userId: rasa.id})
      expect(await heldFor(tx, other.email)).toBe(30)
    })
  })

  test('is not confirmed for an account whose address nobody has confirmed', async () => {
    await rolledBack(async (tx) => {
      const stranger = await signUp(tx)
      const {email} = await registerFor(
        tx,
        await addScarceEvent(tx),
        {email: stranger.email},
        {userId: stranger.id},
      )
      expect(await heldFor(tx, email)).toBe(30)
    })
  })

  test('of a family is held for all its members, and again when it comes back too late', async () => {
    await rolledBack(async (tx) => {
      const key = await addScarceEvent(tx, {kind: 'race'})
      const email = 'family@example.test'
      const group = {id: 'c7a0a5a2-8ed9-4d65-9d5f-3a1b5ab3a2a1', size: 2}
      const add = (name: string) => registerFor(tx, key, {kind: 'race', email, group, runner: child(name)})
      await add('Ąžuolas')
      expect(await emailsTo(tx, email)).toEqual([])
      await passHalfAnHour(tx, key)
      expect(await statusOf(tx, email)).toMatchObject({status: 'lapsed'})
      await add('Ugnė')
      expect(await statusOf(tx, email)).toEqual({status: 'registered', seats: 2})
      expect(await heldFor(tx, email)).toBe(30)
      expect(await emailsTo(tx, email)).toEqual(['registration-unconfirmed'])
    })
  })

  test('stays when an admin confirms it', async () => {
    await rolledBack(async (tx) => {
      const key = await addScarceEvent(tx, {kind: 'trip'})
      const {email} = await registerFor(tx, key, {kind: 'trip'})
      const [row] = await tx<{id: string}[]>`
        select id from public.event_registrations where email = ${String(email)}`
      const admin = as(tx, await makeAdmin(tx, await signUp(tx)))
      await admin`select public.decide_registration(${row?.id ?? ''}, true)`
      await passHalfAnHour(tx, key)
      expect(await statusOf(tx, email)).toMatchObject({status: 'registered'})
    })
  })

  test('is not held at an event that does not ask for it', async () => {
    await rolledBack(async (tx) => {
      const {email, response} = await registerFor(tx, await addRegistrableEvent(tx))
      expect(response).toEqual({ok: true, status: 'registered', emailed: true})
      expect(await heldFor(tx, email)).toBeNull()
    })
  })
})

test('300 places are free again half an hour after one client has taken them all', async () => {
  await rolledBack(async (tx) => {
    const key = await addScarceEvent(tx, {capacity: 300})
    for (let n = 0; n < 15; n += 1) await registerFor(tx, key, {seats: 20})
    const free = async () => {
      const [row] = await tx<{free: number}[]>`select private.free_seats(${key}) as free`
      return row?.free
    }
    expect(await free()).toBe(0)
    await passHalfAnHour(tx, key)
    expect(await free()).toBe(300)
  })
})
