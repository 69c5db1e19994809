import {randomUUID} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {as} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {
  addPerson,
  memberIn,
  payerSubmission,
  personIn,
  secretaryIn,
  setHousehold,
  sharedWith,
  withFee,
} from './households.ts'
import {
  apply,
  applyByTransfer,
  createMembershipPayment,
  daysAgo,
  dispute,
  emailsTo,
  ledgerOf,
  memberByCard,
  membershipOf,
  paid,
  refunded,
  renew,
  serviceOf,
  transferOf,
  treasurerIn,
} from './money.ts'
import {signUp} from './people.ts'

/** A payer who has paid by card so many days ago, with one other person since then. */
async function couple(tx: Transaction, days = 100) {
  await withFee(tx, 'one')
  const secretary = await secretaryIn(tx)
  const submission = payerSubmission()
  const {paymentId, email} = await memberByCard(tx, daysAgo(days), submission)
  const {id: payer} = await membershipOf(tx, email)
  const person = await personIn(tx)
  await setHousehold(tx, secretary, payer, [person])
  return {secretary, submission, paymentId, email, payer, person}
}

const detailOf = (run: Promise<unknown>) =>
  run.then(
    () => 'none',
    (error: {detail?: string}) => error.detail,
  )

describe('the payment of the payer', () => {
  test('gives the others its year, without money, emails and a claim', async () => {
    await rolledBack(async (tx) => {
      const {payer, person, email} = await couple(tx)
      const [paying, other] = [await memberIn(tx, payer), await memberIn(tx, person)]
      expect(paying).toMatchObject({status: 'active', paid_by: 'stripe', pays: true})
      expect(other).toMatchObject({
        status: 'active',
        paid_by: 'household',
        pays: false,
        may_be_asked: false,
        until: paying.until,
      })
      expect(await emailsTo(tx, email)).toEqual(['membership-welcome'])
      const [shared] = await tx<{id: string}[]>`
        select payment_id as id from public.membership_payments where membership_id = ${person}`
      expect(await ledgerOf(tx, shared?.id ?? '')).toEqual([])
      expect(await tx`select * from public.ledger_differences()`).toEqual([])
    })
  })

  test('that comes later counts for the others from its day', async () => {
    await rolledBack(async (tx) => {
      await withFee(tx, 'one')
      const secretary = await secretaryIn(tx)
      const submission = payerSubmission()
      const {paymentId} = await createMembershipPayment(serviceOf(tx), submission)
      const {id: payer} = await membershipOf(tx, submission.email)
      const person = await personIn(tx)
      await setHousehold(tx, secretary, payer, [person])
      expect(await memberIn(tx, person)).toMatchObject({status: 'pending', may_be_asked: false})
      await apply(serviceOf(tx), paid(paymentId))
      const [paying, other] = [await memberIn(tx, payer), await memberIn(tx, person)]
      expect(other).toMatchObject({status: 'active', until: paying.until})
    })
  })

  test('that renews extends the others without a gap', async () => {
    await rolledBack(async (tx) => {
      const {submission, payer, person} = await couple(tx, 380)
      // Came into the household today, when the payer's year was over.
      expect(await sharedWith(tx, person)).toEqual([])
      await tx`update public.memberships set household_since = ${daysAgo(400)} where household_id is not null`
      const {paymentId} = await createMembershipPayment(serviceOf(tx), submission)
      await apply(serviceOf(tx), paid(paymentId, daysAgo(1)))
      const [paying, other] = [await memberIn(tx, payer), await memberIn(tx, person)]
      expect(other.until).toEqual(paying.until)
      // In the grace period, the year of the payer begins at the old end, and so does that of the others.
      const [shared] = await sharedWith(tx, person)
      expect(shared?.from?.getTime()).toBeLessThan(daysAgo(10).getTime())
    })
  })

  test.each(['refund', 'dispute'])(
    'that goes back by a %s takes the year of the others along',
    async (how) => {
      await rolledBack(async (tx) => {
        const {paymentId, person} = await couple(tx)
        // Stripe knows whole seconds only, and the household is of this one.
        const later = daysAgo(-1)
        await apply(
          serviceOf(tx),
          how === 'refund' ? refunded(paymentId, 1500, later) : dispute(paymentId, 'lost', later),
        )
        // Still a person of a household, but nothing is paid and the payer is no member.
        expect(await memberIn(tx, person)).toMatchObject({status: 'cancelled', until: null})
        expect(await sharedWith(tx, person)).toMatchObject([{status: 'refunded'}])
      })
    },
  )

  test('that is undone takes the year along, and gives it back when it comes after all', async () => {
    await rolledBack(async (tx) => {
      await withFee(tx, 'each')
      const [secretary, treasurer] = [await secretaryIn(tx), await treasurerIn(tx)]
      const submission = payerSubmission()
      await applyByTransfer(serviceOf(tx), submission)
      const {id: payer} = await membershipOf(tx, submission.email)
      const person = await addPerson(tx, secretary, payer)
      const transfer = await transferOf(tx, submission.email)
      const confirm = () => as(tx, treasurer)`
        select public.confirm_bank_transfer(${transfer}, 3000, (now() at time zone 'Europe/London')::date)`
      await confirm()
      expect(await memberIn(tx, person)).toMatchObject({status: 'active'})
      await as(tx, treasurer)`select public.undo_bank_transfer(${transfer})`
      expect(await memberIn(tx, person)).toMatchObject({status: 'pending', until: null})
      await confirm()
      expect(await memberIn(tx, person)).toMatchObject({status: 'active'})
      expect(await sharedWith(tx, person)).toHaveLength(1)
    })
  })

  test('that is held gives nothing until somebody counts it', async () => {
    await rolledBack(async (tx) => {
      await withFee(tx, 'each')
      const [secretary, treasurer] = [await secretaryIn(tx), await treasurerIn(tx)]
      const submission = payerSubmission()
      await applyByTransfer(serviceOf(tx), submission)
      const {id: payer} = await membershipOf(tx, submission.email)
      const person = await addPerson(tx, secretary, payer)
      const transfer = await transferOf(tx, submission.email)
      await as(tx, treasurer)`
        select public.confirm_bank_transfer(${transfer}, 1500, (now() at time zone 'Europe/London')::date)`
      expect(await memberIn(tx, person)).toMatchObject({status: 'pending'})
      await as(tx, treasurer)`select public.decide_payment(${transfer}, 'count')`
      expect(await memberIn(tx, person)).toMatchObject({status: 'active'})
    })
  })

  test('that was for somebody else counts for the others no more', async () => {
    await rolledBack(async (tx) => {
      const {submission, payer, person, email} = await couple(tx, 10)
      const treasurer = await treasurerIn(tx)
      const {paymentId} = await createMembershipPayment(serviceOf(tx), submission)
      await apply(serviceOf(tx), paid(paymentId))
      const before = (await memberIn(tx, person)).until
      await as(tx, treasurer)`select public.decide_payment(${paymentId}, 'count')`
      expect((await memberIn(tx, person)).until).toEqual((await memberIn(tx, payer)).until)
      await tx`update public.payments set decision = null where id = ${paymentId}`
      await tx`select private.reconcile_membership(${payer})`
      expect((await memberIn(tx, person)).until).toEqual(before)
      await as(tx, treasurer)`select public.decide_payment(
        ${paymentId}, 'another_person', ${JSON.stringify(payerSubmission())}::text::jsonb)`
      expect((await memberIn(tx, person)).until).toEqual(before)
      expect(await emailsTo(tx, email)).toContain('payment-for-another')
    })
  })
})

