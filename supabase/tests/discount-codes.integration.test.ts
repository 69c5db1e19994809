import {randomUUID} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {as} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {confirmed, type Person, signUp} from './people.ts'
import {
  addDiscountedEvent,
  apply,
  applicant,
  daysAgo,
  event,
  memberByCard,
  membershipOf,
  refunded,
  renew,
  serviceOf,
  treasurerIn,
  checkoutOf,
} from './money.ts'

interface Code {
  id: string
  code: string
  amountPence: number
  validUntil: string
  isReady: boolean
}

async function begin(tx: Transaction, person: Person, key: string) {
  const context = {userId: person.id, networkHash: 'b'.repeat(64)}
  const [row] = await serviceOf(tx)<{result: Code}>`
    select public.create_discount_code(${key}, ${JSON.stringify(context)}::text::jsonb) as result`
  if (!row) throw new Error('create_discount_code returned nothing')
  return row.result
}

/** A member with an account, who paid so many days ago. */
async function member(tx: Transaction, days = 10) {
  const rasa = await confirmed(tx, await signUp(tx, 'Rasa', {last_name: 'Rasaitė'}))
  return {rasa, ...(await memberByCard(tx, daysAgo(days), applicant({email: rasa.email})))}
}

/** A code that Stripe has made. */
async function ready(tx: Transaction, person: Person, key: string) {
  const code = await begin(tx, person, key)
  const promotion = `promo_${randomUUID()}`
  await serviceOf(tx)`select public.record_discount_code(${code.id}, ${promotion})`
  return {...code, promotion}
}

const toDeactivate = async (tx: Transaction) => {
  const rows = await serviceOf(tx)<{code_id: string}>`select * from public.codes_to_deactivate()`
  return rows.map(({code_id}) => code_id)
}

describe('a code', () => {
  test('takes the discount of the event off one ticket, for 30 days', async () => {
    await rolledBack(async (tx) => {
      const [{rasa}, key] = [await member(tx), await addDiscountedEvent(tx)]
      const code = await begin(tx, rasa, key)
      expect(code).toMatchObject({
        amountPence: 500,
        isReady: false,
        code: expect.stringMatching(/^NARYS-[A-HJ-NP-Z2-9]{8}$/),
      })
      const days = (new Date(code.validUntil).getTime() - Date.now()) / 86_400_000
      expect(days).toBeCloseTo(30, 0)
    })
  })

  test('is valid for as long as the event says', async () => {
    await rolledBack(async (tx) => {
      const [{rasa}, key] = [await member(tx), await addDiscountedEvent(tx)]
      await tx`update public.content_items set member_discount = '{"amount": 2.5, "validDays": 7}' where key = ${key}`
      const code = await begin(tx, rasa, key)
      expect(code.amountPence).toBe(250)
      expect((new Date(code.validUntil).getTime() - Date.now()) / 86_400_000).toBeCloseTo(7, 0)
    })
  })

  test('is one for each member and event, also when Stripe did not answer', async () => {
    await rolledBack(async (tx) => {
      const [{rasa}, key] = [await member(tx), await addDiscountedEvent(tx)]
      const first = await begin(tx, rasa, key)
      expect(await begin(tx, rasa, key)).toEqual(first)
      await serviceOf(tx)`select public.record_discount_code(${first.id}, 'promo_1')`
      expect(await begin(tx, rasa, key)).toEqual({...first, isReady: true})
      expect((await begin(tx, rasa, await addDiscountedEvent(tx))).code).not.toBe(first.code)
    })
  })

  test('is given in the grace too, and to nobody else', async () => {
    await rolledBack(async (tx) => {
      const key = await addDiscountedEvent(tx)
      expect(await begin(tx, (await member(tx, 380)).rasa, key)).toMatchObject({amountPence: 500})
      for (const person of [(await member(tx, 400)).rasa, await signUp(tx)])
        await expect(begin(tx, person, key)).rejects.toMatchObject({code: 'PT403', detail: 'members_only'})
    })
  })

  test.each([{takes_member_codes: false}, {status: 'cancelled'}, {removed_at: '2026-01-01T00:00:00Z'}])(
    'is not given for an event with %j',
    async (fields) => {
      await rolledBack(async (tx) => {
        const [{rasa}, key] = [await member(tx), await addDiscountedEvent(tx, fields)]
        await expect(begin(tx, rasa, key)).rejects.toMatchObject({code: 'PT404'})
      })
    },
  )

  test('that was used or has expired is not given again', async () => {
    await rolledBack(async (tx) => {
      const [{rasa}, key, other] = [
        await member(tx),
        await addDiscountedEvent(tx),
        await addDiscountedEvent(tx),
      ]
      const {promotion} = await ready(tx, rasa, key)
      const tickets = {
        checkoutId: 'cs_1',
        reference: null,
        isByLink: true,
        discountCodes: [promotion],
      }
      await apply(serviceOf(tx), event('payment_settled', checkoutOf('1', tickets)))
      await expect(begin(tx, rasa, key)).rejects.toMatchObject({code: 'PT409', detail: 'code_used'})
      const {id} = await ready(tx, rasa, other)
      await tx`update public.discount_codes set valid_until = now() - interval '1 second' where id = ${id}`
      await expect(begin(tx, rasa, other)).rejects.toMatchObject({code: 'PT409', detail: 'code_expired'})
    })
  })

  test('counts as used when Stripe says so', async () => {
    await rolledBack(async (tx) => {
      const [{rasa}, key] = [await member(tx), await addDiscountedEvent(tx)]
      const {promotion} = await ready(tx, rasa, key)
      const webhook = event('discount_code', {codeId: promotion, isActive: false, isRedeemed: true})
      expect(await apply(serviceOf(tx), webhook)).toBe('applied')
      await expect(begin(tx, rasa, key)).rejects.toMatchObject({detail: 'code_used'})
    })
  })
})

