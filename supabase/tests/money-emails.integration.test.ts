import {describe, expect, test} from 'vitest'
import {exampleCommunity} from '../functions/_testing/example-email-data.ts'
import {moneyData} from '../functions/_shared/email/money-data.ts'
import {moveTo, withMovedClock} from './moved-clock.ts'
import {renderEmail} from '../functions/_shared/email/render-email.ts'
import {as} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {pass} from './email-doors.ts'
import {declaration, give, recognise} from './gift-aid.ts'
import {addPerson, secretaryIn} from './households.ts'
import {confirmed, makeAdmin, type Person, signUp} from './people.ts'
import {refusedInvoice, renewalToken, renewingMember, yearlyAtStripe} from './yearly-renewals.ts'
import {
  addCampaign,
  addDiscountedEvent,
  applicant,
  apply,
  applyByTransfer,
  buyTickets,
  changeSettings,
  createDonation,
  createMembershipPayment,
  daysAgo,
  dispute,
  emailData,
  emailsTo,
  event,
  memberByCard,
  membershipOf,
  paid,
  refunded,
  renew,
  serviceOf,
  transferOf,
  treasurerIn,
  checkoutOf,
  refundOf,
} from './money.ts'
import {atStripe, beginChange, report, runningGift, unpaidInvoiceOf} from './subscriptions.ts'

const urls = {
  community: exampleCommunity,
  siteUrl: 'https://example.org',
  functionsUrl: 'https://api.example.org/functions/v1',
}
const bankDetails = {accountName: 'VLB', bankName: null, sortCode: '00-00-00', accountNumber: '12345678'}
const reconcile = (tx: Transaction) => serviceOf(tx)`select public.reconcile_memberships()`

const seen = new Set<string>()

/** What an address was written, in English with plain spaces, by template. Every email renders in both languages. */
async function read(tx: Transaction, email: unknown): Promise<Record<string, string>> {
  const queued = await tx<{template: string; data: unknown}[]>`
    select template, data from public.email_outbox where recipient = ${String(email)} order by created_at, template`
  return Object.fromEntries(
    queued.map(({template, data}) => {
      const [lt, en] = (['lt', 'en'] as const).map((language) =>
        renderEmail({template, language, data, ...urls}),
      )
      expect([template, lt?.ok, en?.ok]).toEqual([template, true, true])
      seen.add(template)
      return [template, en?.ok ? en.email.text.replaceAll('\u00a0', ' ') : '']
    }),
  )
}

async function announced(tx: Transaction) {
  await changeSettings(tx, {bank_details: tx.json(bankDetails)})
  const {email} = applicant()
  await applyByTransfer(serviceOf(tx), applicant({email}))
  return {email, payment: await transferOf(tx, email), treasurer: await treasurerIn(tx)}
}

const confirm = (tx: Transaction, treasurer: Person, payment: string, pence = 1500) =>
  as(tx, treasurer)`
    select public.confirm_bank_transfer(${payment}, ${pence}, (now() at time zone 'Europe/London')::date)`

const dayOf = (date: Date) =>
  new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'Europe/London'}).format(date)

