import {randomUUID} from 'node:crypto'
import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {as} from './callers.ts'
import {rolledBack} from './database.ts'
import {wrongTotals} from './kept-totals.ts'
import {
  addCampaign,
  apply,
  attempt,
  createDonation,
  daysAgo,
  dispute,
  paid,
  refunded,
  serviceOf,
  treasurerIn,
} from './money.ts'
import {unique} from './people.ts'

const CAMPAIGNS = 2
const kinds = [
  'begin',
  'pay',
  'pay another sum',
  'pay in euros',
  'count',
  'refund',
  'dispute',
  'win',
  'lose',
  'transfer',
  'undo',
  'send back',
  'abandon',
  'rename',
  'move',
  'forget',
] as const

const step = fc.record({
  kind: fc.constantFrom(...kinds, 'begin', 'begin', 'pay', 'pay', 'transfer'),
  donation: fc.nat({max: 7}),
  campaign: fc.nat({max: CAMPAIGNS}),
  pence: fc.constantFrom(500, 2000),
})

test('the totals of campaigns are the sums of their donations, whatever happens to them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, {minLength: 6, maxLength: 20}), async (steps) => {
      await rolledBack(async (tx) => {
        const treasurer = await treasurerIn(tx)
        // The last one stands for none.
        const campaigns: (string | null)[] = [await addCampaign(tx), await addCampaign(tx), null]
        const donations: string[] = []
        for (const {kind, donation, campaign, pence} of steps) {
          await attempt(tx, async (part) => {
            const [asTreasurer, asService] = [as(part, treasurer), serviceOf(part)]
            const id = donations[donation % Math.max(donations.length, 1)] ?? randomUUID()
            const key = campaigns[campaign] ?? null
            const give = (sum: number, currency = 'gbp') =>
              apply(asService, paid(id, daysAgo(3), {pence: sum, currency}))
            if (kind === 'begin') {
              const {paymentId} = await createDonation(asService)
              await part`update public.donations set campaign_id = ${key} where payment_id = ${paymentId}`
              donations.push(paymentId)
            } else if (kind === 'pay') await give(2000)
            else if (kind === 'pay another sum') await give(1900)
            else if (kind === 'pay in euros') await give(2000, 'eur')
            else if (kind === 'count') await asTreasurer`select public.decide_payment(${id}, 'count')`
            else if (kind === 'refund') await apply(asService, refunded(id, pence, daysAgo(2)))
            else if (kind === 'dispute') await apply(asService, dispute(id, 'open', daysAgo(1), pence))
            else if (kind === 'win') await apply(asService, dispute(id, 'won', daysAgo(0.5), pence))
            else if (kind === 'lose') await apply(asService, dispute(id, 'lost', daysAgo(0.5), pence))
            else if (kind === 'transfer') {
              const details = {
                amountPence: pence,
                receivedOn: daysAgo(4).toISOString().slice(0, 10),
                campaignId: key,
              }
              const [row] = await asTreasurer<{id: string}>`
                select public.record_bank_donation(${JSON.stringify(details)}::text::jsonb, ${randomUUID()}) as id`
              donations.push(row?.id ?? '')
            } else if (kind === 'undo') await asTreasurer`select public.undo_bank_transfer(${id})`
            else if (kind === 'send back')
              await asTreasurer`
                select public.record_bank_refund(${id}, 500, ${daysAgo(1).toISOString().slice(0, 10)}, ${randomUUID()})`
            else if (kind === 'abandon') await asService`select public.abandon_checkout(${id})`
            else if (kind === 'move')
              await part`update public.donations set campaign_id = ${key} where payment_id = ${id}`
            else if (kind === 'forget') {
              await part`delete from public.donations where payment_id = ${id}`
              donations.splice(donations.indexOf(id), 1)
            } else if (key !== null) {
              const renamed = unique('campaign')
              await part`update public.campaigns set id = ${renamed} where id = ${key}`
              campaigns[campaign] = renamed
            }
          })
          expect({kind, wrong: await wrongTotals(tx)}).toEqual({kind, wrong: []})
        }
      })
    }),
    {numRuns: 25},
  )
})
