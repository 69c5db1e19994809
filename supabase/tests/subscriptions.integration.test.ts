import {describe, expect, test} from 'vitest'
import {as, refused, visitor} from './callers.ts'
import {rolledBack} from './database.ts'
import {
  addCampaign,
  apply,
  createDonation,
  daysAgo,
  emailData,
  emailsTo,
  event,
  ledgerOf,
  serviceOf,
  treasurerIn,
  checkoutOf,
} from './money.ts'
import {giveRole, signUp} from './people.ts'
import {
  atStripe,
  beginChange,
  beginGift,
  giftOf,
  giftPayments,
  invoiceOf,
  report,
  runningGift,
  unpaidInvoiceOf,
} from './subscriptions.ts'

describe('a gift each month', () => {
  test('begins without a payment, and a repetition of the form begins no other', async () => {
    await rolledBack(async (tx) => {
      const key = '3f8a1c0e-7d51-4b6e-9a43-0c2f5a8e1b77'
      const begun = await createDonation(
        serviceOf(tx),
        {amount: 10, interval: 'month', campaign: 'Sodas'},
        {key},
      )
      expect(begun).toEqual({
        subscriptionId: expect.any(String),
        purpose: 'donation',
        community: expect.any(Object),
        interval: 'month',
        amountPence: 1000,
        currency: 'GBP',
        campaign: 'Sodas',
      })
      const id = (begun as unknown as {subscriptionId: string}).subscriptionId
      const again = await createDonation(
        serviceOf(tx),
        {amount: 10, interval: 'month', campaign: 'Sodas'},
        {key},
      )
      expect(again).toMatchObject({subscriptionId: id})
      await serviceOf(
        tx,
      )`select public.record_subscription_checkout(${id}, 'cs_1', 'https://pay.test/1', now())`
      expect(
        await createDonation(serviceOf(tx), {amount: 10, interval: 'month', campaign: 'Sodas'}, {key}),
      ).toEqual({url: 'https://pay.test/1'})
      expect(await tx`select id from public.payments where submission_key = ${key}`).toEqual([])
      expect(await tx`select status from public.subscriptions where id = ${id}`).toEqual([{status: 'open'}])
    })
  })

  test('makes an ordinary donation of each invoice that is paid, with a receipt and a link', async () => {
    await rolledBack(async (tx) => {
      const campaign = await addCampaign(tx, 'Sodas')
      const gift = await beginGift(tx, {
        campaign: 'sodas',
        donorName: 'Rasa',
        message: 'Ačiū!',
        showInDonorList: true,
        locale: 'en',
      })
      expect(await report(serviceOf(tx), atStripe(gift), [invoiceOf(gift, 0)])).toBe('applied')
      await tx`
        update public.donations set approved_at = now()
        where payment_id in (select id from public.payments where subscription_id = ${gift.id})`
      await report(serviceOf(tx), atStripe(gift), [invoiceOf(gift, 1), invoiceOf(gift, 0)])
      const common = {
        status: 'paid',
        received_pence: 1000,
        amount_pence: 1000,
        donor_name: 'Rasa',
        email: gift.email,
        campaign_id: campaign,
      }
      expect(await giftPayments(tx, gift)).toMatchObject([
        {...common, payment_intent_id: `pi_${gift.id}_0`, message: 'Ačiū!'},
        {...common, payment_intent_id: `pi_${gift.id}_1`, message: null},
      ])
      expect(
        await tx`
          select count(*)::integer as approved from public.donations as donation
          join public.payments as payment on payment.id = donation.payment_id
          where payment.subscription_id = ${gift.id} and donation.approved_at is not null`,
      ).toEqual([{approved: 2}])
      expect(await emailsTo(tx, gift.email)).toEqual(['donation-receipt', 'donation-receipt'])
      expect(await emailData(tx, gift.email, 'donation-receipt')).toMatchObject({
        receivedPence: 1000,
        monthly: {subscriptionId: gift.id, amountPence: 1000, nextChargeAt: expect.any(String)},
        token: expect.stringMatching(/^[0-9a-f]{64}$/),
      })
      const [first] = await tx<
        {id: string}[]
      >`select id from public.payments where invoice_id = ${`in_${gift.id}_0`}`
      expect(await ledgerOf(tx, first?.id ?? '')).toEqual(['receipt 1000 GBP'])
    })
  })

  test('takes nothing of an invoice without a payment through Stripe, nor twice of one', async () => {
    await rolledBack(async (tx) => {
      const gift = await beginGift(tx)
      const byHand = invoiceOf(gift, 1, {paid: null})
      await report(serviceOf(tx), atStripe(gift), [byHand, invoiceOf(gift, 0)])
      await report(serviceOf(tx), atStripe(gift), [byHand, invoiceOf(gift, 0)])
      expect(await giftPayments(tx, gift)).toMatchObject([{invoice_id: `in_${gift.id}_0`}])
    })
  })

  test('holds a sum below the least gift, and another currency', async () => {
    await rolledBack(async (tx) => {
      const gift = await beginGift(tx)
      await report(serviceOf(tx), atStripe(gift), [
        invoiceOf(gift, 0, {pence: 50}),
        invoiceOf(gift, 1, {currency: 'eur'}),
      ])
      expect(
        await tx`
        select held_reason from public.payments where subscription_id = ${gift.id} order by paid_at`,
      ).toEqual([{held_reason: 'amount'}, {held_reason: 'currency'}])
    })
  })

  test('keeps the newest reading, and what older ones say was paid', async () => {
    await rolledBack(async (tx) => {
      const gift = await beginGift(tx)
      await report(serviceOf(tx), atStripe(gift, {pence: 2500}), [invoiceOf(gift, 1)], daysAgo(1))
      await report(serviceOf(tx), atStripe(gift), [invoiceOf(gift, 0)], daysAgo(2))
      expect(await giftOf(tx, gift)).toMatchObject({amount_pence: 2500, status: 'active'})
      expect(await giftPayments(tx, gift)).toHaveLength(2)
    })
  })

  test('of somebody else’s subscription at Stripe is unknown', async () => {
    await rolledBack(async (tx) => {
      const gift = await runningGift(tx)
      expect(
        await report(serviceOf(tx), atStripe(gift, {subscriptionId: 'sub_other', reference: null}), []),
      ).toBe('unknown')
      expect(await report(serviceOf(tx), atStripe(gift, {subscriptionId: 'sub_other'}), [])).toBe('unknown')
    })
  })

  test('knows its checkout on the page after it, before and after Stripe’s report', async () => {
    await rolledBack(async (tx) => {
      const gift = await beginGift(tx)
      const state = async () => {
        const [row] = await as(tx, visitor())<{answer: object}>`
          select public.checkout_state(${`cs_test_${gift.id}`}) as answer`
        return row?.answer
      }
      expect(await state()).toEqual({state: 'unknown'})
      const begun = event('subscription_begun', {...checkoutOf(gift.id), subscriptionId: `sub_${gift.id}`})
      expect(await apply(serviceOf(tx), begun)).toBe('applied')
      expect(await state()).toEqual({state: 'open'})
      await report(serviceOf(tx), atStripe(gift), [invoiceOf(gift, 0)])
      expect(await state()).toEqual({state: 'paid', pence: 1000, interval: 'month'})
    })
  })

  test('lapses with its checkout, and counts if it was completed after all', async () => {
    await rolledBack(async (tx) => {
      const gift = await beginGift(tx)
      await apply(serviceOf(tx), event('subscription_expired', checkoutOf(gift.id)))
      expect(await giftOf(tx, gift)).toMatchObject({status: 'lapsed'})
      await report(serviceOf(tx), atStripe(gift), [invoiceOf(gift, 0)])
      expect(await giftOf(tx, gift)).toMatchObject({status: 'active'})
    })
  })
})

