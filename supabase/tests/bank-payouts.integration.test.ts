import {expect, test} from 'vitest'
import {addLine, addLines, bankLine, dayAgo, lineOf, settle, undoLine} from './bank.ts'
import {as} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {treasurerIn} from './money.ts'

const payout = {ignore: {why: 'payout'}}

/** A payout of £126.50 that arrived two days ago, unless the fields say otherwise. */
async function addPayout(tx: Transaction, fields: {id?: string; pence?: number; ago?: number} = {}) {
  const {id = 'po_known', pence = 12_650, ago = 2} = fields
  await tx`
    insert into public.stripe_payouts (
      id, amount_pence, currency, status, arrives_on, is_automatic, is_complete, created_at, known_at
    ) values (${id}, ${pence}, 'GBP', 'paid', ${await dayAgo(tx, ago)}, true, true, now(), now())`
  return id
}

const payoutsIn = async (tx: Transaction, person: Parameters<typeof as>[1]) => {
  const [row] = await as(tx, person)<{payouts: {id: string}[]}>`
    select public.bank_match_data() -> 'payouts' as payouts`
  return row?.payouts.filter(({id}) => id.startsWith('po_known'))
}

test.each([
  ['the sum and a day that meet it', {}, {}, true],
  ['the sum five days later', {ago: 6}, {}, true],
  ['the sum a week later', {ago: 8}, {}, false],
  ['a penny more', {pence: 12_649}, {}, false],
  ['no payout at all', null, {}, false],
  ['money that Stripe took back', {pence: -12_650}, {pence: -12_650}, true],
] as const)('a line with %s', async (_, known, fields, isPayout) => {
  await rolledBack(async (tx) => {
    const treasurer = await treasurerIn(tx)
    if (known) await addPayout(tx, known)
    const line = await addLine(tx, treasurer, {pence: 12_650, text: 'STRIPE PAYMENTS UK LTD', ...fields})
    const [result] = await settle(tx, treasurer, {lineId: line, ...payout})
    expect(result).toEqual(isPayout ? {lineId: line, isHeld: false} : {lineId: line, error: 'no_payout'})
    expect(await lineOf(tx, treasurer, line)).toMatchObject({state: isPayout ? 'ignored' : 'open'})
  })
})

test.each(['failed', 'canceled'])('a payout that %s is none', async (status) => {
  await rolledBack(async (tx) => {
    const [treasurer, id] = [await treasurerIn(tx), await addPayout(tx)]
    await tx`update public.stripe_payouts set status = ${status} where id = ${id}`
    const line = await addLine(tx, treasurer, {pence: 12_650})
    expect(await settle(tx, treasurer, {lineId: line, ...payout})).toEqual([
      {lineId: line, error: 'no_payout'},
    ])
    expect(await payoutsIn(tx, treasurer)).toEqual([])
  })
})

test('a payout is one line, and is known again when that is undone', async () => {
  await rolledBack(async (tx) => {
    const [treasurer, id] = [await treasurerIn(tx), await addPayout(tx)]
    const [one, other] = [
      await addLine(tx, treasurer, {pence: 12_650}),
      await addLine(tx, treasurer, {pence: 12_650}),
    ]
    const known = {id, pence: 12_650, on: await dayAgo(tx, 2), isOverdue: false}
    expect(await payoutsIn(tx, treasurer)).toEqual([known])
    const learning = {learn: true, payer: 'stripe payments'}
    expect(
      await settle(
        tx,
        treasurer,
        {lineId: one, ...payout, ...learning},
        {lineId: other, ...payout, ...learning},
      ),
    ).toEqual([
      {lineId: one, isHeld: false},
      {lineId: other, error: 'no_payout'},
    ])
    expect(await payoutsIn(tx, treasurer)).toEqual([])
    expect(await tx`select payer, payout_id from public.bank_lines where id = ${one}`).toEqual([
      {payer: null, payout_id: id},
    ])
    await undoLine(tx, treasurer, one)
    expect(await payoutsIn(tx, treasurer)).toEqual([known])
  })
})

test('a payout is overdue once a statement of its days has no such line', async () => {
  await rolledBack(async (tx) => {
    const treasurer = await treasurerIn(tx)
    await addPayout(tx, {ago: 20})
    await addLines(tx, treasurer, [await bankLine(tx, {on: await dayAgo(tx, 30)}), await bankLine(tx)])
    expect(await payoutsIn(tx, treasurer)).toMatchObject([{isOverdue: true}])
  })
})