describe('what is queued about a transfer', () => {
  test('says where to and until when, and later that it is missed', async () => {
    await rolledBack(async (tx) => {
      const {email, payment} = await announced(tx)
      const age = (days: number) =>
        tx`
          update public.payments
          set created_at = ${daysAgo(days)}, reminded_at = reminded_at - (created_at - ${daysAgo(days)}::timestamptz)
          where id = ${payment}`
      const {reference} = await membershipOf(tx, email)
      expect((await read(tx, email))['membership-transfer']).toContain(
        `Account number: 12345678\nPayment reference: ${reference}\nWe’ll wait until: ${dayOf(daysAgo(-60))}\n`,
      )
      await age(20)
      await pass(tx, email, 24 * 60)
      await reconcile(tx)
      expect((await read(tx, email))['membership-transfer-reminder']).toContain(
        `by bank transfer on ${dayOf(daysAgo(20))}`,
      )
      await age(66)
      await pass(tx, email, 24 * 60)
      await reconcile(tx)
      expect((await read(tx, email))['membership-transfer-lapsed']).toContain('12345678')
    })
  })

  test('beside a paid year says that there is nothing to pay', async () => {
    await rolledBack(async (tx) => {
      const {email, submission} = await memberByCard(tx, daysAgo(10))
      await applyByTransfer(serviceOf(tx), submission)
      const {valid_until} = await membershipOf(tx, email)
      expect((await read(tx, email))['membership-already-paid']).toContain(
        `Your membership is valid until ${dayOf(valid_until ?? new Date())}.`,
      )
    })
  })

  test('says that it came, and takes it back when it was a mistake', async () => {
    await rolledBack(async (tx) => {
      await changeSettings(tx, {members_group_url: 'https://social.example/group'})
      const {email, payment, treasurer} = await announced(tx)
      await confirm(tx, treasurer, payment)
      const {'membership-welcome': welcome} = await read(tx, email)
      expect(welcome).toContain(
        `Amount received: £15\nDate of payment: ${dayOf(new Date())}\nPaid by: bank transfer\n`,
      )
      expect(welcome).toContain('Join the group https://social.example/group\n')
      await as(tx, treasurer)`select public.undo_bank_transfer(${payment})`
      expect((await read(tx, email))['membership-correction']).toContain('your transfer of £15')
    })
  })

  test('of another sum tells the payer and the treasurers, who learn the name and no address', async () => {
    await rolledBack(async (tx) => {
      const {email, payment, treasurer} = await announced(tx)
      await confirm(tx, treasurer, payment, 1250)
      expect((await read(tx, email))['payment-held']).toContain('The membership fee is £15')
      const {'money-attention': attention} = await read(tx, treasurer.email)
      expect(attention).toContain('Payer: Rasa Rasaitė\nFor: membership fee\n')
      expect(attention).toContain(`/en/admin?tab=payments&payment=${payment}\n`)
      expect(attention).not.toContain(email)
    })
  })
})

describe('what is queued about a membership by card', () => {
  test('says that it was extended, that a second fee is held, and that it went back', async () => {
    await rolledBack(async (tx) => {
      const {email, submission} = await memberByCard(tx, daysAgo(360))
      await renew(tx, submission, daysAgo(10))
      const second = await renew(tx, submission, daysAgo(5))
      await apply(serviceOf(tx), refunded(second, 1500, daysAgo(1)))
      const texts = await read(tx, email)
      const {valid_until} = await membershipOf(tx, email)
      expect(texts['membership-renewed']).toContain(`Valid until: ${dayOf(valid_until ?? new Date())}\n`)
      expect(texts['payment-held']).toContain('We already have a membership fee from you')
      expect(texts['payment-refunded']).toContain('We’ve refunded £15 to the card')
    })
  })

  test('in another currency names it, also when it goes back', async () => {
    await rolledBack(async (tx) => {
      const submission = applicant()
      const {paymentId} = await createMembershipPayment(serviceOf(tx), submission)
      await apply(serviceOf(tx), paid(paymentId, daysAgo(1), {currency: 'eur'}))
      await apply(serviceOf(tx), refunded(paymentId, 1500))
      const texts = await read(tx, submission.email)
      expect(texts['payment-held']).toContain('Amount received: EUR 15\n')
      expect(texts['payment-refunded']).toContain('We’ve refunded EUR 15')
    })
  })

  test('can be rendered when the money came before a cancellation that was faster', async () => {
    await rolledBack(async (tx) => {
      const submission = applicant()
      const {paymentId} = await createMembershipPayment(serviceOf(tx), submission)
      const {id} = await membershipOf(tx, submission.email)
      await as(tx, await treasurerIn(tx))`select public.cancel_membership(${id})`
      await apply(serviceOf(tx), paid(paymentId, daysAgo(1)))
      expect((await read(tx, submission.email))['membership-renewed']).toContain('has been cancelled')
    })
  })

  test.each([
    [20, 'membership-reminder'],
    [-1, 'membership-expired'],
  ])('reminds of an end in %i days, with both ways to pay', async (daysLeft, template) => {
    await rolledBack(async (tx) => {
      await changeSettings(tx, {bank_details: tx.json(bankDetails)})
      const {email} = await memberByCard(tx, daysAgo(365 - daysLeft))
      await reconcile(tx)
      const {[template]: text} = await read(tx, email)
      expect(text).toMatch(/https:\/\/example\.org\/en\/naryste\/pratesti\?token=[0-9a-f]{64}\n/)
      expect(text).toContain(`Payment reference: ${(await membershipOf(tx, email)).reference}\n`)
    })
  })
})

