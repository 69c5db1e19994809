import {describe, expect, test} from 'vitest'
import {exampleCommunity} from '../functions/_testing/example-email-data.ts'
import {renderEmail} from '../functions/_shared/email/render-email.ts'
import {rolledBack, type Transaction} from './database.ts'
import {declaration, recognise} from './gift-aid.ts'
import {daysAgo, emailsTo, serviceOf} from './money.ts'
import {confirmed, signUp} from './people.ts'
import {as} from './callers.ts'
import {
  atStripe,
  beginGift,
  type Gift,
  giftOf,
  giftPayments,
  invoiceOf,
  report,
  runningGift,
  unpaidInvoiceOf,
} from './subscriptions.ts'

/** The emails as they would be sent now. */
async function sentNow(tx: Transaction, {email}: Gift) {
  const queued = await tx<{id: string}[]>`
    select id from public.email_outbox where recipient = ${email} and status = 'queued'`
  await tx`select private.update_money_emails(${queued.map(({id}) => id)})`
  return tx<{template: string; language: 'lt' | 'en'; data: Record<string, unknown>}[]>`
    select template, language, data from public.email_outbox where recipient = ${email} and status = 'queued'
    order by created_at, template, data ->> 'change'`
}

const templatesNow = async (tx: Transaction, gift: Gift) =>
  (await sentNow(tx, gift)).map(({template}) => template)

const resumesAt = daysAgo(-40).toISOString()

describe('a queued email about a monthly gift', () => {
  test('that failed is not sent once the card works', async () => {
    await rolledBack(async (tx) => {
      const gift = await runningGift(tx)
      await report(serviceOf(tx), atStripe(gift, {status: 'past_due'}), [unpaidInvoiceOf(gift, 1, 1)])
      expect(await templatesNow(tx, gift)).toEqual(['donation-receipt', 'gift-failed'])
      await report(serviceOf(tx), atStripe(gift), [invoiceOf(gift, 1)])
      expect(await templatesNow(tx, gift)).toEqual(['donation-receipt', 'donation-receipt'])
    })
  })

  test('tells only of the last attempt and the last change', async () => {
    await rolledBack(async (tx) => {
      const gift = await runningGift(tx)
      for (const attempts of [1, 2])
        await report(serviceOf(tx), atStripe(gift, {status: 'past_due'}), [
          unpaidInvoiceOf(gift, 1, attempts),
        ])
      expect(await templatesNow(tx, gift)).toEqual(['donation-receipt', 'gift-failed'])
      await report(serviceOf(tx), atStripe(gift, {pence: 1500}), [])
      await report(serviceOf(tx), atStripe(gift, {pence: 2000}), [])
      await report(serviceOf(tx), atStripe(gift, {pence: 2000, isPaused: true, resumesAt}), [])
      const [, ...changes] = await sentNow(tx, gift)
      expect(changes.map(({data}) => [data.change, data.amountPence])).toEqual([
        ['amount', 2000],
        ['paused', 2000],
      ])
    })
  })

  test('of the receipt says when the next gift comes, as it is when it is sent', async () => {
    await rolledBack(async (tx) => {
      const gift = await runningGift(tx)
      expect((await sentNow(tx, gift))[0]?.data.monthly).toMatchObject({nextChargeAt: expect.any(String)})
      await report(serviceOf(tx), atStripe(gift, {status: 'canceled', endedAt: '2026-11-18T12:26:40Z'}), [])
      expect((await sentNow(tx, gift))[0]?.data.monthly).toMatchObject({nextChargeAt: null})
    })
  })

  test.each(['lt', 'en'])('is one that can be written, in %s', async (locale) => {
    await rolledBack(async (tx) => {
      const gift = await runningGift(tx, {locale, campaign: 'Sodas', donorName: 'Rasa'})
      await report(serviceOf(tx), atStripe(gift, {status: 'past_due'}), [unpaidInvoiceOf(gift, 1, 1, null)])
      await report(serviceOf(tx), atStripe(gift, {pence: 1500, isPaused: true}), [])
      await report(serviceOf(tx), atStripe(gift, {status: 'canceled', endedAt: '2026-11-18T12:26:40Z'}), [])
      await serviceOf(
        tx,
      )`select public.send_subscription_links(${JSON.stringify({email: gift.email, locale})}::text::jsonb, '{}')`
      const mails = await tx<{template: string; language: 'lt' | 'en'; data: object}[]>`
        select template, language, data from public.email_outbox where recipient = ${gift.email}`
      expect(mails.length).toBeGreaterThan(3)
      for (const {template, language, data} of mails) {
        const urls = {
          community: exampleCommunity,
          siteUrl: 'https://example.org',
          functionsUrl: 'https://example.org/functions/v1',
        }
        expect(language).toBe(locale)
        expect(renderEmail({template, language, data, ...urls})).toMatchObject({ok: true})
      }
    })
  })
})