describe('a person', () => {
  test('who comes in the middle of a year has it to its end, from that day', async () => {
    await rolledBack(async (tx) => {
      const {secretary, payer} = await couple(tx, 100)
      const newcomer = await addPerson(tx, secretary, payer, {firstName: 'Lina'})
      const member = await memberIn(tx, newcomer)
      expect(member).toMatchObject({status: 'active', until: (await memberIn(tx, payer)).until})
      expect(member.from?.getTime()).toBeGreaterThan(daysAgo(1).getTime())
    })
  })

  test('who leaves keeps the year that is paid, and gets no other', async () => {
    await rolledBack(async (tx) => {
      const {secretary, submission, payer, person} = await couple(tx, 350)
      const {until} = await memberIn(tx, person)
      await setHousehold(tx, secretary, payer, [])
      expect(await memberIn(tx, person)).toMatchObject({
        status: 'active',
        until,
        in_household: false,
        may_be_asked: true,
      })
      const {paymentId} = await createMembershipPayment(serviceOf(tx), submission)
      await apply(serviceOf(tx), paid(paymentId))
      expect(await memberIn(tx, person)).toMatchObject({until})
    })
  })

  test('who paid alone before goes on after the own year', async () => {
    await rolledBack(async (tx) => {
      await withFee(tx, 'one')
      const secretary = await secretaryIn(tx)
      const [first, second] = [payerSubmission(), payerSubmission()]
      await memberByCard(tx, daysAgo(300), first)
      await memberByCard(tx, daysAgo(100), second)
      const [payer, other] = [await membershipOf(tx, first.email), await membershipOf(tx, second.email)]
      await setHousehold(tx, secretary, payer.id, [other.id])
      expect(await memberIn(tx, other.id)).toMatchObject({from: other.member_since, until: other.valid_until})
      const {paymentId} = await createMembershipPayment(serviceOf(tx), first)
      await apply(serviceOf(tx), paid(paymentId))
      const now = await memberIn(tx, other.id)
      expect(now).toMatchObject({from: other.member_since, until: (await memberIn(tx, payer.id)).until})
    })
  })

  test('may pay alone, and is then held like anybody who pays twice', async () => {
    await rolledBack(async (tx) => {
      await withFee(tx, 'one')
      const secretary = await secretaryIn(tx)
      const [first, second] = [payerSubmission(), payerSubmission()]
      await memberByCard(tx, daysAgo(400), first)
      const {paymentId} = await createMembershipPayment(serviceOf(tx), second)
      const [payer, other] = [await membershipOf(tx, first.email), await membershipOf(tx, second.email)]
      await setHousehold(tx, secretary, payer.id, [other.id])
      await tx`update public.memberships set household_since = ${daysAgo(9)} where household_id is not null`
      await renew(tx, first, daysAgo(5))
      await apply(serviceOf(tx), paid(paymentId))
      const [payment] = await tx`select status, held_reason from public.payments where id = ${paymentId}`
      expect(payment).toEqual({status: 'held', held_reason: 'second_fee'})
      expect(await memberIn(tx, other.id)).toMatchObject({status: 'active', paid_by: 'household'})
    })
  })

  test('is added once for each key', async () => {
    await rolledBack(async (tx) => {
      const {secretary, payer} = await couple(tx)
      const [key, member] = [randomUUID(), {firstName: 'Lina', lastName: 'Petraitė'}]
      const added = await addPerson(tx, secretary, payer, member, key)
      expect(await addPerson(tx, secretary, payer, member, key)).toBe(added)
      expect(await as(tx, secretary)`select first_name from public.household_of(${payer})`).toHaveLength(3)
    })
  })
})

