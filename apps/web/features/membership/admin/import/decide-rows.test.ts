import * as fc from 'fast-check'
import {londonToday} from '@site/schemas/london-time/instant'
import {describe, expect, test} from 'vitest'
import {
  decideRows,
  questionId,
  repeatedId,
  yearsAfter,
  type Answers,
  type Outcome,
  type Question,
} from './decide-rows.ts'
import {importList, lacksDay, lacksSum, type ImportDefaults} from './import-request.ts'
import {KnownMembers, type KnownMember} from './known-members.ts'
import {readRows} from './read-rows.ts'
import {recogniseColumns} from './recognise-columns.ts'

const today = londonToday()
const inAYear = yearsAfter(today, 1)

const known = (changes: Partial<KnownMember> = {}): KnownMember => ({
  id: 'ona',
  reference: 'M482137',
  firstName: 'Ona',
  lastName: 'Žemaitė',
  email: 'ona@example.test',
  phone: '+447700900123',
  postalAddress: null,
  language: 'lt',
  since: '2020-05-01',
  joinedOn: null,
  until: today,
  isDeceased: false,
  isHonorary: false,
  household: null,
  isPresent: true,
  method: null,
  pence: null,
  ...changes,
})

/** The rows begin on line 2, below the headings. */
function decide(headings: string[], rows: string[][], members: KnownMember[] = [], answers: Answers = {}) {
  const table = recogniseColumns([headings, ...rows].map((cells, index) => ({line: index + 1, cells})))
  const read = readRows(table, {orders: {}, known: new Set(), answers})
  return decideRows(read, new KnownMembers(members), answers)
}

/** No households. */
const nobody = {households: [], questions: [], faults: [], paidFor: new Map()}

const rowsToSend = (outcomes: Outcome[], defaults: ImportDefaults) =>
  importList(outcomes, nobody, defaults).rows

/** The answer to a question about a row. */
const answered = (kind: Question['kind'], row: string[] | undefined, answer: string): Answers => ({
  [questionId(kind, {content: JSON.stringify(row)})]: answer,
})

const ofPair = (row: string[] | undefined, earlier: string[] | undefined, answer: string): Answers => ({
  [repeatedId({content: JSON.stringify(row)}, {content: JSON.stringify(earlier)})]: answer,
})

const names = ['Vardas', 'Pavardė', 'El. paštas', 'Telefonas', 'Galioja iki']
const kinds = (outcomes: Outcome[]) =>
  outcomes.map((outcome) => (outcome.kind === 'question' ? outcome.question.kind : outcome.kind))

describe('a person', () => {
  test.each([
    ['with another name and address', ['Rasa', 'Kazlauskaitė', 'rasa@example.test'], 'new'],
    ['with the same address and name', ['ona', 'zemaite', 'ONA@example.test'], 'known'],
    ['with the same name and no address', ['Ona', 'Žemaitė', ''], 'person'],
    ['with the same name and another address', ['Ona', 'Žemaitė', 'kita@example.test'], 'person'],
    ['whose name is the other way round', ['Žemaitė', 'Ona', ''], 'person'],
    ['with the same address and another name', ['Petras', 'Žemaitis', 'ona@example.test'], 'person'],
    ['with the same phone and a slip in the name', ['Ona', 'Zemaitte', '', '07700 900123'], 'person'],
    ['with the same phone and another name', ['Petras', 'Kalnius', '', '07700 900123'], 'new'],
  ])('%s', (_, row, kind) => {
    expect(kinds(decide(names, [row], [known()]))).toEqual([kind])
  })

  test('with our reference is known, unless the name is another', () => {
    const headings = ['Nario kodas', 'Vardas', 'Pavardė', 'El. paštas']
    const rows = [
      ['M482137', 'Ona', 'Žemaitė', 'nauja@example.test'],
      ['m482137', 'Petras', 'Kalnius', ''],
    ]
    expect(kinds(decide(headings, rows, [known()]))).toEqual(['known', 'person'])
    expect(decide(headings, rows, [known()])[0]).toMatchObject({
      changes: {},
      kept: [{field: 'email', former: 'ona@example.test', listed: 'nauja@example.test'}],
    })
  })

  test.each([
    ['ona', 'known'],
    ['another', 'new'],
    ['leaveOut', 'leftOut'],
  ])('is what the importer says: %s', (answer, kind) => {
    const row = ['Ona', 'Žemaitė', '']
    expect(kinds(decide(names, [row], [known()], answered('person', row, answer)))).toEqual([kind])
  })

  test('who has died is not changed, and not added again', () => {
    const gone = known({isDeceased: true})
    const row = ['Ona', 'Žemaitė', 'ona@example.test', '07700 900999', inAYear]
    expect(decide(names, [row], [gone])).toMatchObject([{kind: 'known', changes: {}, addsYear: false}])
    const dead = ['Rasa', 'Kazlauskaitė', 'taip']
    expect(decide(['Vardas', 'Pavardė', 'Mirė'], [dead])).toMatchObject([
      {kind: 'leftOut', reason: 'deceased'},
    ])
  })
})

