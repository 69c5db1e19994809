import {randomUUID} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {addLine, dayAgo, lineOf, settle, undoLine} from './bank.ts'
import {as, refused} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {
  claimAll,
  claimFees,
  claimsOf,
  declaration,
  give,
  madeEarlier,
  recognise,
  undoClaim,
} from './gift-aid.ts'
import {apply, ledgerOf, refunded, serviceOf, treasurerIn} from './money.ts'
import {giveRole, type Person, signUp} from './people.ts'
import {reportOf} from './yearly-report.ts'

const recognised = (run: (tx: Transaction, treasurer: Person) => Promise<void>) =>
  rolledBack(async (tx) => {
    await recognise(tx)
    await run(tx, await treasurerIn(tx))
  })

/** A claim for a gift, which was made ten days ago. It asks for £5, unless the gift is another. */
async function claimed(tx: Transaction, treasurer: Person, pounds = 20) {
  const gift = await give(tx, {giftAid: declaration(), pounds})
  const claim = await claimAll(tx, treasurer, randomUUID())
  await madeEarlier(tx, claim, 10)
  return {gift, claim}
}

/** A line of money from HMRC, of yesterday. */
const fromHmrc = (tx: Transaction, treasurer: Person, pence = 500, fields = {}) =>
  addLine(tx, treasurer, {pence, text: 'HMRC CHARITIES AID REPAYMENT', ...fields})

const repayment = (claimId: string | null, fields = {}) => ({parts: [{kind: 'giftAid', claimId, ...fields}]})

async function awaitedBy(tx: Transaction, treasurer: Person) {
  const [row] = await as(tx, treasurer)<{claims: {id: string; pence: number; reference: string}[]}>`
    select public.bank_match_data() -> 'claims' as claims`
  return row?.claims
}

/** What was received by kind, with donations of campaigns as `campaigns`. */
async function receivedBy(tx: Transaction, treasurer: Person) {
  const {money} = await reportOf(as(tx, treasurer), await dayAgo(tx, 30), await dayAgo(tx, 0))
  const sumOf = (sums: {grossPence: number}[]) => sums.reduce((sum, {grossPence}) => sum + grossPence, 0)
  const of = (kind: string) => sumOf(money.kinds.filter((each) => each.kind === kind))
  return {
    total: money.total.grossPence,
    giftAid: of('gift_aid'),
    donation: of('donation'),
    campaigns: sumOf(money.campaigns),
  }
}

const countEmails = async (tx: Transaction) => {
  const [row] = await tx<{mails: number}[]>`select count(*)::integer as mails from public.email_outbox`
  return row?.mails
}

const partOf = async (tx: Transaction, treasurer: Person, line: string) =>
  (await lineOf(tx, treasurer, line)).parts[0]

