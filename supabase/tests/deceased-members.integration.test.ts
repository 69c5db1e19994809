import * as fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {as} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {memberIn, payerSubmission, personIn, setHousehold, sharedWith, withFee} from './households.ts'
import {confirmed, makeAdmin, signUp, type Person} from './people.ts'
import {
  applicant,
  memberByCard,
  membershipOf,
  emailsTo,
  createMembershipPayment,
  createDonation,
  apply,
  paid,
  refunded,
  paymentOf,
  daysAgo,
  serviceOf,
} from './money.ts'
import {newAddress} from './newsletters.ts'
import {addRegistrableEvent, register, submissionFor} from './registrations.ts'
import {atStripe, beginGift, giftOf, invoiceOf, report, type Gift} from './subscriptions.ts'

const adminIn = async (tx: Transaction) => makeAdmin(tx, await signUp(tx, 'Ona'))

describe('a member who has died', () => {
  const died = async (tx: Transaction) => {
    const member = await memberByCard(tx, daysAgo(350))
    const {id} = await membershipOf(tx, member.email)
    const admin = await adminIn(tx)
    await tx`insert into public.newsletter_subscribers (email, language, wording, status, confirmed_at)
      values (${member.email}, 'lt', 'Sutinku.', 'confirmed', now())`
    await as(tx, admin)`select public.mark_deceased(${id}, true)`
    return {...member, id, admin}
  }

  test('is written to no more', async () => {
    await rolledBack(async (tx) => {
      const {email} = await died(tx)
      await serviceOf(tx)`select public.reconcile_memberships()`
      expect(await emailsTo(tx, email)).toEqual([])
      expect(await tx`select status from public.newsletter_subscribers where email = ${email}`).toEqual([
        {status: 'unsubscribed'},
      ])
      expect((await membershipOf(tx, email)).status).toBe('cancelled')
    })
  })

  test('gives nothing each month any more, and others at the address still do', async () => {
    await rolledBack(async (tx) => {
      const rasa = await confirmed(tx, await signUp(tx, 'Rasa'))
      const submission = applicant()
      await memberByCard(tx, daysAgo(1), submission)
      const {id, email} = {...(await membershipOf(tx, submission.email)), email: submission.email}
      const admin = await adminIn(tx)
      await as(tx, admin)`select public.join_membership(${id}, ${rasa.id})`
      const give = async (donorName: string, address: string, userId?: string) => {
        const gift = {...(await beginGift(tx, {donorName}, userId ? {userId} : {})), email: address}
        await report(serviceOf(tx), atStripe(gift), [invoiceOf(gift, 0)])
        return gift
      }
      const named = await give(`${submission.firstName} ${submission.lastName}`, email)
      const ofAccount = await give('Anonimas', newAddress(), rasa.id)
      const others = await give('Tomas Tomaitis', email)
      await as(tx, admin)`select public.mark_deceased(${id}, true)`
      for (const gift of [named, ofAccount])
        expect(await giftOf(tx, gift)).toMatchObject({stop_reason: 'organisers'})
      expect(await giftOf(tx, others)).toMatchObject({stop_requested_at: null})
    })
  })

  test('gets no newsletter at the address of the account either', async () => {
    await rolledBack(async (tx) => {
      const rasa = await confirmed(tx, await signUp(tx, 'Rasa'))
      const {id} = await membershipOf(tx, (await memberByCard(tx)).email)
      const admin = await adminIn(tx)
      await as(tx, admin)`select public.join_membership(${id}, ${rasa.id})`
      await tx`insert into public.newsletter_subscribers (email, language, wording, status, confirmed_at)
        values (${rasa.email}, 'lt', 'Sutinku.', 'confirmed', now())`
      await as(tx, admin)`select public.mark_deceased(${id}, true)`
      expect(await tx`select status from public.newsletter_subscribers where email = ${rasa.email}`).toEqual([
        {status: 'unsubscribed'},
      ])
    })
  })

  test('is greeted in no email about an event either', async () => {
    await rolledBack(async (tx) => {
      const {email} = await memberByCard(tx, daysAgo(350))
      const event = await addRegistrableEvent(tx)
      for (const firstName of ['Rasa', 'Tomas'])
        await register(serviceOf(tx), submissionFor(event, {email, firstName}))
      await as(
        tx,
        await adminIn(tx),
      )`select public.mark_deceased(${(await membershipOf(tx, email)).id}, true)`
      await tx`delete from public.email_outbox`
      await tx`
        select private.queue_state_email(registration) from public.event_registrations as registration
        where event_key = ${event}`
      expect(
        await tx`select data ->> 'firstName' as name from public.email_outbox where recipient = ${email}`,
      ).toEqual([{name: 'Tomas'}])
    })
  })

  test('is not written to about an earlier donation either', async () => {
    await rolledBack(async (tx) => {
      const submission = applicant()
      const {paymentId} = await createDonation(serviceOf(tx))
      const details = {pence: 2000, email: submission.email}
      await apply(serviceOf(tx), paid(paymentId, daysAgo(20), details))
      const {email} = await memberByCard(tx, daysAgo(350), submission)
      await tx`delete from public.email_outbox`
      await as(
        tx,
        await adminIn(tx),
      )`select public.mark_deceased(${(await membershipOf(tx, email)).id}, true)`
      await apply(serviceOf(tx), refunded(paymentId, 2000))
      expect(await emailsTo(tx, email)).toEqual([])
    })
  })

  test('keeps the emails of somebody with the same address', async () => {
    await rolledBack(async (tx) => {
      const {email} = await memberByCard(tx, daysAgo(350))
      await memberByCard(tx, daysAgo(350), applicant({email, firstName: 'Tomas'}))
      const [rasa] = await tx<
        {id: string}[]
      >`select id from public.memberships where email = ${email} and first_name = 'Rasa'`
      await as(tx, await adminIn(tx))`select public.mark_deceased(${rasa?.id ?? ''}, true)`
      await serviceOf(tx)`select public.reconcile_memberships()`
      const greeted =
        await tx`select distinct data ->> 'firstName' as name from public.email_outbox where recipient = ${email}`
      expect(greeted).toEqual([{name: 'Tomas'}])
    })
  })

  test('is a member again if it was a mistake', async () => {
    await rolledBack(async (tx) => {
      const {id, email, admin} = await died(tx)
      await as(tx, admin)`select public.mark_deceased(${id}, false)`
      expect((await membershipOf(tx, email)).status).toBe('active')
    })
  })

  test('for whom money comes has it held', async () => {
    await rolledBack(async (tx) => {
      const submission = applicant()
      const {paymentId} = await createMembershipPayment(serviceOf(tx), submission)
      const {id} = await membershipOf(tx, submission.email)
      await as(tx, await adminIn(tx))`select public.mark_deceased(${id}, true)`
      await tx`update public.memberships set deceased_at = ${daysAgo(2)} where id = ${id}`
      await apply(serviceOf(tx), paid(paymentId, daysAgo(1)))
      expect(await paymentOf(tx, paymentId)).toMatchObject({status: 'held', held_reason: 'nobody'})
    })
  })
})

