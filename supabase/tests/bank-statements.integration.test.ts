import {randomUUID} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {addLine, addLines, bankLine, dayAgo, lineOf, settle, undoLine} from './bank.ts'
import {as, refused, service} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {personIn, setHousehold, withFee} from './households.ts'
import {
  addCampaign,
  applicant,
  applyByTransfer,
  daysAgo,
  emailsTo,
  ledgerOf,
  memberByCard,
  membershipOf,
  paymentOf,
  serviceOf,
  transferOf,
  treasurerIn,
} from './money.ts'
import {giveEvent, giveRole, signUp} from './people.ts'
import {addRegistrableEvent, register, submissionFor} from './registrations.ts'

/** Somebody who announced a transfer. */
async function announced(tx: Transaction, fields = {}) {
  const submission = applicant(fields)
  await applyByTransfer(serviceOf(tx), submission)
  const {id} = await membershipOf(tx, submission.email)
  return {email: submission.email, id, payment: await transferOf(tx, submission.email)}
}

const fee = (membershipId: string, pence?: number, paymentId?: string) => ({
  kind: 'fee',
  membershipId,
  ...(pence !== undefined && {pence}),
  ...(paymentId !== undefined && {paymentId}),
})

describe('lines', () => {
  test('are added once, whatever files contain them', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const lines = [await bankLine(tx), await bankLine(tx), await bankLine(tx)]
      expect(await addLines(tx, treasurer, lines.slice(0, 2))).toMatchObject({added: 2, known: 0})
      expect(await addLines(tx, treasurer, lines)).toMatchObject({added: 1, known: 2})
      expect(await addLines(tx, treasurer, lines)).toMatchObject({added: 0, known: 3})
    })
  })

  test('of one statement come in several calls, each once for its key', async () => {
    await rolledBack(async (tx) => {
      const [treasurer, id, key] = [await treasurerIn(tx), randomUUID(), randomUUID()]
      const first = [await bankLine(tx, {on: await dayAgo(tx, 9)})]
      await addLines(tx, treasurer, first, {id, key})
      expect(await addLines(tx, treasurer, first, {id, key})).toMatchObject({added: 1, known: 0})
      await addLines(tx, treasurer, [await bankLine(tx)], {id})
      const [statement] = await as(tx, treasurer)`
        select added, known, first_on::text, last_on::text, added_by from public.bank_statements where id = ${id}`
      expect(statement).toEqual({
        added: 2,
        known: 0,
        first_on: await dayAgo(tx, 9),
        last_on: await dayAgo(tx, 1),
        added_by: treasurer.id,
      })
      expect(await tx`select action from public.audit_log where subject_id = ${id}`).toEqual([
        {action: 'bank_statement_added'},
      ])
    })
  })

  test('are of an account, which the next file like it is of too', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const line = [await bankLine(tx)]
      const {id} = await addLines(tx, treasurer, line, {account: 'Main account', source: 'starling'})
      const [statement] = await as(tx, treasurer)`
        select account, source from public.bank_statements where id = ${id}`
      expect(statement).toEqual({account: 'Main account', source: 'starling'})
      for (const account of ['', ' ', null]) {
        // oxlint-disable-next-line no-await-in-loop -- one transaction
        await expect(
          tx.savepoint((inner) => addLines(inner, treasurer, line, {account})),
        ).rejects.toMatchObject({
          code: 'PT400',
        })
      }
    })
  })

  test('have a twin in another statement of their account only', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const line = await bankLine(tx, {pence: 123_456})
      const twins = () => as(tx, treasurer)`
        select has_twin from public.bank_line_overview where pence = 123456 order by id`
      await addLines(tx, treasurer, [line], {account: 'Main account'})
      await addLines(tx, treasurer, [{...line, fingerprint: randomUUID()}], {account: 'Savings'})
      expect(await twins()).toEqual([{has_twin: false}, {has_twin: false}])
      await addLines(tx, treasurer, [{...line, fingerprint: randomUUID()}], {account: 'Main account'})
      const found = await twins()
      expect(found.filter(({has_twin: hasTwin}) => hasTwin)).toHaveLength(2)
    })
  })

  test('are for treasurers', async () => {
    await rolledBack(async (tx) => {
      const person = await signUp(tx)
      await expect(addLines(tx, person, [await bankLine(tx)])).rejects.toMatchObject(refused)
      await expect(settle(tx, person)).rejects.toMatchObject(refused)
      await expect(undoLine(tx, person, randomUUID())).rejects.toMatchObject(refused)
      await expect(as(tx, person)`select public.undo_bank_statement(${randomUUID()})`).rejects.toMatchObject(
        refused,
      )
      await expect(as(tx, person)`select public.bank_match_data()`).rejects.toMatchObject(refused)
    })
  })
})

