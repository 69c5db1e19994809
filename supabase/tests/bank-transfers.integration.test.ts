import {randomUUID} from 'node:crypto'
import {membershipRequest} from '@site/schemas/requests/membership'
import {describe, expect, test} from 'vitest'
import {as, refused, service, visitor} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {pass} from './email-doors.ts'
import {makeAdmin, type Person, signUp} from './people.ts'
import {
  applicant,
  applyByTransfer,
  changeSettings,
  contextFor,
  daysAgo,
  emailData,
  emailsTo,
  ledgerOf,
  londonMidnight,
  memberByCard,
  membershipOf,
  membershipsOf,
  paymentOf,
  serviceOf,
  transferOf,
  treasurerIn,
} from './money.ts'

const dayAgo = async (tx: Transaction, days: number) => {
  const [row] = await tx<
    {day: string}[]
  >`select ((now() at time zone 'Europe/London')::date - ${days}::integer)::text as day`
  return row?.day ?? ''
}

async function confirm(tx: Transaction, person: Person, payment: string, pence = 1500, days = 0) {
  const [row] = await as(tx, person)<{
    result: {status: string; heldReason: string | null; validUntil: string | null}
  }>`
    select public.confirm_bank_transfer(${payment}, ${pence}, ${await dayAgo(tx, days)}) as result`
  return row?.result
}

const bankDetails = {accountName: 'LB', bankName: null, sortCode: '00-00-00', accountNumber: '12345678'}

async function announced(tx: Transaction, fields = {}) {
  const submission = applicant(fields)
  await applyByTransfer(serviceOf(tx), submission)
  return {
    submission,
    email: submission.email,
    payment: await transferOf(tx, submission.email),
    treasurer: await treasurerIn(tx),
  }
}

describe('an application to pay by transfer', () => {
  test('waits for its transfer, and tells how to make it', async () => {
    await rolledBack(async (tx) => {
      await changeSettings(tx, {bank_details: tx.json(bankDetails)})
      const {email, payment} = await announced(tx)
      expect(await membershipOf(tx, email)).toMatchObject({status: 'pending', member_since: null})
      expect((await paymentOf(tx, payment)).status).toBe('open')
      expect(await emailData(tx, email, 'membership-transfer')).toMatchObject({
        amountPence: 1500,
        reference: expect.stringMatching(/^M\d{6}$/),
        bankDetails,
      })
    })
  })

  test('that is repeated gets the same answer and one transfer; a second one asks for no other', async () => {
    await rolledBack(async (tx) => {
      const submission = applicant()
      const context = contextFor(submission)
      await applyByTransfer(serviceOf(tx), submission, context)
      await applyByTransfer(serviceOf(tx), submission, context)
      expect(
        await tx`select from public.membership_applications where email = ${submission.email}`,
      ).toHaveLength(1)
      await applyByTransfer(serviceOf(tx), {...submission, firstName: ' rasa', lastName: 'RASAITE'})
      expect(await membershipsOf(tx, submission.email)).toHaveLength(1)
      const transfers = await tx`
        select from public.membership_payments as link join public.memberships as membership on membership.id = link.membership_id
        where membership.email = ${submission.email}`
      expect(transfers).toHaveLength(1)
    })
  })

  test('of another person with the same address is another membership', async () => {
    await rolledBack(async (tx) => {
      const {email} = await announced(tx)
      await applyByTransfer(serviceOf(tx), applicant({email, firstName: 'Tomas'}))
      expect(await membershipsOf(tx, email)).toHaveLength(2)
    })
  })

  test('that looks sent by a program is stored, and its address gets no email', async () => {
    await rolledBack(async (tx) => {
      const submission = applicant()
      await applyByTransfer(serviceOf(tx), submission, {isSuspected: true})
      expect(await membershipsOf(tx, submission.email)).toHaveLength(1)
      expect(await emailsTo(tx, submission.email)).toEqual([])
    })
  })
})