test('a member whose year and grace ended while the site stood still is told so', async () => {
  await withMovedClock(async (tx) => {
    const {email} = await memberByCard(tx, daysAgo(300))
    await moveTo(tx, daysAgo(-100))
    await reconcile(tx)
    expect((await read(tx, email))['membership-ended']).toContain(
      'Your membership and its benefits have ended',
    )
  })
})

test('a member whose address was corrected is told so at both, with neither address', async () => {
  await rolledBack(async (tx) => {
    const {email} = await memberByCard(tx, daysAgo(20))
    const corrected = applicant().email
    const {id} = await membershipOf(tx, email)
    const correction = JSON.stringify({email: corrected})
    await as(tx, await treasurerIn(tx))`select public.correct_member(${id}, ${correction}::text::jsonb)`
    for (const address of [email, corrected]) {
      const {'membership-address': text} = await read(tx, address)
      expect(text).toContain('Rasa Rasaitė')
      expect(text).not.toMatch(new RegExp(`${email}|${corrected}`))
    }
  })
})

describe('what is queued about a fee that somebody decided on', () => {
  const decide = (
    tx: Transaction,
    treasurer: Person,
    payment: string,
    decision: string,
    who: object | null = null,
  ) =>
    as(tx, treasurer)`
      select public.decide_payment(${payment}, ${decision}, ${who && JSON.stringify(who)}::text::jsonb)`

  test('tells the payer that it is for another person, and that one', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const {email, submission} = await memberByCard(tx, daysAgo(20))
      const second = await renew(tx, submission, daysAgo(10))
      const tomas = applicant({firstName: 'Tomas', lastName: 'Rasaitis'})
      await decide(tx, treasurer, second, 'another_person', tomas)
      const {valid_until} = await membershipOf(tx, email)
      const {'payment-for-another': text} = await read(tx, email)
      expect(text).toContain('your payment of £15')
      expect(text).toContain(`Your membership is valid until ${dayOf(valid_until ?? new Date())}`)
      expect(text).not.toContain('Tomas')
      expect(await emailsTo(tx, tomas.email)).toEqual(['membership-welcome'])
    })
  })

  test('and of which a part went back says that the year stays', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const {email, paymentId} = await memberByCard(tx, daysAgo(20))
      await apply(serviceOf(tx), refunded(paymentId, 500, daysAgo(2)))
      expect(await emailsTo(tx, email)).toEqual(['membership-welcome'])
      await decide(tx, treasurer, paymentId, 'keep')
      expect((await read(tx, email))['payment-partly-refunded']).toMatch(
        /£5 has gone back to the card[^]*still counts[^]*Your membership is valid until/,
      )
    })
  })
})

