import {describe, expect, test} from 'vitest'
import {as} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {confirmed, makeAdmin, signUp} from './people.ts'
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
import {atStripe, beginGift, giftOf, invoiceOf, report} from './subscriptions.ts'

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
      const details = {amount_total: 2000, customer_details: {email: submission.email}}
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