describe('a card that cannot be charged', () => {
  test('is told once for each attempt, and a later payment is receipted', async () => {
    await rolledBack(async (tx) => {
      const gift = await runningGift(tx)
      const failing = atStripe(gift, {status: 'past_due'})
      for (const attempts of [1, 1, 2])
        await report(serviceOf(tx), failing, [unpaidInvoiceOf(gift, 1, attempts), invoiceOf(gift, 0)])
      expect(await giftOf(tx, gift)).toMatchObject({status: 'failing', failed_attempts: 2})
      expect(await emailsTo(tx, gift.email)).toEqual(['donation-receipt', 'gift-failed', 'gift-failed'])
      await report(serviceOf(tx), atStripe(gift), [invoiceOf(gift, 1), invoiceOf(gift, 0)])
      expect(await giftOf(tx, gift)).toMatchObject({
        status: 'active',
        failed_attempts: 0,
        next_attempt_at: null,
      })
      expect(await giftPayments(tx, gift)).toHaveLength(2)
    })
  })

  test('ends the gift after the last attempt, with thanks for what was given', async () => {
    await rolledBack(async (tx) => {
      const gift = await runningGift(tx, {}, 3)
      const ended = {
        status: 'canceled',
        endedAt: new Date().toISOString(),
        hasFailed: true,
      }
      await report(serviceOf(tx), atStripe(gift, ended), [])
      await report(serviceOf(tx), atStripe(gift, ended), [])
      expect(await giftOf(tx, gift)).toMatchObject({status: 'ended', end_reason: 'failed'})
      expect(await emailData(tx, gift.email, 'gift-ended')).toMatchObject({
        reason: 'failed',
        gifts: 3,
        givenPence: 3000,
      })
      expect((await emailsTo(tx, gift.email)).filter((template) => template === 'gift-ended')).toHaveLength(1)
    })
  })

  test('is given up where Stripe leaves it unpaid', async () => {
    await rolledBack(async (tx) => {
      const gift = await runningGift(tx)
      await report(serviceOf(tx), atStripe(gift, {status: 'unpaid', hasFailed: true}), [
        unpaidInvoiceOf(gift, 1, 4, null),
      ])
      expect(await giftOf(tx, gift)).toMatchObject({status: 'failing', stop_reason: 'failed'})
    })
  })
})

