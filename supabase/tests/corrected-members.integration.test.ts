import {randomUUID} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {as, refused, service, visitor} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {addBounce, addEmail} from './emails.ts'
import {confirmed, giveRole, makeAdmin, type Person, signUp, unique} from './people.ts'
import {
  applicant,
  apply,
  createDonation,
  daysAgo,
  emailData,
  emailsTo,
  memberByCard,
  membershipOf,
  membershipsOf,
  paid,
  serviceOf,
  treasurerIn,
} from './money.ts'

const adminIn = async (tx: Transaction) => makeAdmin(tx, await signUp(tx, 'Ona'))
const address = () => `${unique('policy')}@example.test`

const correct = (tx: Transaction, person: Person, membership: string, correction: object) =>
  as(tx, person)`select public.correct_member(${membership}, ${JSON.stringify(correction)}::text::jsonb)`

/** What a member is called, and how to reach them. */
async function contactOf(tx: Transaction, id: string) {
  const [row] = await tx`
    select first_name, last_name, email, phone, user_id from public.memberships where id = ${id}`
  return row
}

async function memberIn(tx: Transaction, fields: object = {}) {
  const {email, paymentId} = await memberByCard(tx, daysAgo(1), applicant({...fields}))
  const {id} = await membershipOf(tx, email)
  return {id, email, paymentId}
}

async function unreachedOf(tx: Transaction, treasurer: Person, id: string): Promise<unknown> {
  const [row] = await as(tx, treasurer)`
    select unreached_reason as reason from public.membership_overview where id = ${id}`
  return row?.reason
}

/** Reports that the email to the address, the only one, did not arrive this time. */
async function bounce(tx: Transaction, recipient: string, at: string) {
  const provider = unique('r')
  await tx`update public.email_outbox set status = 'sent', provider_id = ${provider} where recipient = ${recipient}`
  await as(tx, service)`
    select public.record_email_event(${unique('msg')}, ${provider}, 'bounced', ${at}, ${`Full: ${recipient}`}, ${[]})`
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

describe('an address that does not work', () => {
  test('is seen at its members and donations, with the reason, by treasurers', async () => {
    await rolledBack(async (tx) => {
      const [{id, email}, other, treasurer] = [await memberIn(tx), await memberIn(tx), await treasurerIn(tx)]
      const {paymentId} = await createDonation(serviceOf(tx), {donorName: 'Rasa'})
      await apply(serviceOf(tx), paid(paymentId, daysAgo(1), {pence: 2000, email}))
      const donationMark = async () => {
        const [row] = await as(tx, treasurer)`
          select unreached_reason as reason from public.payment_overview where id = ${paymentId}`
        return row?.reason
      }
      expect([await unreachedOf(tx, treasurer, id), await donationMark()]).toEqual([null, null])
      await addBounce(tx, email)
      expect([await unreachedOf(tx, treasurer, id), await donationMark()]).toEqual(['bounced', 'bounced'])
      expect(await unreachedOf(tx, treasurer, other.id)).toBeNull()
    })
  })

  test('is one whose reader reports emails as spam', async () => {
    await rolledBack(async (tx) => {
      const [{id, email}, treasurer] = [await memberIn(tx), await treasurerIn(tx)]
      await as(tx, service)`
        select public.record_email_event(${unique('msg')}, ${unique('r')}, 'complained', now(), null, ${[email]})`
      expect(await unreachedOf(tx, treasurer, id)).toBe('complained')
    })
  })

  test('is one to which an email failed or bounced, until a later one is delivered', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const [failed, bounced] = [await memberIn(tx), await memberIn(tx)]
      await addEmail(tx, 'failed', {recipient: failed.email})
      expect(await unreachedOf(tx, treasurer, failed.id)).toBe('bounced')

      await bounce(tx, bounced.email, hoursAgo(5))
      expect(await unreachedOf(tx, treasurer, bounced.id)).toBe('bounced')
      const later = await addEmail(tx, 'sending', {recipient: bounced.email})
      const delivered = (at: string) =>
        tx`update public.email_outbox set status = 'sent', delivered_at = ${at} where id = ${later}`
      await delivered(hoursAgo(6))
      expect(await unreachedOf(tx, treasurer, bounced.id)).toBe('bounced')
      await delivered(hoursAgo(4))
      expect(await unreachedOf(tx, treasurer, bounced.id)).toBeNull()
    })
  })

  test('is nobody else’s to see', async () => {
    await rolledBack(async (tx) => {
      const {email} = await memberIn(tx)
      await addBounce(tx, email)
      const listed = async (person: Person) =>
        as(tx, person)`select email from private.unreached_addresses() where email = ${email}`
      expect(await listed(await treasurerIn(tx))).toEqual([{email}])
      expect(await listed(await confirmed(tx, await signUp(tx)))).toEqual([])
    })
  })
})

