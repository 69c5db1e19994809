import {describe, expect, test} from 'vitest'
import {as, visitor} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {secretaryIn, setHousehold, withFee} from './households.ts'
import {
  applicant,
  apply,
  applyByTransfer,
  changeSettings,
  contextFor,
  daysAgo,
  emailData,
  emailsTo,
  memberByCard,
  membershipOf,
  paymentOf,
  refunded,
  serviceOf,
  treasurerIn,
} from './money.ts'
import {beginChange, report} from './subscriptions.ts'
import {confirmed, signUp} from './people.ts'
import {
  beginRenewal,
  refusedInvoice,
  renewalRow,
  renewalToken,
  renewingMember,
  runJob,
  shownTo,
  toChange,
  yearlyAtStripe,
  yearlyInvoice,
} from './yearly-renewals.ts'

const setFee = (tx: Transaction, pence: number) => changeSettings(tx, {membership_fee_pence: pence})

const withoutReceipts = async (tx: Transaction, email: string) =>
  (await emailsTo(tx, email)).filter((template) => !/^membership-(welcome|renewed)$/.test(template))

const update = (tx: Transaction, email: string, change: string) =>
  tx.unsafe(`update public.memberships set ${change} where email = '${email}'`)

describe('an application that chooses it', () => {
  test('waits for its first payment, and becomes a membership with it', async () => {
    await rolledBack(async (tx) => {
      const renewal = await beginRenewal(tx)
      const state = async () => {
        const [row] = await tx`
          select membership.status, application.payment_status, application.payment_id is not null as is_paid
          from public.membership_applications as application join public.memberships as membership on membership.id = application.membership_id
          where application.subscription_id = ${renewal.id}`
        return row
      }
      expect(await state()).toEqual({status: 'pending', payment_status: 'pending', is_paid: false})
      await report(serviceOf(tx), yearlyAtStripe(renewal), [yearlyInvoice(renewal)])
      await report(serviceOf(tx), yearlyAtStripe(renewal), [yearlyInvoice(renewal)])
      expect(await state()).toEqual({status: 'active', payment_status: 'paid', is_paid: true})
      expect(await emailsTo(tx, renewal.email)).toEqual(['membership-welcome'])
      const {renewsAt, token} = await emailData(tx, renewal.email, 'membership-welcome')
      expect(new Date(String(renewsAt)).toDateString()).toBe(renewal.chargeAt.toDateString())
      expect(token).toMatch(/^[0-9a-f]{64}$/)
    })
  })

  test('that is never paid lapses, and leaves no member', async () => {
    await rolledBack(async (tx) => {
      const renewal = await beginRenewal(tx)
      await serviceOf(tx)`select public.lapse_subscription(${renewal.id})`
      expect((await membershipOf(tx, renewal.email)).status).toBe('cancelled')
      const [row] = await tx`
        select payment_status from public.membership_applications where subscription_id = ${renewal.id}`
      expect(row).toEqual({payment_status: 'lapsed'})
    })
  })

  test('a receipt of one payment says nothing of a renewal', async () => {
    await rolledBack(async (tx) => {
      const {email} = await memberByCard(tx)
      expect(await emailData(tx, email, 'membership-welcome')).toMatchObject({renewsAt: null})
    })
  })
})

test('the link of a reminder begins one instead of one payment', async () => {
  await rolledBack(async (tx) => {
    const {email} = await memberByCard(tx, daysAgo(360))
    const {id} = await membershipOf(tx, email)
    const [link] = await tx<{token: string}[]>`select private.create_renewal_link(${id}) as token`
    const begin = async (context: object) => {
      const [row] = await serviceOf(tx)<{begun: Record<string, unknown>}>`
        select public.create_renewal_payment(${link?.token ?? ''}, ${JSON.stringify(context)}::text::jsonb) as begun`
      return row?.begun
    }
    const context = contextFor({}, {renews: true})
    const begun = await begin(context)
    expect(begun).toMatchObject({purpose: 'membership', interval: 'year', amountPence: 1500})
    expect(await begin(context)).toEqual(begun)
    expect((await membershipOf(tx, email)).status).toBe('active')
  })
})