describe('the fee', () => {
  test.each([
    ['one', 1500, 1500],
    ['each', 3000, 4500],
  ] as const)('of a household that pays %s', async (setting, ofTwo, ofThree) => {
    await rolledBack(async (tx) => {
      const {secretary, payer, person} = await couple(tx)
      await withFee(tx, setting)
      expect(await memberIn(tx, payer)).toMatchObject({fee: ofTwo})
      expect(await memberIn(tx, person)).toMatchObject({fee: 1500})
      const child = await addPerson(tx, secretary, payer)
      expect(await memberIn(tx, payer)).toMatchObject({fee: ofThree})
      await as(tx, secretary)`select public.set_honorary(${child}, true)`
      expect(await memberIn(tx, payer)).toMatchObject({fee: ofTwo})
    })
  })

  test('that is awaited changes with the persons, and the payer hears of it', async () => {
    await rolledBack(async (tx) => {
      await withFee(tx, 'each')
      const secretary = await secretaryIn(tx)
      const submission = payerSubmission()
      await applyByTransfer(serviceOf(tx), submission)
      const {id: payer} = await membershipOf(tx, submission.email)
      const transfer = await transferOf(tx, submission.email)
      const awaited = async () => {
        const [row] = await tx<
          {pence: number}[]
        >`select amount_pence as pence from public.payments where id = ${transfer}`
        return row?.pence
      }
      await addPerson(tx, secretary, payer)
      expect(await awaited()).toBe(3000)
      expect((await emailsTo(tx, submission.email)).toSorted()).toEqual([
        'household-fee',
        'membership-transfer',
      ])
      await setHousehold(tx, secretary, payer, [])
      expect(await awaited()).toBe(1500)
    })
  })

  test('is asked of the payer alone, with the names of the others', async () => {
    await rolledBack(async (tx) => {
      const {secretary, payer, email} = await couple(tx, 340)
      await withFee(tx, 'each')
      const address = payerSubmission().email
      await addPerson(tx, secretary, payer, {firstName: 'Lina', email: address})
      await serviceOf(tx)`select public.reconcile_memberships()`
      expect(await emailsTo(tx, address)).toEqual([])
      const [reminder] = await tx`
        select array(select jsonb_array_elements_text(data -> 'persons') as name order by name) as persons, data -> 'amountPence' as pence from public.email_outbox
        where recipient = ${email} and template = 'membership-reminder'`
      expect(reminder).toEqual({persons: ['Lina', 'Ona'], pence: 4500})
    })
  })
})

