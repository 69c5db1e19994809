import {randomUUID} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {as, type Caller} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {addBounce} from './emails.ts'
import {wrongTotals} from './kept-totals.ts'
import {applicant, daysAgo, emailData, emailsTo, ledgerOf, memberByCard, membershipOf} from './money.ts'
import {
  address,
  dayIn,
  type Fields,
  type Imported,
  importRows,
  person,
  secretaryIn,
  undo,
  yearTo,
} from './imports.ts'
import {addMember} from './members.ts'
import {confirmed, giveRole, makeAdmin, type Person, signUp, signUpWith, unique} from './people.ts'

async function invite(tx: Transaction, caller: Caller, {id}: Imported): Promise<number> {
  const [row] = await as(tx, caller)<{sent: number}>`select public.invite_imported_members(${id}) as sent`
  return row?.sent ?? 0
}

/** What the database would make of the membership by its payments. */
async function reconciled(tx: Transaction, email: string) {
  const read = () =>
    tx`select status, member_since, valid_until, grace_until, paid_by, paid_months from public.memberships where email = ${email}`
  const before = await read()
  const {id} = await membershipOf(tx, email)
  await tx`select private.reconcile_membership(${id})`
  return {before: before[0], after: (await read())[0]}
}

const wrong = async (tx: Transaction) => ({
  totals: await wrongTotals(tx),
  ledger: await tx`select * from public.ledger_differences()`,
})

const nothingWrong = {totals: [], ledger: []}

