import {describe, expect, test} from 'vitest'
import {as, refused} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {passMonth} from './emails.ts'
import {tablesThatMention} from './mentions.ts'
import {confirmed, makeAdmin, type Person, signUp} from './people.ts'
import {
  addDiscountedEvent,
  apply,
  applicant,
  applyByTransfer,
  createDonation,
  createMembershipPayment,
  daysAgo,
  ledgerOf,
  memberByCard,
  membershipOf,
  membershipsOf,
  paid,
  paymentOf,
  serviceOf,
} from './money.ts'

/** A member with an account, a donation and a code. */
async function giver(tx: Transaction) {
  const rasa = await confirmed(tx, await signUp(tx, 'Rasa', {last_name: 'Užmirštuolė'}))
  const {paymentId} = await memberByCard(
    tx,
    daysAgo(20),
    applicant({email: rasa.email, lastName: 'Užmirštuolė', phone: '+442920187777', notes: 'Mano pastaba'}),
  )
  const {id} = await membershipOf(tx, rasa.email)
  const donation = await createDonation(
    serviceOf(tx),
    {donorName: 'Rasa Užmirštuolė', message: 'Mano žinutė'},
    {userId: rasa.id},
  )
  const details = {pence: 2000, email: rasa.email}
  await apply(serviceOf(tx), paid(donation.paymentId, daysAgo(10), details))
  await tx`
    insert into public.discount_codes (membership_id, event_key, code, amount_pence, valid_until)
    values (${id}, ${await addDiscountedEvent(tx)}, 'NARYS-ABCDEFGH', 500, now() + interval '30 days')`
  return {rasa, membership: id, payment: paymentId, donation: donation.paymentId}
}

const traces = (person: Person) => [
  person.id,
  person.email,
  'Užmirštuolė',
  '+442920187777',
  'Mano pastaba',
  'Mano žinutė',
]