describe('unused codes', () => {
  const holder = async (tx: Transaction) => {
    const [one, key] = [await member(tx), await addDiscountedEvent(tx)]
    return {...one, key, code: await ready(tx, one.rasa, key)}
  }

  test('are revoked when the year goes back, and Stripe is told once', async () => {
    await rolledBack(async (tx) => {
      const {paymentId, code} = await holder(tx)
      expect(await toDeactivate(tx)).not.toContain(code.id)
      await apply(serviceOf(tx), refunded(paymentId, 1500))
      expect(await toDeactivate(tx)).toContain(code.id)
      await serviceOf(tx)`select public.finish_deactivation(${code.id})`
      expect(await toDeactivate(tx)).not.toContain(code.id)
    })
  })

  test('that were used stay as they are', async () => {
    await rolledBack(async (tx) => {
      const {paymentId, code} = await holder(tx)
      await tx`update public.discount_codes set redeemed_at = now() where id = ${code.id}`
      await apply(serviceOf(tx), refunded(paymentId, 1500))
      expect(await tx`select revoked_at from public.discount_codes where id = ${code.id}`).toEqual([
        {revoked_at: null},
      ])
    })
  })

  test('stay when another year than the running one goes back', async () => {
    await rolledBack(async (tx) => {
      const rasa = await confirmed(tx, await signUp(tx, 'Rasa', {last_name: 'Rasaitė'}))
      const {submission} = await memberByCard(tx, daysAgo(60), applicant({email: rasa.email}))
      const {id} = await ready(tx, rasa, await addDiscountedEvent(tx))
      const next = await renew(tx, submission, daysAgo(10))
      await apply(serviceOf(tx), refunded(next, 1500))
      expect(await toDeactivate(tx)).not.toContain(id)
    })
  })

  test('are revoked when a confirmation is undone or the membership is cancelled, and may be asked for anew', async () => {
    await rolledBack(async (tx) => {
      const {rasa, submission, key, code} = await holder(tx)
      const {id} = await membershipOf(tx, submission.email)
      await as(tx, await treasurerIn(tx))`select public.cancel_membership(${id})`
      expect(await toDeactivate(tx)).toContain(code.id)
      await tx`update public.memberships set cancelled_at = now() - interval '1 minute' where id = ${id}`
      await renew(tx, submission, new Date())
      expect((await begin(tx, rasa, key)).code).not.toBe(code.code)
    })
  })
})