describe('a treasurer’s correction', () => {
  test('changes name, address and phone, and is logged', async () => {
    await rolledBack(async (tx) => {
      const [{id}, treasurer, email] = [await memberIn(tx), await treasurerIn(tx), address()]
      await correct(tx, treasurer, id, {
        firstName: ' Rūta\u202e',
        lastName: 'Rasienė',
        email: ` ${email.toUpperCase()}\u200b`,
        phone: '07700 900123',
      })
      expect(await contactOf(tx, id)).toMatchObject({
        first_name: 'Rūta',
        last_name: 'Rasienė',
        email,
        phone: '+447700900123',
      })
      const [entry] = await tx`
        select actor_id, action, details from public.audit_log where subject_id = ${id} order by created_at desc limit 1`
      expect(entry).toEqual({
        actor_id: treasurer.id,
        action: 'member_corrected',
        details: {changed: ['name', 'email', 'phone']},
      })
    })
  })

  test('leaves what it does not name, and takes a phone number away', async () => {
    await rolledBack(async (tx) => {
      const [{id, email}, treasurer] = [await memberIn(tx), await treasurerIn(tx)]
      await correct(tx, treasurer, id, {lastName: 'Kitokia'})
      expect(await contactOf(tx, id)).toMatchObject({
        first_name: 'Rasa',
        last_name: 'Kitokia',
        email,
        phone: '+442920180000',
      })
      await correct(tx, treasurer, id, {phone: null})
      expect(await contactOf(tx, id)).toMatchObject({last_name: 'Kitokia', phone: null})
      expect(await emailsTo(tx, email)).toEqual(['membership-welcome'])
    })
  })

  test('of the address takes its mark away, and moves what waits to be sent', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const {email: former} = await memberByCard(tx, daysAgo(360))
      const {id} = await membershipOf(tx, former)
      const stranger = await addEmail(tx, 'queued', {recipient: former})
      await serviceOf(tx)`select public.reconcile_memberships()`
      const {token} = await emailData(tx, former, 'membership-reminder')
      await addBounce(tx, former)
      const email = address()
      await correct(tx, treasurer, id, {email})

      expect(await unreachedOf(tx, treasurer, id)).toBeNull()
      expect(await emailsTo(tx, email)).toEqual(
        expect.arrayContaining(['membership-welcome', 'membership-reminder', 'membership-address']),
      )
      // Of another matter, and nothing new to an address that does not work.
      expect(await tx`select id from public.email_outbox where recipient = ${former}`).toEqual([
        {id: stranger},
      ])
      const shownBy = (link: unknown) =>
        tx
          .savepoint(
            (part) => as(part, visitor())`select public.show_renewal(${String(link)}) ->> 'status' as status`,
          )
          .then(
            ([row]) => row?.status,
            (error: {code: string}) => error.code,
          )
      const {token: current} = await emailData(tx, email, 'membership-reminder')
      expect([await shownBy(token), await shownBy(current)]).toEqual(['PT404', 'active'])
    })
  })

  test('of the address is told to both, and later reminders go to the new one', async () => {
    await rolledBack(async (tx) => {
      const {email: former} = await memberByCard(tx, daysAgo(360))
      const {id} = await membershipOf(tx, former)
      await tx`update public.email_outbox set status = 'sent' where recipient = ${former}`
      const email = address()
      await correct(tx, await treasurerIn(tx), id, {email})
      await serviceOf(tx)`select public.reconcile_memberships()`
      expect(await emailsTo(tx, former)).toEqual(['membership-address', 'membership-welcome'])
      expect(await emailsTo(tx, email)).toEqual(['membership-address', 'membership-reminder'])
      expect(await emailData(tx, email, 'membership-address')).toEqual({
        firstName: 'Rasa',
        lastName: 'Rasaitė',
        membershipId: id,
      })
    })
  })

  test('that is corrected once more is told to each address once', async () => {
    await rolledBack(async (tx) => {
      const [{id, email: first}, treasurer] = [await memberIn(tx), await treasurerIn(tx)]
      const [second, third] = [address(), address()]
      await correct(tx, treasurer, id, {email: second})
      await correct(tx, treasurer, id, {email: third})
      const noticesTo = async (email: string) =>
        (await emailsTo(tx, email)).filter((template) => template === 'membership-address').length
      expect([await noticesTo(first), await noticesTo(second), await noticesTo(third)]).toEqual([1, 1, 1])
    })
  })

  test.each(['', null])(
    'takes the address away (%j): nobody is written to, and earlier links end',
    async (email) => {
      await rolledBack(async (tx) => {
        const {id, email: former} = await memberIn(tx)
        await tx`select private.create_renewal_link(${id})`
        const before = await emailsTo(tx, former)
        await correct(tx, await treasurerIn(tx), id, {email})
        expect(await contactOf(tx, id)).toMatchObject({first_name: 'Rasa', email: null})
        expect(await emailsTo(tx, former)).toEqual(before)
        expect(await tx`select from private.renewal_links where membership_id = ${id}`).toHaveLength(0)
      })
    },
  )

  test('leaves nothing at the former address once the member is erased', async () => {
    await rolledBack(async (tx) => {
      const [{id, email: former}, email] = [await memberIn(tx), address()]
      await bounce(tx, former, hoursAgo(1))
      await correct(tx, await treasurerIn(tx), id, {email})
      await as(tx, await adminIn(tx))`select public.erase_personal_data(${email})`
      expect(
        await tx`select template from public.email_outbox where recipient in (${former}, ${email})`,
      ).toEqual([])
      expect(await tx`select id from public.email_events where reason = ${`Full: ${former}`}`).toEqual([])
    })
  })

  test.each([
    ['no name', {firstName: ' \u200b'}, 'required'],
    ['a name that is too long', {lastName: 'ą'.repeat(81)}, 'tooLong'],
    ['an address without a domain', {email: 'rasa@gmail'}, 'emailInvalid'],
    ['a phone number that is none', {phone: 'ask Ona'}, 'phoneInvalid'],
  ])('with %s is refused', async (_, correction, hint) => {
    await rolledBack(async (tx) => {
      const {id} = await memberIn(tx)
      await expect(correct(tx, await treasurerIn(tx), id, correction)).rejects.toMatchObject({
        code: 'PT400',
        detail: 'bad_request',
        hint,
      })
    })
  })

  test('to somebody who is a member with that name and address says that the two can be merged', async () => {
    await rolledBack(async (tx) => {
      const [{id}, {email}] = [await memberIn(tx), await memberIn(tx)]
      await expect(correct(tx, await treasurerIn(tx), id, {email})).rejects.toMatchObject({
        code: 'PT409',
        detail: 'person_known',
      })
    })
  })

  test('to the address of another member of the family is taken', async () => {
    await rolledBack(async (tx) => {
      const [{id}, {email}] = [await memberIn(tx, {firstName: 'Tomas'}), await memberIn(tx)]
      await correct(tx, await treasurerIn(tx), id, {email})
      expect(await membershipsOf(tx, email)).toHaveLength(2)
    })
  })

  test('is refused of somebody who has died, was merged, erased or never known', async () => {
    await rolledBack(async (tx) => {
      const [admin, treasurer] = [await adminIn(tx), await treasurerIn(tx)]
      const [dead, kept, merged, erased] = [
        await memberIn(tx),
        await memberIn(tx),
        await memberIn(tx),
        await memberIn(tx),
      ]
      await as(tx, admin)`select public.mark_deceased(${dead.id}, true)`
      await as(tx, admin)`select public.merge_memberships(${kept.id}, ${merged.id})`
      await as(tx, admin)`select public.erase_personal_data(${erased.email})`
      const refusalOf = (id: string) =>
        tx
          .savepoint((part) => correct(part, treasurer, id, {email: address()}))
          .then(
            () => 'taken',
            ({code, detail}: {code: string; detail: string}) => `${code} ${detail}`,
          )
      expect([
        await refusalOf(dead.id),
        await refusalOf(merged.id),
        await refusalOf(erased.id),
        await refusalOf(randomUUID()),
      ]).toEqual(['PT409 membership_state', 'PT404 not_found', 'PT404 not_found', 'PT404 not_found'])
    })
  })

  test('is nobody else’s to make', async () => {
    await rolledBack(async (tx) => {
      const rasa = await confirmed(tx, await signUp(tx, 'Rasa', {last_name: 'Rasaitė'}))
      const {id} = await memberIn(tx, {email: rasa.email})
      for (const person of [rasa, visitor()]) {
        await expect(
          tx.savepoint(
            (part) => as(part, person)`select public.correct_member(${id}, '{"lastName": "Kita"}')`,
          ),
        ).rejects.toMatchObject(refused)
      }
    })
  })
})