describe('a change', () => {
  test('is told whoever made it, each once', async () => {
    await rolledBack(async (tx) => {
      const gift = await runningGift(tx)
      for (const fields of [
        {pence: 1500},
        {pence: 1500},
        {pence: 1500, isPaused: true, resumesAt: daysAgo(-40).toISOString()},
        {pence: 1500},
      ])
        await report(serviceOf(tx), atStripe(gift, fields), [])
      const mails = await tx`
        select data ->> 'change' as change, data ->> 'formerPence' as former from public.email_outbox
        where recipient = ${gift.email} and template = 'gift-changed' order by created_at, data ->> 'change'`
      expect(mails).toEqual([
        {change: 'amount', former: '1000'},
        {change: 'paused', former: null},
        {change: 'resumed', former: null},
      ])
    })
  })

  test.each([
    ['2026-01-31', '2026-02-28', '2026-03-27', '2026-03-31'],
    ['2026-01-29', '2026-02-28', '2026-04-27', '2026-04-29'],
    ['2026-01-28', '2026-02-28', '2026-03-27', '2026-03-28'],
    ['2026-01-31', '2026-03-31', '2026-04-29', '2026-04-30'],
    ['2026-08-31', '2026-11-30', '2027-01-29', '2027-01-31'],
  ])(
    'of a gift since %s, due %s, which is paused until %s, is followed by a charge on %s',
    async (since, due, resumes, charge) => {
      await rolledBack(async (tx) => {
        const gift = await runningGift(tx)
        await tx`
          update public.subscriptions set started_at = ${`${since}T09:30:00Z`}, current_period_end = ${`${due}T09:30:00Z`},
            is_paused = true, resumes_at = ${`${resumes}T09:30:00Z`} where id = ${gift.id}`
        const [row] = await as(tx, await treasurerIn(tx))`
          select next_charge_at as at from public.subscription_overview where id = ${gift.id}`
        expect(row).toEqual({at: new Date(`${charge}T09:30:00Z`)})
      })
    },
  )

  test('of the sum, a pause and a resumption are begun by the link', async () => {
    await rolledBack(async (tx) => {
      const gift = await runningGift(tx)
      const {token} = await emailData(tx, gift.email, 'donation-receipt')
      const begin = (context: object) => beginChange(serviceOf(tx), String(token), context as never)
      expect(await begin({action: 'change', amount: 7.5})).toMatchObject({
        stripeSubscriptionId: `sub_${gift.id}`,
        stripeCustomerId: `cus_${gift.id}`,
        amountPence: 750,
      })
      const {resumesAt} = await begin({action: 'pause', months: 2})
      expect(Date.parse(String(resumesAt))).toBeGreaterThan(daysAgo(-65).getTime())
      await expect(begin({action: 'resume'})).rejects.toMatchObject({
        code: 'PT409',
        detail: 'subscription_state',
      })
      await expect(begin({action: 'pause', months: 4})).rejects.toMatchObject({code: 'PT400'})
      await expect(begin({action: 'change', amount: 0.5})).rejects.toMatchObject({code: 'PT400'})
      await expect(begin({action: 'dance'})).rejects.toMatchObject({code: 'PT409'})
      const [shown] = await as(tx, visitor())<{
        gift: object
      }>`select public.show_subscription(${String(token)}) as gift`
      expect(shown?.gift).toEqual({
        purpose: 'donation',
        interval: 'month',
        amountPence: 1000,
        campaign: null,
        status: 'active',
        since: expect.any(String),
        nextChargeAt: expect.any(String),
        resumesAt: null,
        nextAttemptAt: null,
        endsAt: null,
        endedAt: null,
        endReason: null,
        cardBrand: 'visa',
        cardLast4: '4242',
        isStopping: false,
        canChange: true,
        isFresh: false,
        wantedPence: null,
      })
    })
  })

  test('a stop is kept until Stripe has cancelled it, and nothing else is begun', async () => {
    await rolledBack(async (tx) => {
      const gift = await runningGift(tx)
      const {token} = await emailData(tx, gift.email, 'donation-receipt')
      await beginChange(serviceOf(tx), String(token), {action: 'stop'})
      await beginChange(serviceOf(tx), String(token), {action: 'stop'})
      await expect(beginChange(serviceOf(tx), String(token), {action: 'card'})).rejects.toMatchObject({
        code: 'PT409',
      })
      const due = await serviceOf(tx)`select * from public.subscriptions_to_check(200)`
      expect(due).toContainEqual(
        expect.objectContaining({
          subscription_id: gift.id,
          is_to_stop: true,
          stripe_subscription_id: `sub_${gift.id}`,
        }),
      )
      const ended = {status: 'canceled', endedAt: '2026-11-18T12:26:40Z'}
      await report(serviceOf(tx), atStripe(gift, ended), [])
      expect(await giftOf(tx, gift)).toMatchObject({status: 'ended', end_reason: 'payer'})
      await expect(beginChange(serviceOf(tx), String(token), {action: 'stop'})).rejects.toMatchObject({
        code: 'PT409',
      })
    })
  })

  test('is for the account that began it, and a treasurer may only stop it, which is logged', async () => {
    await rolledBack(async (tx) => {
      const donor = await signUp(tx, 'Rasa')
      const gift = await beginGift(tx, {}, {userId: donor.id ?? ''})
      await report(serviceOf(tx), atStripe(gift), [invoiceOf(gift, 0)])
      const treasurer = await treasurerIn(tx)
      const secretary = await giveRole(tx, await signUp(tx, 'Jonas'), 'secretary')
      const begin = (userId: string | undefined, action: string) =>
        beginChange(serviceOf(tx), null, {action, id: gift.id, userId, amount: 5})
      const [own] = await as(tx, donor)<{gifts: {id: string}[]}>`select public.my_subscriptions() as gifts`
      expect(own?.gifts).toMatchObject([{id: gift.id, status: 'active', amountPence: 1000}])
      expect(await begin(donor.id, 'change')).toMatchObject({amountPence: 500})
      for (const [who, action] of [
        [treasurer, 'change'],
        [secretary, 'stop'],
        [await signUp(tx, 'Kita'), 'stop'],
      ] as const)
        await expect(begin(who.id, action)).rejects.toMatchObject({code: 'PT404', detail: 'not_found'})
      await begin(treasurer.id, 'stop')
      expect(await giftOf(tx, gift)).toMatchObject({stop_reason: 'organisers'})
      expect(await tx`select actor_id, action from public.audit_log where subject_id = ${gift.id}`).toEqual([
        {actor_id: treasurer.id, action: 'subscription_stopped'},
      ])
    })
  })

  test('by a link that is wrong or a year old is refused alike', async () => {
    await rolledBack(async (tx) => {
      const gift = await runningGift(tx)
      const {token} = await emailData(tx, gift.email, 'donation-receipt')
      await tx`update private.subscription_links set created_at = now() - interval '367 days'`
      for (const wrong of [String(token), '0'.repeat(64)])
        await expect(as(tx, visitor())`select public.show_subscription(${wrong})`).rejects.toMatchObject({
          code: 'PT404',
          detail: 'not_found',
        })
    })
  })
})