describe('a row that a browser inserts', () => {
  const row = (fields: Record<string, string | null | undefined> = {}) => {
    const {firstName, lastName, email, phone} = applicant()
    const given: Record<string, string | null | undefined> = {
      notes: null,
      first_name: firstName,
      last_name: lastName,
      email,
      phone,
      payment_method: 'bank_transfer',
      payment_status: 'pending',
    }
    return {...given, ...fields}
  }

  test('starts the same transition', async () => {
    await rolledBack(async (tx) => {
      const given = row({notes: 'Labas'})
      await as(tx, visitor())`insert into public.membership_applications ${tx(given)}`
      expect(await membershipOf(tx, given.email)).toMatchObject({status: 'pending'})
      expect(await emailsTo(tx, given.email)).toEqual(['membership-transfer'])
    })
  })

  test.each([
    {payment_method: 'stripe'},
    {payment_status: 'paid'},
    {payment_method: 'stripe', payment_status: 'paid'},
  ])('with %j is refused', async (fields) => {
    await rolledBack(async (tx) => {
      const given = row(fields)
      await expect(
        as(tx, visitor())`insert into public.membership_applications ${tx(given)}`,
      ).rejects.toMatchObject(refused)
      expect(await membershipsOf(tx, given.email)).toEqual([])
    })
  })

  /** What the form makes of the same fields. */
  const asForm = ({first_name, last_name, email, phone, notes}: ReturnType<typeof row>) =>
    membershipRequest.safeParse({
      firstName: first_name ?? '',
      lastName: last_name ?? '',
      email: email ?? '',
      phone,
      notes,
    })

  test.each([
    {first_name: ' Rasa\u200b\t\u202e ', last_name: 'Rasaitė\nBcc: kita@example.test'},
    {email: '\u200e Rasa.R@Example.test\ufeff', phone: '(029) 2018-0000', notes: ' Labas\n\u0007\u00a0'},
    {email: 'rasa@xn--bendruomen-0mb.lt', phone: ' ', notes: '\u200b'},
    {phone: null, notes: null},
    {notes: 'ž'.repeat(2000)},
  ])('with %j is stored as by the form', async (fields) => {
    await rolledBack(async (tx) => {
      const given = row(fields)
      const {data} = asForm(given)
      await as(tx, visitor())`insert into public.membership_applications ${tx(given)}`
      const [stored] = await tx`
        select first_name as "firstName", last_name as "lastName", email, phone, notes
        from public.membership_applications where created_at = now()`
      expect(stored).toEqual({...data, email: data?.email.toLowerCase()})
    })
  })

  test.each([
    {first_name: ''},
    {first_name: '\u200b \u00ad'},
    {first_name: 'x'.repeat(81)},
    {last_name: null},
    {last_name: 'ž'.repeat(81)},
    {email: null},
    {email: '\u00a0'},
    {email: 'ne adresas'},
    {email: 'rasa@gmail'},
    {email: 'žemaitis@example.test'},
    {email: 'rasa@-example.test'},
    {email: `${'r'.repeat(250)}@example.test`},
    {phone: 'skambinti vyrui'},
    {phone: '12345'},
    {notes: 'ž'.repeat(2001)},
  ])('with %j is refused in words, with the code of the form', async (fields) => {
    await rolledBack(async (tx) => {
      const given = row(fields)
      await expect(
        as(tx, visitor())`insert into public.membership_applications ${tx(given)}`,
      ).rejects.toMatchObject({
        code: 'PT400',
        detail: 'bad_request',
        hint: asForm(given).error?.issues[0]?.message ?? 'not refused by the form',
        message: expect.stringMatching(/^The (first name|last name|email address|phone number|notes) /),
      })
    })
  })

  test.each(['membership_id', 'payment_id', 'language', 'is_suspected', 'created_at'])(
    'may not set %s',
    async (column) => {
      await rolledBack(async (tx) => {
        const given = {...row(), [column]: null}
        await expect(
          as(tx, visitor())`insert into public.membership_applications ${tx(given)}`,
        ).rejects.toMatchObject(refused)
      })
    },
  )

  test('is limited for each network', async () => {
    await rolledBack(async (tx) => {
      const inserting = (address: string) =>
        as(tx, {
          role: 'anon',
          headers: {'cf-connecting-ip': address},
        })`insert into public.membership_applications ${tx(row())}`
      await tx`update private.rate_limits set per_email = 1, per_network = 2 where action = 'apply-for-membership'`
      await inserting('2001:db8:0:1::1')
      await inserting('2001:db8:0:1::2')
      await expect(inserting('2001:db8:0:1:ffff::3')).rejects.toMatchObject({code: 'PT429'})
      await inserting('2001:db8:0:2::1')
      await inserting('no address')
    })
  })
})

