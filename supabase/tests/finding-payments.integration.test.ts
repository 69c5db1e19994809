import {plainLetters} from '@site/schemas/fold'
import * as fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {as} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {
  apply,
  applicant,
  createDonation,
  daysAgo,
  memberByCard,
  membershipOf,
  paid,
  serviceOf,
  treasurerIn,
} from './money.ts'
import {type Person, signUp} from './people.ts'

/** Ids of what is found by words that are folded, each with the sum that it stands for. */
async function findBy(tx: Transaction, caller: Person, words: string[], sums: Record<string, number> = {}) {
  const pence = words.map((word) => sums[word] ?? -1)
  const payments = await as(tx, caller)<{id: string}>`
    select id from public.find_payments(${words}::text[], ${pence}::integer[])`
  const members = await as(tx, caller)<{id: string}>`
    select id from public.find_members(${words}::text[], ${pence}::integer[])`
  return {payments: payments.map(({id}) => id), members: members.map(({id}) => id)}
}

/** A member who has paid, with the ids of both. */
async function member(tx: Transaction, firstName: string, lastName: string) {
  const {paymentId, email} = await memberByCard(tx, daysAgo(5), applicant({firstName, lastName}))
  return {payment: paymentId, member: (await membershipOf(tx, email)).id, email}
}

const folded = (text: string) => plainLetters(text).replaceAll("'", '').toLowerCase()

describe('the reference of a transfer', () => {
  const names = [
    ['Jonas', 'Zvirgždeckis'],
    ['Ona', 'Žvyriukaitė-Kuprotienė'],
    ['Kristina Marija', 'Zvirgžgailaitė'],
    ['Siân', 'O’Žvirblys'],
  ] as const

  /** As a bank prints it: capitals without diacritics, 18 letters at most, the words in some order, a dash or not. */
  const print = (reference: string, order: number[], dash: string) => {
    const words = folded(reference).replaceAll('-', dash).split(' ')
    const sorted = words.toSorted((a, b) => (order[words.indexOf(a)] ?? 0) - (order[words.indexOf(b)] ?? 0))
    return sorted.join(' ').slice(0, 18).trim().toUpperCase()
  }

  test('finds the member and the payment as a bank prints it, with a letter wrong or not', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const people = await Promise.all(
        names.map(async ([firstName, lastName]) => ({
          ids: await member(tx, firstName, lastName),
          reference: `${firstName} ${lastName} Membership`,
        })),
      )
      const prints = fc.record({
        who: fc.nat({max: names.length - 1}),
        order: fc.array(fc.nat({max: 9}), {minLength: 5, maxLength: 5}),
        dash: fc.constantFrom('-', ' ', ''),
        wrong: fc.option(fc.record({at: fc.nat({max: 17}), letter: fc.constantFrom(...'QXWJ')})),
      })
      await fc.assert(
        fc.asyncProperty(prints, async ({who, order, dash, wrong}) => {
          const person = people[who]
          if (!person) throw new Error('There is nobody')
          let printed = print(person.reference, order, dash)
          const letter = wrong && printed.charAt(wrong.at)
          if (letter && /[A-Z]/.test(letter))
            printed = printed.slice(0, wrong.at) + wrong.letter + printed.slice(wrong.at + 1)
          const words = folded(printed).split(/[\s-]+/)
          const found = await findBy(tx, treasurer, words)
          expect({printed, ...found}).toEqual({
            printed,
            payments: expect.arrayContaining([person.ids.payment]),
            members: expect.arrayContaining([person.ids.member]),
          })
        }),
        {numRuns: 60},
      )
    })
  })

  test.each([
    ['a letter too much', ['jonas', 'zvirgzzdeckis']],
    ['a letter missing', ['jonas', 'zvirgdeckis']],
    ['nothing between the words', ['jonaszvirgzdeckis']],
  ])('finds the payment with %s', async (_, words) => {
    await rolledBack(async (tx) => {
      const {payment} = await member(tx, 'Jonas', 'Zvirgždeckis')
      expect((await findBy(tx, await treasurerIn(tx), words)).payments).toEqual([payment])
    })
  })

  test('with two letters wrong finds nothing', async () => {
    await rolledBack(async (tx) => {
      await member(tx, 'Jonas', 'Zvirgždeckis')
      const found = await findBy(tx, await treasurerIn(tx), ['jonqs', 'zvirqzdeckis'])
      expect(found).toEqual({payments: [], members: []})
    })
  })

  test('that is right does not find what is nearly the same', async () => {
    await rolledBack(async (tx) => {
      const [right] = [await member(tx, 'Jonas', 'Zvirgždeckis'), await member(tx, 'Jonas', 'Zvirgždeskis')]
      const found = await findBy(tx, await treasurerIn(tx), ['zvirgzdeckis'])
      expect(found).toEqual({payments: [right.payment], members: [right.member]})
    })
  })
})