describe('what is queued about a donation', () => {
  test('is a receipt with sum, date, campaign, way and number', async () => {
    await rolledBack(async (tx) => {
      await addCampaign(tx, 'Sodas')
      const {paymentId} = await createDonation(serviceOf(tx), {
        amount: 20.5,
        campaign: 'Sodas',
        donorName: 'Tomas',
      })
      await apply(serviceOf(tx), paid(paymentId, daysAgo(1), {pence: 2050}))
      expect((await read(tx, 'donor@example.test'))['donation-receipt']).toContain(
        [
          'Name: Tomas',
          'For: donation',
          'Campaign: Sodas EN',
          'Amount received: £20.50',
          `Date of payment: ${dayOf(daysAgo(1))}`,
          'Paid by: card',
          `Payment number: ${paymentId}\n`,
        ].join('\n'),
      )
    })
  })

  test('without a name and a campaign can be rendered, also when it goes back', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const {paymentId} = await createDonation(serviceOf(tx))
      await apply(serviceOf(tx), paid(paymentId, daysAgo(1), {pence: 1999}))
      await apply(serviceOf(tx), refunded(paymentId, 1999))
      const texts = await read(tx, 'donor@example.test')
      expect(texts['payment-held']).toContain('isn’t the one we asked for (£20)')
      expect(texts['payment-refunded']).not.toContain('membership')
      expect((await read(tx, treasurer.email))['money-attention']).not.toContain('Payer')
    })
  })

  test('that was partly refunded says so each time, and thanks for the rest', async () => {
    await rolledBack(async (tx) => {
      const {paymentId} = await createDonation(serviceOf(tx))
      await apply(serviceOf(tx), paid(paymentId, daysAgo(3), {pence: 2000}))
      await apply(serviceOf(tx), refunded(paymentId, 500, daysAgo(2)))
      expect((await read(tx, 'donor@example.test'))['payment-partly-refunded']).toMatch(
        /£5 has gone back to the card[^]*The rest is still your donation/,
      )
      await apply(serviceOf(tx), refunded(paymentId, 500, daysAgo(2)))
      await tx`update public.email_outbox set status = 'sent', first_attempt_at = now() where recipient = 'donor@example.test'`
      await apply(serviceOf(tx), refunded(paymentId, 600, daysAgo(1)))
      // It takes the place of the one that waits.
      await apply(serviceOf(tx), refunded(paymentId, 700, daysAgo(1)))
      expect(await emailsTo(tx, 'donor@example.test')).toEqual([
        'donation-receipt',
        'payment-partly-refunded',
        'payment-partly-refunded',
      ])
      await apply(serviceOf(tx), refunded(paymentId, 2000))
      expect(
        (await emailsTo(tx, 'donor@example.test')).filter((name) => name === 'payment-refunded'),
      ).toHaveLength(1)
    })
  })

  test('says so also when the refund was reported first', async () => {
    await rolledBack(async (tx) => {
      const {paymentId} = await createDonation(serviceOf(tx))
      await apply(serviceOf(tx), refunded(paymentId, 500, daysAgo(2)))
      await apply(serviceOf(tx), paid(paymentId, daysAgo(3), {pence: 2000}))
      expect(await emailsTo(tx, 'donor@example.test')).toEqual([
        'donation-receipt',
        'payment-partly-refunded',
      ])
    })
  })

  test('by transfer whose entry was a mistake takes the receipt back', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const {email} = applicant()
      const [row] = await as(tx, treasurer)<{id: string}>`
        select public.record_bank_donation(
          jsonb_build_object(
            'amountPence', 5000, 'receivedOn', (now() at time zone 'Europe/London')::date, 'email', ${email}::text
          ),
          gen_random_uuid()
        ) as id`
      await as(tx, treasurer)`select public.undo_bank_transfer(${row?.id ?? ''})`
      const texts = await read(tx, email)
      expect(Object.keys(texts)).toEqual(['donation-correction', 'donation-receipt'])
      expect(texts['donation-correction']).toContain('a receipt for a donation of £50')
    })
  })

  test('with Gift Aid repeats what was declared, and says from when it is withdrawn', async () => {
    await rolledBack(async (tx) => {
      await recognise(tx)
      const treasurer = await treasurerIn(tx)
      const {email} = applicant()
      const payment = await give(tx, {email, giftAid: declaration('all')})
      const [known] = await tx<{id: string; day: string}[]>`
        select id, private.london_date(given_at)::text as day
        from private.gift_aid_declarations where payment_id = ${payment}`
      await as(tx, treasurer)`
        select public.withdraw_gift_aid_declaration(${known?.id ?? null}, ${known?.day ?? null})`
      const texts = await read(tx, email)
      expect(texts['gift-aid-confirmed']).toContain(declaration('all').wording.slice(0, 50))
      expect(texts['gift-aid-withdrawn']).toContain(`on or after ${dayOf(daysAgo(0))}`)
    })
  })

  test('that a dispute took back says so', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const {paymentId} = await createDonation(serviceOf(tx))
      await apply(serviceOf(tx), paid(paymentId, daysAgo(3), {pence: 2000}))
      await apply(serviceOf(tx), dispute(paymentId, 'open', daysAgo(2), 2000))
      expect((await read(tx, treasurer.email))['money-attention']).toContain('has disputed a payment')
      await apply(serviceOf(tx), dispute(paymentId, 'lost', daysAgo(1), 2000))
      expect((await read(tx, 'donor@example.test'))['payment-refunded']).toContain('taken back £20')
    })
  })
})