describe('a confirmed transfer', () => {
  test('starts the year on the day when the money came', async () => {
    await rolledBack(async (tx) => {
      const {email, payment, treasurer} = await announced(tx)
      const outcome = await confirm(tx, treasurer, payment, 1500, 3)
      expect(outcome).toMatchObject({status: 'paid', heldReason: null})
      const membership = await membershipOf(tx, email)
      expect(membership.status).toBe('active')
      expect(await londonMidnight(tx, membership.member_since)).toBe(await dayAgo(tx, 3))
      expect(new Date(String(outcome?.validUntil))).toEqual(membership.valid_until)
      expect(await ledgerOf(tx, payment)).toEqual(['receipt 1500 GBP'])
      expect(await emailsTo(tx, email)).toEqual(['membership-transfer', 'membership-welcome'])
      const [log] = await tx`select actor_id, action from public.audit_log where subject_id = ${payment}`
      expect(log).toEqual({actor_id: treasurer.id, action: 'transfer_confirmed'})
      const [application] =
        await tx`select payment_status from public.membership_applications where email = ${email}`
      expect(application).toEqual({payment_status: 'paid'})
    })
  })

  test('that came within the grace extends the year without a gap, though it is confirmed later', async () => {
    await rolledBack(async (tx) => {
      const {email, submission} = await memberByCard(tx, daysAgo(400))
      const before = await membershipOf(tx, email)
      await applyByTransfer(serviceOf(tx), submission)
      const treasurer = await treasurerIn(tx)
      await confirm(tx, treasurer, await transferOf(tx, email), 1500, 10)
      expect(await membershipOf(tx, email)).toMatchObject({
        status: 'active',
        member_since: before.member_since,
      })
      const [row] = await as(tx, treasurer)<{isCandidate: boolean}>`
        select is_council_candidate as "isCandidate" from public.membership_overview where email = ${email}`
      expect(row?.isCandidate).toBe(true)
    })
  })

  test('that came after the grace starts anew on its day', async () => {
    await rolledBack(async (tx) => {
      const {email, submission} = await memberByCard(tx, daysAgo(400))
      await applyByTransfer(serviceOf(tx), submission)
      await confirm(tx, await treasurerIn(tx), await transferOf(tx, email), 1500, 2)
      const {member_since} = await membershipOf(tx, email)
      expect(await londonMidnight(tx, member_since)).toBe(await dayAgo(tx, 2))
    })
  })

  test('is not confirmed twice', async () => {
    await rolledBack(async (tx) => {
      const {payment, treasurer} = await announced(tx)
      await confirm(tx, treasurer, payment)
      await expect(confirm(tx, treasurer, payment)).rejects.toMatchObject({
        code: 'PT409',
        detail: 'payment_state',
      })
      expect(await ledgerOf(tx, payment)).toEqual(['receipt 1500 GBP'])
    })
  })

  test.each([1000, 1499, 1501, 3000])('of %i pence waits for a decision', async (pence) => {
    await rolledBack(async (tx) => {
      const {email, payment, treasurer} = await announced(tx)
      expect(await confirm(tx, treasurer, payment, pence)).toEqual({
        status: 'held',
        heldReason: 'other_sum',
        validUntil: null,
      })
      expect((await membershipOf(tx, email)).status).toBe('pending')
      expect(await ledgerOf(tx, payment)).toEqual([`receipt ${pence} GBP`])
      expect(await emailsTo(tx, treasurer.email)).toEqual(['money-attention'])
    })
  })

  test.each([
    ['no money', 0, 0],
    ['less than nothing', -1500, 0],
    ['a day to come', 1500, -1],
    ['a day of years ago', 1500, 1000],
  ])('with %s is refused', async (_, pence, days) => {
    await rolledBack(async (tx) => {
      const {payment, treasurer} = await announced(tx)
      await expect(confirm(tx, treasurer, payment, pence, days)).rejects.toMatchObject({code: 'PT400'})
    })
  })

  test('is for treasurers and admins to confirm', async () => {
    await rolledBack(async (tx) => {
      const {payment} = await announced(tx)
      for (const person of [await signUp(tx), service as Person, visitor() as Person])
        await expect(confirm(tx, person, payment)).rejects.toMatchObject(refused)
      expect(await confirm(tx, await makeAdmin(tx, await signUp(tx)), payment)).toMatchObject({
        status: 'paid',
      })
    })
  })

  test('of a card payment is refused', async () => {
    await rolledBack(async (tx) => {
      const {paymentId} = await memberByCard(tx)
      await expect(confirm(tx, await treasurerIn(tx), paymentId)).rejects.toMatchObject({code: 'PT404'})
    })
  })
})

