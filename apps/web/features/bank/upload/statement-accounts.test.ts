import {expect, test} from 'vitest'
import {fingerprints} from '../statement/line-fingerprints.ts'
import {openedCsv} from '../statement/testing/opened-csv.ts'
import {statementParts} from './statement-accounts.ts'

/** Two accounts at Starling, with equal lines on one day. */
const starling = (balances: readonly string[]) =>
  [
    'Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP),Spending Category,Notes',
    `20/11/2026,Cash deposit,Fair,CASH,50.00,${balances[0]},INCOME,`,
    `20/11/2026,Post Office,Deposit,CASH,120.00,${balances[1]},INCOME,`,
  ].join('\n')

const fileOf = async (text: string, fileName = 'StarlingStatement_2026-11.csv') => ({
  fileName,
  layout: 'Starling',
  lines: (await openedCsv(text)).lines,
})

test('a file without an account asks, and its like is of the same one', async () => {
  const file = await fileOf(starling(['550.00', '670.00']))
  const [asked] = statementParts(file, [], {})
  expect(asked).toMatchObject({options: [], answer: undefined})
  const known = [{account: 'Main', source: asked?.source ?? '', lines: []}]
  expect(statementParts(file, known, {})).toMatchObject([{options: ['Main'], answer: {name: 'Main'}}])
  expect(statementParts({...file, fileName: 'Savings.csv'}, known, {})).toMatchObject([{answer: undefined}])
})

test('equal lines of a second account are asked about and kept', async () => {
  const [main, savings] = [
    await fileOf(starling(['550.00', '670.00'])),
    await fileOf(starling(['9050.00', '9170.00'])),
  ]
  const [{source = ''} = {}] = statementParts(main, [], {})
  const known = [{account: 'Main', source, lines: main.lines}]
  expect(statementParts(savings, known, {})).toMatchObject([{answer: undefined}])
  expect(statementParts(savings, known, {'': {isNew: false, name: 'Main'}})).toMatchObject([
    {isContradicted: true},
  ])
  expect(statementParts(savings, known, {'': {isNew: true, name: 'Savings'}})).toMatchObject([
    {isContradicted: false},
  ])
  const prints = [
    ...(await fingerprints(main.lines, 'Main')),
    ...(await fingerprints(savings.lines, 'Savings')),
  ]
  expect(new Set(prints).size).toBe(4)
})

test('the account of the first file is its name, and a second one is asked about', async () => {
  const text = 'Account,Date,Details,Amount\n20-00-00 12345678,20/11/2026,CASH,50.00\n'
  const file = await fileOf(text)
  const [first] = statementParts(file, [], {})
  expect(first).toMatchObject({answer: {isNew: false, name: '20000012345678'}})
  const known = [{account: 'Main', source: 'another', lines: []}]
  expect(statementParts(file, known, {})).toMatchObject([
    {options: ['Main', '20000012345678'], answer: undefined},
  ])
  expect(
    statementParts(file, [{...known[0], account: 'Main', source: first?.source ?? '', lines: []}], {}),
  ).toMatchObject([{answer: {name: 'Main'}}])
})