test('each later charge is a fee, and adds a year', async () => {
  await rolledBack(async (tx) => {
    const renewal = await renewingMember(tx, -1)
    const later = {...renewal, chargeAt: daysAgo(-364)}
    await report(serviceOf(tx), yearlyAtStripe(later), [yearlyInvoice(renewal), yearlyInvoice(renewal, 1)])
    const {status, valid_until: end} = await membershipOf(tx, renewal.email)
    expect(status).toBe('active')
    expect(end?.getTime()).toBeGreaterThan(daysAgo(-360).getTime())
    expect((await emailsTo(tx, renewal.email)).toSorted()).toEqual([
      'membership-renewed',
      'membership-welcome',
    ])
  })
})

describe('before a charge', () => {
  test.each([
    [29, []],
    [15, []],
    [13, ['renewal-upcoming']],
    [8, ['renewal-upcoming']],
  ])('%i days the member is told once, and never asked to pay: %j', async (days, expected) => {
    await rolledBack(async (tx) => {
      const {email} = await renewingMember(tx, days)
      await runJob(tx)
      await runJob(tx)
      expect(await withoutReceipts(tx, email)).toEqual(expected)
    })
  })

  test('the email has the sum, the day and a link of its own', async () => {
    await rolledBack(async (tx) => {
      const renewal = await renewingMember(tx, 10)
      await runJob(tx)
      const data = await emailData(tx, renewal.email, 'renewal-upcoming')
      expect(data).toMatchObject({amountPence: 1500, formerPence: null})
      const [row] = await as(tx, visitor())`select public.show_renewal(${String(data.token)}) as shown`
      expect(row?.shown).toMatchObject({renewal: {status: 'active', amountPence: 1500, isSkipped: false}})
    })
  })

  test('the email is not sent any more once the member has stopped it', async () => {
    await rolledBack(async (tx) => {
      const renewal = await renewingMember(tx, 10)
      await runJob(tx)
      const kept = async () => {
        const [row] = await tx<{kept: string[]}[]>`
          select private.update_money_emails(array(
            select id from public.email_outbox where recipient = ${renewal.email} and template = 'renewal-upcoming'
          )) as kept`
        return row?.kept.length
      }
      expect(await kept()).toBe(1)
      await beginChange(serviceOf(tx), await renewalToken(tx, renewal), contextFor({}, {action: 'stop'}))
      expect(await kept()).toBe(0)
    })
  })

  test('another fee is first set at Stripe, then announced, and stays whatever the fee becomes', async () => {
    await rolledBack(async (tx) => {
      const renewal = await renewingMember(tx, 10)
      await setFee(tx, 1800)
      await runJob(tx)
      expect(await withoutReceipts(tx, renewal.email)).toEqual([])
      expect(await toChange(tx, renewal)).toMatchObject({amount_pence: 1800, resumes_at: null})
      await report(serviceOf(tx), yearlyAtStripe(renewal, {pence: 1800}), [yearlyInvoice(renewal)])
      await runJob(tx)
      const data = await emailData(tx, renewal.email, 'renewal-upcoming')
      expect(data).toMatchObject({amountPence: 1800, formerPence: 1500})
      await setFee(tx, 2500)
      expect(await toChange(tx, renewal)).toBeUndefined()
      expect(await shownTo(tx, renewal)).toMatchObject({amountPence: 1800})
    })
  })

  test('a charge that nobody was told of in time is left out, and the member asked to pay', async () => {
    await rolledBack(async (tx) => {
      const renewal = await renewingMember(tx, 6)
      await runJob(tx)
      expect(await withoutReceipts(tx, renewal.email)).toEqual(['membership-reminder'])
      expect(await emailData(tx, renewal.email, 'membership-reminder')).toMatchObject({isSkipped: true})
      const change = await toChange(tx, renewal)
      expect(change).toMatchObject({amount_pence: null})
      expect(new Date(change?.resumes_at as string).getTime()).toBeGreaterThan(renewal.chargeAt.getTime())
      const paused = yearlyAtStripe(renewal, {
        isPaused: true,
        resumesAt: new Date(renewal.chargeAt.getTime() + 172_800_000).toISOString(),
      })
      await report(serviceOf(tx), paused, [yearlyInvoice(renewal)])
      expect(await toChange(tx, renewal)).toBeUndefined()
      expect(await shownTo(tx, renewal)).toMatchObject({status: 'paused', isSkipped: true})
    })
  })

  test('nothing is charged whose member has no address that works', async () => {
    await rolledBack(async (tx) => {
      const renewal = await renewingMember(tx, 10)
      await tx`insert into public.suppressed_addresses (email, reason, since) values (${renewal.email}, 'bounced', now())`
      await runJob(tx)
      expect(await withoutReceipts(tx, renewal.email)).toEqual([])
      expect((await renewalRow(tx, renewal)).announced_for).toBeNull()
    })
  })

  test('a year that is paid otherwise is not charged again', async () => {
    await rolledBack(async (tx) => {
      const renewal = await renewingMember(tx, 12)
      await memberByCard(tx, daysAgo(1), renewal.submission)
      await runJob(tx)
      expect((await renewalRow(tx, renewal)).skipped_for).toEqual(
        (await renewalRow(tx, renewal)).current_period_end,
      )
      expect(await withoutReceipts(tx, renewal.email)).toEqual([])
    })
  })

  test('a fee that was paid long before the old year ended is no reason to leave the next one out', async () => {
    await rolledBack(async (tx) => {
      const {submission} = await memberByCard(tx, daysAgo(500))
      await memberByCard(tx, daysAgo(480), submission)
      const renewal = await renewingMember(tx, 10, submission)
      await runJob(tx)
      expect((await renewalRow(tx, renewal)).skipped_for).toBeNull()
    })
  })

  test('an application by transfer is told that the card will be charged', async () => {
    await rolledBack(async (tx) => {
      const {email, submission} = await renewingMember(tx, 10)
      await applyByTransfer(serviceOf(tx), submission)
      const data = await emailData(tx, email, 'membership-already-paid')
      expect(data).toMatchObject({isHeld: false})
      expect(data.renewsAt).toBeTruthy()
    })
  })
})

