import {describe, expect, test} from 'vitest'
import {as, refused, visitor} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {confirmed, makeAdmin, type Person, signUp} from './people.ts'
import {
  applicant,
  apply,
  applyByTransfer,
  changeSettings,
  createMembershipPayment,
  daysAgo,
  emailsTo,
  londonMidnight,
  memberByCard,
  membershipOf,
  membershipsOf,
  paymentOf,
  refunded,
  renew,
  serviceOf,
  transferOf,
  treasurerIn,
} from './money.ts'

const adminIn = async (tx: Transaction) => makeAdmin(tx, await signUp(tx, 'Ona'))
const londonDay = async (tx: Transaction) => {
  const [row] = await tx<{day: string}[]>`select (now() at time zone 'Europe/London')::date::text as day`
  return row?.day
}
const mine = async (tx: Transaction, person: Person) => {
  const [row] = await as(tx, person)`select public.my_membership() as mine`
  return row?.mine
}

describe('an application', () => {
  test('is joined to the account with its address and name once the address is confirmed', async () => {
    await rolledBack(async (tx) => {
      const rasa = await signUp(tx, 'Rasa', {last_name: 'Rasaitė'})
      await memberByCard(
        tx,
        daysAgo(1),
        applicant({email: rasa.email, firstName: 'RASA', lastName: 'rasaite'}),
      )
      expect((await membershipOf(tx, rasa.email)).user_id).toBeNull()
      expect(await mine(tx, rasa)).toBeNull()
      await confirmed(tx, rasa)
      expect((await membershipOf(tx, rasa.email)).user_id).toBe(rasa.id)
      expect(await mine(tx, rasa)).toMatchObject({
        status: 'active',
        isActive: true,
        payments: [{status: 'paid', amountPence: 1500}],
      })
    })
  })

  test('of somebody with a confirmed account is joined at once', async () => {
    await rolledBack(async (tx) => {
      const rasa = await confirmed(tx, await signUp(tx, 'Rasa', {last_name: 'Rasaitė'}))
      await memberByCard(tx, daysAgo(1), applicant({email: rasa.email}))
      expect((await membershipOf(tx, rasa.email)).user_id).toBe(rasa.id)
    })
  })

  test('under another name is joined by an admin only', async () => {
    await rolledBack(async (tx) => {
      const [rasa, admin] = [
        await confirmed(tx, await signUp(tx, 'Rasa', {last_name: 'Kitokia'})),
        await adminIn(tx),
      ]
      await memberByCard(tx, daysAgo(1), applicant({email: rasa.email}))
      const {id, user_id} = await membershipOf(tx, rasa.email)
      expect(user_id).toBeNull()
      await expect(
        as(tx, await treasurerIn(tx))`select public.join_membership(${id}, ${rasa.id})`,
      ).rejects.toMatchObject(refused)
      await as(tx, admin)`select public.join_membership(${id}, ${rasa.id})`
      expect(await mine(tx, rasa)).toMatchObject({id})
      await as(tx, admin)`select public.join_membership(${id}, ${null})`
      expect(await mine(tx, rasa)).toBeNull()
    })
  })

  test('of two people with one address is joined to the one with its name', async () => {
    await rolledBack(async (tx) => {
      const rasa = await confirmed(tx, await signUp(tx, 'Rasa', {last_name: 'Rasaitė'}))
      for (const firstName of ['Tomas', 'Rasa'])
        await memberByCard(tx, daysAgo(1), applicant({email: rasa.email, firstName}))
      const joined = await tx`select first_name from public.memberships where user_id = ${rasa.id}`
      expect(joined).toEqual([{first_name: 'Rasa'}])
      expect(await membershipsOf(tx, rasa.email)).toHaveLength(2)
    })
  })

  test('follows the address of its account, unless it had another one', async () => {
    await rolledBack(async (tx) => {
      const rasa = await confirmed(tx, await signUp(tx, 'Rasa', {last_name: 'Rasaitė'}))
      await memberByCard(tx, daysAgo(340), applicant({email: rasa.email}))
      const {email} = applicant()
      await tx`update auth.users set email = ${email} where id = ${rasa.id}`
      await serviceOf(tx)`select public.reconcile_memberships()`
      expect(await membershipsOf(tx, rasa.email)).toEqual([])
      expect(await membershipOf(tx, email)).toMatchObject({status: 'active', user_id: rasa.id})
      expect(await emailsTo(tx, email)).toEqual(['membership-reminder', 'membership-welcome'])

      const other = applicant()
      await tx`update public.memberships set email = ${other.email} where user_id = ${rasa.id}`
      await tx`update auth.users set email = ${rasa.email} where id = ${rasa.id}`
      expect((await membershipOf(tx, other.email)).user_id).toBe(rasa.id)
    })
  })

  test('keeps its address when somebody of that name is known at the new one', async () => {
    await rolledBack(async (tx) => {
      const rasa = await confirmed(tx, await signUp(tx, 'Rasa', {last_name: 'Rasaitė'}))
      await memberByCard(tx, daysAgo(100), applicant({email: rasa.email}))
      const {email} = await memberByCard(tx, daysAgo(50))
      await tx`update auth.users set email = ${email} where id = ${rasa.id}`
      expect((await membershipOf(tx, rasa.email)).user_id).toBe(rasa.id)
      expect((await membershipOf(tx, email)).user_id).toBeNull()
    })
  })

  test('is joined when the name of the account is corrected', async () => {
    await rolledBack(async (tx) => {
      const rasa = await confirmed(tx, await signUp(tx, 'Rasa', {last_name: 'Rasait'}))
      await memberByCard(tx, daysAgo(1), applicant({email: rasa.email}))
      await as(tx, rasa)`update public.profiles set last_name = 'Rasaitė' where id = ${rasa.id}`
      expect(await mine(tx, rasa)).toMatchObject({status: 'active'})
    })
  })

  test('is not joined by an admin to an account without a confirmed address, or with another membership', async () => {
    await rolledBack(async (tx) => {
      const [rasa, admin] = [await signUp(tx, 'Rasa', {last_name: 'Rasaitė'}), await adminIn(tx)]
      const {email} = await memberByCard(tx)
      const {id} = await membershipOf(tx, email)
      const joining = () => as(tx, admin)`select public.join_membership(${id}, ${rasa.id})`
      await expect(joining()).rejects.toMatchObject({code: 'PT422'})
      await memberByCard(tx, daysAgo(1), applicant({email: rasa.email}))
      await confirmed(tx, rasa)
      await expect(joining()).rejects.toMatchObject({code: 'PT409', detail: 'membership_state'})
    })
  })
})

