import {describe, expect, test} from 'vitest'
import {as} from './callers.ts'
import {rolledBack} from './database.ts'
import {
  applicant,
  applyByTransfer,
  daysAgo,
  memberByCard,
  membershipOf,
  membershipsOf,
  paymentOf,
  renew,
  serviceOf,
  treasurerIn,
} from './money.ts'
import {confirmed, signUp} from './people.ts'
import {addRegistrableEvent, child, register, submissionFor} from './registrations.ts'

/** Names of one person each, as they are spelt at different times. */
const spellings = [
  [
    "Sinéad O'Brien",
    'SINÉAD O’BRIEN',
    'Sinéad O`Brien',
    'Sinead O´Brien',
    'Sinéad O Brien',
    'Sinéad OʼBrien',
  ],
  ['Rasa Rasaitė-Žukauskienė', 'Rasa Rasaitė – Žukauskienė', 'RASA RASAITE\u00a0ZUKAUSKIENE'],
  ['Łukasz Wałęsa', 'Lukasz Walesa', 'ŁUKASZ WAŁĘSA'],
  ['Llŷr Siôn', 'Lly\u0302r Sio\u0302n', 'LLYR SION'],
  ['İbrahim Işık', 'ibrahim isik', 'IBRAHIM IŞIK'],
  ['Olha Hryhorʹïeva', "Olha Hryhor'ieva", 'OLHA HRYHORIEVA'],
]

const pairs = spellings.flatMap(([known = '', ...others]) => others.map((other) => [known, other] as const))

function named(name: string) {
  const [firstName = '', ...rest] = name.split(' ')
  return {firstName, lastName: rest.join(' ')}
}

test.each(pairs)('a second fee of %s is held, who writes %s now', async (known, other) => {
  await rolledBack(async (tx) => {
    const {email, submission} = await memberByCard(tx, daysAgo(20), applicant(named(known)))
    const before = await membershipOf(tx, email)
    const second = await renew(tx, {...submission, ...named(other)}, daysAgo(10))
    expect(await membershipsOf(tx, email)).toEqual([before])
    expect(await paymentOf(tx, second)).toMatchObject({status: 'held', held_reason: 'second_fee'})
  })
})

describe('a person by another spelling', () => {
  const [known, other] = [named("Sinéad O'Brien"), named('SINEAD O’BRIEN')]

  test('is asked for one transfer', async () => {
    await rolledBack(async (tx) => {
      const {email} = applicant()
      for (const names of [known, other]) await applyByTransfer(serviceOf(tx), applicant({email, ...names}))
      const {id} = await membershipOf(tx, email)
      const payments = await tx`select from public.membership_payments where membership_id = ${id}`
      expect([await membershipsOf(tx, email), payments].map(({length}) => length)).toEqual([1, 1])
    })
  })

  test('has the membership in the account', async () => {
    await rolledBack(async (tx) => {
      const person = await confirmed(tx, await signUp(tx, other.firstName, {last_name: other.lastName}))
      await memberByCard(tx, daysAgo(1), applicant({email: person.email, ...known}))
      expect((await membershipOf(tx, person.email)).user_id).toBe(person.id)
    })
  })

  test('is marked as a possible duplicate at another address', async () => {
    await rolledBack(async (tx) => {
      const {email} = await memberByCard(tx, daysAgo(20), applicant(known))
      await memberByCard(tx, daysAgo(10), applicant(other))
      const [row] = await as(tx, await treasurerIn(tx))`
        select may_be_duplicate from public.membership_overview where email = ${email}`
      expect(row).toEqual({may_be_duplicate: true})
    })
  })

  test('is a runner who is registered already', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx, {kind: 'race'})
      const submission = submissionFor(eventKey, {kind: 'race'})
      for (const names of [known, other])
        await register(serviceOf(tx), {...submission, runner: child(names.firstName, names)})
      const rows = await tx`
        select is_repeated from public.event_registrations where event_key = ${eventKey} order by is_repeated`
      expect(rows).toEqual([{is_repeated: false}, {is_repeated: true}])
    })
  })

  test('at the same address but by another name is somebody else', async () => {
    await rolledBack(async (tx) => {
      const {email, submission} = await memberByCard(tx, daysAgo(20), applicant(known))
      const second = await renew(tx, {...submission, lastName: 'O’Bryan'}, daysAgo(10))
      expect(await membershipsOf(tx, email)).toHaveLength(2)
      expect((await paymentOf(tx, second)).status).toBe('paid')
    })
  })
})