describe('a charge that fails', () => {
  test('is told of at each attempt, and then the ordinary reminders come', async () => {
    await rolledBack(async (tx) => {
      const renewal = await renewingMember(tx, -1)
      const failing = yearlyAtStripe({...renewal, chargeAt: daysAgo(-364)}, {status: 'past_due'})
      const reading = [yearlyInvoice(renewal), refusedInvoice(renewal, 1)]
      await report(serviceOf(tx), failing, reading)
      await report(serviceOf(tx), failing, reading)
      expect(await withoutReceipts(tx, renewal.email)).toEqual(['renewal-failed'])
      await tx`update public.email_outbox set status = 'sent', first_attempt_at = now() where recipient = ${renewal.email}`
      await report(serviceOf(tx), failing, [yearlyInvoice(renewal), refusedInvoice(renewal, 2, null)])
      await runJob(tx)
      expect((await withoutReceipts(tx, renewal.email)).toSorted()).toEqual([
        'membership-expired',
        'renewal-failed',
        'renewal-failed',
      ])
      expect(await shownTo(tx, renewal)).toMatchObject({
        status: 'failing',
        nextAttemptAt: null,
        nextChargeAt: null,
      })
    })
  })

  test('is not tried again once the year is paid otherwise', async () => {
    await rolledBack(async (tx) => {
      const renewal = await renewingMember(tx, -3)
      const failing = yearlyAtStripe({...renewal, chargeAt: daysAgo(-362)}, {status: 'past_due'})
      await report(serviceOf(tx), failing, [yearlyInvoice(renewal), refusedInvoice(renewal, 1)])
      await memberByCard(tx, daysAgo(0), renewal.submission)
      await runJob(tx)
      expect(await renewalRow(tx, renewal)).toMatchObject({why: 'paid', stop_reason: 'membership'})
      const ended = {...failing, status: 'canceled', endedAt: new Date().toISOString()}
      await report(serviceOf(tx), ended, [])
      expect(await emailData(tx, renewal.email, 'renewal-ended')).toMatchObject({reason: 'paid'})
    })
  })
})

