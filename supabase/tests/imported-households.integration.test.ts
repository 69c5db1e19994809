import {describe, expect, test} from 'vitest'
import {as} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {personIn, setHousehold, withFee} from './households.ts'
import {
  address,
  dayIn,
  type Fields,
  type Imported,
  importRows,
  person,
  secretaryIn,
  undo,
  yearTo,
} from './imports.ts'
import {wrongTotals} from './kept-totals.ts'
import {addMember} from './members.ts'
import {applicant, applyByTransfer, emailsTo, membershipOf, serviceOf} from './money.ts'

/** The names of a household and who pays, by the address of one of it. */
const householdOf = (tx: Transaction, email: string) => tx<{name: string; pays: boolean; status: string}[]>`
  select other.first_name as name, other.pays_for_household as pays, other.status
  from public.memberships as known join public.memberships as other on other.household_id = known.household_id
  where known.email = ${email} order by other.first_name`

/** Jonas, Ona and Matas on lines 2 to 4; Jonas has paid a year. */
const family = () => {
  const emails = {jonas: address(), ona: address()}
  const rows: Fields[] = [
    {add: person({firstName: 'Jonas', email: emails.jonas}), year: yearTo(100, {pence: 3000})},
    {add: person({firstName: 'Ona', email: emails.ona})},
    {add: person({firstName: 'Matas', email: null})},
  ]
  return {emails, rows, households: [{payer: {line: 2}, lines: [3, 4]}]}
}

const nothingWrong = async (tx: Transaction) => {
  expect(await wrongTotals(tx)).toEqual([])
  expect(await tx`select * from public.ledger_differences()`).toEqual([])
}

describe('a household of a list', () => {
  test('is made, and each of it has the year that one has paid', async () => {
    await rolledBack(async (tx) => {
      const secretary = await secretaryIn(tx)
      const {emails, rows, households} = family()
      await importRows(tx, secretary, rows, {households})
      expect(await householdOf(tx, emails.ona)).toEqual([
        {name: 'Jonas', pays: true, status: 'active'},
        {name: 'Matas', pays: false, status: 'active'},
        {name: 'Ona', pays: false, status: 'active'},
      ])
      const ends = await tx`
        select distinct private.london_date(other.valid_until)::text as until
        from public.memberships as known join public.memberships as other on other.household_id = known.household_id
        where known.email = ${emails.ona}`
      expect(ends).toEqual([{until: dayIn(100)}])
      expect([...(await emailsTo(tx, emails.jonas)), ...(await emailsTo(tx, emails.ona))]).toEqual([])
      await nothingWrong(tx)
    })
  })

  test('gets new persons, and keeps those whom the list does not have', async () => {
    await rolledBack(async (tx) => {
      const secretary = await secretaryIn(tx)
      const email = address()
      const [payer, spouse] = [await addMember(tx, {firstName: 'Jonas', email}), await personIn(tx, 'Ona')]
      await setHousehold(tx, secretary, payer, [spouse])
      await importRows(tx, secretary, [{add: person({firstName: 'Matas'})}], {
        households: [{payer: {id: payer}, lines: [2]}],
      })
      expect((await householdOf(tx, email)).map(({name}) => name)).toEqual(['Jonas', 'Matas', 'Ona'])
    })
  })

  test.each([
    ['of a person who is in another already', 'household', [{payer: {line: 2}, lines: [3]}]],
    ['of a line that the list does not have', 'bad_request', [{payer: {line: 2}, lines: [9]}]],
    ['of nobody else', 'bad_request', [{payer: {line: 2}, lines: []}]],
    ['whose payer is one of the others', 'bad_request', [{payer: {line: 2}, lines: [2]}]],
    ['without a payer', 'bad_request', [{payer: {}, lines: [2]}]],
  ])('is refused, with the whole list, %s', async (_, detail, households) => {
    await rolledBack(async (tx) => {
      const secretary = await secretaryIn(tx)
      const [payer, known] = [await personIn(tx), await personIn(tx)]
      await setHousehold(tx, secretary, payer, [known])
      const email = address()
      const rows = [{add: person({email})}, {id: known, change: {}}]
      await expect(
        tx.savepoint((part) => importRows(part, secretary, rows, {households})),
      ).rejects.toMatchObject({code: 'PT422', detail})
      expect(await tx`select from public.memberships where email = ${email}`).toHaveLength(0)
    })
  })
})