describe('whoever deletes the account', () => {
  test('leaves the money and no name', async () => {
    await rolledBack(async (tx) => {
      const {rasa, payment, donation} = await giver(tx)
      await as(tx, rasa)`select public.delete_own_account()`
      await passMonth(tx, rasa.email)
      expect(await tablesThatMention(tx, traces(rasa))).toEqual(['private.erasures'])
      expect(await ledgerOf(tx, payment)).toEqual(['receipt 1500 GBP'])
      expect(await ledgerOf(tx, donation)).toEqual(['receipt 2000 GBP'])
    })
  })

  test('is no member any more, and gets no reminder', async () => {
    await rolledBack(async (tx) => {
      const {rasa, membership} = await giver(tx)
      await as(tx, rasa)`select public.delete_own_account()`
      await serviceOf(tx)`select public.reconcile_memberships()`
      const [row] =
        await tx`select status, email, anonymised_at from public.memberships where id = ${membership}`
      expect(row).toMatchObject({status: 'cancelled', email: null, anonymised_at: expect.any(Date)})
    })
  })

  test('may join anew with the same address', async () => {
    await rolledBack(async (tx) => {
      const {rasa, membership} = await giver(tx)
      await as(tx, rasa)`select public.delete_own_account()`
      await memberByCard(tx, daysAgo(0), applicant({email: rasa.email}))
      expect((await membershipOf(tx, rasa.email)).id).not.toBe(membership)
    })
  })

  test('and pays afterwards has the money held', async () => {
    await rolledBack(async (tx) => {
      const rasa = await confirmed(tx, await signUp(tx, 'Rasa', {last_name: 'Rasaitė'}))
      const {paymentId} = await createMembershipPayment(serviceOf(tx), applicant({email: rasa.email}))
      await as(tx, rasa)`select public.delete_own_account()`
      await tx`update public.memberships set anonymised_at = ${daysAgo(2)} where anonymised_at is not null`
      await apply(serviceOf(tx), paid(paymentId, daysAgo(1)))
      expect(await paymentOf(tx, paymentId)).toMatchObject({status: 'held', held_reason: 'nobody'})
    })
  })

  test('takes no donation with it whose address it never confirmed', async () => {
    await rolledBack(async (tx) => {
      const somebody = await signUp(tx, 'Ieva')
      await tx`update auth.users set created_at = ${daysAgo(8)} where id = ${somebody.id}`
      const {paymentId} = await createDonation(serviceOf(tx), {donorName: 'Rasa Rasaitė'})
      const details = {pence: 2000, email: somebody.email}
      await apply(serviceOf(tx), paid(paymentId, daysAgo(10), details))
      await serviceOf(tx)`select public.purge_expired()`
      expect(await tx`select from auth.users where id = ${somebody.id}`).toEqual([])
      expect(
        await tx`select donor_name, email from public.donations where payment_id = ${paymentId}`,
      ).toEqual([{donor_name: 'Rasa Rasaitė', email: somebody.email}])
    })
  })

  test('takes the names of everybody under the address along, however they are spelt, and leaves the money', async () => {
    await rolledBack(async (tx) => {
      const {rasa} = await giver(tx)
      await memberByCard(
        tx,
        daysAgo(1),
        applicant({email: rasa.email.toUpperCase(), firstName: 'Tomas', lastName: 'Tomaitis', notes: 'Ačiū'}),
      )
      await applyByTransfer(serviceOf(tx), applicant({email: rasa.email, firstName: 'Rasytė'}))
      const years = async () => {
        const [row] = await tx`select count(*)::integer as years from public.membership_payments`
        return row?.years
      }
      const before = await years()
      await as(tx, rasa)`select public.delete_own_account()`
      expect(await membershipsOf(tx, rasa.email)).toEqual([])
      expect(await tablesThatMention(tx, ['Tomaitis', 'Rasytė'])).toEqual([])
      await passMonth(tx, rasa.email)
      expect(await tablesThatMention(tx, [rasa.email])).toEqual([])
      expect(await years()).toBe(before)
    })
  })

  test('takes nothing along that other accounts have under the address', async () => {
    await rolledBack(async (tx) => {
      const {rasa} = await giver(tx)
      const tomas = await confirmed(tx, await signUp(tx, 'Tomas', {last_name: 'Tomaitis'}))
      await memberByCard(
        tx,
        daysAgo(1),
        applicant({email: rasa.email, firstName: 'Tomas', lastName: 'Tomaitis'}),
      )
      await tx`
        update public.memberships set user_id = ${tomas.id} where email = ${rasa.email} and first_name = 'Tomas'`
      const {paymentId} = await createDonation(serviceOf(tx), {donorName: 'Tomas'}, {userId: tomas.id})
      const details = {pence: 2000, email: rasa.email}
      await apply(serviceOf(tx), paid(paymentId, daysAgo(1), details))
      const [row] = await as(tx, rasa)`select public.export_own_data() as data`
      expect([row?.data.memberships, row?.data.donations]).toMatchObject([
        [{first_name: 'Rasa'}],
        [{donor_name: 'Rasa Užmirštuolė'}],
      ])
      await as(tx, rasa)`select public.delete_own_account()`
      expect(await membershipOf(tx, rasa.email)).toMatchObject({status: 'active'})
      expect(await tx`select donor_name from public.donations where user_id = ${tomas.id}`).toEqual([
        {donor_name: 'Tomas'},
      ])
    })
  })
})