describe('an import', () => {
  test.each([
    ['a running year', 100, {}],
    ['a year that ended within the grace', -10, {}],
    ['a year that is over', -200, {}],
    ['a year of another length', 100, {paidOn: dayIn(-5)}],
    ['a year paid for after its end', -200, {paidOn: dayIn(-5)}],
    ['a sum that nobody knows', 100, {pence: 0}],
    ['a member for many years', 100, {}],
  ])('leaves a membership as its payments give it: %s', async (_, days, year) => {
    await rolledBack(async (tx) => {
      const [secretary, email] = [await secretaryIn(tx), address()]
      await importRows(tx, secretary, [
        {add: person({email, joinedOn: '2009-05-01'}), year: yearTo(days, year)},
      ])
      const {before, after} = await reconciled(tx, email)
      expect(after).toEqual(before)
      expect(before).toMatchObject({
        status: days > 0 ? 'active' : days > -30 ? 'grace' : 'expired',
        paid_by: 'cash',
        member_since: new Date('2009-04-30T23:00:00Z'),
      })
      expect(await wrong(tx)).toEqual(nothingWrong)
    })
  })

  test('ends the year on the day of the list, and puts the fee where it was paid', async () => {
    await rolledBack(async (tx) => {
      const [secretary, email] = [await secretaryIn(tx), address()]
      await importRows(tx, secretary, [
        {
          add: person({email}),
          year: {until: dayIn(40), paidOn: dayIn(-300), pence: 1250, method: 'standing_order'},
        },
      ])
      const [row] = await tx`
        select private.london_date(valid_until)::text as until, payment.id, payment.paid_at::text as paid_at, payment.status
        from public.memberships as known join public.membership_payments as link on link.membership_id = known.id
        join public.payments as payment on payment.id = link.payment_id where known.email = ${email}`
      expect(row).toMatchObject({until: dayIn(40), status: 'paid'})
      const [entry] =
        await tx`select amount_pence, private.london_date(occurred_at)::text as day from public.ledger where payment_id = ${row?.id}`
      expect(entry).toEqual({amount_pence: 1250, day: dayIn(-300)})
    })
  })

  test('sends no email, not even a receipt', async () => {
    await rolledBack(async (tx) => {
      const [secretary, email] = [await secretaryIn(tx), address()]
      await importRows(tx, secretary, [{add: person({email}), year: yearTo(100)}])
      expect(await emailsTo(tx, email)).toEqual([])
    })
  })

  test('takes members without an address or a payment, who wait for their fee', async () => {
    await rolledBack(async (tx) => {
      const secretary = await secretaryIn(tx)
      const {lastName, ...rest} = person({email: null, postalAddress: '1 High Street\nCardiff'})
      await importRows(tx, secretary, [{add: {lastName, ...rest}}])
      const [row] =
        await tx`select status, postal_address, reference from public.memberships where last_name = ${lastName}`
      expect(row).toMatchObject({status: 'pending', postal_address: '1 High Street\nCardiff'})
      expect(row?.reference).toMatch(/^M\d{6}$/)
    })
  })

  test('gives honorary members their year', async () => {
    await rolledBack(async (tx) => {
      const [secretary, email, other] = [await secretaryIn(tx), address(), address()]
      await importRows(tx, secretary, [
        {add: person({email, isHonorary: true})},
        {add: person({email: other, isHonorary: true}), year: yearTo(90, {pence: 0, method: 'honorary'})},
      ])
      expect(await membershipOf(tx, email)).toMatchObject({status: 'active'})
      expect(await membershipOf(tx, other)).toMatchObject({status: 'active'})
      expect(await wrong(tx)).toEqual(nothingWrong)
    })
  })

  test('joins the account with the name and address', async () => {
    await rolledBack(async (tx) => {
      const [secretary, owner] = [
        await secretaryIn(tx),
        await confirmed(tx, await signUpWith(tx, {first_name: 'Rasa', last_name: 'Kazlauskaitė'})),
      ]
      const [profile] =
        await tx`select first_name, last_name, email from public.profiles where id = ${owner.id ?? ''}`
      const add = person({
        firstName: profile?.first_name,
        lastName: profile?.last_name,
        email: profile?.email,
      })
      await importRows(tx, secretary, [{add}])
      const [row] = await tx`select user_id from public.memberships where email = ${profile?.email}`
      expect(row?.user_id).toBe(owner.id)
    })
  })

  test('changes members who are known, and adds a year after theirs', async () => {
    await rolledBack(async (tx) => {
      const secretary = await secretaryIn(tx)
      const {email} = await memberByCard(tx, daysAgo(300), applicant())
      const {id} = await membershipOf(tx, email)
      const change = {phone: '07700900123', joinedOn: '2012-01-01', locale: 'en'}
      await importRows(tx, secretary, [{id, change, year: yearTo(400, {paidOn: dayIn(-5)})}])
      const [row] = await tx`
        select phone, language, private.london_date(member_since)::text as since, private.london_date(valid_until)::text as until
        from public.memberships where id = ${id}`
      expect(row).toEqual({phone: '+447700900123', language: 'en', since: '2012-01-01', until: dayIn(400)})
      expect((await emailsTo(tx, email)).filter((template) => template !== 'membership-welcome')).toEqual([])
      expect(await wrong(tx)).toEqual(nothingWrong)
    })
  })

  test('happens once for each key', async () => {
    await rolledBack(async (tx) => {
      const [secretary, key, email] = [await secretaryIn(tx), randomUUID(), address()]
      const rows = [{add: person({email}), year: yearTo(100)}]
      const first = await importRows(tx, secretary, rows, {key})
      expect(await importRows(tx, secretary, rows, {key})).toEqual(first)
      expect(first).toMatchObject({added: 1, changed: 0})
      await expect(importRows(tx, secretary, [...rows, {add: person()}], {key})).rejects.toMatchObject({
        detail: 'idempotency_conflict',
      })
    })
  })

  test('is written into the log, member by member', async () => {
    await rolledBack(async (tx) => {
      const [secretary, email] = [await secretaryIn(tx), address()]
      const {id} = await importRows(tx, secretary, [{add: person({email})}])
      const member = await membershipOf(tx, email)
      const [row] = await as(
        tx,
        secretary,
      )`select action, details from public.membership_history(${member.id})`
      expect(row).toMatchObject({action: 'member_imported', details: {import: id, line: 2}})
      const log = await tx`select action, details from public.audit_log where subject_id = ${id}`
      expect(log).toMatchObject([{action: 'members_imported', details: {added: 1, changed: 0}}])
    })
  })
})