describe('a list', () => {
  test('with the same row twice leaves it out the second time', () => {
    const row = ['Rasa', 'Kazlauskaitė', 'rasa@example.test']
    expect(decide(names, [row, row])).toMatchObject([{kind: 'new'}, {kind: 'leftOut', reason: 'repeated'}])
  })

  test('with two rows of a person asks which counts', () => {
    const rows = [
      ['Rasa', 'Kazlauskaitė', 'rasa@example.test', '07700 900123'],
      ['Rasa', 'Kazlauskaitė', 'rasa@example.test', '07700 900124'],
    ]
    expect(kinds(decide(names, rows))).toEqual(['new', 'repeated'])
    expect(kinds(decide(names, rows, [], ofPair(rows[1], rows[0], 'earlier')))).toEqual(['new', 'leftOut'])
    expect(kinds(decide(names, rows, [], ofPair(rows[1], rows[0], 'later')))).toEqual(['leftOut', 'new'])
  })

  test('with two people of one name or of one address asks', () => {
    const rows = [
      ['Jonas', 'Jonaitis', 'jonas@example.test'],
      ['Jonas', 'Jonaitis', ''],
      ['Ona', 'Jonaitienė', 'jonas@example.test'],
    ]
    expect(kinds(decide(names, rows))).toEqual(['new', 'repeated', 'repeated'])
    expect(decide(names, rows, [], ofPair(rows[1], rows[0], 'another'))[1]).toMatchObject({
      kind: 'new',
      isAnother: true,
    })
  })

  test('of full names asks where a surname begins, unless the site knows it', () => {
    const rows = [
      ['Ona Petraitė'],
      ['Kalnius, Petras'],
      ['Ona Marija Petraitė'],
      ['Ona Marija Žemaitė'],
      ['Jonas'],
    ]
    const member = known({firstName: 'Ona Marija', email: null})
    const outcomes = decide(['Vardas, pavardė'], rows, [member])
    expect(kinds(outcomes)).toEqual(['new', 'new', 'name', 'name', 'faulty'])
    expect(outcomes[1]?.row).toMatchObject({firstName: 'Petras', lastName: 'Kalnius'})
    const [, , named] = decide(['Vardas, pavardė'], rows, [member], answered('name', rows[2], '1'))
    expect(named).toMatchObject({kind: 'new', row: {firstName: 'Ona', lastName: 'Marija Petraitė'}})
  })
})

test('a row without a name is faulty, and cells that cannot be read are asked about', () => {
  const headings = [
    'Vardas',
    'Pavardė',
    'El. paštas',
    'Telefonas',
    'Galioja iki',
    'Suma',
    'Kaip mokėjo',
    'Kalba',
  ]
  const rows = [
    ['', '', 'x@example.test'],
    ['Ona', 'P', 'ona@', '12', '31/02/2027', '1.2.3', 'barter', 'fr'],
    ['Jonas', 'J', '', '', '25/12/2026', '#N/A'],
  ]
  const outcomes = decide(headings, rows)
  expect(outcomes.map(({row: {line, faults}}) => [line, ...faults.map(({problem}) => problem)])).toEqual([
    [2, 'noName'],
    [3],
    [4],
  ])
  expect(kinds(outcomes)).toEqual(['faulty', 'cell', 'cell'])
  expect(outcomes.map(({row}) => row.unread.map(({column, text}) => `${column}: ${text}`))).toEqual([
    [],
    [
      'Kaip mokėjo: barter',
      'El. paštas: ona@',
      'Telefonas: 12',
      'Kalba: fr',
      'Galioja iki: 31/02/2027',
      'Suma: 1.2.3',
    ],
    ['Suma: #N/A'],
  ])
})