test('tickets are sent to their buyer, with the sum and the order number', async () => {
  await rolledBack(async (tx) => {
    const email = applicant().email
    const paymentId = await buyTickets(tx, await addDiscountedEvent(tx), {email, locale: 'en'})
    const [payment] =
      await tx`select right(checkout_session_id, 8) as number from public.payments where id = ${paymentId}`
    const text = (await read(tx, email))['tickets-confirmed']
    expect(text).toContain('Tickets: 2 × Suaugusiojo bilietas, 1 × Vaiko bilietas\n')
    expect(text).toContain(`Order number: ${payment?.number}\n`)
    expect(text).toContain('Amount received: £45\n')
    expect(text).toContain('Event page https://example.org/en/koncertas')
  })
})

test('treasurers are told of a disputed ticket', async () => {
  await rolledBack(async (tx) => {
    const treasurer = await treasurerIn(tx)
    const sold = checkoutOf('link', {checkoutId: 'cs_link', reference: null, isByLink: true})
    await apply(serviceOf(tx), event('payment_settled', sold, daysAgo(1)))
    await apply(serviceOf(tx), dispute('link', 'open'))
    expect((await read(tx, treasurer.email))['money-attention']).toContain('For: ticket')
  })
})

test('treasurers are told once of a refund that the bank of the payer sent back', async () => {
  await rolledBack(async (tx) => {
    const treasurer = await treasurerIn(tx)
    const {paymentId} = await createDonation(serviceOf(tx))
    await apply(serviceOf(tx), paid(paymentId, daysAgo(9), {pence: 2000}))
    const refund = (status: string) =>
      refundOf(paymentId, `re_${paymentId}`, {pence: 2000, status, createdAt: daysAgo(8).toISOString()})
    await apply(serviceOf(tx), event('refund', refund('succeeded'), daysAgo(8)))
    expect(await emailsTo(tx, treasurer.email)).toEqual([])
    await apply(serviceOf(tx), event('refund', refund('failed'), daysAgo(1)))
    await apply(serviceOf(tx), event('refund', refund('failed'), daysAgo(1)))
    expect(await emailsTo(tx, treasurer.email)).toEqual(['money-attention'])
    expect((await read(tx, treasurer.email))['money-attention']).toContain('A refund failed')
  })
})

test('treasurers are told once of a dispute that was lost, also long after that email was deleted', async () => {
  await rolledBack(async (tx) => {
    const treasurer = await treasurerIn(tx)
    const {paymentId, submission} = await memberByCard(tx, daysAgo(100))
    await apply(serviceOf(tx), dispute(paymentId, 'lost', daysAgo(50)))
    expect(await emailsTo(tx, treasurer.email)).toEqual(['money-attention'])
    await tx`delete from public.email_outbox`
    await renew(tx, submission, daysAgo(1))
    expect(await emailsTo(tx, treasurer.email)).toEqual([])
  })
})

test('what is queued for an imported member says how to make an account', async () => {
  await rolledBack(async (tx) => {
    const [treasurer, {email}] = [await treasurerIn(tx), applicant()]
    // Nobody else has the name, about whom the import would ask.
    const add = {firstName: 'Saulė', lastName: 'Sąrašaitė', email: String(email), locale: 'lt'}
    const list = {fileName: 'nariai.csv', skipped: 0, rows: [{line: 2, add}]}
    const [row] = await as(tx, treasurer)<{imported: {id: string}}>`
      select public.import_members(${JSON.stringify(list)}::text::jsonb, gen_random_uuid()) as imported`
    await as(tx, treasurer)`select public.invite_imported_members(${row?.imported.id ?? ''})`
    expect((await read(tx, email))['membership-invitation']).toContain(
      `use this email address (${String(email)})`,
    )
  })
})

test('what is queued about the fee of a household says how much it is now, and for whom', async () => {
  await rolledBack(async (tx) => {
    const {email} = await announced(tx)
    const {id: payer} = await membershipOf(tx, email)
    await addPerson(tx, await secretaryIn(tx), payer, {firstName: 'Lina'})
    const text = (await read(tx, email))['household-fee']
    expect(text).toContain('Also for: Lina\n')
    expect(text).toContain('Amount: £30\n')
  })
})