describe('a mark that was a mistake', () => {
  const everything = (tx: Transaction, ids: string[]) =>
    Promise.all(ids.map(async (id) => ({...(await memberIn(tx, id)), shared: await sharedWith(tx, id)})))

  const mark = (tx: Transaction, by: Person, id: string, isDeceased: boolean) =>
    as(tx, by)<{lost: number}>`select public.mark_deceased(${id}, ${isDeceased}) as lost`

  test('gives everybody of a household back what they had, whoever was marked', async () => {
    const runs = fc.record({
      others: fc.integer({min: 1, max: 4}),
      marked: fc.nat({max: 4}),
      days: fc.integer({min: 1, max: 500}),
      fee: fc.constantFrom('one' as const, 'each' as const),
      twice: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(runs, ({others, marked, days, fee, twice}) =>
        rolledBack(async (tx) => {
          await withFee(tx, fee)
          const admin = await adminIn(tx)
          const {email} = await memberByCard(tx, daysAgo(days), payerSubmission())
          const persons = [(await membershipOf(tx, email)).id]
          for (let count = 0; count < others; count += 1) persons.push(await personIn(tx))
          const [payer = '', ...family] = persons
          await setHousehold(tx, admin, payer, family)
          const before = await everything(tx, persons)
          const id = persons[marked % persons.length] ?? ''
          await mark(tx, admin, id, true)
          if (twice) await mark(tx, admin, id, true)
          expect((await memberIn(tx, id)).in_household).toBe(false)
          expect(await mark(tx, admin, id, false)).toEqual([{lost: 0}])
          expect(await everything(tx, persons)).toEqual(before)
        }),
      ),
      {numRuns: 20},
    )
  })

  test('leaves a payer who was chosen meanwhile', async () => {
    await rolledBack(async (tx) => {
      const admin = await adminIn(tx)
      const {id: payer} = await membershipOf(
        tx,
        (await memberByCard(tx, daysAgo(10), payerSubmission())).email,
      )
      const [ona, tomas] = [await personIn(tx), await personIn(tx, 'Tomas')]
      await setHousehold(tx, admin, payer, [ona, tomas])
      await mark(tx, admin, payer, true)
      const [household] = await tx<{id: string}[]>`
        select household_id as id from public.memberships where id = ${ona}`
      await as(tx, admin)`select public.set_household_payer(${household?.id ?? ''}, ${ona})`
      await mark(tx, admin, payer, false)
      expect(await everything(tx, [payer, ona, tomas])).toMatchObject([
        {in_household: true, pays: false, status: 'active'},
        {in_household: true, pays: true},
        {in_household: true, pays: false},
      ])
    })
  })

  test('brings nobody back who has gone into another household or has cancelled', async () => {
    await rolledBack(async (tx) => {
      const admin = await adminIn(tx)
      const {id: payer} = await membershipOf(
        tx,
        (await memberByCard(tx, daysAgo(10), payerSubmission())).email,
      )
      const ona = await personIn(tx)
      await setHousehold(tx, admin, payer, [ona])
      await mark(tx, admin, payer, true)
      const neighbour = await personIn(tx, 'Rasa')
      await setHousehold(tx, admin, neighbour, [ona])
      await mark(tx, admin, payer, false)
      expect((await memberIn(tx, payer)).in_household).toBe(false)
      expect(await memberIn(tx, ona)).toMatchObject({in_household: true, pays: false})
    })
  })

  test('lets gifts and newsletters go on, and says which gift Stripe was told of', async () => {
    await rolledBack(async (tx) => {
      const submission = applicant()
      await memberByCard(tx, daysAgo(1), submission)
      const {id} = await membershipOf(tx, submission.email)
      const admin = await adminIn(tx)
      await tx`insert into public.newsletter_subscribers (email, language, wording, status, confirmed_at)
        values (${submission.email}, 'lt', 'Sutinku.', 'confirmed', now())`
      const gifts = []
      for (const amount of [10, 20, 30]) {
        const donorName = `${submission.firstName} ${submission.lastName}`
        const gift = {...(await beginGift(tx, {donorName, amount})), email: submission.email}
        await report(serviceOf(tx), atStripe(gift), [invoiceOf(gift, 0)])
        gifts.push(gift)
      }
      const [running, told, stoppedBefore] = gifts as [Gift, Gift, Gift]
      await tx`select private.stop_subscription(${stoppedBefore.id}, 'payer')`
      await mark(tx, admin, id, true)
      await tx`update public.subscriptions set checked_at = now() where id = ${told.id}`
      expect(await mark(tx, admin, id, false)).toEqual([{lost: 1}])
      expect(await giftOf(tx, running)).toMatchObject({stop_requested_at: null, stop_reason: null})
      expect(await giftOf(tx, told)).toMatchObject({stop_reason: 'organisers'})
      expect(await giftOf(tx, stoppedBefore)).toMatchObject({stop_reason: 'payer'})
      expect(
        await tx`select status from public.newsletter_subscribers where email = ${submission.email}`,
      ).toEqual([{status: 'confirmed'}])
      expect(await tx`select * from private.deaths`).toEqual([])
    })
  })
})
