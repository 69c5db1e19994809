import * as fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {as, visitor} from './callers.ts'
import {rolledBack, rolledBackIn, type Transaction} from './database.ts'
import {pass} from './email-doors.ts'
import {daysAgo, emailData, emailsTo, serviceOf} from './money.ts'
import {atStripe, beginChange, type Gift, report, runningGift} from './subscriptions.ts'
import {renewalToken, renewingMember} from './yearly-renewals.ts'

const linkIn = async (tx: Transaction, {email}: Pick<Gift, 'email'>, template: string) =>
  String((await emailData(tx, email, template)).token)

async function show(tx: Transaction, token: string) {
  const [row] = await as(tx, visitor())<{shown: object}>`select public.show_subscription(${token}) as shown`
  return row?.shown
}

async function newLink(tx: Transaction, {id}: Gift): Promise<string> {
  const [row] = await tx<{token: string}[]>`select private.create_subscription_link(${id}) as token`
  return row?.token ?? ''
}

/** Somebody to whom an email about the gift was forwarded. */
async function spendFreshLinks(tx: Transaction, gift: Gift): Promise<void> {
  const token = await linkIn(tx, gift, 'donation-receipt')
  const ask = () => tx.savepoint((part) => beginChange(serviceOf(part), token, {action: 'card'}))
  await ask()
  await pass(tx, gift.email, 1)
  await ask()
  await pass(tx, gift.email, 1)
  await expect(ask()).rejects.toMatchObject({code: 'PT429'})
}

const anHourLater = (tx: Transaction) =>
  tx`update private.subscription_links set created_at = created_at - interval '61 minutes'`

const resumesAt = daysAgo(-40).toISOString()
const pause = (tx: Transaction, gift: Gift) =>
  report(serviceOf(tx), atStripe(gift, {isPaused: true, resumesAt}), [])

const change = fc.oneof(
  fc.record({
    action: fc.constant('change'),
    amount: fc.integer({min: 100, max: 1_000_000}).map((pence) => pence / 100),
  }),
  fc.record({action: fc.constant('change'), amount: fc.integer({min: 900, max: 1100}).map((p) => p / 100)}),
  fc.record({action: fc.constant('pause'), months: fc.constantFrom(1, 2, 3, 6)}),
  fc.record({action: fc.constantFrom('resume', 'card', 'stop')}),
)

test('a forwarded receipt lets somebody look, lower, pause and stop, and nothing else', async () => {
  await rolledBack(async (tx) => {
    const gift = await runningGift(tx)
    const token = await linkIn(tx, gift, 'donation-receipt')

    async function outcome(part: Transaction, asked: object) {
      const already = await emailsTo(part, gift.email)
      try {
        const begun = await part.savepoint((inner) => beginChange(serviceOf(inner), token, {...asked}))
        const confirms = (await emailsTo(part, gift.email)).filter((each) => each === 'gift-confirm')
        expect(await emailsTo(part, gift.email)).toHaveLength(already.length + confirms.length)
        return 'linkSent' in begun ? `asked by ${confirms.length} email` : `begun for ${begun['amountPence']}`
      } catch (error) {
        return (error as {detail?: string}).detail
      }
    }

    await fc.assert(
      fc.asyncProperty(change, fc.boolean(), async (asked, isPaused) => {
        await rolledBackIn(tx, async (part) => {
          if (isPaused) await pause(part, gift)
          const {action} = asked
          const isRefused = action === (isPaused ? 'pause' : 'resume')
          const costs = 'amount' in asked ? asked.amount > 10 : action === 'card' || action === 'resume'
          const pence = 'amount' in asked ? Math.round(asked.amount * 100) : 1000
          expect(await outcome(part, asked)).toBe(
            isRefused ? 'subscription_state' : costs ? 'asked by 1 email' : `begun for ${pence}`,
          )
        })
      }),
      {numRuns: 80},
    )
  })
})