describe('what a payer has in hand', () => {
  /** The digits, which fold() takes apart at the dashes. */
  const parts = (id: string) => id.split('-')

  test.each([
    ['the number on the receipt', (id: string) => parts(id)],
    ['the beginning of the number', (id: string) => parts(id).slice(0, 1)],
    ['the number without dashes', (id: string) => [parts(id).join('')]],
    ['the session', (id: string) => parts(`cs_test_${id}`)],
    [
      'the beginning of the session, as the page after a payment shows it',
      (id: string) => [`cs_test_${id}`.slice(0, 16)],
    ],
    ['the end of the session, as the page after a payment shows it', (id: string) => [id.slice(-8)]],
    ['the number at Stripe', (id: string) => parts(`pi_${id}`)],
  ])('finds the payment and the member: %s', async (_, wordsOf) => {
    await rolledBack(async (tx) => {
      const mine = await member(tx, 'Jonas', 'Zvirgždeckis')
      await member(tx, 'Jonas', 'Zvirgždeskis')
      const found = await findBy(tx, await treasurerIn(tx), wordsOf(mine.payment))
      expect(found).toEqual({payments: [mine.payment], members: [mine.member]})
    })
  })

  test('is a sum: what was asked for or what came, but not a part of a number or another sum', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const given = async (amount: number, received = amount) => {
        const {paymentId} = await createDonation(serviceOf(tx), {amount, donorName: 'Zvirgždeckis'})
        await apply(serviceOf(tx), paid(paymentId, daysAgo(1), {pence: received * 100}))
        return paymentId
      }
      const [exact, other, more] = [await given(34.5), await given(20, 34.5), await given(345)]
      const {payments} = await findBy(tx, treasurer, ['zvirgzdeckis', '34,50'], {'34,50': 3450})
      expect(payments.toSorted()).toEqual([exact, other].toSorted())
      expect((await findBy(tx, treasurer, ['345', 'zvirgzdeckis'], {'345': 34_500})).payments).toEqual([more])
    })
  })

  test('finds nothing for those who are no treasurers', async () => {
    await rolledBack(async (tx) => {
      await member(tx, 'Jonas', 'Zvirgždeckis')
      const found = await findBy(tx, await signUp(tx), ['zvirgzdeckis'])
      expect(found).toEqual({payments: [], members: []})
    })
  })
})

describe('the lists of treasurers', () => {
  const lithuanian = [
    'Ąžuolas',
    'Cibas',
    'Česlova',
    'Ylienė',
    'Ivanas',
    'Öberg',
    'Qadir',
    'Sabas',
    'Šilas',
    'Zabas',
    'Žiobas',
  ]

  test('are in Lithuanian order', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      for (const name of lithuanian.toReversed()) await member(tx, 'Zvirgžda', name)
      const members = await as(tx, treasurer)`
        select last_name as name from public.membership_overview where first_name = 'Zvirgžda' order by sort_name`
      expect(members.map(({name}) => name)).toEqual(lithuanian)
    })
  })

  test('are sorted by what came, or else by what was asked for', async () => {
    await rolledBack(async (tx) => {
      const query = serviceOf(tx)
      const ids: string[] = []
      for (const [amount, received] of [
        [30, 10],
        [20, 20],
        [10, 30],
        [15, null],
      ] as const) {
        const {paymentId} = await createDonation(query, {amount})
        if (received !== null) await apply(query, paid(paymentId, daysAgo(1), {pence: received * 100}))
        ids.push(paymentId)
      }
      const rows = await as(tx, await treasurerIn(tx))`
        select sum_pence from public.payment_overview where id = any(${ids}) order by sum_pence`
      expect(rows.map(({sum_pence: sum}) => sum)).toEqual([1000, 1500, 2000, 3000])
    })
  })
})