describe('a transfer that nobody had announced', () => {
  test('extends the membership, once for each key', async () => {
    await rolledBack(async (tx) => {
      const {email} = await memberByCard(tx, daysAgo(350))
      const [{id, valid_until}, treasurer] = [await membershipOf(tx, email), await treasurerIn(tx)]
      const day = await dayAgo(tx, 1)
      const key = '7b0d3c86-36c5-4c74-9a0e-0c70bb9ee003'
      for (const _ of [1, 2]) {
        const [row] = await as(
          tx,
          treasurer,
        )`select public.record_fee(${id}, jsonb_build_object('amountPence', 1500, 'receivedOn', ${day}::date, 'method', 'bank_transfer'), ${key}) as result`
        expect(row?.result).toMatchObject({status: 'paid', heldReason: null})
      }
      const after = await membershipOf(tx, email)
      expect(after.valid_until?.getUTCFullYear()).toBe((valid_until?.getUTCFullYear() ?? 0) + 1)
    })
  })
})

describe('a confirmation that is undone', () => {
  test('leaves everything as it was before, with a reversing entry and a correcting email', async () => {
    await rolledBack(async (tx) => {
      const {email, submission} = await memberByCard(tx, daysAgo(350))
      const before = await membershipOf(tx, email)
      await applyByTransfer(serviceOf(tx), submission)
      const [payment, treasurer] = [await transferOf(tx, email), await treasurerIn(tx)]
      await confirm(tx, treasurer, payment, 1500, 1)
      expect((await membershipOf(tx, email)).valid_until).not.toEqual(before.valid_until)
      await as(tx, treasurer)`select public.undo_bank_transfer(${payment})`
      expect(await membershipOf(tx, email)).toEqual(before)
      expect(await paymentOf(tx, payment)).toMatchObject({status: 'open', received_pence: null})
      const entries =
        await tx`select amount_pence, is_reversal from public.ledger where payment_id = ${payment} order by id`
      expect(entries).toEqual([
        {amount_pence: 1500, is_reversal: false},
        {amount_pence: -1500, is_reversal: true},
      ])
      expect(await emailsTo(tx, email)).toContain('membership-correction')
    })
  })

  test('and a refund are taken from the day that was said, also in a year that is over', async () => {
    await rolledBack(async (tx) => {
      const {payment, treasurer} = await announced(tx)
      const daysIn = () => tx`
        select kind, amount_pence, private.london_date(now()) - private.london_date(occurred_at) as days
        from public.ledger where payment_id = ${payment} order by id`
      await confirm(tx, treasurer, payment, 1500, 400)
      await as(tx, treasurer)`select public.undo_bank_transfer(${payment})`
      await confirm(tx, treasurer, payment, 1500, 390)
      await as(tx, treasurer)`
        select public.record_bank_refund(${payment}, 500, ${await dayAgo(tx, 380)}, '7b0d3c86-36c5-4c74-9a0e-0c70bb9ee005')`
      expect(await daysIn()).toEqual([
        {kind: 'receipt', amount_pence: 1500, days: 400},
        {kind: 'receipt', amount_pence: -1500, days: 400},
        {kind: 'receipt', amount_pence: 1500, days: 390},
        {kind: 'refund', amount_pence: -500, days: 380},
      ])
    })
  })

  test('of a transfer that nobody had announced asks nobody for it', async () => {
    await rolledBack(async (tx) => {
      const {email} = await memberByCard(tx, daysAgo(350))
      const [{id}, treasurer] = [await membershipOf(tx, email), await treasurerIn(tx)]
      const key = '7b0d3c86-36c5-4c74-9a0e-0c70bb9ee004'
      await as(
        tx,
        treasurer,
      )`select public.record_fee(${id}, jsonb_build_object('amountPence', 1500, 'receivedOn', ${await dayAgo(tx, 1)}::date, 'method', 'bank_transfer'), ${key})`
      const payment = await transferOf(tx, email)
      await as(tx, treasurer)`select public.undo_bank_transfer(${payment})`
      expect((await paymentOf(tx, payment)).status).toBe('lapsed')
      await tx`update public.payments set created_at = ${daysAgo(20)} where id = ${payment}`
      await serviceOf(tx)`select public.reconcile_memberships()`
      expect(await emailsTo(tx, email)).not.toContain('membership-transfer-reminder')
    })
  })

  test('may be confirmed again, and undone again', async () => {
    await rolledBack(async (tx) => {
      const {email, payment, treasurer} = await announced(tx)
      for (const _ of [1, 2]) {
        await confirm(tx, treasurer, payment)
        expect((await membershipOf(tx, email)).status).toBe('active')
        await as(tx, treasurer)`select public.undo_bank_transfer(${payment})`
        expect((await membershipOf(tx, email)).status).toBe('pending')
      }
      expect(await ledgerOf(tx, payment)).toHaveLength(4)
    })
  })

  test('must have been made', async () => {
    await rolledBack(async (tx) => {
      const {payment, treasurer} = await announced(tx)
      await expect(as(tx, treasurer)`select public.undo_bank_transfer(${payment})`).rejects.toMatchObject({
        code: 'PT409',
        detail: 'payment_state',
      })
    })
  })

  test('does not go back before it came', async () => {
    await rolledBack(async (tx) => {
      const {payment, treasurer} = await announced(tx)
      await confirm(tx, treasurer, payment, 1500, 3)
      const refund = async (days: number) => {
        const day = await dayAgo(tx, days)
        return tx.savepoint(
          (part) =>
            as(part, treasurer)`select public.record_bank_refund(${payment}, 500, ${day}, ${randomUUID()})`,
        )
      }
      await expect(refund(4)).rejects.toMatchObject({code: 'PT400'})
      await expect(refund(3)).resolves.toBeDefined()
    })
  })

  test('is not undone once money has gone back', async () => {
    await rolledBack(async (tx) => {
      const {payment, treasurer} = await announced(tx)
      await confirm(tx, treasurer, payment)
      await as(tx, treasurer)`
        select public.record_bank_refund(${payment}, 500, ${await dayAgo(tx, 0)}, '7b0d3c86-36c5-4c74-9a0e-0c70bb9ee002')`
      await expect(as(tx, treasurer)`select public.undo_bank_transfer(${payment})`).rejects.toMatchObject({
        code: 'PT409',
      })
    })
  })
})