describe('a link that was asked for', () => {
  test('shows the sum that was wanted, and lets the donor give it', async () => {
    await rolledBack(async (tx) => {
      const gift = await runningGift(tx)
      const receipt = await linkIn(tx, gift, 'donation-receipt')
      await beginChange(serviceOf(tx), receipt, {action: 'change', amount: 20})
      expect(await show(tx, receipt)).toMatchObject({isFresh: false, wantedPence: null})
      expect(await emailData(tx, gift.email, 'gift-confirm')).toMatchObject({
        action: 'change',
        wantedPence: 2000,
        amountPence: 1000,
      })
      const fresh = await linkIn(tx, gift, 'gift-confirm')
      expect(await show(tx, fresh)).toMatchObject({isFresh: true, wantedPence: 2000, amountPence: 1000})
      const begun = await beginChange(serviceOf(tx), fresh, {action: 'change', amount: 20})
      expect(begun).toMatchObject({amountPence: 2000})
      await report(serviceOf(tx), atStripe(gift, {pence: 2000}), [])
      expect(await show(tx, fresh)).toMatchObject({isFresh: true, wantedPence: null, amountPence: 2000})
    })
  })

  test('by the address does all for an hour, then as much as any other', async () => {
    await rolledBack(async (tx) => {
      const gift = await runningGift(tx)
      await pause(tx, gift)
      await serviceOf(tx)`
        select public.send_subscription_links(${JSON.stringify({email: gift.email})}::text::jsonb, '{}')`
      const {gifts} = await emailData(tx, gift.email, 'gift-links')
      const token = (gifts as {token: string}[])[0]?.token ?? ''
      const begin = (asked: object) => beginChange(serviceOf(tx), token, {...asked})
      const costly = [{action: 'change', amount: 500}, {action: 'resume'}, {action: 'card'}]
      for (const asked of costly) expect(await begin(asked)).toMatchObject({subscriptionId: gift.id})
      await anHourLater(tx)
      expect(await show(tx, token)).toMatchObject({isFresh: false, wantedPence: null})
      for (const asked of costly) expect(await begin(asked)).toEqual({linkSent: true})
      expect(await begin({action: 'stop'})).toMatchObject({subscriptionId: gift.id})
    })
  })

  test('goes to nobody if no address is known, which is refused', async () => {
    await rolledBack(async (tx) => {
      const gift = await runningGift(tx)
      const token = await linkIn(tx, gift, 'donation-receipt')
      await tx`update public.subscriptions set email = null where id = ${gift.id}`
      await expect(beginChange(serviceOf(tx), token, {action: 'card'})).rejects.toMatchObject({
        code: 'PT409',
        detail: 'subscription_state',
      })
    })
  })
})

test('another card for a renewal is asked for by a link in an email of its own', async () => {
  await rolledBack(async (tx) => {
    const renewal = await renewingMember(tx)
    const old = await renewalToken(tx, renewal)
    const begin = (token: string, action: string) => beginChange(serviceOf(tx), token, {action})
    expect(await begin(old, 'card')).toEqual({linkSent: true})
    const fresh = await linkIn(tx, renewal, 'renewal-confirm')
    expect(await begin(fresh, 'card')).toMatchObject({subscriptionId: renewal.id, purpose: 'membership'})
    await tx`update private.renewal_links set created_at = created_at - interval '61 minutes'`
    expect(await begin(fresh, 'card')).toEqual({linkSent: true})
    expect(await begin(old, 'stop')).toMatchObject({subscriptionId: renewal.id})
  })
})

test('whoever has a link forwarded and changes the gift again and again keeps the donor from nothing', async () => {
  await rolledBack(async (tx) => {
    const gift = await runningGift(tx)
    const [forwarded, own] = await Promise.all([0, 1].map(() => newLink(tx, gift)))
    const lower = (token: string) =>
      tx.savepoint((part) => beginChange(serviceOf(part), token, {action: 'change', amount: 9}))
    for (let n = 0; n < 60; n += 1) await lower(forwarded ?? '')
    await expect(lower(forwarded ?? '')).rejects.toMatchObject({code: 'PT429'})
    expect(await lower(own ?? '')).toHaveProperty('subscriptionId')
    expect(await beginChange(serviceOf(tx), forwarded ?? '', {action: 'stop'})).toHaveProperty(
      'subscriptionId',
    )
  })
})

test('whoever has spent the fresh links of one gift keeps the donor from none: the form for links gives all', async () => {
  await rolledBack(async (tx) => {
    const [spent, other] = [await runningGift(tx), await runningGift(tx)]
    await tx`update public.subscriptions set email = ${spent.email} where id = ${other.id}`
    await spendFreshLinks(tx, spent)
    const submission = JSON.stringify({email: spent.email, locale: 'lt'})
    const context = JSON.stringify({networkHash: 'a'.repeat(64)})
    await serviceOf(tx)`
      select public.send_subscription_links(${submission}::text::jsonb, ${context}::text::jsonb)`
    const {gifts} = (await emailData(tx, spent.email, 'gift-links')) as {gifts: {token: string}[]}
    expect(gifts).toHaveLength(2)
    for (const {token} of gifts) {
      expect(await show(tx, token)).toMatchObject({isFresh: true})
      expect(await beginChange(serviceOf(tx), token, {action: 'card'})).toHaveProperty('subscriptionId')
    }
  })
})
