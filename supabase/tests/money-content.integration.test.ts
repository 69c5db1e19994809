import {describe, expect, test} from 'vitest'
import {rolledBack, type Transaction} from './database.ts'
import {createDonation, serviceOf} from './money.ts'

const sync = async (tx: Transaction, campaigns: unknown, membersGroup: string | null = null) => {
  const [row] = await serviceOf(tx)<{taken: number}>`
    select public.sync_money_content(${membersGroup}, ${JSON.stringify(campaigns)}::text::jsonb) as taken`
  return row?.taken
}

describe('campaigns', () => {
  const garden = {
    id: 'garden',
    name_lt: 'Sodas mokyklai',
    name_en: 'A garden',
    path: '/sodas',
    target_amount: 1234.56,
  }

  test('are recognised by their name in either language, however it is typed', async () => {
    await rolledBack(async (tx) => {
      expect(await sync(tx, [garden])).toBe(1)
      expect(await tx`select target_pence, removed_at from public.campaigns where id = 'garden'`).toEqual([
        {target_pence: 123_456, removed_at: null},
      ])
      for (const campaign of ['Sodas mokyklai', ' sodas MOKYKLAI ', 'a garden']) {
        const {paymentId} = await createDonation(serviceOf(tx), {campaign})
        const [row] = await tx`select campaign_id from public.donations where payment_id = ${paymentId}`
        expect(row).toEqual({campaign_id: 'garden'})
      }
    })
  })

  test('that are removed keep their donations', async () => {
    await rolledBack(async (tx) => {
      await sync(tx, [garden])
      const {paymentId} = await createDonation(serviceOf(tx), {campaign: 'A garden'})
      await sync(tx, [])
      const [row] = await tx`
        select campaign.id, campaign.removed_at from public.donations as donation
        join public.campaigns as campaign on campaign.id = donation.campaign_id where donation.payment_id = ${paymentId}`
      expect(row).toMatchObject({id: 'garden', removed_at: expect.any(Date)})
    })
  })

  test('must be a list', async () => {
    await rolledBack(async (tx) => {
      await expect(sync(tx, null)).rejects.toMatchObject({code: '22023'})
    })
  })
})
