import {randomUUID} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {as, refused, visitor, type Caller} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {claimAll, declaration, give, recognise, stateOf} from './gift-aid.ts'
import {attempt, daysAgo, emailData, emailsTo, serviceOf, treasurerIn} from './money.ts'
import {confirmed, makeAdmin, type Person, signUp, unique} from './people.ts'

interface Declared {
  id?: string
  firstName: string
  givenOn: string
  withdrawnOn: string | null
}

const notFound = {code: 'PT404', detail: 'not_found'}

/** Runs with Gift Aid on, and with the declaration of a donor who got it by email. */
const declaredByEmail = (
  run: (
    tx: Transaction,
    donor: {treasurer: Person; email: string; token: string; today: string},
  ) => Promise<void>,
) =>
  rolledBack(async (tx) => {
    await recognise(tx)
    const email = `${unique('giver')}@example.test`
    await give(tx, {email, giftAid: declaration('all')})
    const [row] = await tx<{today: string}[]>`select private.london_date(now())::text as today`
    await run(tx, {
      treasurer: await treasurerIn(tx),
      email,
      token: String((await emailData(tx, email, 'gift-aid-confirmed')).token),
      today: row?.today ?? '',
    })
  })

async function show(tx: Transaction, token: string, caller: Caller = visitor()) {
  const [row] = await as(tx, caller)<{shown: Declared}>`select public.show_gift_aid(${token}) as shown`
  return row?.shown
}

async function withdraw(tx: Transaction, token: string) {
  const [row] = await as(tx, visitor())<{shown: Declared}>`select public.withdraw_gift_aid(${token}) as shown`
  return row?.shown
}

async function ownOf(tx: Transaction, caller: Caller) {
  const [row] = await as(tx, caller)<{own: Declared[]}>`select public.my_gift_aid() as own`
  return row?.own ?? []
}

const withdrawOwn = (tx: Transaction, caller: Caller, id: string | undefined) =>
  as(tx, caller)`select public.withdraw_own_gift_aid(${id ?? null})`

describe('the link in the email that confirms a declaration', () => {
  test('shows what was declared, without the addresses, because an email may be forwarded', async () => {
    await declaredByEmail(async (tx, {token, today}) => {
      const {wording} = declaration('all')
      expect(await show(tx, token)).toEqual({
        firstName: 'Rasa',
        lastName: 'Rasaitė',
        wording,
        covers: 'all',
        givenOn: today,
        withdrawnOn: null,
        mayWithdraw: true,
      })
    })
  })

  test('withdraws it from today on, once, and confirms that by email', async () => {
    await declaredByEmail(async (tx, {treasurer, email, token, today}) => {
      const earlier = await give(tx, {email, at: daysAgo(3)})
      expect(await withdraw(tx, token)).toMatchObject({withdrawnOn: today})
      const later = await give(tx, {email, at: daysAgo(0)})
      expect(await stateOf(tx, treasurer, earlier)).toBe('claimable')
      expect(await stateOf(tx, treasurer, later)).toBe('held withdrawn')
      expect(await withdraw(tx, token)).toMatchObject({withdrawnOn: today})
      expect(await show(tx, token)).toMatchObject({withdrawnOn: today})
      const emails = await emailsTo(tx, email)
      expect(emails.filter((template) => template === 'gift-aid-withdrawn')).toHaveLength(1)
      expect(await emailData(tx, email, 'gift-aid-withdrawn')).not.toHaveProperty('token')
    })
  })

  test('says since when one is withdrawn that a treasurer withdrew', async () => {
    await declaredByEmail(async (tx, {treasurer, token}) => {
      const [known] = await tx<{id: string}[]>`
        update private.gift_aid_declarations set given_at = ${daysAgo(30)} returning id`
      const day = daysAgo(10).toISOString().slice(0, 10)
      await as(tx, treasurer)`select public.withdraw_gift_aid_declaration(${known?.id ?? null}, ${day})`
      expect(await withdraw(tx, token)).toMatchObject({withdrawnOn: day})
    })
  })

  test('leads nowhere if it is wrong, or if the declaration is not kept any more', async () => {
    await declaredByEmail(async (tx, {token}) => {
      for (const wrong of ['ab'.repeat(32), '', `${token}0`]) {
        await expect(show(tx, wrong)).rejects.toMatchObject(notFound)
        await expect(withdraw(tx, wrong)).rejects.toMatchObject(notFound)
      }
      await tx`update private.gift_aid_declarations set covers = 'gift', given_at = ${daysAgo(1500)}`
      await tx`
        update public.payments set paid_at = ${daysAgo(1500)}
        where id in (select payment_id from private.gift_aid_declarations)`
      await serviceOf(tx)`select public.purge_money()`
      await expect(show(tx, token)).rejects.toMatchObject(notFound)
    })
  })

  test('ends when the donor is erased, also if the declaration of a claimed gift stays', async () => {
    await declaredByEmail(async (tx, {treasurer, email, token}) => {
      await claimAll(tx, treasurer, randomUUID())
      const admin = await makeAdmin(tx, await signUp(tx))
      await as(tx, admin)`select public.erase_personal_data(${email})`
      expect(await tx`select from private.gift_aid_declarations`).toHaveLength(1)
      await expect(show(tx, token)).rejects.toMatchObject(notFound)
      await expect(withdraw(tx, token)).rejects.toMatchObject(notFound)
    })
  })

  test('withdraws one for a single gift only on the day of that gift', async () => {
    await rolledBack(async (tx) => {
      await recognise(tx)
      const treasurer = await treasurerIn(tx)
      const email = `${unique('giver')}@example.test`
      const gift = await give(tx, {email, giftAid: declaration('gift'), at: daysAgo(0)})
      const token = String((await emailData(tx, email, 'gift-aid-confirmed')).token)
      expect(await show(tx, token)).toMatchObject({covers: 'gift', mayWithdraw: true})
      await tx`update public.payments set paid_at = ${daysAgo(2)} where id = ${gift}`
      expect(await show(tx, token)).toMatchObject({mayWithdraw: false})
      await expect(withdraw(tx, token)).rejects.toMatchObject({code: 'PT409', detail: 'gift_aid_covered'})
      await tx`update public.payments set paid_at = now() where id = ${gift}`
      expect(await withdraw(tx, token)).toMatchObject({mayWithdraw: false})
      expect(await stateOf(tx, treasurer, gift)).toBe('held withdrawn')
    })
  })

  test('is stored as a digest', async () => {
    await declaredByEmail(async (tx, {token}) => {
      expect(await tx`select from private.gift_aid_links where token_digest = ${token}`).toEqual([])
    })
  })

  test('still works when the email went to a corrected address, and the declaration follows', async () => {
    await declaredByEmail(async (tx, {email, token}) => {
      const [failed] = await tx<{id: string}[]>`
        update public.email_outbox set status = 'failed', failed_at = now()
        where recipient = ${email} and template = 'gift-aid-confirmed' returning id`
      const corrected = `${unique('giver')}@example.test`
      const admin = await makeAdmin(tx, await signUp(tx))
      await as(tx, admin)`select public.retry_failed_email(${failed?.id ?? null}, ${corrected})`
      expect(await emailData(tx, corrected, 'gift-aid-confirmed')).toMatchObject({token})
      await withdraw(tx, token)
      expect(await emailsTo(tx, corrected)).toContain('gift-aid-withdrawn')
    })
  })
})

