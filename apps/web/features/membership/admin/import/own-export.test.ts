import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {toCsv, toXlsx} from '#/features/admin-list/sheet.ts'
import en from '#/messages/en.json'
import lt from '#/messages/lt.json'
import type {Member} from '../members/member.ts'
import {memberSheet} from '../members/members-export.ts'
import {exampleMember} from '../testing/member-examples.ts'
import {decideList} from './decide-list.ts'
import {KnownMembers} from './known-members.ts'
import {dateOrdersOf} from './list-dates.ts'
import {toKnownMember} from './list-of-members.ts'
import {readList} from './read-list.ts'
import {readRows} from './read-rows.ts'
import {recogniseColumns} from './recognise-columns.ts'
import {listFile} from './testing/list-files.ts'

const letters = 'aąbcčdeęėfghiįjklmnoprsštuųūvzž’- '
const name = fc
  .string({unit: fc.constantFrom(...letters), minLength: 1, maxLength: 20})
  .map((text) => `Z${text.trim()}`)

const instant = fc
  .integer({min: Date.UTC(2005, 0, 1), max: Date.UTC(2030, 0, 1)})
  .map((at) => new Date(at).toISOString())

const member = fc.record({
  firstName: name,
  lastName: name,
  email: fc.option(fc.constantFrom('a@example.test', 'b@example.test', 'c@localhost', 'd@bendruomenė.lt')),
  phone: fc.option(fc.constantFrom('+44 7700 900123', '+370 612 34567', '12345', '+1 212 555 0123')),
  postalAddress: fc.option(
    fc.constantFrom('1 High Street\nCardiff\nCF10 1AA', 'Gedimino pr. 1, „A“; Vilnius'),
  ),
  language: fc.constantFrom('lt', 'en'),
  since: fc.option(instant),
  until: fc.option(instant),
  joinedOn: fc.option(fc.constantFrom('2009-05-01', '1999-12-31')),
  deceasedAt: fc.option(instant, {freq: 5}),
  isHonorary: fc.boolean(),
  method: fc.option(
    fc.constantFrom('stripe', 'bank_transfer', 'standing_order', 'cash', 'cheque', 'honorary', 'household'),
  ),
  lastPaid: fc.option(fc.record({at: instant, pence: fc.constantFrom(0, 5, 1500, 125_050)})),
  status: fc.constantFrom('pending', 'active', 'grace', 'expired', 'cancelled'),
  home: fc.option(fc.constantFrom('first', 'second')),
})

const referenceOf = (index: number) => `M${String(100_000 + index)}`

const members = fc.array(member, {minLength: 1, maxLength: 8}).map((changes) =>
  changes.map(({home, ...change}, index): Member => {
    // The living pay; of nobody there is no payer.
    const payer = changes.findIndex((each) => each.home === home && !each.deceasedAt)
    const isPaid = payer !== -1
    // The site has no two with the same name and address.
    return exampleMember({
      ...(change as Partial<Member>),
      lastName: `${change.lastName}${'abcdefgh'[index]}`,
      id: `member ${index}`,
      reference: referenceOf(index),
      household:
        home === null || change.deceasedAt
          ? null
          : {
              id: home,
              pays: payer === index,
              payer: isPaid ? {id: `member ${payer}`, reference: referenceOf(payer)} : null,
            },
    })
  }),
)

const exported = (list: readonly Member[], {admin}: typeof lt) =>
  memberSheet(list, {
    column: (column) => admin.members.csv[column],
    status: (status) => admin.members.status[status],
    method: (method) => admin.members.method[method],
    language: (language) => admin.members.language[language],
    yes: admin.members.csvYes,
  })

async function outcomesOf(file: File, list: readonly Member[]) {
  const read = await readList(file)
  if (!read.ok) throw new Error(read.fault)
  const table = recogniseColumns(read.sheets[0]?.rows ?? [])
  const known = new KnownMembers(list.map(toKnownMember))
  const rows = readRows(table, {orders: {}, known: known.contacts, answers: {}})
  const {outcomes, households, questions} = decideList(rows, known, {})
  expect({...households, questions}).toMatchObject({households: [], faults: [], questions: []})
  const kept = outcomes.flatMap((outcome) => (outcome.kind === 'known' ? outcome.kept : []))
  expect(kept.filter(({field}) => field !== 'honorary')).toEqual([])
  return outcomes
}

test.each([
  ['lt', lt],
  ['en', en as unknown as typeof lt],
])('our own export goes back in unchanged, in %s', async (_, words) => {
  const unchanged = (list: readonly Member[]) =>
    list.map(({id}) =>
      expect.objectContaining({
        kind: 'known',
        changes: {},
        addsYear: false,
        member: expect.objectContaining({id}),
      }),
    )
  await fc.assert(
    fc.asyncProperty(members, async (list) => {
      const sheet = exported(list, words)
      expect(await outcomesOf(listFile(await toCsv(sheet)), list)).toEqual(unchanged(list))
      expect(await outcomesOf(listFile(await toXlsx(sheet, 'nariai')), list)).toEqual(unchanged(list))
    }),
    {numRuns: 60},
  )
})

test('the days of our own export have one order', () => {
  expect(dateOrdersOf(['2026-03-01T00:00:00+00:00', '2026-04-03T00:00:00'], 'since').orders).toEqual(['dmy'])
})