describe('all or nothing: a row is refused by its number', () => {
  const faulty: [string, string, Fields][] = [
    ['without a name', 'bad_request', {add: person({firstName: ' '})}],
    ['with a wrong address', 'bad_request', {add: person({email: 'rasa@'})}],
    ['with a wrong phone', 'bad_phone', {add: person({phone: '12'})}],
    ['of another language', 'bad_request', {add: person({locale: 'fr'})}],
    ['that joined tomorrow', 'bad_date', {add: person({joinedOn: dayIn(2)})}],
    ['with no date', 'bad_request', {add: person({joinedOn: 'soon'})}],
    ['paid for tomorrow', 'bad_date', {add: person(), year: yearTo(100, {paidOn: dayIn(2)})}],
    ['whose year ended long ago', 'bad_date', {add: person(), year: yearTo(-800)}],
    ['with a sum below zero', 'bad_sum', {add: person(), year: yearTo(100, {pence: -1})}],
    ['paid by Stripe', 'bad_sum', {add: person(), year: yearTo(100, {method: 'stripe'})}],
    ['of a member whom nobody knows', 'changed_since', {id: randomUUID(), change: {}}],
  ]

  test.each(faulty)('%s', async (_, detail, row) => {
    await rolledBack(async (tx) => {
      const [secretary, email] = [await secretaryIn(tx), address()]
      await expect(importRows(tx, secretary, [{add: person({email})}, row])).rejects.toMatchObject({
        code: 'PT422',
        detail,
        hint: '3',
      })
      expect(await tx`select from public.memberships where email = ${email}`).toHaveLength(0)
    })
  })

  test('that is twice in the list', async () => {
    await rolledBack(async (tx) => {
      const [secretary, add] = [await secretaryIn(tx), person()]
      await expect(importRows(tx, secretary, [{add}, {add}])).rejects.toMatchObject({
        detail: 'twice',
        hint: '3',
      })
    })
  })

  test('that cannot be read, in characters that an answer takes', async () => {
    await rolledBack(async (tx) => {
      const add = person({joinedOn: 'rugsėjis'})
      await expect(importRows(tx, await secretaryIn(tx), [{add}])).rejects.toMatchObject({
        code: 'PT422',
        hint: '2',
        message: 'Row 2: invalid input syntax for type date: "rugs?jis"',
      })
    })
  })

  test('that gives a member the address of an account, but for admins', async () => {
    await rolledBack(async (tx) => {
      const secretary = await secretaryIn(tx)
      const {id: first} = await importRows(tx, secretary, [{add: person({email: null})}])
      const [known] = await tx<{id: string}[]>`select id from public.memberships where import_id = ${first}`
      const rows = [{id: known?.id, change: {email: secretary.email}}]
      // Whoever has the account would see the membership, and take it along when it is deleted.
      await confirmed(tx, secretary)
      await expect(importRows(tx, secretary, rows)).rejects.toMatchObject({
        code: 'PT422',
        detail: 'account_of_another',
        hint: '2',
      })
      expect(await importRows(tx, await makeAdmin(tx, await signUp(tx)), rows)).toMatchObject({changed: 1})
    })
  })

  test('of somebody known, unless it is another person', async () => {
    await rolledBack(async (tx) => {
      const secretary = await secretaryIn(tx)
      const {email} = await memberByCard(tx, daysAgo(1), applicant())
      const [known] = await tx`select first_name, last_name from public.memberships where email = ${email}`
      const sameName = person({firstName: known?.first_name, lastName: known?.last_name})
      const same = {...sameName, email}
      const sameAddress = person({email})
      const refusal = {code: 'PT422', detail: 'person_known', hint: '2'}
      await expect(importRows(tx, secretary, [{add: same, isAnother: true}])).rejects.toMatchObject(refusal)
      await expect(importRows(tx, secretary, [{add: sameName}])).rejects.toMatchObject(refusal)
      await expect(importRows(tx, secretary, [{add: sameAddress}])).rejects.toMatchObject(refusal)
      const others = [sameName, sameAddress].map((add) => ({add, isAnother: true}))
      expect(await importRows(tx, secretary, others)).toMatchObject({added: 2})
    })
  })

  test('with a year that the member has', async () => {
    await rolledBack(async (tx) => {
      const secretary = await secretaryIn(tx)
      const {email} = await memberByCard(tx, daysAgo(1), applicant())
      const {id} = await membershipOf(tx, email)
      await expect(importRows(tx, secretary, [{id, change: {}, year: yearTo(200)}])).rejects.toMatchObject({
        detail: 'changed_since',
        hint: '2',
      })
    })
  })
})

