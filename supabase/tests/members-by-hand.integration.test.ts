import {randomUUID} from 'node:crypto'
import {isMemberReference} from '@site/schemas/member-reference'
import {describe, expect, test} from 'vitest'
import {as, service} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {giveRole, type Person, signUp, unique} from './people.ts'
import {applicant, applyByTransfer, daysAgo, emailsTo, ledgerOf, serviceOf, transferOf} from './money.ts'

const secretaryIn = async (tx: Transaction) => giveRole(tx, await signUp(tx, 'Rūta'), 'secretary')
const treasurerIn = async (tx: Transaction) => giveRole(tx, await signUp(tx, 'Ignas'), 'treasurer')
const address = () => `${unique('policy')}@example.test`

const cash = (pence = 1500, days = 0) => ({
  amountPence: pence,
  receivedOn: daysAgo(days).toISOString().slice(0, 10),
  method: 'cash',
})

async function add(tx: Transaction, person: Person, fields: object, key = randomUUID()) {
  const member = {firstName: 'Ona', lastName: unique('Žemaitė'), locale: 'lt', ...fields}
  const [row] = await as(tx, person)<{id: string}>`
    select public.add_member(${JSON.stringify(member)}::text::jsonb, ${key}) as id`
  return row?.id ?? ''
}

const correct = (tx: Transaction, person: Person, id: string, correction: object) =>
  as(tx, person)`select public.correct_member(${id}, ${JSON.stringify(correction)}::text::jsonb)`

async function memberOf(tx: Transaction, id: string) {
  const [row] = await tx`
    select status, paid_by, is_honorary, awaits_transfer, email, reference, private.is_benefiting(membership) as benefits
    from public.memberships as membership where id = ${id}`
  return row
}

const paymentsOf = (tx: Transaction, id: string) => tx<
  {id: string; method: string; status: string; pence: number | null}[]
>`
  select payment.id, payment.method, payment.status, payment.received_pence as pence
  from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
  where link.membership_id = ${id} order by payment.method, payment.paid_at`

async function emailsIn(tx: Transaction): Promise<number> {
  const [row] = await tx<{emails: number}[]>`select count(*)::int as emails from public.email_outbox`
  return row?.emails ?? 0
}

