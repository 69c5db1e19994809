import {expect, test} from 'vitest'
import {as, refused, visitor} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {buyTickets} from './money.ts'
import {makeAdmin, signUp} from './people.ts'
import {addRegistrableEvent, register, serviceOf, submissionFor} from './registrations.ts'

const count = async (tx: Transaction, key: string) => {
  const [row] = await serviceOf(tx)<{counts: object}>`select public.count_registrants(${key}) as counts`
  return row?.counts
}

const endsAt = '2026-06-20T10:00:00+00:00'

test('the people of an event are counted, with who waits and without who is out', async () => {
  await rolledBack(async (tx) => {
    const key = await addRegistrableEvent(tx, {capacity: 5})
    const submit = (seats: number) => register(serviceOf(tx), submissionFor(key, {seats}))
    await submit(2)
    await submit(3)
    await submit(4)
    expect(await count(tx, key)).toEqual({registrations: 3, people: 9, placed: 5, offers: 0, endsAt})
    await tx`update public.event_registrations set status = 'cancelled' where event_key = ${key} and seats = 2`
    await tx`
      update public.event_registrations set status = 'offered', offered_until = now() + interval '1 day'
      where event_key = ${key} and seats = 4`
    expect(await count(tx, key)).toEqual({registrations: 2, people: 7, placed: 7, offers: 1, endsAt})
    // Who bought tickets has places too.
    await buyTickets(tx, key)
    expect(await count(tx, key)).toEqual({registrations: 2, people: 7, placed: 10, offers: 1, endsAt})
  })
})

test('an event that nobody registered for, or that does not exist, has none', async () => {
  await rolledBack(async (tx) => {
    const none = {registrations: 0, people: 0, placed: 0, offers: 0}
    expect(await count(tx, await addRegistrableEvent(tx))).toEqual({...none, endsAt})
    expect(await count(tx, 'policy-nowhere')).toEqual({...none, endsAt: null})
  })
})

test('only the service may count them', async () => {
  await rolledBack(async (tx) => {
    const admin = await makeAdmin(tx, await signUp(tx))
    for (const caller of [visitor(), admin])
      await expect(as(tx, caller)`select public.count_registrants('a')`).rejects.toMatchObject(refused)
  })
})