describe('in an account', () => {
  const donorWithAccount = (run: (tx: Transaction, donor: Person) => Promise<void>) =>
    rolledBack(async (tx) => {
      await recognise(tx)
      const donor = await confirmed(tx, await signUp(tx))
      await give(tx, {email: donor.email, giftAid: declaration('all')})
      await run(tx, donor)
    })

  test('a donor sees and withdraws the own declaration, and nobody else does', async () => {
    await donorWithAccount(async (tx, donor) => {
      const other = await confirmed(tx, await signUp(tx))
      const [own, ...more] = await ownOf(tx, donor)
      expect(own).toMatchObject({firstName: 'Rasa', withdrawnOn: null})
      expect(more).toEqual([])
      expect(await ownOf(tx, other)).toEqual([])
      await attempt(tx, async (part) => {
        await expect(withdrawOwn(part, other, own?.id)).rejects.toMatchObject(notFound)
      })
      await withdrawOwn(tx, donor, own?.id)
      await withdrawOwn(tx, donor, own?.id)
      expect(await ownOf(tx, donor)).toMatchObject([{withdrawnOn: own?.givenOn}])
      const emails = await emailsTo(tx, donor.email)
      expect(emails.filter((template) => template === 'gift-aid-withdrawn')).toHaveLength(1)
    })
  })

  test('a declaration whose gift is not paid, or under an address that nobody confirmed, is not shown', async () => {
    await donorWithAccount(async (tx, donor) => {
      await tx`update private.gift_aid_declarations set confirmed_at = null`
      expect(await ownOf(tx, donor)).toEqual([])
      await tx`update private.gift_aid_declarations set confirmed_at = now()`
      expect(await ownOf(tx, donor)).toHaveLength(1)
      await tx`update auth.users set email_confirmed_at = null where id = ${donor.id}`
      expect(await ownOf(tx, donor)).toEqual([])
    })
  })

  test('visitors are refused', async () => {
    await donorWithAccount(async (tx) => {
      await expect(ownOf(tx, visitor())).rejects.toMatchObject(refused)
      await expect(withdrawOwn(tx, visitor(), randomUUID())).rejects.toMatchObject(refused)
    })
  })
})