describe('what a member sees', () => {
  test('includes the link to the group only while the membership is active', async () => {
    await rolledBack(async (tx) => {
      await changeSettings(tx, {members_group_url: 'https://group.example.test/narys'})
      const rasa = await confirmed(tx, await signUp(tx, 'Rasa', {last_name: 'Rasaitė'}))
      const {paymentId} = await memberByCard(tx, daysAgo(1), applicant({email: rasa.email}))
      expect(await mine(tx, rasa)).toMatchObject({groupUrl: 'https://group.example.test/narys'})
      await apply(serviceOf(tx), refunded(paymentId, 1500))
      expect(await mine(tx, rasa)).toMatchObject({status: 'cancelled', groupUrl: null})
    })
  })

  test('is nobody else’s', async () => {
    await rolledBack(async (tx) => {
      const rasa = await confirmed(tx, await signUp(tx, 'Rasa', {last_name: 'Rasaitė'}))
      await memberByCard(tx, daysAgo(1), applicant({email: rasa.email}))
      expect(await mine(tx, await signUp(tx))).toBeNull()
      await expect(as(tx, visitor())`select public.my_membership()`).rejects.toMatchObject(refused)
    })
  })
})

describe('two memberships of one person', () => {
  const twice = async (tx: Transaction) => {
    const [first, second] = [await memberByCard(tx, daysAgo(400)), await memberByCard(tx, daysAgo(45))]
    const [kept, duplicate] = [await membershipOf(tx, first.email), await membershipOf(tx, second.email)]
    return {first, second, kept, duplicate, admin: await adminIn(tx)}
  }
  const merge = (tx: Transaction, admin: Person, kept: string, duplicate: string) =>
    as(tx, admin)`select public.merge_memberships(${kept}, ${duplicate})`

  test('become one with the payments of both, and the address of either finds it', async () => {
    await rolledBack(async (tx) => {
      const {first, second, kept, duplicate, admin} = await twice(tx)
      await merge(tx, admin, kept.id, duplicate.id)
      const merged = await membershipOf(tx, first.email)
      expect(merged).toMatchObject({id: kept.id, status: 'active'})
      expect(await tx`select status, merged_into from public.memberships where id = ${duplicate.id}`).toEqual(
        [{status: 'cancelled', merged_into: kept.id}],
      )
      const renewed = await renew(tx, second.submission, daysAgo(1))
      const [link] =
        await tx`select membership_id from public.membership_payments where payment_id = ${renewed}`
      expect(link).toEqual({membership_id: kept.id})
    })
  })

  test('that both paid within 30 days hold the second payment', async () => {
    await rolledBack(async (tx) => {
      const [first, second] = [await memberByCard(tx, daysAgo(20)), await memberByCard(tx, daysAgo(10))]
      const [kept, duplicate] = [await membershipOf(tx, first.email), await membershipOf(tx, second.email)]
      await merge(tx, await adminIn(tx), kept.id, duplicate.id)
      expect(await paymentOf(tx, second.paymentId)).toMatchObject({status: 'held', held_reason: 'second_fee'})
    })
  })

  test('are reminded of the same end once', async () => {
    await rolledBack(async (tx) => {
      const [first, second] = [applicant(), await memberByCard(tx, daysAgo(350))]
      await createMembershipPayment(serviceOf(tx), first)
      await serviceOf(tx)`select public.reconcile_memberships()`
      const [kept, duplicate] = [await membershipOf(tx, first.email), await membershipOf(tx, second.email)]
      await merge(tx, await adminIn(tx), kept.id, duplicate.id)
      await serviceOf(tx)`select public.reconcile_memberships()`
      expect(await emailsTo(tx, second.email)).toContain('membership-reminder')
      expect(await emailsTo(tx, first.email)).toEqual([])
    })
  })

  test('are both of somebody who has died', async () => {
    await rolledBack(async (tx) => {
      const {first, kept, duplicate, admin} = await twice(tx)
      await tx`insert into public.newsletter_subscribers (email, language, wording, status, confirmed_at)
        values (${first.email}, 'lt', 'Sutinku.', 'confirmed', now())`
      await as(tx, admin)`select public.mark_deceased(${duplicate.id}, true)`
      await merge(tx, admin, kept.id, duplicate.id)
      expect(
        await tx`select status, deceased_at is not null as died from public.memberships where id = ${kept.id}`,
      ).toEqual([{status: 'cancelled', died: true}])
      expect(await tx`select status from public.newsletter_subscribers where email = ${first.email}`).toEqual(
        [{status: 'unsubscribed'}],
      )
    })
  })

  test('are not merged with themselves, twice, or into two accounts', async () => {
    await rolledBack(async (tx) => {
      const {kept, duplicate, admin} = await twice(tx)
      await expect(merge(tx, admin, kept.id, kept.id)).rejects.toMatchObject({code: 'PT400'})
      const accounts = [await signUp(tx), await signUp(tx)]
      await tx`update public.memberships set user_id = ${accounts[0]?.id ?? ''} where id = ${kept.id}`
      await tx`update public.memberships set user_id = ${accounts[1]?.id ?? ''} where id = ${duplicate.id}`
      await expect(merge(tx, admin, kept.id, duplicate.id)).rejects.toMatchObject({code: 'PT409'})
      await tx`update public.memberships set user_id = null where id = ${kept.id}`
      await merge(tx, admin, kept.id, duplicate.id)
      expect(await tx`select user_id from public.memberships where id = ${kept.id}`).toEqual([
        {user_id: accounts[1]?.id},
      ])
      await expect(merge(tx, admin, kept.id, duplicate.id)).rejects.toMatchObject({code: 'PT404'})
    })
  })
})