describe('a member whom a secretary adds', () => {
  test('owes the fee, and has a reference to pay it with', async () => {
    await rolledBack(async (tx) => {
      const id = await add(tx, await secretaryIn(tx), {})
      expect(await memberOf(tx, id)).toMatchObject({
        status: 'pending',
        awaits_transfer: true,
        email: null,
        reference: expect.stringMatching(/^M\d{6}$/),
      })
      expect(await paymentsOf(tx, id)).toMatchObject([{method: 'bank_transfer', status: 'open'}])
    })
  })

  test.each(['bank_transfer', 'standing_order', 'cash', 'cheque'])('has paid by %s', async (method) => {
    await rolledBack(async (tx) => {
      const id = await add(tx, await secretaryIn(tx), {fee: {...cash(), method}})
      expect(await memberOf(tx, id)).toMatchObject({status: 'active', paid_by: method, benefits: true})
      const [payment] = await paymentsOf(tx, id)
      expect(await ledgerOf(tx, payment?.id ?? '')).toEqual(['receipt 1500 GBP'])
    })
  })

  test('has paid another sum, of which a treasurer decides', async () => {
    await rolledBack(async (tx) => {
      const id = await add(tx, await secretaryIn(tx), {fee: cash(1000)})
      expect(await memberOf(tx, id)).toMatchObject({status: 'pending', benefits: false})
      expect(await paymentsOf(tx, id)).toMatchObject([{status: 'held', pence: 1000}])
    })
  })

  test('is honorary, and pays nothing', async () => {
    await rolledBack(async (tx) => {
      const secretary = await secretaryIn(tx)
      const id = await add(tx, secretary, {isHonorary: true})
      expect(await memberOf(tx, id)).toMatchObject({
        status: 'active',
        is_honorary: true,
        awaits_transfer: false,
      })
      const [given] = await paymentsOf(tx, id)
      expect(await ledgerOf(tx, given?.id ?? '')).toEqual([])
      expect(
        await as(tx, secretary)`
        select from public.payment_overview where membership_id = ${id}`,
      ).toEqual([])
      expect(
        await as(tx, secretary)`
        select last_paid_at from public.membership_overview where id = ${id}`,
      ).toEqual([{last_paid_at: null}])
    })
  })

  test('is added once for each key, with one fee', async () => {
    await rolledBack(async (tx) => {
      const [secretary, key] = [await secretaryIn(tx), randomUUID()]
      const member = {lastName: unique('Žemaitė'), fee: cash()}
      const id = await add(tx, secretary, member, key)
      expect(await add(tx, secretary, member, key)).toBe(id)
      expect(await paymentsOf(tx, id)).toHaveLength(1)
      await expect(add(tx, secretary, {...member, firstName: 'Rasa'}, key)).rejects.toMatchObject({
        code: 'PT409',
        detail: 'idempotency_conflict',
      })
    })
  })

  test('may have the name or the address of another, but not both', async () => {
    await rolledBack(async (tx) => {
      const secretary = await secretaryIn(tx)
      const known = {lastName: unique('Žemaitė'), email: address()}
      const id = await add(tx, secretary, known)
      await expect(add(tx, secretary, {...known, firstName: ' ONA '})).rejects.toMatchObject({
        code: 'PT409',
        detail: 'person_known',
      })
      const others = [
        await add(tx, secretary, {...known, email: null}),
        await add(tx, secretary, {...known, firstName: 'Jonas'}),
      ]
      expect(new Set([id, ...others]).size).toBe(3)
      expect(
        await as(tx, secretary)`
        select may_be_duplicate from public.membership_overview where id = any (${others})`,
      ).toEqual([{may_be_duplicate: true}, {may_be_duplicate: true}])
    })
  })

  test('without a name, or with an address that is none, is refused', async () => {
    await rolledBack(async (tx) => {
      const secretary = await secretaryIn(tx)
      for (const wrong of [{lastName: ' '}, {email: 'ona'}, {postalAddress: 'a'.repeat(501)}]) {
        await expect(add(tx, secretary, wrong)).rejects.toMatchObject({code: 'PT400', detail: 'bad_request'})
      }
    })
  })

  test('is one of as many as somebody may add in an hour', async () => {
    await rolledBack(async (tx) => {
      const [secretary, other] = [await secretaryIn(tx), await secretaryIn(tx)]
      await tx`update private.rate_limits set per_email = 1, per_network = 1 where action = 'add-member'`
      const key = randomUUID()
      await add(tx, secretary, {lastName: 'Viena'}, key)
      await add(tx, secretary, {lastName: 'Viena'}, key)
      await expect(add(tx, secretary, {})).rejects.toMatchObject({code: 'PT429'})
      expect(await add(tx, other, {})).not.toBe('')
    })
  })

  test('gets a receipt, if there is an address', async () => {
    await rolledBack(async (tx) => {
      const [secretary, email] = [await secretaryIn(tx), address()]
      await add(tx, secretary, {email, fee: cash()})
      const before = await emailsIn(tx)
      expect(await emailsTo(tx, email)).toEqual(['membership-welcome'])
      const id = await add(tx, secretary, {fee: cash()})
      await as(tx, secretary)`select public.cancel_membership(${id})`
      const unpaid = await add(tx, secretary, {})
      await tx`update public.payments set created_at = ${daysAgo(20)} where id in (
        select payment_id from public.membership_payments where membership_id = ${unpaid})`
      await as(tx, service)`select public.reconcile_memberships()`
      expect(await emailsIn(tx)).toBe(before)
    })
  })

  test('has a history that says who did what, but not what was there before', async () => {
    await rolledBack(async (tx) => {
      const secretary = await secretaryIn(tx)
      const id = await add(tx, secretary, {email: address(), fee: cash()})
      await correct(tx, secretary, id, {email: null, postalAddress: '1 Castle Street\nCardiff'})
      await as(tx, secretary)`select public.set_honorary(${id}, true)`
      const history = await as(tx, secretary)`
        select action, actor, details from public.membership_history(${id}) order by action`
      expect(history.map(({action}) => action)).toEqual([
        'fee_recorded',
        'made_honorary',
        'member_added',
        'member_corrected',
      ])
      expect(history.every(({actor}) => String(actor).startsWith('Rūta'))).toBe(true)
      expect(history.map(({details}) => details)).toContainEqual({changed: ['email', 'postalAddress']})
      expect(JSON.stringify(history)).not.toContain('Castle Street')
    })
  })
})

