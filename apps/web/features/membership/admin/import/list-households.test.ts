import {londonToday} from '@site/schemas/london-time/instant'
import {describe, expect, test} from 'vitest'
import {decideList} from './decide-list.ts'
import {questionId, yearsAfter, type Answers} from './decide-rows.ts'
import {importList, lacksSum} from './import-request.ts'
import {KnownMembers, type KnownMember} from './known-members.ts'
import {lineInFile, readRows} from './read-rows.ts'
import {recogniseColumns} from './recognise-columns.ts'

const until = yearsAfter(londonToday(), 1)

const member = (id: string, changes: Partial<KnownMember> = {}): KnownMember => ({
  id,
  reference: 'M482137',
  firstName: 'Jonas',
  lastName: 'Šimkus',
  email: `${id}@example.test`,
  phone: null,
  postalAddress: null,
  language: 'lt',
  since: null,
  joinedOn: null,
  until: null,
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
  return decideList(read, new KnownMembers(members), answers)
}

const columns = ['Vardas', 'Pavardė', 'Suma', 'Šeima', 'Moka']
const send = (decided: ReturnType<typeof decide>, pence: number | null = 1500) =>
  importList(decided.outcomes, decided.households, {language: 'lt', pence, paidOn: null})

describe('a household of a list', () => {
  test.each([
    [
      'the row that is marked',
      [
        ['10', 'x', ''],
        ['', 'x', 'taip'],
        ['', 'x', ''],
      ],
      3,
    ],
    [
      'who is named in each row',
      [
        ['10', 'x', 'Ona Šimkienė'],
        ['', 'x', 'Ona Šimkienė'],
        ['', 'x', 'Ona Šimkienė'],
      ],
      3,
    ],
    [
      'the first with a fee',
      [
        ['', 'x', ''],
        ['10', 'x', ''],
        ['10', 'x', 'ne'],
      ],
      3,
    ],
  ])('is paid by %s', (_, cells, payer) => {
    const names = [
      ['Jonas', 'Šimkus'],
      ['Ona', 'Šimkienė'],
      ['Matas', 'Šimkus'],
    ]
    const decided = decide(
      columns,
      names.map((name, place) => [...name, ...(cells[place] ?? [])]),
    )
    const lines = [2, 3, 4].filter((line) => line !== payer)
    expect(send(decided).households).toEqual([{payer: {line: payer}, lines}])
    expect([...decided.households.paidFor.keys()]).toEqual(lines)
  })

  test('without a mark and a fee is asked about, and so is one with two marks', () => {
    const rows = [
      ['Jonas', 'Šimkus', '', 'Šimkai', ''],
      ['Ona', 'Šimkienė', '', 'ŠIMKAI', ''],
    ]
    const {questions} = decide(columns, rows)
    expect(questions).toMatchObject([{kind: 'payer', persons: [{line: 2}, {line: 3}]}])
    const id = questionId('payer', {content: 'simkai'})
    expect(send(decide(columns, rows, [], {[id]: '3'})).households).toEqual([{payer: {line: 3}, lines: [2]}])
    expect(send(decide(columns, rows, [], {[id]: 'none'})).households).toEqual([])
    const marked = rows.map((row) => [...row.slice(0, 4), 'x'])
    expect(decide(columns, marked).questions).toHaveLength(1)
  })

  test('is paid by the only one with a year, if nobody has a sum', () => {
    const rows = (ends: string[]) => ends.map((end, place) => [`Vardas${place}`, 'Šimkus', '', 'x', '', end])
    const headings = [...columns, 'Galioja iki']
    expect(send(decide(headings, rows(['', until]))).households).toEqual([{payer: {line: 3}, lines: [2]}])
    expect(decide(headings, rows([until, until])).questions).toMatchObject([{kind: 'payer'}])
  })

  test('of one person, or of honorary members, is none', () => {
    const {households, questions} = decide(
      ['Vardas', 'Pavardė', 'Šeima', 'Garbės narys'],
      [
        ['Jonas', 'Šimkus', '1', ''],
        ['Ona', 'Norkienė', '2', 'taip'],
        ['Algirdas', 'Norkus', '2', 'taip'],
        ['Vida', 'Navickienė', '', ''],
      ],
    )
    expect(questions).toEqual([])
    expect(households.households).toEqual([])
    expect(households.faults.map(({line, fault}) => [line, fault])).toEqual([
      [2, 'alone'],
      [3, 'honorary'],
    ])
  })

  test('has the address and the fee of a merged cell, and the fee only once', () => {
    const table = recogniseColumns([
      {line: 1, cells: ['Vardas', 'Pavardė', 'Šeima', 'Adresas', 'Suma', 'Galioja iki']},
      {line: 2, cells: ['Jonas', 'Šimkus', '7', 'Pilies g. 1', '25', until]},
      {line: 3, cells: ['Ona', 'Šimkienė', '7', 'Pilies g. 1', '25', until], merged: [2, 3, 4, 5]},
    ])
    const read = readRows(table, {orders: {}, known: new Set(), answers: {}})
    const {rows, households} = send(decideList(read, new KnownMembers([]), {}))
    expect(households).toEqual([{payer: {line: 2}, lines: [3]}])
    expect(rows).toMatchObject([
      {add: {postalAddress: 'Pilies g. 1'}, year: {pence: 2500}},
      {add: {postalAddress: 'Pilies g. 1'}},
    ])
    expect(rows[1]).not.toHaveProperty('year')
  })

  test('with people of two languages of headings is found', () => {
    const rows = [
      ['Huw', 'Hopkins', '7', 'yes'],
      ['Jurga', 'Daukšaitė', '7', ''],
    ]
    expect(decide(['First name', 'Surname', 'Family', 'Payer'], rows).households.households).toEqual([
      {payer: {line: 2}, lines: [3]},
    ])
    expect(
      decide(['Vardas', 'Pavardė', 'Namų ūkis', 'Moka už šeimą'], rows).households.households,
    ).toHaveLength(1)
  })

  test('takes no sum from whoever is paid for', () => {
    const rows = [
      ['Jonas', 'Šimkus', '15', 'x', 'taip', until],
      ['Ona', 'Šimkienė', '', 'x', '', until],
    ]
    const decided = decide([...columns, 'Galioja iki'], rows)
    expect(lacksSum(decided.outcomes, decided.households)).toBe(false)
    // The year of the other follows from the payer's.
    expect(send(decided).rows.map(({year}) => year?.pence)).toEqual([1500, undefined])
    const longer = [rows[0] ?? [], ['Ona', 'Šimkienė', '', 'x', '', yearsAfter(until, 1)]]
    expect(send(decide([...columns, 'Galioja iki'], longer)).rows.map(({year}) => year?.pence)).toEqual([
      1500, 0,
    ])
  })
})

describe('a household of the site', () => {
  const household = {id: 'home', payerId: 'jonas'}
  const jonas = member('jonas', {household})
  const ona = member('ona', {firstName: 'Ona', lastName: 'Šimkienė', reference: 'M100004', household})
  const rows = (...more: string[][]) => [
    ['Jonas', 'Šimkus', 'jonas@example.test', 'M482137', 'taip'],
    ['Ona', 'Šimkienė', 'ona@example.test', 'M482137', ''],
    ...more,
  ]
  const headings = ['Vardas', 'Pavardė', 'El. paštas', 'Šeima', 'Moka']

  test('stays as it is', () => {
    const decided = decide(headings, rows(), [jonas, ona])
    expect(send(decided)).toEqual({rows: [], households: []})
  })

  test('stays as it is when the list has only one of its persons', () => {
    expect(send(decide(headings, rows().slice(1), [jonas, ona]))).toEqual({rows: [], households: []})
  })

  test('gets whoever the list adds, and keeps its payer', () => {
    const added = rows(['Matas', 'Šimkus', '', 'm482137', 'taip'])
    const {rows: sent, households} = send(decide(headings, added, [jonas, ona]))
    expect(households).toEqual([{payer: {id: 'jonas'}, lines: [4]}])
    expect(sent.map(({line}) => line)).toEqual([4])
  })

  test('is made of members who are known, and of their rows nothing else changes', () => {
    const apart = [jonas, ona].map((each) => ({...each, household: null}))
    expect(send(decide(headings, rows(), apart))).toEqual({
      rows: [
        {line: 2, id: 'jonas', change: {}},
        {line: 3, id: 'ona', change: {}},
      ],
      households: [{payer: {line: 2}, lines: [3]}],
    })
  })

  test('is not joined with another', () => {
    const other = {...ona, household: {id: 'other', payerId: 'rasa'}}
    const {households} = decide(headings, rows(), [jonas, other])
    expect(households.faults).toMatchObject([{line: 2, fault: 'different'}])
    expect(households.households).toEqual([])
  })
})

describe('two people in one row', () => {
  const headings = ['Vardas ir pavardė', 'El. paštas', 'Galioja iki', 'Suma']
  const row = ['Jonas ir Ona Petraičiai', 'petraiciai@example.test', until, '30']
  const id = questionId('couple', {content: JSON.stringify(row)})
  const names = [
    {firstName: 'Jonas', lastName: 'Petraitis'},
    {firstName: 'Ona', lastName: 'Petraitienė'},
  ]

  test('are asked about, with a guess', () => {
    expect(decide(headings, [row]).questions).toMatchObject([{kind: 'couple', line: 2, names}])
  })

  test('become two members and a household, of which the first has paid', () => {
    const decided = decide(headings, [row], [], {[id]: JSON.stringify(names)})
    const {rows, households} = send(decided)
    expect(rows).toMatchObject([
      {add: {...names[0], email: 'petraiciai@example.test'}, year: {pence: 3000, until}},
      {add: {...names[1], email: 'petraiciai@example.test'}},
    ])
    expect(rows[1]).not.toHaveProperty('year')
    const [first = 0, second = 0] = rows.map(({line}) => line)
    expect(households).toEqual([{payer: {line: first}, lines: [second]}])
    expect([first, second].map(lineInFile)).toEqual([2, 2])
    expect(first).not.toBe(second)
  })

  test('are left out if that is the answer', () => {
    expect(decide(headings, [row], [], {[id]: 'leaveOut'}).outcomes).toMatchObject([
      {kind: 'leftOut', reason: 'answer'},
    ])
  })

  test('who are members already are not asked about again', () => {
    const household = {id: 'home', payerId: 'jonas'}
    const members = names.map((name, place) =>
      member(['jonas', 'ona'][place] ?? '', {...name, email: 'petraiciai@example.test', until, household}),
    )
    const decided = decide(headings, [row], members)
    expect(decided.questions).toEqual([])
    expect(send(decided)).toEqual({rows: [], households: []})
  })
})