describe('a year', () => {
  const headings = ['Vardas', 'Pavardė', 'El. paštas', 'Galioja iki', 'Suma', 'Kaip mokėjo']
  const rowOf = (until: string, sum = '£1,250.00', method = 'grynais') => [
    'Rasa',
    'Kazlauskaitė',
    'rasa@example.test',
    until,
    sum,
    method,
  ]

  test('of a new member becomes a payment', () => {
    const outcomes = decide(headings, [rowOf(inAYear)])
    expect(rowsToSend(outcomes, {language: 'en', pence: null, paidOn: null})).toEqual([
      {
        line: 2,
        isAnother: false,
        add: expect.objectContaining({firstName: 'Rasa', locale: 'en', isHonorary: false}),
        year: {until: inAYear, paidOn: null, pence: 125_000, method: 'cash'},
      },
    ])
    expect(lacksSum(outcomes, nobody)).toBe(false)
    expect(lacksSum(decide(headings, [rowOf(inAYear, '')]), nobody)).toBe(true)
  })

  test('that nobody paid is honorary', () => {
    const [row] = rowsToSend(decide(headings, [rowOf(inAYear, '', 'garbės narys')]), {
      language: 'lt',
      pence: 1500,
      paidOn: null,
    })
    expect(row).toMatchObject({add: {isHonorary: true}, year: {pence: 0, method: 'honorary'}})
  })

  test('without a day was paid on the day that is said, or before the accounts begin', () => {
    const outcomes = decide(
      [...headings, 'Kada sumokėjo'],
      [
        [...rowOf(inAYear), ''],
        [...rowOf(inAYear), today],
      ],
    )
    expect(lacksDay(outcomes, nobody)).toMatchObject([{line: 2}])
    for (const paidOn of [null, '2026-01-15']) {
      expect(rowsToSend(outcomes.slice(0, 1), {language: 'lt', pence: 1500, paidOn})).toMatchObject([
        {year: {paidOn}},
      ])
    }
  })

  test.each([
    [yearsAfter(today, -3), 'endedLongAgo'],
    [yearsAfter(today, 11), 'future'],
  ])('that ends on %s is left out: %s', (until, reason) => {
    expect(decide(headings, [rowOf(until)])).toMatchObject([{kind: 'leftOut', reason}])
  })

  test('later than the site knows is asked about, an earlier one is not', () => {
    const member = known({firstName: 'Rasa', lastName: 'Kazlauskaitė', email: 'rasa@example.test'})
    const [asked] = decide(headings, [rowOf(inAYear)], [member])
    expect(asked).toMatchObject({questions: [{kind: 'until'}], addsYear: false})
    const decided = (answer: string) =>
      decide(headings, [rowOf(inAYear)], [member], answered('until', rowOf(inAYear), answer))
    expect(decided('add')).toMatchObject([{addsYear: true, questions: [], kept: []}])
    expect(decided('keep')).toMatchObject([
      {addsYear: false, kept: [{field: 'until'}, {field: 'sum'}, {field: 'method'}]},
    ])
    const before = yearsAfter(today, -1)
    expect(decide(headings, [rowOf(before)], [member])).toMatchObject([
      {
        questions: [],
        addsYear: false,
        kept: [{field: 'until', former: today, listed: before}, {field: 'sum'}, {field: 'method'}],
      },
    ])
    expect(decide(headings, [rowOf(inAYear)], [{...member, until: null}])).toMatchObject([{addsYear: true}])
  })
})

describe('what a list says of a known member', () => {
  const headings = [
    'Nario kodas',
    'Vardas',
    'Pavardė',
    'El. paštas',
    'Telefonas',
    'Adresas',
    'Kalba',
    'Narys nuo',
    'Garbės narys',
    'Mirė',
  ]
  const changed = fc.record({
    name: fc.constantFrom('Žemaitė', 'Kitaitė'),
    email: fc.constantFrom('', 'ona@example.test', 'kita@example.test'),
    phone: fc.constantFrom('', '07700 900123', '07700 900999'),
    address: fc.constantFrom('', '1 High Street', '2 Low Street'),
    language: fc.constantFrom('', 'lt', 'en'),
    since: fc.constantFrom('', '1999-05-01', '2020-05-01', '2021-05-01'),
    honorary: fc.constantFrom('', 'taip', 'ne'),
    deceased: fc.constantFrom('', 'ne', 'taip'),
  })
  const site = fc.record({
    email: fc.constantFrom(null, 'ona@example.test'),
    phone: fc.constantFrom(null, '+447700900123'),
    postalAddress: fc.constantFrom(null, '1 High Street'),
    isHonorary: fc.boolean(),
    isDeceased: fc.boolean(),
    household: fc.constantFrom(null, {id: 'home', payerId: 'ona'}),
  })

  test('is taken, or named with what is on the site, whatever it is and whatever is answered', () => {
    fc.assert(
      fc.property(changed, site, fc.boolean(), (row, stored, takes) => {
        const member = known(stored)
        const cells = ['M482137', 'Ona', ...Object.values(row)]
        const first = answered('person', cells, 'ona')
        const [open] = decide(headings, [cells], [member], first)
        if (open?.kind !== 'known') throw new Error('The member is not known')
        const answers = Object.fromEntries(open.questions.map(({id}) => [id, takes ? 'take' : 'keep']))
        const [outcome] = decide(headings, [cells], [member], {...first, ...answers})
        if (outcome?.kind !== 'known') throw new Error('The member is not known')
        const word = (isYes: boolean) => (isYes ? 'taip' : 'ne')
        const said = [
          ['name', row.name, member.lastName],
          ['email', row.email, member.email],
          ['phone', row.phone, member.phone === null ? null : '07700 900123'],
          ['address', row.address, member.postalAddress],
          ['language', row.language, member.language],
          ['since', row.since, member.since],
          ['honorary', row.honorary, word(member.isHonorary)],
          ['deceased', row.deceased, word(member.isDeceased)],
        ].filter(([, listed, former]) => listed !== '' && listed !== former)
        const changes = Object.keys(outcome.changes).map(
          (name) =>
            ({
              firstName: 'name',
              lastName: 'name',
              postalAddress: 'address',
              locale: 'language',
              joinedOn: 'since',
              isHonorary: 'honorary',
              isDeceased: 'deceased',
            })[name] ?? name,
        )
        const named = outcome.kept.map(({field}) => field)
        expect(new Set([...changes, ...named])).toEqual(new Set(said.map(([field]) => field)))
        expect(outcome.questions).toEqual([])
        expect(takes || changes.length === 0).toBe(true)
      }),
      {numRuns: 300},
    )
  })

  test('of a household is named if the list has none', () => {
    const rows = [
      ['Ona', 'Žemaitė', 'ona@example.test', ''],
      ['Jonas', 'Jonaitis', '', 'x'],
    ]
    const member = known({household: {id: 'home', payerId: null}})
    expect(decide(['Vardas', 'Pavardė', 'El. paštas', 'Šeima'], rows, [member])[0]).toMatchObject({
      kept: [{field: 'household'}],
    })
  })
})