/** What follows from the payments of those whom an import added. */
const followed = (tx: Transaction, {id}: Imported) => tx`
  select known.first_name, known.last_name, known.status, known.member_since, known.valid_until, known.grace_until, known.paid_by,
    known.paid_months::text, known.awaits_transfer, known.household_since, known.pays_for_household, (
      select jsonb_agg(jsonb_build_array(
          payment.method, payment.status, payment.paid_at, payment.taken_back_at, payment.lapsed_at, payment.held_reason, link.covers_from,
          link.covers_until, link.not_before
        ) order by payment.method, payment.paid_at)
      from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
      where link.membership_id = known.id
    ) as payments
  from public.memberships as known where known.import_id = ${id} order by known.last_name, known.first_name`

describe('households that are made at once', () => {
  const year = yearTo(100, {pence: 3000})
  test.each<[string, Fields[]]>([
    ['one has paid', [{year}, {}, {}]],
    ['nobody has paid', [{}, {}]],
    ['each has paid', [{year}, {year: yearTo(200)}, {year: yearTo(50, {pence: 0})}]],
    ['only the other has paid', [{}, {year}]],
    ['the other is honorary', [{year}, {isHonorary: true}, {}]],
    ['one joined long ago', [{year, joinedOn: '1999-05-01'}, {joinedOn: '2005-05-01'}]],
    ['the year has just ended', [{year: yearTo(-10)}, {}]],
    ['the year ended long ago', [{year: yearTo(-300)}, {}, {year}]],
    ['the year was paid after its end', [{year: yearTo(-20, {paidOn: dayIn(-5)})}, {}]],
  ])('are as one after the other would leave them: %s', async (_, persons) => {
    await rolledBack(async (tx) => {
      const secretary = await secretaryIn(tx)
      const rows = persons.map(({year: paid, ...fields}, index) => ({
        add: person({firstName: `${index} Ona`, ...fields}),
        ...(paid !== undefined && {year: paid}),
      }))
      const lines = rows.slice(1).map((_row, index) => index + 3)
      const imported = await importRows(tx, secretary, rows, {households: [{payer: {line: 2}, lines}]})
      const atOnce = await followed(tx, imported)
      await tx`
        select private.reconcile_membership(known.id)
        from (select id from public.memberships where import_id = ${imported.id} order by pays_for_household desc, id) as known`
      expect(await followed(tx, imported)).toEqual(atOnce)
      await nothingWrong(tx)
    })
  })

  test('share a year that is over, so that all are asked to renew', async () => {
    await rolledBack(async (tx) => {
      const secretary = await secretaryIn(tx)
      const {emails, rows, households} = family()
      rows[0] = {...rows[0], year: yearTo(-10, {pence: 3000})}
      await importRows(tx, secretary, rows, {households})
      expect((await householdOf(tx, emails.ona)).map(({status}) => status)).toEqual([
        'grace',
        'grace',
        'grace',
      ])
    })
  })

  test.each([
    [
      'a person who is in two of them',
      [
        [2, 3],
        [4, 3],
      ],
    ],
    [
      'a payer who is paid for, too',
      [
        [2, 3],
        [3, 4],
      ],
    ],
    ['an honorary payer', [[5, 4]]],
  ])('are refused, with the whole list, for %s', async (_, pairs) => {
    await rolledBack(async (tx) => {
      const secretary = await secretaryIn(tx)
      const rows = [{}, {}, {}, {isHonorary: true}].map((fields) => ({add: person(fields)}))
      const households = pairs.map(([line, other]) => ({payer: {line}, lines: [other]}))
      await expect(
        tx.savepoint((part) => importRows(part, secretary, rows, {households})),
      ).rejects.toMatchObject({code: 'PT422', detail: 'household'})
    })
  })
})