describe('a line that is settled', () => {
  test('confirms an announced transfer on its day', async () => {
    await rolledBack(async (tx) => {
      const [treasurer, member] = [await treasurerIn(tx), await announced(tx)]
      const line = await addLine(tx, treasurer, {on: await dayAgo(tx, 3)})
      expect(
        await settle(tx, treasurer, {lineId: line, parts: [fee(member.id, 1500, member.payment)]}),
      ).toEqual([{lineId: line, isHeld: false}])
      expect(await membershipOf(tx, member.email)).toMatchObject({status: 'active'})
      expect(await ledgerOf(tx, member.payment)).toEqual(['receipt 1500 GBP'])
      expect(await emailsTo(tx, member.email)).toContain('membership-welcome')
      expect(await lineOf(tx, treasurer, line)).toMatchObject({
        state: 'settled',
        open_pence: 0,
        parts: [{paymentId: member.payment, pence: 1500, purpose: 'membership', name: 'Rasa Rasaitė'}],
      })
    })
  })

  test('records the fees of two members, and the rest as a donation', async () => {
    await rolledBack(async (tx) => {
      const [treasurer, campaign] = [await treasurerIn(tx), await addCampaign(tx)]
      const one = await memberByCard(tx, daysAgo(350))
      const other = await announced(tx, {firstName: 'Tomas', lastName: 'Tomaitis'})
      const line = await addLine(tx, treasurer, {pence: 3500})
      const [result] = await settle(tx, treasurer, {
        lineId: line,
        parts: [
          fee((await membershipOf(tx, one.email)).id, 1500),
          fee(other.id, 1500, other.payment),
          {kind: 'donation', campaignId: campaign, donorName: 'Rasa', pence: 500},
        ],
      })
      expect(result).toEqual({lineId: line, isHeld: false})
      const {parts} = await lineOf(tx, treasurer, line)
      expect(parts.map(({purpose, pence}) => [purpose, pence])).toEqual(
        expect.arrayContaining([
          ['membership', 1500],
          ['membership', 1500],
          ['donation', 500],
        ]),
      )
      expect(await tx`select from public.ledger_differences()`).toEqual([])
    })
  })

  test('is held if the sum is not the fee', async () => {
    await rolledBack(async (tx) => {
      const [treasurer, member] = [await treasurerIn(tx), await announced(tx)]
      const line = await addLine(tx, treasurer, {pence: 1000})
      expect(
        await settle(tx, treasurer, {lineId: line, parts: [fee(member.id, 1000, member.payment)]}),
      ).toEqual([{lineId: line, isHeld: true}])
    })
  })

  test('of a trip is money of its own, which the organiser sees and which takes no place', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const event = await addRegistrableEvent(tx, {kind: 'trip', capacity: 10})
      await register(serviceOf(tx), submissionFor(event, {kind: 'trip'}))
      const [registration] = await tx<{id: string}[]>`
        select id from public.event_registrations where event_key = ${event}`
      const [before] = await tx`select private.free_seats(${event}) as seats`
      const line = await addLine(tx, treasurer, {pence: 4000})
      const part = {kind: 'trip', eventKey: event, registrationId: registration?.id ?? ''}
      expect(await settle(tx, treasurer, {lineId: line, parts: [part]})).toEqual([
        {lineId: line, isHeld: false},
      ])
      const organiser = await giveRole(tx, await signUp(tx), 'organiser')
      await giveEvent(tx, organiser, event)
      const paid = () => as(tx, organiser)`
        select trip_paid_pence from public.registration_overview where event_key = ${event}`
      expect(await paid()).toEqual([{trip_paid_pence: 4000}])
      expect(await tx`select private.free_seats(${event}) as seats`).toEqual([before])
      const {parts} = await lineOf(tx, treasurer, line)
      expect(parts).toMatchObject([{purpose: 'trip', pence: 4000}])
      await undoLine(tx, treasurer, line)
      expect(await paid()).toEqual([{trip_paid_pence: null}])
      expect(await ledgerOf(tx, parts[0]?.paymentId ?? '')).toEqual(['receipt 4000 GBP', 'receipt -4000 GBP'])
    })
  })

  test('may be a payment that was entered by hand before', async () => {
    await rolledBack(async (tx) => {
      const [treasurer, member] = [await treasurerIn(tx), await announced(tx)]
      await as(tx, treasurer)`
        select public.confirm_bank_transfer(${member.payment}, 1500, ${await dayAgo(tx, 1)})`
      const [one, other] = [await addLine(tx, treasurer), await addLine(tx, treasurer)]
      const parts = [{kind: 'known', paymentId: member.payment}]
      expect(await settle(tx, treasurer, {lineId: one, parts}, {lineId: other, parts})).toEqual([
        {lineId: one, isHeld: false},
        {lineId: other, error: 'not_found'},
      ])
      expect(await ledgerOf(tx, member.payment)).toEqual(['receipt 1500 GBP'])
      await undoLine(tx, treasurer, one)
      expect(await paymentOf(tx, member.payment)).toMatchObject({status: 'paid'})
      expect(await lineOf(tx, treasurer, one)).toMatchObject({state: 'open', open_pence: 1500})
    })
  })

  test('of money out is the refund of a fee', async () => {
    await rolledBack(async (tx) => {
      const [treasurer, member] = [await treasurerIn(tx), await announced(tx)]
      const [money, back] = [await addLine(tx, treasurer), await addLine(tx, treasurer, {pence: -1500})]
      await settle(tx, treasurer, {lineId: money, parts: [fee(member.id, 1500, member.payment)]})
      const early = await addLine(tx, treasurer, {pence: -1500, on: await dayAgo(tx, 40)})
      const parts = [{kind: 'refund', membershipId: member.id}]
      // What went out before the fee came is no refund of it.
      expect(await settle(tx, treasurer, {lineId: early, parts}, {lineId: back, parts})).toEqual([
        {lineId: early, error: 'not_found'},
        {lineId: back, isHeld: false},
      ])
      expect(await paymentOf(tx, member.payment)).toMatchObject({status: 'refunded'})
      await expect(undoLine(tx, treasurer, money)).rejects.toMatchObject({detail: 'payment_state'})
      await undoLine(tx, treasurer, back)
      expect(await paymentOf(tx, member.payment)).toMatchObject({status: 'paid', refunded_pence: 0})
      const days = await tx`
        select private.london_date(now()) - private.london_date(occurred_at) as ago from public.ledger
        where payment_id = ${member.payment} and kind = 'refund'`
      expect(days).toEqual([{ago: 1}, {ago: 1}])
      await undoLine(tx, treasurer, money)
      expect(await tx`select from public.ledger_differences()`).toEqual([])
    })
  })

  test('of money out may be a refund that was entered by hand before', async () => {
    await rolledBack(async (tx) => {
      const [treasurer, member] = [await treasurerIn(tx), await announced(tx)]
      const earlier = await addLine(tx, treasurer, {on: await dayAgo(tx, 400)})
      await settle(tx, treasurer, {lineId: earlier, parts: [fee(member.id, 1500, member.payment)]})
      const money = await addLine(tx, treasurer, {on: await dayAgo(tx, 10)})
      await settle(tx, treasurer, {lineId: money, parts: [fee(member.id)]})
      const latest = (await lineOf(tx, treasurer, money)).parts[0]?.paymentId ?? ''
      await as(tx, treasurer)`
        select public.record_bank_refund(${latest}, 1500, ${await dayAgo(tx, 3)}, ${randomUUID()})`

      const [back, more] = [
        await addLine(tx, treasurer, {pence: -1500}),
        await addLine(tx, treasurer, {pence: -1500}),
      ]
      const parts = [{kind: 'refund', membershipId: member.id}]
      await settle(tx, treasurer, {lineId: back, parts})
      expect(await ledgerOf(tx, latest)).toEqual(['receipt 1500 GBP', 'refund -1500 GBP'])
      expect(await ledgerOf(tx, member.payment)).toEqual(['receipt 1500 GBP'])
      expect(await lineOf(tx, treasurer, back)).toMatchObject({
        open_pence: 0,
        parts: [{paymentId: latest, wasKnown: true}],
      })
      await settle(tx, treasurer, {lineId: more, parts})
      expect(await ledgerOf(tx, member.payment)).toEqual(['receipt 1500 GBP', 'refund -1500 GBP'])

      await undoLine(tx, treasurer, back)
      expect(await paymentOf(tx, latest)).toMatchObject({status: 'refunded', refunded_pence: 1500})
      expect(await lineOf(tx, treasurer, back)).toMatchObject({state: 'open', open_pence: -1500})
    })
  })

  test('is refused by itself, and the others are not', async () => {
    await rolledBack(async (tx) => {
      const [treasurer, member] = [await treasurerIn(tx), await announced(tx)]
      const line = (fields = {}) => addLine(tx, treasurer, fields)
      const good = await line()
      const parts = [fee(member.id)]
      const old = await line({on: await dayAgo(tx, 731)})
      const coming = await line({on: await dayAgo(tx, -1)})
      const [short, nobody, out, unknown] = [
        await line(),
        await line(),
        await line({pence: -1500}),
        randomUUID(),
      ]
      expect(
        await settle(
          tx,
          treasurer,
          {lineId: old, parts},
          {lineId: coming, parts},
          {lineId: short, parts: [fee(member.id, 1000)]},
          {lineId: nobody, parts: [fee(randomUUID())]},
          {lineId: out, parts},
          {lineId: unknown, parts},
          {lineId: short, parts: [{kind: 'gift', pence: 1500}]},
          {lineId: short, parts: []},
          {lineId: short, ignore: {why: 'because'}},
          {lineId: 'x', parts},
          {lineId: good, parts},
          {lineId: good, parts},
        ),
      ).toEqual([
        {lineId: old, error: 'too_old'},
        {lineId: coming, error: 'in_future'},
        {lineId: short, error: 'sum_mismatch'},
        {lineId: nobody, error: 'not_found'},
        {lineId: out, error: 'bad_request'},
        {lineId: unknown, error: 'not_found'},
        {lineId: short, error: 'bad_request'},
        {lineId: short, error: 'sum_mismatch'},
        {lineId: short, error: 'bad_request'},
        {lineId: 'x', error: 'bad_request'},
        {lineId: good, isHeld: false},
        {lineId: good, error: 'line_settled'},
      ])
      expect(await tx`select from public.ledger_differences()`).toEqual([])
    })
  })
})

