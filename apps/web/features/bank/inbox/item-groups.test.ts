import {describe, expect, test} from 'vitest'
import type {BankLine} from '../line/bank-line.ts'
import type {Match, Reason, SomeProposal} from '../matching/match.ts'
import type {Recorded} from './inbox-data.ts'
import type {InboxItem} from './inbox-item.ts'
import {groupItems, markOf} from './item-groups.ts'
import {exampleLine} from './testing/example-line.ts'

const amount: Reason = {code: 'amount', pence: 1500}
const fullName: Reason = {code: 'name', value: 'rasa rasaite', distance: 0}
const nearName: Reason = {code: 'name', value: 'rasa rasaita', distance: 1}
const surname: Reason = {code: 'surname', value: 'rasaite'}
const word: Reason = {code: 'word', value: 'nario'}

const feeOf = (...membershipIds: string[]): SomeProposal => ({
  kind: 'fee',
  membershipIds,
  paymentIds: membershipIds.map(() => null),
})

interface Given {
  line?: Partial<BankLine>
  match?: Partial<Match>
  recorded?: Recorded[][]
}

let number = 0

/** A fee of somebody of their own, named in full, which is due but not announced. */
function item({line, match, recorded = []}: Given = {}): InboxItem {
  number += 1
  return {
    line: exampleLine({id: `line-${number}`, ...line}),
    match: {
      proposal: feeOf(`member-${number}`),
      certainty: 'doubtful',
      reasons: [fullName, amount],
      alternatives: [],
      ...match,
    },
    recorded,
  }
}

const known: Recorded = {
  paymentId: 'known',
  purpose: 'membership',
  pence: 1500,
  on: '2026-01-01',
  membershipId: 'rasa',
  name: null,
  isBeforeAccounts: false,
  year: null,
}

const marked = (isMarked: boolean, ...items: InboxItem[]) =>
  new Map(items.map((each) => [markOf(each), isMarked]))

const alikeOf = (...items: InboxItem[]) => groupItems(items).alike.map((group) => group.items.length)

describe('doubtful lines', () => {
  test('are a group if the same reasons speak for them, the largest first', () => {
    const other = {match: {reasons: [nearName, word, amount]}}
    const groups = groupItems([
      item(other),
      item(),
      item(),
      item(other),
      item(),
      item({match: {reasons: [amount]}}),
    ])
    expect(groups.alike.map(({reasons, items}) => [reasons, items.length])).toEqual([
      [['amount', 'name'], 3],
      [['amount', 'nearName', 'word'], 2],
    ])
    expect(groups.doubtful).toHaveLength(1)
  })

  test.each<[string, Given]>([
    [
      'something speaks against them',
      {match: {reasons: [fullName, amount, {code: 'cancelled', against: true}]}},
    ],
    ['the sum is not due', {match: {reasons: [fullName]}}],
    ['a surname is all that is known', {match: {reasons: [surname, amount]}}],
    [
      'a surname may be that of several',
      {match: {reasons: [surname, word, amount], alternatives: [feeOf('brother')]}},
    ],
    ['they are for several people', {match: {proposal: feeOf('one', 'other')}}],
    ['the money may have been entered already', {recorded: [[known]]}],
    ['another statement has them, too', {line: {hasTwin: true}}],
    ['a part of them is settled', {line: {parts: [{} as BankLine['parts'][number]]}}],
    [
      'they would take money that came in from the reports',
      {match: {proposal: {kind: 'ignore', why: 'interest'}, reasons: [word]}},
    ],
    ['they are for a trip', {match: {proposal: {kind: 'trip', eventKey: 'tenby'}, reasons: [word]}}],
  ])('are no group if %s', (_, given) => {
    expect(alikeOf(item(given), item(given), item(given))).toEqual([])
  })

  test.each<[string, Given]>([
    ['gifts', {match: {proposal: {kind: 'donation', campaignId: null, donorName: null}, reasons: [word]}}],
    [
      'charges of the bank',
      {
        line: {pence: -650, openPence: -650},
        match: {proposal: {kind: 'ignore', why: 'bankFee'}, reasons: [word]},
      },
    ],
  ])('that are %s are a group, too', (_, given) => {
    expect(alikeOf(item(given), item(given))).toEqual([2])
  })

  test('that would pay for one person are one line of a group at most', () => {
    const rasa = {match: {proposal: feeOf('rasa')}}
    const certain = item({match: {proposal: feeOf('tomas'), certainty: 'certain'}})
    const groups = groupItems([
      item(rasa),
      item(rasa),
      item(),
      item({match: {proposal: feeOf('tomas')}}),
      certain,
    ])
    expect(groups.alike.map((group) => group.items.length)).toEqual([2])
    expect(groups.doubtful).toHaveLength(2)
  })
})