describe('a membership that renews by card', () => {
  test('is told when it is charged next, before each charge, when one fails and when it ends', async () => {
    await rolledBack(async (tx) => {
      const renewal = await renewingMember(tx, 10)
      await reconcile(tx)
      const told = await read(tx, renewal.email)
      expect(told['membership-welcome']).toContain('We’ll renew your membership by the same card each year')
      expect(told['renewal-upcoming']).toContain('Annual fee: £15')
      await beginChange(serviceOf(tx), await renewalToken(tx, renewal), {action: 'card'})
      expect((await read(tx, renewal.email))['renewal-confirm']).toContain('/naryste/pratesti?token=')
      const failing = yearlyAtStripe(renewal, {status: 'past_due'})
      await report(serviceOf(tx), failing, [refusedInvoice(renewal, 1)])
      expect((await read(tx, renewal.email))['renewal-failed']).toContain('We’ll try again on')
      const ended = {
        status: 'canceled',
        endedAt: '2026-11-18T12:26:40Z',
        hasFailed: true,
      }
      await report(serviceOf(tx), yearlyAtStripe(renewal, ended), [])
      expect((await read(tx, renewal.email))['renewal-ended']).toContain('We tried several times')
    })
  })
})

describe('what is queued about a gift each month', () => {
  test('says when the next one comes, what has changed or failed, and what was given', async () => {
    await rolledBack(async (tx) => {
      const gift = await runningGift(tx, {donorName: 'Rasa'})
      const {token} = await emailData(tx, gift.email, 'donation-receipt')
      await serviceOf(tx)`
        select public.send_subscription_links(${JSON.stringify({email: gift.email})}::text::jsonb, '{}')`
      await beginChange(serviceOf(tx), String(token), {action: 'change', amount: 12.5})
      expect((await read(tx, gift.email))['gift-confirm']).toContain(
        'chosen on the page of your gift just now: £12.50 a month',
      )
      await report(serviceOf(tx), atStripe(gift, {pence: 1500}), [])
      await report(serviceOf(tx), atStripe(gift, {pence: 1500, status: 'past_due'}), [
        unpaidInvoiceOf(gift, 1, 1),
      ])
      await report(serviceOf(tx), atStripe(gift, {status: 'canceled', endedAt: '2026-11-18T12:26:40Z'}), [])
      const mails = await read(tx, gift.email)
      expect(mails['donation-receipt']).toContain(`https://example.org/en/mano-auka?token=${String(token)}`)
      expect(mails['donation-receipt']).toContain(`Next gift: ${dayOf(daysAgo(-10))}`)
      expect(mails['gift-links']).toContain('/mano-auka?token=')
      expect(mails['gift-changed']).toContain('Amount each month: £15\nAmount before: £10\n')
      expect(mails['gift-failed']).toContain(`We’ll try again on: ${dayOf(daysAgo(-3))}`)
      expect(mails['gift-ended']).toContain('Number of gifts: 1\nGiven in total: £10\n')
    })
  })
})

test('a change of the settings shows both values', async () => {
  await rolledBack(async (tx) => {
    await tx`select private.lock_money()`
    const treasurer = await treasurerIn(tx)
    const ona = await makeAdmin(tx, await confirmed(tx, await signUp(tx, 'Ona')))
    const [row] = await tx<{settings: object}[]>`select private.all_money_settings() as settings`
    const wanted = {...row?.settings, bankDetails, membershipFeePence: 1750}
    await as(tx, ona)`
      select public.change_money_settings(
        ${JSON.stringify(row?.settings)}::text::jsonb, ${JSON.stringify(wanted)}::text::jsonb)`
    const {'money-settings-changed': text} = await read(tx, treasurer.email)
    expect(text).toContain(`Changed by: Ona (${ona.email})\n`)
    expect(text).toContain('Before: £15\nNow: £17.50\n')
    expect(text).toContain('Now: 12345678\n')
  })
})

test('every email about money was among them', () => {
  expect([...seen].toSorted()).toEqual(Object.keys(moneyData).toSorted())
})