describe('what is undone', () => {
  test('opens the line again and leaves all as it was', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const [one, other] = [await announced(tx), await announced(tx, {firstName: 'Tomas'})]
      const before = [await membershipOf(tx, one.email), await membershipOf(tx, other.email)]
      const line = await addLine(tx, treasurer, {pence: 3000})
      await settle(tx, treasurer, {
        lineId: line,
        parts: [fee(one.id, 1500, one.payment), fee(other.id, 1500, other.payment)],
      })
      await undoLine(tx, treasurer, line)
      expect([await membershipOf(tx, one.email), await membershipOf(tx, other.email)]).toEqual(before)
      expect(await lineOf(tx, treasurer, line)).toMatchObject({state: 'open', open_pence: 3000, parts: []})
      await expect(undoLine(tx, treasurer, line)).rejects.toMatchObject({detail: 'line_open'})
    })
  })

  test('on the page of a payment opens that part of its line', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const [one, other] = [await announced(tx), await announced(tx, {firstName: 'Tomas'})]
      const line = await addLine(tx, treasurer, {pence: 3000})
      await settle(tx, treasurer, {
        lineId: line,
        parts: [fee(one.id, 1500, one.payment), fee(other.id, 1500, other.payment)],
      })
      await as(tx, treasurer)`select public.undo_bank_transfer(${one.payment})`
      expect(await lineOf(tx, treasurer, line)).toMatchObject({
        state: 'open',
        open_pence: 1500,
        parts: [{paymentId: other.payment}],
      })
      await settle(tx, treasurer, {lineId: line, parts: [fee(one.id, 1500, one.payment)]})
      expect(await lineOf(tx, treasurer, line)).toMatchObject({state: 'settled', open_pence: 0})
    })
  })

  test('is a part that went back, and what was decided because of it', async () => {
    await rolledBack(async (tx) => {
      const [treasurer, member] = [await treasurerIn(tx), await announced(tx)]
      const [money, back] = [await addLine(tx, treasurer), await addLine(tx, treasurer, {pence: -500})]
      await settle(tx, treasurer, {lineId: money, parts: [fee(member.id, 1500, member.payment)]})
      await settle(tx, treasurer, {lineId: back, parts: [{kind: 'refund', membershipId: member.id}]})
      await as(tx, treasurer)`select public.decide_payment(${member.payment}, 'take_back')`
      expect(await membershipOf(tx, member.email)).toMatchObject({status: 'cancelled'})
      await undoLine(tx, treasurer, back)
      expect(await paymentOf(tx, member.payment)).toMatchObject({status: 'paid', refunded_pence: 0})
      expect(await membershipOf(tx, member.email)).toMatchObject({status: 'active'})
    })
  })

  test('is an ignored line too', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const line = await addLine(tx, treasurer, {pence: -500, text: 'SERVICE CHARGE'})
      await settle(tx, treasurer, {lineId: line, ignore: {why: 'bankFee', note: 'Spalio'}})
      expect(await lineOf(tx, treasurer, line)).toMatchObject({state: 'ignored'})
      await undoLine(tx, treasurer, line)
      expect(await lineOf(tx, treasurer, line)).toMatchObject({state: 'open'})
    })
  })

  test('is a statement of which nothing is settled', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const lines = [await bankLine(tx), await bankLine(tx)]
      const {id} = await addLines(tx, treasurer, lines)
      const [first] = await tx<{id: string}[]>`select id from public.bank_lines where statement_id = ${id}`
      const line = first?.id ?? ''
      const undo = () => as(tx, treasurer)`select public.undo_bank_statement(${id})`
      await settle(tx, treasurer, {lineId: line, ignore: {why: 'other'}})
      await expect(undo()).rejects.toMatchObject({detail: 'line_settled'})
      await undoLine(tx, treasurer, line)
      await undo()
      expect(await tx`select from public.bank_lines where statement_id = ${id}`).toEqual([])
      expect(await addLines(tx, treasurer, lines)).toMatchObject({added: 2, known: 0})
    })
  })
})