describe('the account of an address', () => {
  const tomas = {firstName: 'Tomas', lastName: 'Tomaitis'}

  test('with the member’s name has the membership once an admin has entered the address', async () => {
    await rolledBack(async (tx) => {
      const rasa = await confirmed(tx, await signUp(tx, 'Rasa', {last_name: 'Rasaite'}))
      const {id} = await memberIn(tx)
      await correct(tx, await adminIn(tx), id, {email: rasa.email})
      expect(await contactOf(tx, id)).toMatchObject({user_id: rasa.id})
    })
  })

  test('with another name has no membership, although an admin has entered the address', async () => {
    await rolledBack(async (tx) => {
      const account = await confirmed(tx, await signUp(tx, 'Tomas', {last_name: 'Tomaitis'}))
      const {id} = await memberIn(tx)
      await correct(tx, await adminIn(tx), id, {email: account.email})
      expect(await contactOf(tx, id)).toMatchObject({email: account.email, user_id: null})
    })
  })

  test.each([
    ['secretary', 'before', [tomas]],
    ['treasurer', 'before', [tomas]],
    ['secretary', 'in the same correction', []],
    ['treasurer', 'in the same correction', []],
  ] as const)('gets no membership from a %s who renames the member %s', async (role, _, before) => {
    await rolledBack(async (tx) => {
      const [account, keeper] = [
        await confirmed(tx, await signUp(tx, 'Tomas', {last_name: 'Tomaitis'})),
        await giveRole(tx, await signUp(tx), role),
      ]
      const {id, email} = await memberIn(tx)
      for (const names of before) await correct(tx, keeper, id, names)
      const kept = await contactOf(tx, id)
      for (const names of [{}, tomas]) {
        await expect(
          tx.savepoint((part) => correct(part, keeper, id, {...names, email: account.email})),
        ).rejects.toMatchObject({code: 'PT403', detail: 'account_of_another'})
      }
      expect(await contactOf(tx, id)).toEqual(kept)
      expect(kept).toMatchObject({email, user_id: null})
    })
  })

  test('that has not confirmed it stands in nobody’s way, and gets nothing', async () => {
    await rolledBack(async (tx) => {
      const rasa = await signUp(tx, 'Rasa', {last_name: 'Rasaitė'})
      const {id} = await memberIn(tx)
      await correct(tx, await treasurerIn(tx), id, {email: rasa.email})
      expect(await contactOf(tx, id)).toMatchObject({email: rasa.email, user_id: null})
    })
  })

  test('keeps the membership that is joined to it, and no other account sees it', async () => {
    await rolledBack(async (tx) => {
      const rasa = await confirmed(tx, await signUp(tx, 'Rasa', {last_name: 'Rasaitė'}))
      const namesake = await confirmed(tx, await signUp(tx, 'Rasa', {last_name: 'Rasaitė'}))
      const {id} = await memberIn(tx, {email: rasa.email})
      await correct(tx, await treasurerIn(tx), id, {email: namesake.email})
      expect(await contactOf(tx, id)).toMatchObject({email: namesake.email, user_id: rasa.id})
      const [row] = await as(tx, namesake)`select public.export_own_data() -> 'memberships' as memberships`
      expect(row?.memberships).toEqual([])
    })
  })
})