describe('an honorary member', () => {
  /** Lets a year pass: whatever was given or paid happened a year earlier. */
  async function passYear(tx: Transaction, id: string) {
    await tx`
      update public.payments set paid_at = paid_at - interval '1 year' where id in (
        select payment_id from public.membership_payments where membership_id = ${id})`
    await tx`select private.reconcile_membership(${id})`
    await as(tx, service)`select public.reconcile_memberships()`
    await as(tx, service)`select public.reconcile_memberships()`
  }

  test('has year after year without a gap, and no email that asks for a fee', async () => {
    await rolledBack(async (tx) => {
      const email = address()
      const id = await add(tx, await secretaryIn(tx), {email, isHonorary: true})
      for (const years of [2, 3, 4]) {
        await passYear(tx, id)
        expect(await paymentsOf(tx, id)).toHaveLength(years)
        expect(await memberOf(tx, id)).toMatchObject({status: 'active', benefits: true})
      }
      const [gaps] = await tx`
        select count(*)::int as number from (
          select covers_from - lag(covers_until) over (order by covers_from) as gap
          from public.membership_payments where membership_id = ${id}) as year
        where gap > interval '0'`
      expect(gaps).toEqual({number: 0})
      expect(await emailsTo(tx, email)).toEqual([])
    })
  })

  test('who was asked for a transfer is asked no more, and keeps the year that was paid', async () => {
    await rolledBack(async (tx) => {
      const [secretary, treasurer] = [await secretaryIn(tx), await treasurerIn(tx)]
      const [asked, paid] = [await add(tx, secretary, {}), await add(tx, secretary, {fee: cash()})]
      for (const id of [asked, paid]) await as(tx, secretary)`select public.set_honorary(${id}, true)`
      expect(await memberOf(tx, asked)).toMatchObject({status: 'active', awaits_transfer: false})
      expect(await paymentsOf(tx, asked)).toMatchObject([
        {status: 'lapsed'},
        {method: 'honorary', status: 'paid'},
      ])
      expect(await paymentsOf(tx, paid)).toMatchObject([{method: 'cash'}])
      await expect(as(tx, treasurer)`select public.set_honorary(${paid}, true)`).rejects.toMatchObject({
        code: 'PT409',
        detail: 'membership_state',
      })
    })
  })

  test('no longer is so at the end of the year, and then owes the fee', async () => {
    await rolledBack(async (tx) => {
      const secretary = await secretaryIn(tx)
      const id = await add(tx, secretary, {isHonorary: true})
      await as(tx, secretary)`select public.set_honorary(${id}, false)`
      expect(await memberOf(tx, id)).toMatchObject({status: 'active', is_honorary: false})
      await passYear(tx, id)
      expect(await memberOf(tx, id)).toMatchObject({status: 'grace'})
      expect(await paymentsOf(tx, id)).toHaveLength(1)
      await as(tx, secretary)`
        select public.record_fee(${id}, ${JSON.stringify(cash())}::text::jsonb, ${randomUUID()})`
      expect(await memberOf(tx, id)).toMatchObject({status: 'active', paid_by: 'cash'})
    })
  })
})