describe('a membership that a treasurer cancels', () => {
  const cancelled = async (tx: Transaction) => {
    const member = await memberByCard(tx, daysAgo(100))
    const {id} = await membershipOf(tx, member.email)
    const treasurer = await treasurerIn(tx)
    await as(tx, treasurer)`select public.cancel_membership(${id})`
    return {...member, id, treasurer}
  }

  test('ends, and its money stays', async () => {
    await rolledBack(async (tx) => {
      const {email, paymentId} = await cancelled(tx)
      expect(await membershipOf(tx, email)).toMatchObject({status: 'cancelled', valid_until: null})
      expect((await paymentOf(tx, paymentId)).status).toBe('paid')
    })
  })

  test('starts with a transfer that is confirmed afterwards, and no earlier year comes back', async () => {
    await rolledBack(async (tx) => {
      const {email, submission, id, treasurer} = await cancelled(tx)
      await applyByTransfer(serviceOf(tx), submission)
      await as(tx, treasurer)`
        select public.confirm_bank_transfer(${await transferOf(tx, email)}, 1500, (now() at time zone 'Europe/London')::date)`
      const {status, member_since} = await membershipOf(tx, email)
      expect([status, await londonMidnight(tx, member_since)]).toEqual(['active', await londonDay(tx)])
      await as(tx, treasurer)`select public.undo_bank_transfer(${await transferOf(tx, email)})`
      expect(await tx`select member_since from public.memberships where id = ${id}`).toEqual([
        {member_since: null},
      ])
    })
  })

  test('is not cancelled again', async () => {
    await rolledBack(async (tx) => {
      const {id, treasurer} = await cancelled(tx)
      await expect(as(tx, treasurer)`select public.cancel_membership(${id})`).rejects.toMatchObject({
        code: 'PT409',
        detail: 'membership_state',
      })
    })
  })

  test('that waits for a transfer asks for it no more', async () => {
    await rolledBack(async (tx) => {
      const submission = applicant()
      await applyByTransfer(serviceOf(tx), submission)
      const {id} = await membershipOf(tx, submission.email)
      await as(tx, await treasurerIn(tx))`select public.cancel_membership(${id})`
      expect((await paymentOf(tx, await transferOf(tx, submission.email))).status).toBe('lapsed')
    })
  })
})