describe('a person who is twice in a list', () => {
  const people = fc.uniqueArray(
    fc.record({
      first: fc.constantFrom('Jonas', 'Ona', 'Miglė', 'Petras', 'Živilė'),
      last: fc.constantFrom('Petraitis', 'Kazlauskaitė', 'Čepaitienė', 'O’Brien'),
    }),
    {minLength: 1, maxLength: 6, selector: ({first, last}) => `${first} ${last}`},
  )
  type Cells = [string, string, string, string, string]
  const doubles: [string, (cells: Cells) => Cells][] = [
    [
      'with another address',
      ([first, last, , phone, home]) => [first, last, 'kitas@example.test', phone, home],
    ],
    ['with nothing but the name', ([first, last]) => [first, last, '', '', '']],
    ['with the name swapped', ([first, last, , , home]) => [last, first, '', '', home]],
    [
      'without letters’ marks',
      ([first, last, email]) => [first.normalize('NFD').replaceAll(/\p{M}/gu, ''), last, email, '', ''],
    ],
    [
      'with a married name and the address',
      ([first, , email, phone]) => [first, 'Naujienė', email, phone, ''],
    ],
    ['with a married name and the phone', ([first, , , phone]) => [first, 'Naujienė', '', phone, '']],
    ['with a married name at the same home', ([first, , , , home]) => [first, 'Naujienė', '', '', home]],
    [
      'with a double surname and the phone',
      ([first, last, , phone]) => [first, `${last}-Jonaitienė`, '', phone, ''],
    ],
  ]

  test.each(doubles)('%s never becomes two members silently', (_, doubled) => {
    fc.assert(
      fc.property(people, fc.nat(), fc.boolean(), (drawn, pick, isFirst) => {
        const rows = drawn.map(({first, last}, index): Cells => [
          first,
          last,
          `p${index + 100}@example.test`,
          `07700 900${index + 100}`,
          `${index + 100} High Street`,
        ])
        const original = rows[pick % rows.length]
        if (!original) throw new Error('Nobody was drawn')
        const double = doubled(original)
        const list = isFirst ? [double, ...rows] : [...rows, double]
        const outcomes = decide(['Vardas', 'Pavardė', 'El. paštas', 'Telefonas', 'Adresas'], list)
        const asked = outcomes.flatMap((outcome) => (outcome.kind === 'question' ? [outcome.question] : []))
        const later = list.indexOf(isFirst ? original : double) + 2
        expect(asked).toContainEqual(expect.objectContaining({kind: 'repeated', line: later}))
      }),
    )
  })
})

test('thousands of rows are decided at once', () => {
  const members = Array.from({length: 5000}, (_, index) =>
    known({
      id: `m${index}`,
      reference: `M${100_000 + index}`,
      lastName: `Pavardė ${index}`,
      email: `p${index}@example.test`,
    }),
  )
  const rows = members.map(({firstName, lastName, email}) => [firstName, lastName, email ?? ''])
  expect(decide(names, rows, members).every(({kind}) => kind === 'known')).toBe(true)
})