test('a declaration for all gifts that came with a monthly one covers each, whatever name it has', async () => {
  await rolledBack(async (tx) => {
    await recognise(tx)
    const covered = async (gift: Gift) =>
      (
        await tx<{covered: boolean}[]>`
          select (private.declaration_of(donation, payment.paid_at)).id is not null as covered
          from public.donations as donation join public.payments as payment on payment.id = donation.payment_id
          where payment.subscription_id = ${gift.id} order by payment.paid_at`
      ).map((row) => row.covered)
    for (const [covers, expected] of [
      ['all', [true, true]],
      ['gift', [true, false]],
    ] as const) {
      const gift = await beginGift(tx, {donorName: 'Kitas Vardas', giftAid: declaration(covers)})
      await report(serviceOf(tx), atStripe(gift), [invoiceOf(gift, 0)])
      await report(serviceOf(tx), atStripe(gift), [invoiceOf(gift, 1)])
      expect(await covered(gift)).toEqual(expected)
      expect(await emailsTo(tx, gift.email)).toContain('gift-aid-confirmed')
    }
  })
})

describe('privacy', () => {
  test('whoever deletes the account, or is erased, is charged no more, and named nowhere', async () => {
    await rolledBack(async (tx) => {
      const rasa = await confirmed(tx, await signUp(tx, 'Rasa'))
      const own = {...(await beginGift(tx, {donorName: 'Rasa'}, {userId: rasa.id}))}
      const underAddress = {...(await beginGift(tx, {donorName: 'Rasa'})), email: rasa.email}
      for (const gift of [own, underAddress])
        await report(serviceOf(tx), atStripe(gift), [invoiceOf(gift, 0)])
      await as(tx, rasa)`select public.delete_own_account()`
      for (const gift of [own, underAddress]) {
        expect(await giftOf(tx, gift)).toMatchObject({
          email: null,
          donor_name: null,
          user_id: null,
          card_last4: null,
          stop_reason: 'erased',
        })
        // What is charged before the job has cancelled it has no name either.
        await report(serviceOf(tx), atStripe(gift), [invoiceOf(gift, 1)])
        expect(await giftPayments(tx, gift)).toMatchObject([
          {donor_name: null, email: null},
          {donor_name: null, email: null},
        ])
        expect((await giftOf(tx, gift)).email).toBeNull()
      }
      expect(await emailsTo(tx, rasa.email)).toEqual(['account-deleted'])
    })
  })

  test('a checkout that was given up is charged no more either, completed before or after it', async () => {
    await rolledBack(async (tx) => {
      await recognise(tx)
      const rasa = await confirmed(tx, await signUp(tx, 'Rasa'))
      const begin = () => beginGift(tx, {giftAid: declaration('all')}, {userId: rasa.id})
      const [before, after] = [await begin(), await begin()]
      for (const gift of [before, after]) await serviceOf(tx)`select public.lapse_subscription(${gift.id})`
      await report(serviceOf(tx), atStripe(before), [invoiceOf(before, 0)])
      await as(tx, rasa)`select public.delete_own_account()`
      await report(serviceOf(tx), atStripe(after), [invoiceOf(after, 0)])
      for (const gift of [before, after])
        expect(await giftOf(tx, gift)).toMatchObject({status: 'active', stop_reason: 'erased', email: null})
      expect(await tx`select from private.gift_aid_declarations`).toEqual([])
    })
  })

  test('whoever is forgotten is charged no more, also where Stripe had lost the gift for a while', async () => {
    await rolledBack(async (tx) => {
      const gift = await runningGift(tx)
      await serviceOf(tx)`select public.lapse_subscription(${gift.id})`
      await tx`select private.anonymise_subscription(${gift.id})`
      await report(serviceOf(tx), atStripe(gift), [])
      expect(await giftOf(tx, gift)).toMatchObject({status: 'active', stop_reason: 'erased'})
    })
  })

  test('what was never paid goes after 30 days, and names 7 years after the end', async () => {
    await rolledBack(async (tx) => {
      const [begun, ended, running] = [await beginGift(tx), await runningGift(tx), await runningGift(tx)]
      await tx`update public.subscriptions set created_at = now() - interval '31 days' where id in ${tx([begun.id, running.id])}`
      await tx`update public.subscriptions set ended_at = now() - interval '7 years 1 day', end_reason = 'payer' where id = ${ended.id}`
      await serviceOf(tx)`select public.purge_money()`
      expect(await tx`select id from public.subscriptions where id = ${begun.id}`).toEqual([])
      expect(await giftOf(tx, ended)).toMatchObject({email: null})
      expect(await giftOf(tx, running)).toMatchObject({email: running.email, stop_requested_at: null})
    })
  })
})