describe('it ends', () => {
  test('by the link in an email, for its membership only, and the member is told', async () => {
    await rolledBack(async (tx) => {
      const renewal = await renewingMember(tx)
      const token = await renewalToken(tx, renewal)
      await expect(
        tx.savepoint((part) => beginChange(serviceOf(part), token, {action: 'change', amount: 20})),
      ).rejects.toMatchObject({code: 'PT409'})
      expect(await beginChange(serviceOf(tx), token, contextFor({}, {action: 'stop'}))).toMatchObject({
        stripeSubscriptionId: `sub_${renewal.id}`,
        purpose: 'membership',
      })
      expect(await shownTo(tx, renewal)).toBeNull()
      const ended = yearlyAtStripe(renewal, {status: 'canceled', endedAt: new Date().toISOString()})
      await report(serviceOf(tx), ended, [yearlyInvoice(renewal)])
      await report(serviceOf(tx), ended, [yearlyInvoice(renewal)])
      expect(await withoutReceipts(tx, renewal.email)).toEqual(['renewal-ended'])
      expect(await emailData(tx, renewal.email, 'renewal-ended')).toMatchObject({reason: 'member'})
      expect((await membershipOf(tx, renewal.email)).status).toBe('active')
    })
  })

  test('once another person of the household pays, whose own goes on for the fee of all', async () => {
    await rolledBack(async (tx) => {
      await withFee(tx, 'each')
      const [payer, person] = [await renewingMember(tx), await renewingMember(tx)]
      const [{id: payerId}, {id: personId}] = [
        await membershipOf(tx, payer.email),
        await membershipOf(tx, person.email),
      ]
      const secretary = await secretaryIn(tx)
      await setHousehold(tx, secretary, payerId, [personId])
      expect(await renewalRow(tx, person)).toMatchObject({why: 'household', stop_reason: 'membership'})
      expect(await shownTo(tx, payer)).toMatchObject({amountPence: 3000})
      expect(await renewalRow(tx, payer)).toMatchObject({why: null, stop_reason: null})
      const ended = yearlyAtStripe(person, {status: 'canceled', endedAt: new Date().toISOString()})
      await report(serviceOf(tx), ended, [])
      expect(await emailData(tx, person.email, 'renewal-ended')).toMatchObject({reason: 'household'})
      const [{household} = {household: ''}] = await tx<{household: string}[]>`
        select household_id as household from public.memberships where id = ${payerId}`
      await as(tx, secretary)`select public.set_household_payer(${household}, ${personId})`
      expect(await renewalRow(tx, payer)).toMatchObject({why: 'household', stop_reason: 'membership'})
    })
  })

  test('by the account of the member, and by who keeps members, which is logged', async () => {
    await rolledBack(async (tx) => {
      const rasa = await confirmed(tx, await signUp(tx, 'Rasa', {last_name: 'Rasaitė'}))
      const {id} = await renewingMember(tx, 200, applicant({email: rasa.email}))
      const stranger = await signUp(tx)
      await expect(
        tx.savepoint((part) => beginChange(serviceOf(part), null, {action: 'stop', id, userId: stranger.id})),
      ).rejects.toMatchObject({code: 'PT404'})
      await beginChange(serviceOf(tx), null, contextFor({}, {action: 'stop', id, userId: rasa.id}))
      const other = await renewingMember(tx)
      const keeper = await treasurerIn(tx)
      await beginChange(
        serviceOf(tx),
        null,
        contextFor({}, {action: 'stop', id: other.id, userId: keeper.id}),
      )
      const {id: member} = await membershipOf(tx, other.email)
      const logged = await tx`select action from public.audit_log where subject_id = ${member}`
      expect(logged).toEqual([{action: 'renewal_stopped'}])
    })
  })

  test.each([
    ['cancelled_at = now()', 'cancelled'],
    ['is_honorary = true', 'honorary'],
    ['deceased_at = now()', 'nobody'],
  ])('with %s', async (change, why) => {
    await rolledBack(async (tx) => {
      const renewal = await renewingMember(tx)
      await update(tx, renewal.email, change)
      expect(await renewalRow(tx, renewal)).toMatchObject({why, stop_reason: 'membership'})
      const ended = yearlyAtStripe(renewal, {status: 'canceled', endedAt: new Date().toISOString()})
      await report(serviceOf(tx), ended, [])
      expect(await withoutReceipts(tx, renewal.email)).toEqual(why === 'nobody' ? [] : ['renewal-ended'])
    })
  })

  test('when its last fee is refunded', async () => {
    await rolledBack(async (tx) => {
      const renewal = await renewingMember(tx)
      await apply(serviceOf(tx), refunded(`${renewal.id}_0_0`, 1500))
      await runJob(tx)
      expect(await renewalRow(tx, renewal)).toMatchObject({why: 'refunded'})
    })
  })

  test('with the personal data', async () => {
    await rolledBack(async (tx) => {
      const renewal = await renewingMember(tx)
      const {id} = await membershipOf(tx, renewal.email)
      await tx`select private.anonymise_membership(${id})`
      const row = await renewalRow(tx, renewal)
      expect(row).toMatchObject({email: null, card_last4: null, user_id: null})
      expect(row.stop_requested_at).not.toBeNull()
    })
  })
})