describe('what is learnt', () => {
  interface Learnt {
    payer: string
    target: object
    times: number
    pence: number | null
  }
  const learnt = async (tx: Transaction, person: Parameters<typeof as>[1], payer: string) => {
    const [row] = await as(tx, person)<{data: {learnt: Learnt[]}}>`select public.bank_match_data() as data`
    return row?.data.learnt.filter((each) => each.payer === payer)
  }

  test('follows from the lines that are settled, and goes with the member', async () => {
    await rolledBack(async (tx) => {
      const [treasurer, member] = [await treasurerIn(tx), await announced(tx)]
      const [one, other] = [await addLine(tx, treasurer), await addLine(tx, treasurer, {pence: 500})]
      const learning = {learn: true, payer: 'rasaite rasa'}
      await settle(tx, treasurer, {lineId: one, parts: [fee(member.id)], ...learning})
      await settle(tx, treasurer, {lineId: other, parts: [{kind: 'donation'}], ...learning})
      const asMember = {kind: 'member', membershipIds: [member.id]}
      expect(await learnt(tx, treasurer, 'rasaite rasa')).toEqual(
        expect.arrayContaining([
          {payer: 'rasaite rasa', target: asMember, times: 1, pence: 1500},
          {payer: 'rasaite rasa', target: {kind: 'donation', campaignId: null}, times: 1, pence: 500},
        ]),
      )
      await undoLine(tx, treasurer, other)
      expect(await learnt(tx, treasurer, 'rasaite rasa')).toEqual([
        {payer: 'rasaite rasa', target: asMember, times: 1, pence: 1500},
      ])
      await tx`select private.anonymise_membership(${member.id})`
      expect(await learnt(tx, treasurer, 'rasaite rasa')).toEqual([])
      expect(await lineOf(tx, treasurer, one)).toMatchObject({state: 'settled', text: null})
    })
  })

  test('is forgotten with the text after three years', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const [old, recent] = [
        await addLine(tx, treasurer, {on: await dayAgo(tx, 1100)}),
        await addLine(tx, treasurer, {on: await dayAgo(tx, 1000)}),
      ]
      await as(tx, service)`select public.purge_bank_lines()`
      expect((await lineOf(tx, treasurer, old)).text).toBeNull()
      expect((await lineOf(tx, treasurer, recent)).text).not.toBeNull()
    })
  })
})

