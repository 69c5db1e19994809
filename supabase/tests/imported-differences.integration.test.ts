import * as fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {as, type Caller} from './callers.ts'
import {rolledBack, rolledBackIn, type Transaction} from './database.ts'
import {importRows, person, secretaryIn, undo, yearTo, address, dayIn, type Fields} from './imports.ts'
import {wrongTotals} from './kept-totals.ts'
import {applicant, daysAgo, ledgerOf, memberByCard, membershipOf, treasurerIn} from './money.ts'
import {reportOf} from './yearly-report.ts'

const wrong = async (tx: Transaction) => [
  ...(await wrongTotals(tx)),
  ...(await tx`select * from public.ledger_differences()`),
]

const personOf = (tx: Transaction, id: string) => tx`
  select first_name, last_name, email, phone, postal_address, language, joined_on, is_honorary, deceased_at, status, member_since,
    valid_until, paid_months, household_id, pays_for_household
  from public.memberships where id = ${id}`

describe('a fee from before the accounts begin', () => {
  const before = {paidOn: null, pence: 1500, method: 'bank_transfer'}
  const paymentOf = async (tx: Transaction, email: string) => {
    const [row] = await tx<{id: string; received: number; status: string}[]>`
      select payment.id, payment.received_pence as received, payment.status from public.payments as payment
      join public.membership_payments as link on link.payment_id = payment.id
      join public.memberships as member on member.id = link.membership_id where member.email = ${email}`
    if (!row) throw new Error('There is no payment')
    return row
  }

  test.each([
    ['a year that goes on', 100],
    ['a year that is over', -200],
    ['several years to come', 900],
  ])('gives %s, and is in no report', async (_, days) => {
    await rolledBack(async (tx) => {
      const [secretary, treasurer] = [await secretaryIn(tx), await treasurerIn(tx)]
      const report = () =>
        reportOf(as(tx, treasurer), dayIn(Math.min(days, 300) - 366), dayIn(Math.min(days, 300) - 1))
      const [email, counted] = [address(), await report()]
      await importRows(tx, secretary, [{add: person({email}), year: {...before, until: dayIn(days)}}])
      const [member] = await tx`
        select status, private.london_date(valid_until)::text as until from public.memberships where email = ${email}`
      expect(member).toEqual({status: days > 0 ? 'active' : 'expired', until: dayIn(days)})
      const {id, ...payment} = await paymentOf(tx, email)
      expect(payment).toEqual({received: 1500, status: 'paid'})
      expect(await ledgerOf(tx, id)).toEqual([])
      const {money, members} = await report()
      expect({money, renewed: members.renewed}).toEqual({
        money: counted.money,
        renewed: counted.members.renewed,
      })
      expect(await wrong(tx)).toEqual([])
    })
  })

  test('stays outside the accounts when its membership is brought up to date', async () => {
    await rolledBack(async (tx) => {
      const [secretary, email] = [await secretaryIn(tx), address()]
      await importRows(tx, secretary, [{add: person({email}), year: {...before, until: dayIn(100)}}])
      const {id} = await paymentOf(tx, email)
      await tx`select private.reconcile_payment(${id}, null, now())`
      expect(await ledgerOf(tx, id)).toEqual([])
      expect(await wrong(tx)).toEqual([])
    })
  })

  test('is known when its line comes', async () => {
    await rolledBack(async (tx) => {
      const [secretary, treasurer, email] = [await secretaryIn(tx), await treasurerIn(tx), address()]
      await importRows(tx, secretary, [{add: person({email}), year: {...before, until: dayIn(100)}}])
      const {id} = await paymentOf(tx, email)
      const [row] = await as(tx, treasurer)<{recorded: Fields[]}>`
        select public.bank_match_data() -> 'recorded' as recorded`
      expect(row?.recorded).toContainEqual(expect.objectContaining({paymentId: id, pence: 1500}))
    })
  })

  test('whose confirmation is undone counts like any other when it comes after all', async () => {
    await rolledBack(async (tx) => {
      const [secretary, treasurer, email] = [await secretaryIn(tx), await treasurerIn(tx), address()]
      await importRows(tx, secretary, [{add: person({email}), year: {...before, until: dayIn(100)}}])
      const {id} = await paymentOf(tx, email)
      await as(tx, treasurer)`select public.undo_bank_transfer(${id})`
      expect(await wrong(tx)).toEqual([])
      await as(tx, treasurer)`select public.confirm_bank_transfer(${id}, 1500, ${dayIn(-3)}, 'bank_transfer')`
      expect(await ledgerOf(tx, id)).toHaveLength(1)
      expect(await wrong(tx)).toEqual([])
    })
  })
})