describe('a payer', () => {
  test('who has died leaves a household without one, until somebody chooses', async () => {
    await rolledBack(async (tx) => {
      const {secretary, payer, person} = await couple(tx)
      const child = await addPerson(tx, secretary, payer)
      const {until} = await memberIn(tx, child)
      await as(tx, secretary)`select public.mark_deceased(${payer}, true)`
      expect(await memberIn(tx, child)).toMatchObject({
        in_household: true,
        pays: false,
        status: 'active',
        until,
      })
      const [seen] = await as(tx, secretary)<{id: string; payer: string | null}>`
        select household_id as id, household_payer_id as payer from public.membership_overview where id = ${child}`
      expect(seen?.payer).toBeNull()
      await as(tx, secretary)`select public.set_household_payer(${seen?.id ?? ''}, ${person})`
      expect(await memberIn(tx, person)).toMatchObject({pays: true, may_be_asked: false})
      expect(await memberIn(tx, child)).toMatchObject({may_be_asked: false, until})
    })
  })

  test('who cancels leaves the years of the others, and one person is no household', async () => {
    await rolledBack(async (tx) => {
      const {secretary, payer, person} = await couple(tx)
      await as(tx, secretary)`select public.cancel_membership(${payer})`
      expect(await memberIn(tx, payer)).toMatchObject({status: 'cancelled', in_household: false})
      expect(await memberIn(tx, person)).toMatchObject({status: 'active', in_household: false})
    })
  })

  test('who is replaced is asked no more, and the awaited fee is asked of the other', async () => {
    await rolledBack(async (tx) => {
      await withFee(tx, 'each')
      const secretary = await secretaryIn(tx)
      const submission = payerSubmission()
      await applyByTransfer(serviceOf(tx), submission)
      const {id: payer} = await membershipOf(tx, submission.email)
      const address = payerSubmission().email
      const person = await addPerson(tx, secretary, payer, {email: address})
      const [{household} = {household: ''}] = await tx<{household: string}[]>`
        select household_id as household from public.memberships where id = ${payer}`
      await as(tx, secretary)`select public.set_household_payer(${household}, ${person})`
      const asked = await tx`
        select membership_id, payment.status, amount_pence from public.membership_payments as link
        join public.payments as payment on payment.id = link.payment_id
        where membership_id in (${payer}, ${person}) order by payment.status`
      expect(asked).toEqual([
        {membership_id: payer, status: 'lapsed', amount_pence: 3000},
        {membership_id: person, status: 'open', amount_pence: 3000},
      ])
      expect(await emailsTo(tx, address)).toEqual(['household-fee'])
      expect(await memberIn(tx, payer)).toMatchObject({may_be_asked: false, status: 'pending'})
    })
  })

  test('whose account is deleted is forgotten, and the others keep their years', async () => {
    await rolledBack(async (tx) => {
      const {secretary, payer, person} = await couple(tx)
      const child = await addPerson(tx, secretary, payer)
      await tx`select private.lock_money()`
      await tx`select private.anonymise_membership(${payer})`
      expect(await memberIn(tx, payer)).toMatchObject({in_household: false})
      for (const id of [person, child])
        expect(await memberIn(tx, id)).toMatchObject({status: 'active', in_household: true})
    })
  })

  test('who was entered twice keeps the place of the duplicate', async () => {
    await rolledBack(async (tx) => {
      const {secretary, payer, person} = await couple(tx)
      const kept = await personIn(tx, 'Jonas')
      await as(tx, secretary)`select public.merge_memberships(${kept}, ${payer})`
      const now = await memberIn(tx, kept)
      expect(now).toMatchObject({pays: true, status: 'active'})
      expect(await memberIn(tx, person)).toMatchObject({
        status: 'active',
        until: now.until,
        may_be_asked: false,
      })
    })
  })

  test('who is merged with the other person pays for nobody twice', async () => {
    await rolledBack(async (tx) => {
      const {secretary, payer, person} = await couple(tx)
      await as(tx, secretary)`select public.merge_memberships(${payer}, ${person})`
      expect(await memberIn(tx, payer)).toMatchObject({
        status: 'active',
        paid_by: 'stripe',
        in_household: false,
      })
      expect(await sharedWith(tx, payer)).toEqual([])
    })
  })

  test('who is merged with a person who has paid shortly before has paid twice', async () => {
    await rolledBack(async (tx) => {
      await withFee(tx, 'one')
      const secretary = await secretaryIn(tx)
      const [first, second] = [payerSubmission(), payerSubmission()]
      await memberByCard(tx, daysAgo(20), first)
      const {paymentId} = await memberByCard(tx, daysAgo(10), second)
      const [person, payer] = [await membershipOf(tx, first.email), await membershipOf(tx, second.email)]
      await setHousehold(tx, secretary, payer.id, [person.id])
      await as(tx, secretary)`select public.merge_memberships(${payer.id}, ${person.id})`
      const [payment] = await tx`select status, held_reason from public.payments where id = ${paymentId}`
      expect(payment).toEqual({status: 'held', held_reason: 'second_fee'})
      expect(await memberIn(tx, payer.id)).toMatchObject({until: person.valid_until, paid_by: 'stripe'})
      expect(await sharedWith(tx, payer.id)).toEqual([])
    })
  })
})

