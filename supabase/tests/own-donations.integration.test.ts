import {expect, test} from 'vitest'
import {as, type Caller, visitor} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {addCampaign, apply, createDonation, daysAgo, paid, refunded, serviceOf} from './money.ts'
import {confirmed, signUp} from './people.ts'

interface Own {
  firstName: string
  donations: {pence: number; goneBackPence: number; campaignLt: string | null}[]
}

async function ownOf(tx: Transaction, caller: Caller): Promise<Own | null> {
  const [row] = await as(tx, caller)<{own: Own | null}>`select public.my_donations() as own`
  return row?.own ?? null
}

/** A gift from an address, by whoever was logged in. */
async function give(tx: Transaction, pence: number, email: string, userId?: string) {
  const {paymentId} = await createDonation(serviceOf(tx), {amount: pence / 100}, userId ? {userId} : {})
  const at = daysAgo(10 - pence / 1000)
  await apply(serviceOf(tx), paid(paymentId, at, {pence: pence, email}))
  return paymentId
}

test('donors see what was given by their account and under their address, and nothing else', async () => {
  await rolledBack(async (tx) => {
    const [donor, other] = [
      await confirmed(tx, await signUp(tx, 'Rasa')),
      await confirmed(tx, await signUp(tx, 'Tomas')),
    ]
    const campaign = await addCampaign(tx, 'Mokyklėlei')
    const first = await give(tx, 1000, 'kitas@example.test', donor.id)
    await give(tx, 2000, donor.email)
    // The address of the donor, typed by somebody who was logged in.
    await give(tx, 3000, donor.email, other.id)
    await give(tx, 4000, 'nieko@example.test')
    // It was begun, and never paid.
    await createDonation(serviceOf(tx), {amount: 50}, {userId: donor.id})
    await tx`update public.donations set campaign_id = ${campaign} where payment_id = ${first}`
    await apply(serviceOf(tx), refunded(first, 400))
    expect(await ownOf(tx, donor)).toMatchObject({
      firstName: 'Rasa',
      donations: [
        {pence: 2000, goneBackPence: 0, campaignLt: null},
        {pence: 1000, goneBackPence: 400, campaignLt: 'Mokyklėlei'},
      ],
    })
    expect((await ownOf(tx, other))?.donations).toMatchObject([{pence: 3000}])
    expect((await ownOf(tx, await confirmed(tx, await signUp(tx))))?.donations).toEqual([])
  })
})

test('an address that nobody confirmed shows nothing, and a visitor is refused', async () => {
  await rolledBack(async (tx) => {
    const donor = await signUp(tx)
    await give(tx, 2000, donor.email)
    await tx`update auth.users set email_confirmed_at = null where id = ${donor.id}`
    expect(await ownOf(tx, donor)).toBeNull()
    await expect(ownOf(tx, visitor())).rejects.toMatchObject({code: '42501'})
  })
})

test('a donation that is forgotten is nobody’s', async () => {
  await rolledBack(async (tx) => {
    const donor = await confirmed(tx, await signUp(tx))
    const id = await give(tx, 2000, donor.email, donor.id)
    await tx`select private.anonymise_donation(${id})`
    expect((await ownOf(tx, donor))?.donations).toEqual([])
  })
})