describe('what a list says of a known member', () => {
  const field = fc.record(
    {
      firstName: fc.constantFrom('Ona Marija', 'Živilė'),
      lastName: fc.constantFrom('Naujoji', 'O’Brien-Petraitė'),
      phone: fc.constantFrom('07700900555', '+37061234567'),
      postalAddress: fc.constantFrom('2 Low Street\nCardiff', 'Gedimino pr. 1, Vilnius'),
      locale: fc.constantFrom('lt', 'en'),
      joinedOn: fc.constantFrom('1999-05-01', '2015-12-31'),
      isHonorary: fc.constant(true),
      isDeceased: fc.constant(true),
    },
    {requiredKeys: []},
  )
  const columns = {
    firstName: 'first_name',
    lastName: 'last_name',
    postalAddress: 'postal_address',
    locale: 'language',
    isHonorary: 'is_honorary',
  } as const

  test('is applied, and undoing gives back what was there, whatever it is', async () => {
    await rolledBack(async (tx) => {
      const secretary = await secretaryIn(tx)
      await fc.assert(
        fc.asyncProperty(field, fc.boolean(), fc.boolean(), async (change, addsYear, isBefore) => {
          await rolledBackIn(tx, async (part) => {
            const {email} = await memberByCard(part, daysAgo(300), applicant({phone: '07700900124'}))
            const {id} = await membershipOf(part, email)
            const former = await personOf(part, id)
            const year = yearTo(400, {paidOn: isBefore ? null : dayIn(-5)})
            const imported = await importRows(part, secretary, [{id, change, ...(addsYear && {year})}])
            const [now] = await personOf(part, id)
            const {isDeceased, phone: _, joinedOn: __, ...others} = change
            const said = Object.entries(others).map(([name, value]) => [
              columns[name as keyof typeof columns],
              value,
            ])
            expect(now).toMatchObject(Object.fromEntries(said))
            expect(now?.deceased_at !== null).toBe(isDeceased === true)
            expect(await wrong(part)).toEqual([])
            await undo(part, secretary, imported)
            expect(await personOf(part, id)).toEqual(former)
            expect(await wrong(part)).toEqual([])
          })
        }),
        {numRuns: 40},
      )
    })
  })

  test('puts a member who died by mistake back into the household', async () => {
    await rolledBack(async (tx) => {
      const secretary = await secretaryIn(tx)
      const rows = [{add: person(), year: yearTo(100)}, {add: person()}, {add: person()}]
      await importRows(tx, secretary, rows, {households: [{payer: {line: 2}, lines: [3, 4]}]})
      const {id} = await membershipOf(tx, rows[0]?.add.email)
      const former = await personOf(tx, id)
      const imported = await importRows(tx, secretary, [{id, change: {isDeceased: true}}])
      expect(await personOf(tx, id)).toMatchObject([{household_id: null}])
      await undo(tx, secretary, imported)
      expect(await personOf(tx, id)).toEqual(former)
    })
  })

  const tried = async (tx: Transaction, caller: Caller, row: Fields) =>
    rolledBackIn(tx, async (part) => void (await importRows(part, caller, [row])))
  const refused = (detail: string) => ({code: 'PT422', detail, hint: '2'})

  test('is refused, by its row, if it cannot be', async () => {
    await rolledBack(async (tx) => {
      const [secretary, email] = [await secretaryIn(tx), address()]
      const rows = [{add: person({email})}, {add: person({email, lastName: 'Kita'}), isAnother: true}]
      await importRows(tx, secretary, [...rows, {add: person({isHonorary: true})}])
      const [one, , honorary] = await tx<{id: string}[]>`
        select id from public.memberships where import_id is not null and created_at = now() order by is_honorary, last_name = 'Kita'`
      const name = {firstName: 'Ona', lastName: 'Kita'}
      await expect(tried(tx, secretary, {id: one?.id, change: name})).rejects.toMatchObject(
        refused('person_known'),
      )
      await expect(
        tried(tx, secretary, {id: one?.id, change: {firstName: 'J'.repeat(200)}}),
      ).rejects.toMatchObject(refused('bad_request'))
      await expect(
        tried(tx, secretary, {id: honorary?.id, change: {isHonorary: true}}),
      ).rejects.toMatchObject(refused('changed_since'))
    })
  })
})

test.each([
  ['name', {email: null}],
  ['address', {lastName: 'Kitaitė'}],
])('two rows of a list with one %s are two people only if somebody said so', async (_, fields) => {
  await rolledBack(async (tx) => {
    const [secretary, add] = [await secretaryIn(tx), person()]
    const other = {...add, ...fields}
    await expect(
      rolledBackIn(tx, async (part) => void (await importRows(part, secretary, [{add}, {add: other}]))),
    ).rejects.toMatchObject({code: 'PT422', detail: 'twice', hint: '3'})
    const both = [{add}, {add: other, isAnother: true}]
    expect(await importRows(tx, secretary, both)).toMatchObject({added: 2})
  })
})
