import {describe, expect, test} from 'vitest'
import {as} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {applicant, daysAgo, memberByCard, serviceOf} from './money.ts'
import {confirmed, makeAdmin, type Person, signUp} from './people.ts'
import {addRegistrableEvent, AT, register, updatePlaces, statusOf, submissionFor} from './registrations.ts'

async function member(tx: Transaction): Promise<Person> {
  const rasa = await confirmed(tx, await signUp(tx, 'Rasa', {last_name: 'Rasaitė'}))
  await memberByCard(tx, daysAgo(10), applicant({email: rasa.email}))
  return rasa
}

const opensLater = async (tx: Transaction) => {
  const key = await addRegistrableEvent(tx)
  await tx`update public.content_items set members_first_until = ${AT}::timestamptz + interval '1 day' where key = ${key}`
  return key
}

describe('an event that opens to members first', () => {
  test('takes only members who are logged in, until its date', async () => {
    await rolledBack(async (tx) => {
      const [key, rasa, other] = [await opensLater(tx), await member(tx), await signUp(tx)]
      const attempt = (changes: object) => register(serviceOf(tx), submissionFor(key), {...changes})
      for (const changes of [{}, {userId: other.id}])
        await expect(attempt(changes)).rejects.toMatchObject({code: 'PT409', detail: 'members_only'})
      expect(await attempt({userId: rasa.id})).toEqual({ok: true, status: 'registered', emailed: true})
      expect(await attempt({at: '2026-03-02T12:00:00Z'})).toEqual({
        ok: true,
        status: 'registered',
        emailed: true,
      })
    })
  })
})

describe('a waiting list', () => {
  const full = async (tx: Transaction) => {
    const key = await addRegistrableEvent(tx, {capacity: 1})
    await register(serviceOf(tx), submissionFor(key))
    const [early, late, byMember] = [submissionFor(key), submissionFor(key), submissionFor(key)]
    await register(serviceOf(tx), early)
    await register(serviceOf(tx), late)
    await register(serviceOf(tx), byMember, {userId: (await member(tx)).id})
    const free = async () => {
      await tx`update public.content_items set capacity = capacity + 1 where key = ${key}`
      await updatePlaces(tx)
    }
    return {key, early, late, byMember, free}
  }

  test('offers a place to members first, then to who has waited longest', async () => {
    await rolledBack(async (tx) => {
      const {early, late, byMember, free} = await full(tx)
      await free()
      expect(await statusOf(tx, byMember.email)).toMatchObject({status: 'offered'})
      await free()
      expect(await statusOf(tx, early.email)).toMatchObject({status: 'offered'})
      expect(await statusOf(tx, late.email)).toMatchObject({status: 'waiting'})
    })
  })

  test('offers it to whom an admin moved up before them', async () => {
    await rolledBack(async (tx) => {
      const {late, free} = await full(tx)
      const [row] = await tx<
        {id: string}[]
      >`select id from public.event_registrations where email = ${String(late.email)}`
      await as(
        tx,
        await makeAdmin(tx, await signUp(tx)),
      )`select public.move_registration_up(${row?.id ?? ''}, 'Pirmininkė')`
      await free()
      expect(await statusOf(tx, late.email)).toMatchObject({status: 'offered'})
    })
  })
})