describe('a fee that was entered', () => {
  test('is undone by a treasurer, and the year goes', async () => {
    await rolledBack(async (tx) => {
      const [secretary, treasurer] = [await secretaryIn(tx), await treasurerIn(tx)]
      const id = await add(tx, secretary, {fee: cash()})
      const [payment] = await paymentsOf(tx, id)
      await as(tx, treasurer)`select public.undo_bank_transfer(${payment?.id ?? ''})`
      expect(await memberOf(tx, id)).toMatchObject({benefits: false, paid_by: null})
      expect(await ledgerOf(tx, payment?.id ?? '')).toEqual(['receipt 1500 GBP', 'receipt -1500 GBP'])
    })
  })

  test('was announced as a transfer and came in cash; undone, the transfer is awaited again', async () => {
    await rolledBack(async (tx) => {
      const [treasurer, submission] = [await treasurerIn(tx), applicant()]
      await applyByTransfer(serviceOf(tx), submission)
      const payment = await transferOf(tx, submission.email)
      await as(tx, treasurer)`
        select public.confirm_bank_transfer(${payment}, 1500, ${cash().receivedOn}, 'cash')`
      const methodOf = async () => {
        const [row] = await tx`select method, status from public.payments where id = ${payment}`
        return row
      }
      expect(await methodOf()).toEqual({method: 'cash', status: 'paid'})
      await as(tx, treasurer)`select public.undo_bank_transfer(${payment})`
      expect(await methodOf()).toEqual({method: 'bank_transfer', status: 'open'})
    })
  })

  test('was still to come when the member was added; undone, it is awaited again', async () => {
    await rolledBack(async (tx) => {
      const [secretary, treasurer] = [await secretaryIn(tx), await treasurerIn(tx)]
      const id = await add(tx, secretary, {})
      const payment = (await paymentsOf(tx, id))[0]?.id ?? ''
      await tx`update public.payments set created_at = now() - interval '1 day' where id = ${payment}`
      await as(tx, treasurer)`select public.confirm_bank_transfer(${payment}, 1500, ${cash().receivedOn})`
      expect(await memberOf(tx, id)).toMatchObject({status: 'active'})
      await as(tx, treasurer)`select public.undo_bank_transfer(${payment})`
      expect(await memberOf(tx, id)).toMatchObject({status: 'pending'})
      expect(await paymentsOf(tx, id)).toMatchObject([{id: payment, status: 'open'}])
    })
  })

  test('is no card payment, and nothing that is free', async () => {
    await rolledBack(async (tx) => {
      const secretary = await secretaryIn(tx)
      for (const method of ['stripe', 'honorary', null]) {
        await expect(add(tx, secretary, {fee: {...cash(), method}})).rejects.toMatchObject({code: 'PT400'})
      }
    })
  })
})

describe('the reference of a member', () => {
  const isValid = (tx: Transaction, reference: string) => tx`
    select private.check_digit(${reference.slice(1, -1)}) = ${reference.slice(-1)} as valid`

  test('is another for each, and is wrong with one wrong digit or two in the wrong order', async () => {
    await rolledBack(async (tx) => {
      const rows = await tx<{reference: string}[]>`
        select private.new_member_reference() as reference from generate_series(1, 500)`
      const references = rows.map(({reference}) => reference)
      expect(new Set(references).size).toBe(500)
      // What reads statements knows them too.
      expect(references.filter((each) => !isMemberReference(each))).toEqual([])
      const [reference = ''] = references
      expect(await isValid(tx, reference)).toEqual([{valid: true}])
      const digits = Array.from(reference.slice(1), Number)
      const slips = digits.flatMap((digit, place) => {
        const others = Array.from({length: 9}, (_, more) => digits.with(place, (digit + more + 1) % 10))
        const next = digits[place + 1]
        return next === undefined || next === digit
          ? others
          : [...others, digits.with(place, next).with(place + 1, digit)]
      })
      for (const slip of slips) expect(await isValid(tx, `M${slip.join('')}`)).toEqual([{valid: false}])
    })
  })

  test('finds the member, and stays through corrections', async () => {
    await rolledBack(async (tx) => {
      const secretary = await secretaryIn(tx)
      const id = await add(tx, secretary, {fee: cash()})
      const before = await memberOf(tx, id)
      await correct(tx, secretary, id, {lastName: 'Kita'})
      expect(await memberOf(tx, id)).toMatchObject({reference: before?.reference})
      expect(
        await as(tx, secretary)`
        select id from public.find_members(array[${String(before?.reference).toLowerCase()}], array[-1])`,
      ).toEqual([{id}])
    })
  })
})
