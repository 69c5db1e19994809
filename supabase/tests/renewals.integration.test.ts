import {randomUUID} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {as, visitor} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {confirmed, signUp} from './people.ts'
import {
  apply,
  applicant,
  type Checkout,
  contextFor,
  daysAgo,
  emailData,
  emailsTo,
  memberByCard,
  membershipOf,
  paid,
  serviceOf,
} from './money.ts'

const reconcile = (tx: Transaction) => serviceOf(tx)`select public.reconcile_memberships()`

async function createRenewalPayment(tx: Transaction, token: string | null, changes = {}) {
  const context = contextFor({token}, changes)
  const [row] = await serviceOf(tx)<{result: Checkout}>`
    select public.create_renewal_payment(${token}, ${JSON.stringify(context)}::text::jsonb) as result`
  if (!row) throw new Error('create_renewal_payment returned nothing')
  return row.result
}

/** A member whose year ends in so many days, after the reminders of today. */
async function reminded(tx: Transaction, daysLeft: number) {
  const member = await memberByCard(tx, daysAgo(365 - daysLeft))
  await reconcile(tx)
  return member
}

const reminders = async (tx: Transaction, email: string) => {
  const emails = await emailsTo(tx, email)
  return emails.filter((template) => !['membership-welcome', 'membership-renewed'].includes(template))
}

describe('a member', () => {
  test.each([
    [32, []],
    [29, ['membership-reminder']],
    [5, ['membership-reminder']],
    [-3, ['membership-expired']],
    [-40, []],
  ])('whose year ends in %i days is reminded: %j', async (daysLeft, expected) => {
    await rolledBack(async (tx) => {
      const {email} = await reminded(tx, daysLeft)
      expect(await reminders(tx, email)).toEqual(expected)
      await reconcile(tx)
      expect(await reminders(tx, email)).toEqual(expected)
    })
  })

  test('is reminded 30 and 7 days before and at the end, each once', async () => {
    await rolledBack(async (tx) => {
      const {email} = await memberByCard(tx, daysAgo(340))
      for (const days of [35, 29, 20, 6, 2, -1, -20, -31]) {
        await tx`update public.memberships as membership set status = 'active' where email = ${email}`
        await tx`select private.remind_members(${(await membershipOf(tx, email)).valid_until}::timestamptz - make_interval(days => ${days}))`
      }
      expect(await reminders(tx, email)).toEqual([
        'membership-expired',
        'membership-reminder',
        'membership-reminder',
      ])
    })
  })

  test('who has renewed is not reminded', async () => {
    await rolledBack(async (tx) => {
      const {email, submission} = await memberByCard(tx, daysAgo(360))
      await memberByCard(tx, daysAgo(2), submission)
      await reconcile(tx)
      expect(await reminders(tx, email)).toEqual([])
    })
  })
})

describe('the link in a reminder', () => {
  const linked = async (tx: Transaction) => {
    const member = await reminded(tx, 5)
    const {token} = await emailData(tx, member.email, 'membership-reminder')
    return {...member, token: String(token)}
  }

  test('renews without a log-in', async () => {
    await rolledBack(async (tx) => {
      const {email, token} = await linked(tx)
      const before = await membershipOf(tx, email)
      const {paymentId, amountPence} = await createRenewalPayment(tx, token)
      expect(amountPence).toBe(1500)
      await apply(serviceOf(tx), paid(paymentId))
      const after = await membershipOf(tx, email)
      expect(after).toMatchObject({id: before.id, status: 'active', member_since: before.member_since})
      expect(after.valid_until?.getTime()).toBeGreaterThan(before.valid_until?.getTime() ?? Infinity)
    })
  })

  test('shows who it is for, without address, last name and phone', async () => {
    await rolledBack(async (tx) => {
      const {email, token} = await linked(tx)
      const [row] = await as(tx, visitor())`select public.show_renewal(${token}) as shown`
      expect(row?.shown).toMatchObject({
        firstName: 'Rasa',
        status: 'active',
        amountPence: 1500,
        isPaidLately: false,
      })
      expect(JSON.stringify(row?.shown)).not.toContain(email)
      expect(JSON.stringify(row?.shown)).not.toContain('Rasaitė')
    })
  })

  test('says that a fee has just come, because a second one would be held', async () => {
    await rolledBack(async (tx) => {
      const {token, submission} = await linked(tx)
      await memberByCard(tx, daysAgo(29), submission)
      const [row] = await as(tx, visitor())`select public.show_renewal(${token}) as shown`
      expect(row?.shown).toMatchObject({isPaidLately: true})
    })
  })

  test('that is pressed twice begins one payment', async () => {
    await rolledBack(async (tx) => {
      const {token} = await linked(tx)
      const key = randomUUID()
      expect((await createRenewalPayment(tx, token, {key})).paymentId).toBe(
        (await createRenewalPayment(tx, token, {key})).paymentId,
      )
    })
  })

  test('that was guessed, or is older than a year, leads nowhere', async () => {
    await rolledBack(async (tx) => {
      const {token} = await linked(tx)
      const showing = (given: string) => as(tx, visitor())`select public.show_renewal(${given})`
      await expect(showing('0123456789abcdef')).rejects.toMatchObject({code: 'PT404'})
      await tx`update private.renewal_links set created_at = now() - interval '366 days'`
      await expect(showing(token)).rejects.toMatchObject({code: 'PT404'})
      await expect(createRenewalPayment(tx, token)).rejects.toMatchObject({code: 'PT404'})
    })
  })

  test('ends when the member gets another address', async () => {
    await rolledBack(async (tx) => {
      const {email, token} = await linked(tx)
      const changed = `${randomUUID()}@example.test`
      await tx`update public.memberships set email = ${changed} where email = ${email}`
      await expect(as(tx, visitor())`select public.show_renewal(${token})`).rejects.toMatchObject({
        code: 'PT404',
      })
    })
  })

  test('is stored as a digest only', async () => {
    await rolledBack(async (tx) => {
      const {token} = await linked(tx)
      expect(await tx`select from private.renewal_links where token_digest = ${token}`).toEqual([])
    })
  })
})

test('somebody who is logged in renews without the form', async () => {
  await rolledBack(async (tx) => {
    const rasa = await confirmed(tx, await signUp(tx, 'Rasa', {last_name: 'Rasaitė'}))
    await memberByCard(tx, daysAgo(360), applicant({email: rasa.email}))
    const {paymentId} = await createRenewalPayment(tx, null, {userId: rasa.id})
    await apply(serviceOf(tx), paid(paymentId))
    expect((await membershipOf(tx, rasa.email)).valid_until?.getTime()).toBeGreaterThan(
      daysAgo(-360).getTime(),
    )
    const stranger = await signUp(tx)
    await expect(createRenewalPayment(tx, null, {userId: stranger.id})).rejects.toMatchObject({code: 'PT404'})
    await expect(createRenewalPayment(tx, null)).rejects.toMatchObject({code: 'PT404'})
  })
})