test('whoever asks gets a link for each running gift, and everybody the same answer', async () => {
  await rolledBack(async (tx) => {
    const gift = await runningGift(tx)
    const ask = async (email: string) => {
      const [row] = await serviceOf(tx)<{answer: object}>`
        select public.send_subscription_links(${JSON.stringify({email, locale: 'en'})}::text::jsonb, '{}') as answer`
      return row?.answer
    }
    expect([await ask(gift.email.toUpperCase()), await ask('nobody@example.test')]).toEqual([
      {ok: true},
      {ok: true},
    ])
    expect(await emailData(tx, gift.email, 'gift-links')).toMatchObject({
      gifts: [{amountPence: 1000, status: 'active', token: expect.stringMatching(/^[0-9a-f]{64}$/)}],
    })
    expect(await emailsTo(tx, 'nobody@example.test')).toEqual([])
  })
})

describe('what is to be checked', () => {
  test('is each of which Stripe reported too little, every half an hour', async () => {
    await rolledBack(async (tx) => {
      const [fresh, late, unread, failing] = [
        await runningGift(tx),
        await runningGift(tx),
        await runningGift(tx),
        await runningGift(tx),
      ]
      const [started, open] = [await beginGift(tx), await beginGift(tx)]
      await tx`update public.subscriptions set created_at = now() - interval '2 hours' where id in ${tx([started.id, open.id])}`
      await tx`update public.subscriptions set checkout_session_id = 'cs_open' where id = ${open.id}`
      await tx`update public.subscriptions set reported_at = now() - interval '25 hours' where id = ${unread.id}`
      await tx`
        update public.subscriptions set reported_at = now() - interval '2 hours', current_period_end = now() - interval '90 minutes'
        where id = ${late.id}`
      await tx`
        update public.subscriptions set reported_at = now() - interval '2 hours', stripe_status = 'past_due' where id = ${failing.id}`
      const check = async () => {
        const rows = await serviceOf(tx)<{
          subscription_id: string
        }>`select * from public.subscriptions_to_check(200)`
        return rows.map(({subscription_id: id}) => id)
      }
      const due = await check()
      expect(due).toEqual(expect.arrayContaining([late.id, unread.id, failing.id, started.id, open.id]))
      expect(due).not.toContain(fresh.id)
      expect(await check()).toEqual([])
    })
  })
})