describe('the list of members', () => {
  test('says who may stand for the council: active members of a year or longer', async () => {
    await rolledBack(async (tx) => {
      const [long, short, gone] = [
        await memberByCard(tx, daysAgo(380)),
        await memberByCard(tx, daysAgo(300)),
        await memberByCard(tx, daysAgo(500)),
      ]
      const rows = await as(tx, await treasurerIn(tx))<{email: string; is_council_candidate: boolean}>`
        select email, is_council_candidate from public.membership_overview where email in (${long.email}, ${short.email}, ${gone.email})`
      expect(Object.fromEntries(rows.map((row) => [row.email, row.is_council_candidate]))).toEqual({
        [long.email]: true,
        [short.email]: false,
        [gone.email]: false,
      })
    })
  })

  test('names the transfer to confirm, also a lapsed one', async () => {
    await rolledBack(async (tx) => {
      const submission = applicant()
      await applyByTransfer(serviceOf(tx), submission)
      const payment = await transferOf(tx, submission.email)
      const open = async () => {
        const [row] = await as(
          tx,
          await treasurerIn(tx),
        )`select open_transfer_id, open_transfer_status from public.membership_overview where email = ${submission.email}`
        return row
      }
      expect(await open()).toEqual({open_transfer_id: payment, open_transfer_status: 'open'})
      await tx`update public.payments set lapsed_at = now() where id = ${payment}`
      expect(await open()).toEqual({open_transfer_id: payment, open_transfer_status: 'lapsed'})
    })
  })

  test('counts members by month, for treasurers', async () => {
    await rolledBack(async (tx) => {
      const treasurer = as(tx, await treasurerIn(tx))
      const count = async () => {
        const rows = await treasurer<{members: string}>`select * from public.members_by_month(12)`
        return rows.map(({members}) => Number(members))
      }
      const before = await count()
      await memberByCard(tx, daysAgo(100))
      const after = await count()
      expect(after).toHaveLength(12)
      expect(after.at(-1)).toBe((before.at(-1) ?? 0) + 1)
      expect(after.at(0)).toBe(before.at(0))
      expect(await as(tx, await signUp(tx))`select * from public.members_by_month(12)`).toEqual([])
    })
  })
})
