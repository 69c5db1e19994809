import {londonToday} from '@site/schemas/london-time/instant'
import {describe, expect, test} from 'vitest'
import {decideRows, questionId, yearsAfter, type Answers, type Outcome, type Question} from './decide-rows.ts'
import {importList, lacksSum, type ImportDefaults} from './import-request.ts'
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
    expect(decide(headings, rows, [known()])[0]).toMatchObject({keepsEmail: true, changes: {}})
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
    expect(kinds(decide(names, rows, [], answered('repeated', rows[1], 'earlier')))).toEqual([
      'new',
      'leftOut',
    ])
    expect(kinds(decide(names, rows, [], answered('repeated', rows[1], 'later')))).toEqual(['leftOut', 'new'])
  })

  test('with two people of one name asks, but not about a couple with one address', () => {
    const rows = [
      ['Jonas', 'Jonaitis', 'jonas@example.test'],
      ['Jonas', 'Jonaitis', ''],
      ['Ona', 'Jonaitienė', 'jonas@example.test'],
    ]
    expect(kinds(decide(names, rows))).toEqual(['new', 'repeated', 'new'])
    expect(decide(names, rows, [], answered('repeated', rows[1], 'another'))[1]).toMatchObject({
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

  test('of a new member becomes a payment a year before its end', () => {
    const outcomes = decide(headings, [rowOf(inAYear)])
    expect(rowsToSend(outcomes, {language: 'en', pence: null})).toEqual([
      {
        line: 2,
        isAnother: false,
        add: expect.objectContaining({firstName: 'Rasa', locale: 'en', isHonorary: false}),
        year: {until: inAYear, paidOn: today, pence: 125_000, method: 'cash'},
      },
    ])
    expect(lacksSum(outcomes, nobody)).toBe(false)
    expect(lacksSum(decide(headings, [rowOf(inAYear, '')]), nobody)).toBe(true)
  })

  test('that nobody paid is honorary', () => {
    const [row] = rowsToSend(decide(headings, [rowOf(inAYear, '', 'garbės narys')]), {
      language: 'lt',
      pence: 1500,
    })
    expect(row).toMatchObject({add: {isHonorary: true}, year: {pence: 0, method: 'honorary'}})
  })

  test.each([
    ['later than in a year', yearsAfter(today, 2), today],
    ['within a year', yearsAfter(today, 1), today],
    ['in the past', yearsAfter(today, -1), yearsAfter(today, -2)],
  ])('whose end is %s was paid a year before it, and by now', (_, until, paidOn) => {
    const outcomes = decide(names, [['Rasa', 'Kazlauskaitė', '', '', until]])
    expect(rowsToSend(outcomes, {language: 'lt', pence: 1500})).toMatchObject([{year: {until, paidOn}}])
  })

  test.each([
    [yearsAfter(today, -3), 'endedLongAgo'],
    [yearsAfter(today, 11), 'future'],
  ])('that ends on %s is left out: %s', (until, reason) => {
    expect(decide(headings, [rowOf(until)])).toMatchObject([{kind: 'leftOut', reason}])
  })

  test('later than the site knows is asked about, an earlier one is not', () => {
    const member = known({firstName: 'Rasa', lastName: 'Kazlauskaitė', email: 'rasa@example.test'})
    expect(kinds(decide(headings, [rowOf(inAYear)], [member]))).toEqual(['until'])
    expect(
      decide(headings, [rowOf(inAYear)], [member], answered('until', rowOf(inAYear), 'add')),
    ).toMatchObject([{addsYear: true}])
    expect(
      decide(headings, [rowOf(inAYear)], [member], answered('until', rowOf(inAYear), 'keep')),
    ).toMatchObject([{addsYear: false}])
    expect(decide(headings, [rowOf(today)], [member])).toMatchObject([{kind: 'known', addsYear: false}])
    expect(decide(headings, [rowOf(inAYear)], [{...member, until: null}])).toMatchObject([{addsYear: true}])
  })
})

test('what the list says of a member replaces what the site has, except the address', () => {
  const headings = ['First name', 'Surname', 'Email', 'Mobile', 'Address', 'Postcode', 'Language', 'Joined']
  const row = [
    'Ona',
    'Zemaite',
    'ona@example.test',
    '07700 900999',
    '1 High Street',
    'CF10 1AA',
    'English',
    '1999',
  ]
  const [outcome] = decide(headings, [row], [known()])
  expect(outcome).toMatchObject({
    kind: 'known',
    changes: {
      phone: '+447700900999',
      postalAddress: '1 High Street\nCF10 1AA',
      locale: 'en',
      joinedOn: '1999-01-01',
    },
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