describe('undoing', () => {
  test('takes a household of new members away', async () => {
    await rolledBack(async (tx) => {
      const secretary = await secretaryIn(tx)
      const {emails, rows, households} = family()
      const imported = await importRows(tx, secretary, rows, {households})
      await undo(tx, secretary, imported)
      expect(
        await tx`select from public.memberships where email in ${tx(Object.values(emails))}`,
      ).toHaveLength(0)
      expect(await tx`select from public.memberships where import_id = ${imported.id}`).toHaveLength(0)
      expect(
        await tx`
        select from public.payments as shared
        where shared.method = 'household' and shared.created_at = now()`,
      ).toHaveLength(0)
      await nothingWrong(tx)
    })
  })

  test('takes members who were known out of it, without the year that they had from it', async () => {
    await rolledBack(async (tx) => {
      const secretary = await secretaryIn(tx)
      const [payerEmail, email] = [address(), address()]
      const payer = await addMember(tx, {firstName: 'Jonas', email: payerEmail})
      const spouse = await personIn(tx, 'Ona', email)
      const read = () => tx`
        select id, status, member_since, valid_until, paid_by, household_id, household_since, pays_for_household
        from public.memberships where id in ${tx([payer, spouse])} order by id`
      const before = await read()
      const rows = [payer, spouse].map((id) => ({id, change: {}}))
      const imported = await importRows(tx, secretary, rows, {households: [{payer: {line: 2}, lines: [3]}]})
      expect(await membershipOf(tx, email)).toMatchObject({status: 'active'})
      await undo(tx, secretary, imported)
      expect(await read()).toEqual(before)
      await nothingWrong(tx)
    })
  })

  test('leaves a household that was there as it was', async () => {
    await rolledBack(async (tx) => {
      const secretary = await secretaryIn(tx)
      const email = address()
      const [payer, spouse] = [await addMember(tx, {firstName: 'Jonas', email}), await personIn(tx, 'Ona')]
      await setHousehold(tx, secretary, payer, [spouse])
      const before = await householdOf(tx, email)
      const imported = await importRows(tx, secretary, [{add: person({firstName: 'Matas'})}], {
        households: [{payer: {id: payer}, lines: [2]}],
      })
      await undo(tx, secretary, imported)
      expect(await householdOf(tx, email)).toEqual(before)
    })
  })

  test('ends a household in which nobody of before is left', async () => {
    await rolledBack(async (tx) => {
      const secretary = await secretaryIn(tx)
      const email = address()
      const payer = await addMember(tx, {firstName: 'Jonas', email})
      const imported = await importRows(tx, secretary, [{add: person({firstName: 'Matas'})}], {
        households: [{payer: {id: payer}, lines: [2]}],
      })
      expect(await householdOf(tx, email)).toHaveLength(2)
      await undo(tx, secretary, imported)
      expect(await tx`select household_id from public.memberships where id = ${payer}`).toEqual([
        {household_id: null},
      ])
    })
  })

  test('is refused once somebody has come into the household, or paid for it', async () => {
    await rolledBack(async (tx) => {
      const secretary = await secretaryIn(tx)
      const {emails, rows, households} = family()
      const imported = await importRows(tx, secretary, rows, {households})
      const {id} = await membershipOf(tx, emails.jonas)
      const persons = await tx<{id: string}[]>`
        select other.id from public.memberships as known join public.memberships as other on other.household_id = known.household_id
        where known.id = ${id} and other.id <> ${id}`
      await setHousehold(tx, secretary, id, [...persons.map((each) => each.id), await personIn(tx, 'Rasa')])
      await expect(undo(tx, secretary, imported)).rejects.toMatchObject({detail: 'changed_since'})
    })
  })
})

test('whoever announced a transfer and now pays for others is told the sum', async () => {
  await rolledBack(async (tx) => {
    await withFee(tx, 'each')
    const secretary = await secretaryIn(tx)
    const email = address()
    await applyByTransfer(serviceOf(tx), applicant({email}))
    const {id} = await membershipOf(tx, email)
    await importRows(tx, secretary, [{id, change: {}}, {add: person({})}], {
      households: [{payer: {line: 2}, lines: [3]}],
    })
    expect(await emailsTo(tx, email)).toContain('household-fee')
    const [asked] = await as(tx, secretary)<{fee: number}>`select public.membership_fee(${id}) as fee`
    expect(asked).toEqual({fee: 3000})
  })
})

test('as many households as a community has are imported and undone at once', async () => {
  await rolledBack(async (tx) => {
    const secretary = await secretaryIn(tx)
    const places = Array.from({length: 400}, (_, index) => index)
    const rows = places.flatMap((place) => [
      {add: person({}), year: yearTo(place % 300, {pence: 3000})},
      {add: person({email: null})},
    ])
    const households = places.map((place) => ({payer: {line: 2 * place + 2}, lines: [2 * place + 3]}))
    const imported = await importRows(tx, secretary, rows, {households})
    expect(imported).toMatchObject({added: 800})
    expect(
      await tx`select count(*)::integer as persons from public.memberships where import_id = ${imported.id} and household_id is not null`,
    ).toEqual([{persons: 800}])
    await undo(tx, secretary, imported)
    expect(await tx`select from public.memberships where import_id = ${imported.id}`).toHaveLength(0)
  })
})