describe('what HMRC pays for a claim', () => {
  test('is income of its own kind, of which nobody gets an email', async () => {
    await recognised(async (tx, treasurer) => {
      const {claim} = await claimed(tx, treasurer)
      expect(await awaitedBy(tx, treasurer)).toEqual([
        {id: claim, pence: 500, on: await dayAgo(tx, 10), reference: 'XR12345'},
      ])
      const line = await fromHmrc(tx, treasurer)
      const [before, mails] = [await receivedBy(tx, treasurer), await countEmails(tx)]
      expect(await settle(tx, treasurer, {lineId: line, ...repayment(claim)})).toEqual([
        {lineId: line, isHeld: false},
      ])
      expect(await lineOf(tx, treasurer, line)).toMatchObject({
        state: 'settled',
        open_pence: 0,
        parts: [{purpose: 'gift_aid', pence: 500, name: null}],
      })
      expect(await receivedBy(tx, treasurer)).toEqual({
        ...before,
        total: before.total + 500,
        giftAid: before.giftAid + 500,
      })
      expect(await countEmails(tx)).toBe(mails)
      expect(await awaitedBy(tx, treasurer)).toEqual([])
      expect(await claimsOf(tx, treasurer)).toMatchObject([
        {id: claim, taxPence: 500, adjustedTaxPence: 0, paid: {pence: 500, on: await dayAgo(tx, 1)}},
      ])
    })
  })

  test('is taken back with its line, and the claim is awaited again', async () => {
    await recognised(async (tx, treasurer) => {
      const {claim} = await claimed(tx, treasurer)
      const line = await fromHmrc(tx, treasurer)
      const before = await receivedBy(tx, treasurer)
      await settle(tx, treasurer, {lineId: line, ...repayment(claim)})
      const payment = (await partOf(tx, treasurer, line))?.paymentId ?? ''
      await undoLine(tx, treasurer, line)
      expect(await lineOf(tx, treasurer, line)).toMatchObject({state: 'open', parts: []})
      expect(await claimsOf(tx, treasurer)).toMatchObject([{paid: null}])
      expect(await receivedBy(tx, treasurer)).toEqual(before)
      expect(await ledgerOf(tx, payment)).toEqual(['receipt 500 GBP', 'receipt -500 GBP'])
      await expect(
        as(tx, treasurer)`select public.confirm_bank_transfer(${payment}, 500, ${await dayAgo(tx, 1)})`,
      ).rejects.toMatchObject({detail: 'payment_state'})
      expect(await settle(tx, treasurer, {lineId: line, ...repayment(claim)})).toEqual([
        {lineId: line, isHeld: false},
      ])
    })
  })

  test('keeps the claim and the statement as long as it is there', async () => {
    await recognised(async (tx, treasurer) => {
      const {claim} = await claimed(tx, treasurer)
      const line = await fromHmrc(tx, treasurer, 500, {on: await dayAgo(tx, 0)})
      await madeEarlier(tx, claim, 0)
      const [row] = await tx<{statement_id: string}[]>`
        select statement_id from public.bank_lines where id = ${line}`
      const removal = (part: Transaction) =>
        as(part, treasurer)`select public.undo_bank_statement(${row?.statement_id ?? null})`
      await settle(tx, treasurer, {lineId: line, ...repayment(claim)})
      expect(await claimsOf(tx, treasurer)).toMatchObject([{mayUndo: false}])
      await expect(tx.savepoint((part) => undoClaim(part, treasurer, claim))).rejects.toMatchObject({
        detail: 'gift_aid_locked',
      })
      await expect(tx.savepoint(removal)).rejects.toMatchObject({detail: 'line_settled'})
      await undoLine(tx, treasurer, line)
      await removal(tx)
      await undoClaim(tx, treasurer, claim)
      expect(await claimsOf(tx, treasurer)).toEqual([])
    })
  })

  test('may be another sum, if the difference is said', async () => {
    await recognised(async (tx, treasurer) => {
      const {claim} = await claimed(tx, treasurer)
      const line = await fromHmrc(tx, treasurer, 512)
      await settle(tx, treasurer, {lineId: line, ...repayment(claim, {differencePence: 12})})
      expect(await claimsOf(tx, treasurer)).toMatchObject([{taxPence: 500, paid: {pence: 512}}])
    })
  })

  test('may be for no claim of this site', async () => {
    await recognised(async (tx, treasurer) => {
      await claimed(tx, treasurer)
      const line = await fromHmrc(tx, treasurer, 77)
      const before = await receivedBy(tx, treasurer)
      await settle(tx, treasurer, {lineId: line, ...repayment(null)})
      expect(await receivedBy(tx, treasurer)).toMatchObject({giftAid: before.giftAid + 77})
      expect(await claimsOf(tx, treasurer)).toMatchObject([{paid: null}])
    })
  })

  test('is what the claim asks for, less what it gives back', async () => {
    await recognised(async (tx, treasurer) => {
      const {gift, claim} = await claimed(tx, treasurer)
      await apply(serviceOf(tx), refunded(gift, 500))
      const onlyGivenBack = await claimAll(tx, treasurer, randomUUID())
      expect(await awaitedBy(tx, treasurer)).toMatchObject([{id: claim, pence: 500}])
      await undoClaim(tx, treasurer, onlyGivenBack)
      const next = await claimed(tx, treasurer, 41.5)
      // A quarter of £41.50 is £10.375, and £1.25 of £5 is given back.
      expect(await awaitedBy(tx, treasurer)).toMatchObject([
        {id: claim, pence: 500},
        {id: next.claim, pence: 1037 - 125},
      ])
    })
  })

  test('pays one of two claims of the same sum', async () => {
    await recognised(async (tx, treasurer) => {
      const [one, other] = [await claimed(tx, treasurer), await claimed(tx, treasurer)]
      await settle(tx, treasurer, {lineId: await fromHmrc(tx, treasurer), ...repayment(other.claim)})
      expect(await awaitedBy(tx, treasurer)).toMatchObject([{id: one.claim}])
    })
  })
})