test('a stop is tried again within minutes, because the card may be charged meanwhile', async () => {
  await rolledBack(async (tx) => {
    const [stopped, running] = [await runningGift(tx), await runningGift(tx)]
    await tx`select private.stop_subscription(${stopped.id}, 'payer')`
    const check = async () => {
      const rows = await serviceOf(tx)<{id: string}>`
        select subscription_id as id from public.subscriptions_to_check(200)`
      return rows.map(({id}) => id).filter((id) => [stopped.id, running.id].includes(id))
    }
    expect(await check()).toEqual([stopped.id])
    expect(await check()).toEqual([])
    await tx`update public.subscriptions set checked_at = now() - interval '3 minutes', reported_at = now() - interval '2 days'
      where id in ${tx([stopped.id, running.id])}`
    expect(await check()).toEqual([stopped.id])
  })
})

test('donors see their own, treasurers all, and nobody else any', async () => {
  await rolledBack(async (tx) => {
    const donor = await signUp(tx, 'Rasa')
    const gift = await beginGift(tx, {}, {userId: donor.id ?? ''})
    await report(serviceOf(tx), atStripe(gift), [invoiceOf(gift, 0)])
    const seen = async (person: {id?: string}) =>
      (
        await as(tx, {
          role: 'authenticated',
          ...person,
        })`select id from public.subscriptions where id = ${gift.id}`
      ).length
    expect(await seen(donor)).toBe(1)
    expect(await seen(await treasurerIn(tx))).toBe(1)
    expect(await seen(await signUp(tx, 'Kita'))).toBe(0)
    await expect(as(tx, visitor())`select id from public.subscriptions`).rejects.toMatchObject(refused)
    const [row] = await as(tx, await treasurerIn(tx))<{
      gifts: {running: number}
    }>`select public.monthly_gifts() as gifts`
    expect(row?.gifts.running).toBeGreaterThan(0)
  })
})

test('a lost webhook is noticed within hours', async () => {
  await rolledBack(async (tx) => {
    const gift = await runningGift(tx)
    await report(serviceOf(tx), atStripe(gift), [invoiceOf(gift, 1, {status: 'draft', paid: null})])
    await tx`update public.subscriptions set reported_at = now() - interval '61 minutes' where id = ${gift.id}`
    expect(await serviceOf(tx)`select * from public.subscriptions_to_check(200)`).toContainEqual(
      expect.objectContaining({subscription_id: gift.id}),
    )
  })
})