test('a line whose mark is taken away is decided by itself, and stays there', () => {
  const certain = item({match: {certainty: 'certain'}})
  const [one, other] = [item(), item()]
  const groups = groupItems([certain, one, other], marked(false, certain, one))
  expect(groups.doubtful).toEqual([certain, one])
  expect(groups.alike[0]?.items).toEqual([one, other])
  expect(groups.certain).toEqual([certain])
})

describe('unclear lines', () => {
  const against: Given = {
    match: {reasons: [fullName, amount, {code: 'otherWords', value: 'RAFFLE', against: true}]},
  }

  test('of one kind are listed without a mark, whatever speaks for or against them', () => {
    const [one, other] = [
      item(against),
      item({match: {reasons: [...(against.match?.reasons ?? []), surname]}}),
    ]
    const groups = groupItems([one, other])
    expect(groups).toMatchObject({certain: [], alike: [], unclear: [{isDoubted: true, items: [one, other]}]})
    expect(groups.doubtful).toEqual([one, other])
    expect(groupItems([one, other], marked(true, one)).doubtful).toEqual([other])
  })

  test('come one by one after what is in no list', () => {
    const [one, other, lonely] = [item(against), item(against), item({...against, recorded: [[known]]})]
    expect(groupItems([one, lonely, other]).doubtful).toEqual([lonely, one, other])
  })

  test('are two lists, with something against them and without', () => {
    const weak: Given = {match: {reasons: [surname]}}
    const {unclear} = groupItems([item(against), item(weak), item(against), item(weak), item(against)])
    expect(unclear.map(({isDoubted, items}) => [isDoubted, items.length])).toEqual([
      [false, 2],
      [true, 3],
    ])
  })

  test('have a mark only for what was proposed when it was made', () => {
    const [one, other] = [item(against), item(against)]
    const changed = {...one, match: {...one.match, proposal: feeOf('somebody else')}}
    expect(groupItems([changed, other], marked(true, one)).doubtful).toEqual([changed, other])
  })

  test.each<[string, Given]>([
    ['the money may have been entered already', {recorded: [[known]]}],
    ['another statement has them, too', {line: {hasTwin: true}}],
    ['a part of them is settled', {line: {parts: [{} as BankLine['parts'][number]]}}],
    ['nothing is proposed', {match: {proposal: null, certainty: 'none'}}],
    ['they may pay one of two claims', {match: {proposal: {kind: 'giftAid', claimId: 'claim'}}}],
    ['somebody has to say who went along', {match: {proposal: {kind: 'trip', eventKey: 'tenby'}}}],
    [
      'somebody has to say whose money went back',
      {match: {proposal: {kind: 'refundOf', membershipId: null}}},
    ],
    ['the money went the other way', {line: {pence: -1500, openPence: -1500}}],
  ])('are decided one by one if %s', (_, given) => {
    const some = [item({...against, ...given}), item({...against, ...given})]
    const {unclear, doubtful, rest} = groupItems(some)
    expect(unclear).toEqual([])
    expect([...doubtful, ...rest]).toEqual(some)
  })
})

test('a line without a proposal is doubtful if it may have been entered by hand', () => {
  const none: Given = {match: {proposal: null, certainty: 'none', reasons: []}}
  const [entered, unknown] = [item({...none, recorded: [[known]]}), item(none)]
  expect(groupItems([entered, unknown])).toMatchObject({doubtful: [entered], rest: [unknown]})
})