describe('a transfer that does not come', () => {
  const reconcile = (tx: Transaction) => serviceOf(tx)`select public.reconcile_memberships()`
  const age = (tx: Transaction, payment: string, days: number) =>
    tx`
      update public.payments set created_at = ${daysAgo(days)}, reminded_at = ${daysAgo(days - 14)}::timestamptz + (reminded_at - reminded_at)
      where id = ${payment}`

  test('is reminded of once after 14 days and lapses after 60', async () => {
    await rolledBack(async (tx) => {
      const {email, payment} = await announced(tx)
      await age(tx, payment, 13.9)
      await reconcile(tx)
      expect(await emailsTo(tx, email)).toEqual(['membership-transfer'])
      await age(tx, payment, 14.1)
      await pass(tx, email, 24 * 60)
      await reconcile(tx)
      await reconcile(tx)
      expect(await emailsTo(tx, email)).toEqual(['membership-transfer', 'membership-transfer-reminder'])
      await age(tx, payment, 60.1)
      await pass(tx, email, 24 * 60)
      await reconcile(tx)
      await reconcile(tx)
      expect(await emailsTo(tx, email)).toHaveLength(3)
      expect((await paymentOf(tx, payment)).status).toBe('lapsed')
      expect((await membershipOf(tx, email)).status).toBe('cancelled')
    })
  })

  test('still counts when it comes after all', async () => {
    await rolledBack(async (tx) => {
      const {email, payment, treasurer} = await announced(tx)
      await age(tx, payment, 61)
      await reconcile(tx)
      await confirm(tx, treasurer, payment)
      expect((await membershipOf(tx, email)).status).toBe('active')
    })
  })

  test('is not missed once the year is paid by card', async () => {
    await rolledBack(async (tx) => {
      const {email, submission, payment} = await announced(tx)
      await age(tx, payment, 1)
      await memberByCard(tx, daysAgo(0), submission)
      expect((await paymentOf(tx, payment)).status).toBe('lapsed')
      expect((await membershipOf(tx, email)).status).toBe('active')
    })
  })
})