describe('the export', () => {
  test('of own data contains membership, years, applications, codes and donations', async () => {
    await rolledBack(async (tx) => {
      const {rasa} = await giver(tx)
      const [row] = await as(tx, rasa)`select public.export_own_data() as data`
      expect(row?.data).toMatchObject({
        profile: {first_name: 'Rasa'},
        memberships: [
          {
            status: 'active',
            years: [{received_pence: 1500}],
            applications: [{notes: 'Mano pastaba'}],
            discount_codes: [{code: 'NARYS-ABCDEFGH'}],
          },
        ],
        donations: [{message: 'Mano žinutė', received_pence: 2000}],
      })
    })
  })

  test('of own data contains what was paid without the account from its address, by whatever name', async () => {
    await rolledBack(async (tx) => {
      const {rasa, membership, donation} = await giver(tx)
      await tx`update public.memberships set created_at = ${daysAgo(20)} where id = ${membership}`
      await tx`update public.donations set created_at = ${daysAgo(10)} where payment_id = ${donation}`
      await applyByTransfer(
        serviceOf(tx),
        applicant({email: rasa.email, firstName: 'Rasytė', notes: 'Antra'}),
      )
      const {paymentId} = await createDonation(serviceOf(tx), {donorName: 'Rasytė'})
      const details = {pence: 2000, email: rasa.email}
      await apply(serviceOf(tx), paid(paymentId, daysAgo(1), details))
      const exported = async (person: Person) => {
        const [row] = await as(tx, person)`select public.export_own_data() as data`
        return JSON.stringify(row?.data)
      }
      const data = JSON.parse(await exported(rasa))
      expect(data.memberships).toMatchObject([
        {first_name: 'Rasa'},
        {first_name: 'Rasytė', applications: [{notes: 'Antra'}]},
      ])
      expect(data.donations).toMatchObject([{donor_name: 'Rasa Užmirštuolė'}, {donor_name: 'Rasytė'}])
      await tx`update auth.users set email_confirmed_at = null where id = ${rasa.id}`
      expect(await exported(rasa)).not.toContain('Rasytė')
    })
  })

  test('of own data contains an application from the address for a membership that has another one now', async () => {
    await rolledBack(async (tx) => {
      const {rasa} = await giver(tx)
      const applying = applicant({email: rasa.email, firstName: 'Rasytė', notes: 'Antra'})
      await applyByTransfer(serviceOf(tx), applying)
      await tx`update public.memberships set email = 'kita@example.test' where first_name = 'Rasytė'`
      const [row] = await as(tx, rasa)`select public.export_own_data() as data`
      expect(row?.data.other_applications).toMatchObject([{first_name: 'Rasytė', notes: 'Antra'}])
      await as(tx, rasa)`select public.delete_own_account()`
      expect(await tx`select from public.membership_applications where email = ${rasa.email}`).toEqual([])
      expect(await membershipOf(tx, 'kita@example.test')).toMatchObject({status: 'pending'})
    })
  })

  test('under an address is for admins', async () => {
    await rolledBack(async (tx) => {
      const {rasa} = await giver(tx)
      const exporting = (person: Person) =>
        as(tx, person)`select public.export_personal_data(${rasa.email}) as data`
      await expect(exporting(rasa)).rejects.toMatchObject(refused)
      const [row] = await exporting(await makeAdmin(tx, await signUp(tx)))
      expect(row?.data).toMatchObject({
        messages: [],
        memberships: [{status: 'active'}],
        donations: [{received_pence: 2000}],
      })
    })
  })
})

test('an admin erases everything under an address, and the money stays', async () => {
  await rolledBack(async (tx) => {
    const {rasa, payment} = await giver(tx)
    const erasing = (person: Person) => as(tx, person)`select public.erase_personal_data(${rasa.email})`
    await expect(erasing(rasa)).rejects.toMatchObject(refused)
    await erasing(await makeAdmin(tx, await signUp(tx)))
    const left = await tablesThatMention(tx, ['+442920187777', 'Mano pastaba', 'Mano žinutė'])
    expect(left).toEqual([])
    expect(await tablesThatMention(tx, [rasa.email])).toEqual(['public.profiles', 'auth.users'])
    expect(await ledgerOf(tx, payment)).toEqual(['receipt 1500 GBP'])
  })
})

describe('names are forgotten', () => {
  const purge = (tx: Transaction) => serviceOf(tx)`select public.purge_money()`
  const donor = async (tx: Transaction, payment: string) => {
    const [row] = await tx`select donor_name from public.donations where payment_id = ${payment}`
    return row?.donor_name
  }

  test('of donations that were never paid, after 30 days', async () => {
    await rolledBack(async (tx) => {
      const {paymentId} = await createDonation(serviceOf(tx), {donorName: 'Rasa'})
      await tx`update public.payments set created_at = ${daysAgo(29)} where id = ${paymentId}`
      await purge(tx)
      expect(await donor(tx, paymentId)).toBe('Rasa')
      await tx`update public.payments set created_at = ${daysAgo(31)} where id = ${paymentId}`
      await purge(tx)
      expect(await donor(tx, paymentId)).toBeNull()
    })
  })

  test('of members two years after their end', async () => {
    await rolledBack(async (tx) => {
      const [gone, recent] = [await memberByCard(tx, daysAgo(1200)), await memberByCard(tx, daysAgo(800))]
      await tx`update public.memberships set updated_at = ${daysAgo(900)}`
      await purge(tx)
      expect(await tx`select from public.memberships where email = ${gone.email}`).toEqual([])
      expect(await membershipOf(tx, recent.email)).toMatchObject({status: 'expired'})
    })
  })

  test('and events of Stripe after 90 days', async () => {
    await rolledBack(async (tx) => {
      await memberByCard(tx)
      await tx`update public.stripe_events set received_at = ${daysAgo(31)}`
      await purge(tx)
      expect((await tx`select from public.stripe_events`).length).toBeGreaterThan(0)
      await tx`update public.stripe_events set received_at = ${daysAgo(91)}`
      await purge(tx)
      expect(await tx`select from public.stripe_events`).toEqual([])
    })
  })
})