test('of a household, matching reads who pays, and the sum for all', async () => {
  await rolledBack(async (tx) => {
    await withFee(tx, 'each')
    const [treasurer, payer] = [await treasurerIn(tx), await announced(tx)]
    const spouse = await personIn(tx)
    await setHousehold(tx, treasurer, payer.id, [spouse])
    const payersNow = async () => {
      const [row] = await as(tx, treasurer)<{payers: {membershipId: string}[]}>`
        select public.bank_match_data() -> 'payers' as payers`
      return [payer.id, spouse].map((id) => row?.payers.find(({membershipId}) => membershipId === id))
    }
    expect(await payersNow()).toMatchObject([
      {paidBy: null, feePence: 3000, openTransfer: {pence: 3000}},
      {paidBy: payer.id, feePence: 1500},
    ])
    const statuses = () =>
      tx`select distinct status from public.memberships where id in ${tx([payer.id, spouse])}`
    const line = await addLine(tx, treasurer, {pence: 3000})
    await settle(tx, treasurer, {lineId: line, parts: [fee(payer.id, 3000, payer.payment)]})
    expect(await statuses()).toEqual([{status: 'active'}])
    await undoLine(tx, treasurer, line)
    expect(await statuses()).toEqual([{status: 'pending'}])
    // Nobody pays for a household whose payer has died.
    await as(tx, treasurer)`select public.mark_deceased(${payer.id}, true)`
    expect((await payersNow()).map((each) => each && 'paidBy' in each && each.paidBy)).not.toContain(payer.id)
  })
})