describe('is refused', () => {
  test('a payer who is honorary, or becomes so', async () => {
    await rolledBack(async (tx) => {
      const {secretary, payer, person} = await couple(tx)
      await as(tx, secretary)`select public.set_honorary(${person}, true)`
      const savepoint = (run: (part: Transaction) => Promise<unknown>) => detailOf(tx.savepoint(run))
      expect(await savepoint((part) => setHousehold(part, secretary, person, [payer]))).toBe('honorary_payer')
      expect(await savepoint((part) => as(part, secretary)`select public.set_honorary(${payer}, true)`)).toBe(
        'pays_for_household',
      )
    })
  })

  test('a person of another household, the deceased, and a merge of two households', async () => {
    await rolledBack(async (tx) => {
      const {secretary, payer, person} = await couple(tx)
      const other = await personIn(tx, 'Petras')
      await addPerson(tx, secretary, other)
      const savepoint = (run: (part: Transaction) => Promise<unknown>) => detailOf(tx.savepoint(run))
      expect(await savepoint((part) => setHousehold(part, secretary, payer, [person, other]))).toBe(
        'other_household',
      )
      expect(
        await savepoint((part) => as(part, secretary)`select public.merge_memberships(${payer}, ${other})`),
      ).toBe('other_household')
      const gone = await personIn(tx, 'Marija')
      await as(tx, secretary)`select public.mark_deceased(${gone}, true)`
      expect(await savepoint((part) => setHousehold(part, secretary, payer, [gone]))).toBe('membership_state')
      expect(await savepoint((part) => setHousehold(part, secretary, payer, [payer]))).toBe('bad_request')
    })
  })

  test('everybody who does not keep the members', async () => {
    await rolledBack(async (tx) => {
      const {payer, person} = await couple(tx)
      const anybody = await signUp(tx, 'Tomas')
      await expect(setHousehold(tx, anybody, payer, [person])).rejects.toThrow(/./)
    })
  })
})