describe('undoing', () => {
  test('takes back exactly what the import did', async () => {
    await rolledBack(async (tx) => {
      const [secretary, email, unpaid] = [await secretaryIn(tx), address(), address()]
      const {email: known} = await memberByCard(tx, daysAgo(300), applicant({phone: '07700900124'}))
      const {id} = await membershipOf(tx, known)
      const read = () => tx`
        select phone, language, joined_on, member_since, valid_until, status, paid_months from public.memberships where id = ${id}`
      const before = await read()
      const imported = await importRows(tx, secretary, [
        {add: person({email}), year: yearTo(100)},
        {add: person({email: unpaid})},
        {id, change: {phone: '07700900123', joinedOn: '2012-01-01'}, year: yearTo(400, {paidOn: dayIn(-5)})},
      ])
      const [payment] = await tx`
        select link.payment_id as id from public.membership_payments as link
        join public.memberships as member on member.id = link.membership_id where member.email = ${email}`
      await undo(tx, secretary, imported)
      expect(await read()).toEqual(before)
      expect(await tx`select from public.memberships where email in ${tx([email, unpaid])}`).toHaveLength(0)
      expect((await ledgerOf(tx, payment?.id)).length).toBe(2)
      expect(await wrong(tx)).toEqual(nothingWrong)
      expect((await emailsTo(tx, known)).filter((template) => template !== 'membership-welcome')).toEqual([])
      await expect(undo(tx, secretary, imported)).rejects.toMatchObject({detail: 'import_state'})
      // The same list goes in again.
      expect(await importRows(tx, secretary, [{add: person({email}), year: yearTo(100)}])).toMatchObject({
        added: 1,
      })
    })
  })

  test('is refused, with the names, once somebody has changed a member', async () => {
    await rolledBack(async (tx) => {
      const [secretary, email, other] = [await secretaryIn(tx), address(), address()]
      const add = person({email})
      const imported = await importRows(tx, secretary, [{add: person({email: other})}, {add}])
      const {id} = await membershipOf(tx, email)
      await as(tx, secretary)`select public.correct_member(${id}, '{"phone": "07700900123"}')`
      await expect(undo(tx, secretary, imported)).rejects.toMatchObject({
        detail: 'changed_since',
        hint: JSON.stringify([{line: 3, name: `Ona ${add.lastName}`}]).replaceAll(/([:,])(?=["\d])/g, '$1 '),
      })
      expect(await membershipOf(tx, other)).toMatchObject({status: 'pending'})
    })
  })

  test('the passing of time is no change', async () => {
    await rolledBack(async (tx) => {
      const [secretary, email] = [await secretaryIn(tx), address()]
      const imported = await importRows(tx, secretary, [{add: person({email}), year: yearTo(3)}])
      const {id} = await membershipOf(tx, email)
      await tx`select private.reconcile_membership(${id}, now() + interval '10 days')`
      await tx`select private.remind_members(now())`
      await undo(tx, secretary, imported)
      expect(await tx`select from public.memberships where email = ${email}`).toHaveLength(0)
    })
  })

  test('is possible for a day', async () => {
    await rolledBack(async (tx) => {
      const secretary = await secretaryIn(tx)
      const imported = await importRows(tx, secretary, [{add: person()}])
      await tx`update private.member_imports set created_at = now() - interval '25 hours' where id = ${imported.id}`
      await expect(undo(tx, secretary, imported)).rejects.toMatchObject({detail: 'import_state'})
      await tx`select public.purge_member_imports()`
      expect(await tx`select from private.member_import_rows where import_id = ${imported.id}`).toHaveLength(
        0,
      )
    })
  })
})

describe('invitations', () => {
  test('go once to each member with an address that works, in the language of the member', async () => {
    await rolledBack(async (tx) => {
      const [secretary, email, english, gone] = [await secretaryIn(tx), address(), address(), address()]
      await addBounce(tx, gone)
      const imported = await importRows(tx, secretary, [
        {add: person({email}), year: yearTo(100)},
        {add: person({email: english, locale: 'en'})},
        {add: person({email: gone})},
        {add: person({email: null})},
        {add: person(), year: yearTo(-100)},
      ])
      const [listed] = await as(
        tx,
        secretary,
      )`select to_invite, created_by from public.list_member_imports() where id = ${imported.id}`
      expect(listed).toMatchObject({to_invite: 2})
      expect(await invite(tx, secretary, imported)).toBe(2)
      expect(await invite(tx, secretary, imported)).toBe(0)
      expect(await emailsTo(tx, email)).toEqual(['membership-invitation'])
      expect(await emailData(tx, email, 'membership-invitation')).toMatchObject({email, status: 'active'})
      const [mail] = await tx`select language from public.email_outbox where recipient = ${english}`
      expect(mail).toEqual({language: 'en'})
      expect(await emailsTo(tx, gone)).toEqual([])
    })
  })

  test('that wait are withdrawn with the import', async () => {
    await rolledBack(async (tx) => {
      const [secretary, email] = [await secretaryIn(tx), address()]
      const imported = await importRows(tx, secretary, [{add: person({email})}])
      await invite(tx, secretary, imported)
      await undo(tx, secretary, imported)
      expect(await emailsTo(tx, email)).toEqual([])
      await expect(invite(tx, secretary, imported)).rejects.toMatchObject({detail: 'not_found'})
    })
  })
})

describe('an invitation of one member', () => {
  const inviteOne = (tx: Transaction, caller: Caller, id: string) =>
    as(tx, caller)`select public.invite_member(${id})`

  test('goes once to a person of a household, in their language, and is in their history', async () => {
    await rolledBack(async (tx) => {
      const [secretary, email] = [await secretaryIn(tx), address()]
      const payer = await addMember(tx, {})
      const added = {firstName: 'Emily', lastName: unique('Petraitis'), email, locale: 'en'}
      const [row] = await as(tx, secretary)<{id: string}>`
        select public.add_household_person(${payer}, ${JSON.stringify(added)}::text::jsonb, ${randomUUID()}) as id`
      const id = row?.id ?? ''
      expect(await emailsTo(tx, email)).toEqual([])
      await inviteOne(tx, secretary, id)
      expect(await emailsTo(tx, email)).toEqual(['membership-invitation'])
      expect(await tx`select language from public.email_outbox where recipient = ${email}`).toEqual([
        {language: 'en'},
      ])
      const [entry] = await as(tx, secretary)`select action from public.membership_history(${id})`
      expect(entry).toEqual({action: 'member_invited'})
      await expect(inviteOne(tx, secretary, id)).rejects.toMatchObject({detail: 'membership_state'})
    })
  })

  test('is not sent again by the import that added the member', async () => {
    await rolledBack(async (tx) => {
      const [secretary, email] = [await secretaryIn(tx), address()]
      const imported = await importRows(tx, secretary, [{add: person({email})}])
      const {id} = await membershipOf(tx, email)
      await inviteOne(tx, secretary, id)
      expect(await invite(tx, secretary, imported)).toBe(0)
    })
  })

  test.each<[string, Fields]>([
    ['without an address', {add: person({email: null})}],
    ['whose membership is over', {add: person(), year: yearTo(-100)}],
  ])('is refused for somebody %s', async (_, row) => {
    await rolledBack(async (tx) => {
      const secretary = await secretaryIn(tx)
      const imported = await importRows(tx, secretary, [row])
      const [known] = await tx<{id: string}[]>`
        select id from public.memberships where import_id = ${imported.id}`
      await expect(inviteOne(tx, secretary, known?.id ?? '')).rejects.toMatchObject({
        detail: 'membership_state',
      })
    })
  })
})

test('only a secretary, a treasurer or an admin imports, undoes, invites and reads', async () => {
  await rolledBack(async (tx) => {
    const imported = await importRows(tx, await secretaryIn(tx), [{add: person()}])
    for (const role of ['treasurer', 'admin'] as const) {
      const keeper = await giveRole(tx, await signUp(tx, 'Ignas'), role)
      expect(await importRows(tx, keeper, [{add: person()}])).toMatchObject({added: 1})
    }
    const strangers: Person[] = [await signUp(tx), await giveRole(tx, await signUp(tx), 'moderator')]
    for (const stranger of strangers) {
      await expect(importRows(tx, stranger, [{add: person()}])).rejects.toMatchObject({code: '42501'})
      await expect(undo(tx, stranger, imported)).rejects.toMatchObject({code: '42501'})
      await expect(invite(tx, stranger, imported)).rejects.toMatchObject({code: '42501'})
      await expect(as(tx, stranger)`select * from public.list_member_imports()`).rejects.toMatchObject({
        code: '42501',
      })
    }
  })
})

test('5,000 rows are imported and undone at once', async () => {
  await rolledBack(async (tx) => {
    const secretary = await secretaryIn(tx)
    const rows = Array.from({length: 5000}, (_, index) => ({
      add: person({phone: '07700900123', postalAddress: `${index} High Street\nCardiff`}),
      year: yearTo(index % 300),
    }))
    const imported = await importRows(tx, secretary, rows)
    await undo(tx, secretary, imported)
    expect(imported).toMatchObject({added: 5000})
    expect(await tx`select from public.memberships where import_id = ${imported.id}`).toHaveLength(0)
  })
})