describe('a failed email that is sent again to a corrected address', () => {
  test('corrects the member whom it is for, and has a link that holds', async () => {
    await rolledBack(async (tx) => {
      const {email: former} = await memberByCard(tx, daysAgo(360))
      const {id} = await membershipOf(tx, former)
      await serviceOf(tx)`select public.reconcile_memberships()`
      const [failed] = await tx<{id: string}[]>`
        update public.email_outbox set status = 'failed', failed_at = now()
        where recipient = ${former} and template = 'membership-reminder' returning id`
      const email = address()
      await as(tx, await adminIn(tx))`select public.retry_failed_email(${failed?.id ?? ''}, ${email})`
      expect(await contactOf(tx, id)).toMatchObject({email})
      const {token} = await emailData(tx, email, 'membership-reminder')
      const [row] = await as(tx, visitor())`
        select public.show_renewal(${String(token)}) ->> 'status' as status`
      expect(row?.status).toBe('active')
    })
  })

  test('corrects the donation whose receipt it is', async () => {
    await rolledBack(async (tx) => {
      const {paymentId} = await createDonation(serviceOf(tx), {donorName: 'Rasa'})
      const [former, email] = [address(), address()]
      await apply(serviceOf(tx), paid(paymentId, daysAgo(1), {pence: 2000, email: former}))
      const [failed] = await tx<{id: string}[]>`
        update public.email_outbox set status = 'failed', failed_at = now() where recipient = ${former} returning id`
      await as(tx, await adminIn(tx))`select public.retry_failed_email(${failed?.id ?? ''}, ${email})`
      expect(await tx`select email from public.donations where payment_id = ${paymentId}`).toEqual([{email}])
    })
  })
})