test('a merged member hands it over, and one of two goes on', async () => {
  await rolledBack(async (tx) => {
    const older = await renewingMember(tx)
    const newer = await renewingMember(tx)
    await tx`update public.subscriptions set created_at = now() - interval '1 day' where id = ${older.id}`
    const [kept, duplicate] = [await membershipOf(tx, older.email), await membershipOf(tx, newer.email)]
    await as(tx, await treasurerIn(tx))`select public.merge_memberships(${kept.id}, ${duplicate.id})`
    expect(await renewalRow(tx, newer)).toMatchObject({membership_id: kept.id, stop_requested_at: null})
    expect(await renewalRow(tx, older)).toMatchObject({why: 'replaced'})
  })
})

test('who begins another one while one runs keeps the new one', async () => {
  await rolledBack(async (tx) => {
    const older = await renewingMember(tx, 100)
    await tx`update public.subscriptions set created_at = now() - interval '1 day' where id = ${older.id}`
    const newer = await renewingMember(tx, 300, older.submission)
    expect(await renewalRow(tx, older)).toMatchObject({why: 'replaced'})
    expect(await renewalRow(tx, newer)).toMatchObject({stop_requested_at: null})
  })
})

test('a page that stayed open renews nobody who has died', async () => {
  await rolledBack(async (tx) => {
    const renewal = await beginRenewal(tx)
    await update(tx, renewal.email, "deceased_at = now() - interval '300 days'")
    await report(serviceOf(tx), yearlyAtStripe(renewal), [yearlyInvoice(renewal)])
    expect(await renewalRow(tx, renewal)).toMatchObject({why: 'nobody'})
    const [payment] = await tx<
      {id: string}[]
    >`select id from public.payments where subscription_id = ${renewal.id}`
    expect(await paymentOf(tx, payment?.id ?? '')).toMatchObject({status: 'held', held_reason: 'nobody'})
  })
})

test('who keeps members sees it, nobody else does', async () => {
  await rolledBack(async (tx) => {
    const renewal = await renewingMember(tx)
    const {id} = await membershipOf(tx, renewal.email)
    const [row] = await as(tx, await treasurerIn(tx))`select public.renewal_of_member(${id}) as shown`
    expect(row?.shown).toMatchObject({id: renewal.id, status: 'active'})
    await expect(as(tx, await signUp(tx))`select public.renewal_of_member(${id})`).rejects.toMatchObject({
      code: '42501',
    })
  })
})