describe('a line is refused as the payment of a claim', () => {
  test.each([
    ['that asks for another sum', 499, {}],
    ['if the difference is another', 512, {differencePence: 11}],
    ['if the sum fits, and a difference is said', 500, {differencePence: 12}],
    ['if it came before the claim was made', 500, {}, 20],
    ['that is no claim', 500, {claimId: randomUUID()}],
  ])('%s', async (_, pence, part, ago = 1) => {
    await recognised(async (tx, treasurer) => {
      const {claim} = await claimed(tx, treasurer)
      const line = await fromHmrc(tx, treasurer, pence, {on: await dayAgo(tx, ago)})
      expect(await settle(tx, treasurer, {lineId: line, ...repayment(claim, part)})).toEqual([
        {lineId: line, error: 'no_claim'},
      ])
      expect(await lineOf(tx, treasurer, line)).toMatchObject({state: 'open'})
      expect(await claimsOf(tx, treasurer)).toMatchObject([{paid: null}])
    })
  })

  test('that is paid, also by the other half of the line', async () => {
    await recognised(async (tx, treasurer) => {
      const {claim} = await claimed(tx, treasurer)
      const [first, second] = [await fromHmrc(tx, treasurer), await fromHmrc(tx, treasurer)]
      const both = await fromHmrc(tx, treasurer, 1000)
      const half = {kind: 'giftAid', claimId: claim, pence: 500}
      expect(await settle(tx, treasurer, {lineId: both, parts: [half, half]})).toEqual([
        {lineId: both, error: 'no_claim'},
      ])
      expect(
        await settle(
          tx,
          treasurer,
          {lineId: first, ...repayment(claim)},
          {lineId: second, ...repayment(claim)},
        ),
      ).toEqual([
        {lineId: first, isHeld: false},
        {lineId: second, error: 'no_claim'},
      ])
    })
  })

  test('that was given up', async () => {
    await recognised(async (tx, treasurer) => {
      const {claim} = await claimed(tx, treasurer)
      await madeEarlier(tx, claim, 0)
      await undoClaim(tx, treasurer, claim)
      const line = await fromHmrc(tx, treasurer, 500, {on: await dayAgo(tx, 0)})
      expect(await settle(tx, treasurer, {lineId: line, ...repayment(claim)})).toEqual([
        {lineId: line, error: 'no_claim'},
      ])
    })
  })

  test('if it is money out, or if HMRC does not recognise the community', async () => {
    await recognised(async (tx, treasurer) => {
      const {claim} = await claimed(tx, treasurer)
      const out = await fromHmrc(tx, treasurer, -500)
      expect(await settle(tx, treasurer, {lineId: out, ...repayment(claim)})).toEqual([
        {lineId: out, error: 'bad_request'},
      ])
      await recognise(tx, false)
      const line = await fromHmrc(tx, treasurer)
      expect(await settle(tx, treasurer, {lineId: line, ...repayment(null)})).toEqual([
        {lineId: line, error: 'no_claim'},
      ])
    })
  })

  test('by a secretary, who does not see it either', async () => {
    await recognised(async (tx, treasurer) => {
      const secretary = await giveRole(tx, await signUp(tx), 'secretary')
      const {claim} = await claimed(tx, treasurer)
      const line = await fromHmrc(tx, treasurer)
      await expect(
        tx.savepoint((part) => settle(part, secretary, {lineId: line, ...repayment(claim)})),
      ).rejects.toMatchObject(refused)
      await settle(tx, treasurer, {lineId: line, ...repayment(claim)})
      const payment = (await partOf(tx, treasurer, line))?.paymentId ?? ''
      const seenBy = (person: Person) =>
        as(tx, person)`select purpose, payer_name from public.payment_overview where id = ${payment}`
      expect(await seenBy(secretary)).toEqual([])
      expect(await seenBy(treasurer)).toEqual([{purpose: 'gift_aid', payer_name: 'HMRC'}])
    })
  })
})

test('what HMRC paid is never claimed for itself', async () => {
  await recognised(async (tx, treasurer) => {
    await claimFees(tx)
    const {claim} = await claimed(tx, treasurer)
    const line = await fromHmrc(tx, treasurer)
    await settle(tx, treasurer, {lineId: line, ...repayment(claim)})
    await expect(claimAll(tx, treasurer, randomUUID())).rejects.toMatchObject({detail: 'gift_aid_nothing'})
  })
})