test('matching reads who may pay, and what was entered by hand', async () => {
  await rolledBack(async (tx) => {
    const treasurer = await treasurerIn(tx)
    const [one, other] = [await announced(tx), await announced(tx, {phone: '', firstName: 'Tomas'})]
    await tx`update public.memberships set email = ${one.email} where id = ${other.id}`
    const [row] = await as(tx, treasurer)<{
      data: {payers: {membershipId: string}[]; recorded: {paymentId: string}[]}
    }>`select public.bank_match_data() as data`
    expect(row?.data.payers.find(({membershipId}) => membershipId === one.id)).toEqual({
      membershipId: one.id,
      firstName: 'Rasa',
      lastName: 'Rasaitė',
      reference: expect.stringMatching(/^M\d{6}$/),
      status: 'pending',
      until: null,
      openTransfer: {paymentId: one.payment, pence: 1500, since: await dayAgo(tx, 0)},
      others: [other.id],
      usualMethod: null,
      paidBy: null,
      feePence: 1500,
    })
    await as(tx, treasurer)`
      select public.confirm_bank_transfer(${one.payment}, 1500, ${await dayAgo(tx, 1)})`
    const [after] = await as(tx, treasurer)<{
      data: {recorded: {paymentId: string}[]}
    }>`select public.bank_match_data() as data`
    expect(after?.data.recorded).toContainEqual({
      paymentId: one.payment,
      isBeforeAccounts: false,
      purpose: 'membership',
      pence: 1500,
      on: await dayAgo(tx, 1),
      membershipId: one.id,
      name: 'Rasa Rasaitė',
      year: {from: await dayAgo(tx, 61), until: await dayAgo(tx, -7)},
    })
  })
})
