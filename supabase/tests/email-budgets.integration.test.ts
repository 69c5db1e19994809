import {emailTemplates} from '@site/schemas/statuses/email-templates'
import * as fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {as, refused, service, visitor} from './callers.ts'
import {rolledBack, rolledBackIn, type Transaction} from './database.ts'
import {
  type Door,
  doorNames,
  doors,
  knock,
  offerPlace,
  pass,
  signUpFor,
  writeToOrganisers,
} from './email-doors.ts'
import {applicant, applyByTransfer, createDonation, createMembershipPayment, type Fields} from './money.ts'
import {newAddress} from './newsletters.ts'
import {confirmed, giveEvent, giveRole, type Person, signUp, unique} from './people.ts'
import {addRegistrableEvent, AT, emailsTo, serviceOf, submissionFor, tokenOf} from './registrations.ts'
import {beginChange, runningGift} from './subscriptions.ts'

/** The owner of an address, who gives each month. */
async function owner(tx: Transaction): Promise<Person> {
  const rasa = await confirmed(tx, await signUp(tx))
  await tx`update public.subscriptions set email = ${rasa.email} where id = ${(await runningGift(tx)).id}`
  await tx`delete from public.email_outbox where recipient = ${rasa.email}`
  return rasa
}

const got = async (tx: Transaction, email: string, ...templates: string[]) =>
  (await emailsTo(tx, email)).filter((template) => templates.includes(template)).length

/** A link that she already got serves her as well as a new one, which would end it. */
const linkBy =
  (door: Door, ...templates: string[]) =>
  async (tx: Transaction, {email}: Person) => {
    await knock(tx, door, email)
    expect(await got(tx, email, ...templates)).toBeGreaterThan(0)
  }

/** Either logs her in. */
const logInLinks = ['reset-password', 'confirm-sign-up']

const registrations = ['confirmed', 'waiting', 'requested', 'unconfirmed'].map(
  (state) => `registration-${state}`,
)
const byRegistration: Door[] = [
  'registration',
  'trip',
  'waiting list',
  'registration to confirm',
  'family',
  'missed offer',
]
const byApplication: Door[] = ['application', 'application as a row']

/** Resolves to a full event for which the address waits. */
async function waitFor(tx: Transaction, email: string, changes: Fields = {}): Promise<string> {
  const eventKey = await addRegistrableEvent(tx, {capacity: 0})
  expect(await signUpFor(tx, submissionFor(eventKey, {email}), changes)).toMatchObject({status: 'waiting'})
  return eventKey
}

async function stateOf(tx: Transaction, eventKey: string) {
  const [row] = await tx<{status: string}[]>`
    select status from public.event_registrations where event_key = ${eventKey}`
  return row?.status
}

/** How many emails offered a place of the event. */
async function offersOf(tx: Transaction, eventKey: string) {
  const [row] = await tx<{emails: number}[]>`
    select count(*)::int as emails from public.email_outbox as mail
    join public.event_registrations as registration on registration.id = mail.registration_id
    where mail.template = 'place-offered' and registration.event_key = ${eventKey}`
  return row?.emails
}

/** By a link of the gift, which an email of it has. */
async function askForCard(tx: Transaction, email: string) {
  const [row] = await tx<{token: string}[]>`
    select private.create_subscription_link(id) as token from public.subscriptions where email = ${email}`
  return tx.savepoint((part) => beginChange(serviceOf(part), row?.token ?? '', {action: 'card'}))
}

/** What the owner needs. Logged out, an email of the same purpose may be left out, and the answer says so. */
const needs: Record<string, (tx: Transaction, rasa: Person, spent: Door) => Promise<void>> = {
  'a new password': linkBy('new password', ...logInLinks),
  'to confirm a sign-up': linkBy('sign-up', ...logInLinks),
  'the newsletter': linkBy('newsletter', 'confirm-subscription'),
  'the links of her gifts': linkBy('gift links', 'gift-links'),
  'to register logged out': async (tx, {email}, spent) => {
    const before = await got(tx, email, ...registrations)
    const answer = await signUpFor(tx, submissionFor(await addRegistrableEvent(tx), {email}))
    const emailed = (await got(tx, email, ...registrations)) - before === 1
    expect(answer).toEqual({ok: true, status: 'registered', emailed})
    if (!byRegistration.includes(spent)) expect(emailed).toBe(true)
  },
  'to register logged in': async (tx, {email, id}) => {
    const submission = submissionFor(await addRegistrableEvent(tx), {email})
    expect(await signUpFor(tx, submission, {userId: id})).toMatchObject({emailed: true})
  },
  'a place that becomes free': async (tx, {email}) => {
    const eventKey = await waitFor(tx, email)
    await offerPlace(tx, eventKey)
    if ((await stateOf(tx, eventKey)) === 'waiting') {
      await pass(tx, email, 60)
      await tx`select private.offer_places(${eventKey}, ${AT})`
    }
    expect(await stateOf(tx, eventKey)).toBe('offered')
    expect(await offersOf(tx, eventKey)).toBe(1)
  },
  'a place that becomes free, logged in': async (tx, {email, id}) => {
    const eventKey = await waitFor(tx, email, {userId: id})
    await offerPlace(tx, eventKey)
    expect(await stateOf(tx, eventKey)).toBe('offered')
    expect(await offersOf(tx, eventKey)).toBe(1)
  },
  'another card for her monthly gift': async (tx, {email}) => {
    expect(await askForCard(tx, email)).toEqual({linkSent: true})
    expect(await got(tx, email, 'gift-confirm')).toBe(1)
  },
  'to apply by transfer': async (tx, {email}, spent) => {
    const before = await got(tx, email, 'membership-transfer')
    const answer = await applyByTransfer(serviceOf(tx), {...applicant(), email})
    const emailed = (await got(tx, email, 'membership-transfer')) - before === 1
    expect(answer).toEqual({ok: true, emailed})
    if (!byApplication.includes(spent)) expect(emailed).toBe(true)
  },
  'to apply by transfer logged in': async (tx, {email, id}) => {
    const answer = await applyByTransfer(serviceOf(tx), {...applicant(), email}, {userId: id})
    expect(answer).toEqual({ok: true, emailed: true})
  },
  'to apply as a row, logged in': async (tx, rasa) => {
    const before = await got(tx, rasa.email, 'membership-transfer')
    await as(tx, rasa)`
      insert into public.membership_applications (first_name, last_name, email, payment_method)
      values ('Rasa', 'Rasaitė', ${rasa.email}, 'bank_transfer')`
    expect(await got(tx, rasa.email, 'membership-transfer')).toBe(before + 1)
  },
  'to apply by card': async (tx, {email}) => {
    expect(await createMembershipPayment(serviceOf(tx), {...applicant(), email})).toMatchObject({
      purpose: 'membership',
    })
  },
  'to write': async (tx, {email}, spent) => {
    const answer = await writeToOrganisers(tx, email)
    expect(answer).toMatchObject({ok: true})
    if (spent !== 'contact') expect(answer).toMatchObject({emailed: true})
    expect(await got(tx, email, 'contact-receipt')).toBeGreaterThan(0)
    const messages = await tx`select from public.contact_messages where email = ${email}`
    expect(messages).toHaveLength(spent === 'contact' ? 21 : 1)
  },
  'to write logged in': async (tx, {email, id}) => {
    expect(await writeToOrganisers(tx, email, {userId: id})).toEqual({ok: true, emailed: true})
  },
  'to donate': async (tx) => {
    expect(await createDonation(serviceOf(tx))).toMatchObject({purpose: 'donation'})
  },
}

test.each(doorNames)(
  'after twenty strangers have spent %s in her name, the owner is free in all she needs',
  async (spent) => {
    await rolledBack(async (tx) => {
      const rasa = await owner(tx)
      for (let n = 0; n < 20; n += 1) {
        await knock(tx, spent, rasa.email)
        await pass(tx, rasa.email, 0)
      }
      expect((await emailsTo(tx, rasa.email)).length).toBeLessThanOrEqual(2)
      const refusals: string[] = []
      for (const [need, use] of Object.entries(needs))
        await rolledBackIn(tx, (part) => use(part, rasa, spent)).catch((error) =>
          refusals.push(`${need}: ${error}`),
        )
      expect(refusals).toEqual([])
    })
  },
)

test.each(doorNames)(
  'after twenty strangers have spent %s, an account can change to the address',
  async (spent) => {
    await rolledBack(async (tx) => {
      const email = newAddress()
      for (let n = 0; n < 20; n += 1) {
        await knock(tx, spent, email)
        await pass(tx, email, 0)
      }
      await knock(tx, 'new address', email)
      expect(await got(tx, email, 'confirm-new-email')).toBe(1)
    })
  },
)

describe('strangers', () => {
  test('have at most five emails an hour sent to an address, whatever they do in whatever order', async () => {
    const step = fc.record({
      door: fc.constantFrom(...doorNames),
      times: fc.integer({min: 1, max: 4}),
      minutes: fc.integer({min: 0, max: 50}),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, {minLength: 8, maxLength: 25}),
        fc.boolean(),
        async (steps, isKnown) => {
          await rolledBack(async (tx) => {
            const email = isKnown ? (await owner(tx)).email : newAddress()
            for (const {door, times, minutes} of steps) {
              for (let n = 0; n < times; n += 1) await knock(tx, door, email)
              const [hour] = await tx`
              select count(*)::int as emails from public.email_outbox
              where recipient = ${email} and created_at > now() - interval '1 hour'`
              expect(hour?.emails).toBeLessThanOrEqual(5)
              await pass(tx, email, minutes)
            }
          })
        },
      ),
      {numRuns: 25},
    )
  })

  test('have one budget for all addresses of a mailbox, whatever they add after a plus', async () => {
    const tags = fc.stringMatching(/^[a-z0-9.+-]{0,8}$/)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({door: fc.constantFrom(...doorNames), tag: tags}), {minLength: 10, maxLength: 30}),
        async (steps) => {
          await rolledBack(async (tx) => {
            const [name, domain] = newAddress().split('@')
            for (const {door, tag} of steps) await knock(tx, door, `${name}+${tag}@${domain}`)
            const [mailbox] = await tx`
              select count(*)::int as emails from public.email_outbox
              where recipient like ${`${name}+%@${domain}`} and created_at > now() - interval '1 hour'`
            expect(mailbox?.emails).toBeGreaterThan(0)
            expect(mailbox?.emails).toBeLessThanOrEqual(5)
          })
        },
      ),
      {numRuns: 15},
    )
  })

  test('have one budget for all spellings of an address at Google, but for log-in', async () => {
    const forms = doorNames.filter((door) => !['sign-up', 'new password', 'new address'].includes(door))
    const spelling = fc.record({
      door: fc.constantFrom(...forms),
      dots: fc.array(fc.boolean(), {minLength: 12, maxLength: 12}),
      domain: fc.constantFrom('gmail.com', 'googlemail.com'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(spelling, {minLength: 10, maxLength: 30}), async (steps) => {
        await rolledBack(async (tx) => {
          const name = unique('x').replaceAll('-', '')
          const spelt = (dots: boolean[]) =>
            [...name].map((letter, place) => (dots[place - 1] ? `.${letter}` : letter)).join('')
          for (const {door, dots, domain} of steps) await knock(tx, door, `${spelt(dots)}@${domain}`)
          const [mailbox] = await tx`
            select count(*)::int as emails from public.email_outbox
            where replace(split_part(recipient, '@', 1), '.', '') = ${name} and created_at > now() - interval '1 hour'`
          expect(mailbox?.emails).toBeGreaterThan(0)
          expect(mailbox?.emails).toBeLessThanOrEqual(3)
        })
      }),
      {numRuns: 15},
    )
  })

  test('keep nobody from logging in or signing up with what they add after a plus', async () => {
    await rolledBack(async (tx) => {
      const known = await owner(tx)
      for (const email of [known.email, newAddress()]) {
        for (const tag of ['1', '2', '3'])
          for (const door of ['sign-up', 'new password', 'new address'] as const)
            await knock(tx, door, email.replace('@', `+${tag}@`))
        await knock(tx, email === known.email ? 'new password' : 'sign-up', email)
        expect(await got(tx, email, ...logInLinks)).toBe(1)
      }
    })
  })

  test('can have five sent, one of each purpose', async () => {
    await rolledBack(async (tx) => {
      const email = newAddress()
      for (const door of doorNames) await knock(tx, door, email)
      expect(await emailsTo(tx, email)).toHaveLength(5)
    })
  })

  test('leave room for two other purposes with the second email of one', async () => {
    await rolledBack(async (tx) => {
      const email = newAddress()
      for (let n = 0; n < 5; n += 1) await doors.registration(tx, email)
      expect(await emailsTo(tx, email)).toEqual(['registration-confirmed', 'registration-confirmed'])
      await doors.application(tx, email)
      expect(await emailsTo(tx, email)).toContain('membership-transfer')
    })
  })

  test('have no more receipts sent in a day than its purpose allows', async () => {
    await rolledBack(async (tx) => {
      const email = newAddress()
      for (let n = 0; n < 22; n += 1) {
        await knock(tx, 'contact', email)
        await pass(tx, email, 60)
      }
      expect(await emailsTo(tx, email)).toHaveLength(5)
      await pass(tx, email, 120)
      await knock(tx, 'contact', email)
      expect(await emailsTo(tx, email)).toHaveLength(6)
    })
  })

  test('who give up never leave her without a valid link: an hour later the next is sent', async () => {
    await rolledBack(async (tx) => {
      const {email} = await owner(tx)
      for (let minutes = 0; minutes < 24 * 60; minutes += 20) {
        await knock(tx, 'new password', email)
        const [link] = await tx`
          select from public.email_outbox where recipient = ${email} and created_at > now() - interval '1 hour'`
        expect(link).toBeDefined()
        await pass(tx, email, 20)
      }
    })
  })
})

describe('a waiting list on which strangers put an address twelve times', () => {
  const crowd = async (tx: Transaction, changes: Fields = {}, email = newAddress()) => {
    const eventKey = await addRegistrableEvent(tx, {capacity: 0})
    for (let n = 0; n < 12; n += 1) await signUpFor(tx, submissionFor(eventKey, {email}), changes)
    await pass(tx, email, 60)
    return {eventKey, email}
  }
  const offer = (tx: Transaction, eventKey: string) => tx`select private.offer_places(${eventKey}, ${AT})`

  const offeredTo = async (tx: Transaction, email: string) =>
    (await tx`select from public.event_registrations where email = ${email} and status = 'offered'`).length

  test('offers it one place at a time, and the others to who waits behind it', async () => {
    await rolledBack(async (tx) => {
      const {eventKey, email} = await crowd(tx)
      const honest = [submissionFor(eventKey), submissionFor(eventKey)]
      for (const submission of honest) await signUpFor(tx, submission)
      await tx`update public.content_items set capacity = 14 where key = ${eventKey}`
      await offer(tx, eventKey)
      expect(await offeredTo(tx, email)).toBe(1)
      for (const submission of honest) expect(await offeredTo(tx, String(submission.email))).toBe(1)
      expect(await got(tx, email, 'place-offered')).toBe(1)
    })
  })

  test('sends it at most five an hour, and ends no offer that it was not told of', async () => {
    await rolledBack(async (tx) => {
      const {eventKey, email} = await crowd(tx)
      await tx`update public.content_items set capacity = 12 where key = ${eventKey}`
      for (let minutes = 0; minutes < 600; minutes += 10) {
        await offer(tx, eventKey)
        await tx`update public.event_registrations set offered_until = now() where status = 'offered' and email = ${email}`
        await pass(tx, email, 0)
        await tx`select private.end_missed_offers(${eventKey}, ${AT})`
        const [hour] = await tx`
          select count(*)::int as emails from public.email_outbox
          where recipient = ${email} and created_at > now() - interval '1 hour'`
        expect(hour?.emails).toBeLessThanOrEqual(5)
        await pass(tx, email, 10)
      }
      const untold = await tx`
        select from public.event_registrations as registration
        where registration.event_key = ${eventKey} and registration.status = 'lapsed' and not exists (
          select from public.email_outbox as mail
          where mail.registration_id = registration.id and mail.template = 'place-offered'
        )`
      expect(untold).toHaveLength(0)
      expect(await got(tx, email, 'place-offered')).toBeGreaterThan(1)
    })
  })

  test('offers its owner, who was logged in, all of them', async () => {
    await rolledBack(async (tx) => {
      const rasa = await owner(tx)
      const {eventKey, email} = await crowd(tx, {userId: rasa.id}, rasa.email)
      await tx`update public.content_items set capacity = 12 where key = ${eventKey}`
      await offer(tx, eventKey)
      expect(await offeredTo(tx, email)).toBe(12)
      expect(await got(tx, email, 'place-offered')).toBe(12)
    })
  })
})

describe('twelve applications in one name and twelve others', () => {
  const apply = async (tx: Transaction, email: string, changes: Fields = {}) => {
    await tx`select private.lock_money()`
    for (const letter of 'abcdefghijkl')
      await applyByTransfer(serviceOf(tx), {...applicant(), lastName: `Rasaitė${letter}`, email}, changes)
  }

  /** Two months, of which nothing else is known than the day. */
  const wait = async (tx: Transaction, email: string) => {
    for (let day = 0; day < 75; day += 1) {
      await tx`
        update public.payments as payment set
          created_at = payment.created_at - interval '1 day', reminded_at = payment.reminded_at - interval '1 day'
        from public.membership_payments as link join public.memberships as known on known.id = link.membership_id
        where link.payment_id = payment.id and known.email = ${email}`
      await pass(tx, email, 24 * 60)
      await tx`select private.remind_transfers(now())`
    }
    const payments = await tx<{status: string}[]>`
      select distinct payment.status from public.payments as payment
      join public.membership_payments as link on link.payment_id = payment.id
      join public.memberships as known on known.id = link.membership_id where known.email = ${email}`
    expect(payments.map(({status}) => status)).toEqual(['lapsed'])
  }

  const reminded = async (tx: Transaction, email: string) => [
    await got(tx, email, 'membership-transfer-reminder'),
    await got(tx, email, 'membership-transfer-lapsed'),
  ]

  test('come back as one reminder, and lapse with one email', async () => {
    await rolledBack(async (tx) => {
      const email = newAddress()
      await apply(tx, email)
      await wait(tx, email)
      expect(await reminded(tx, email)).toEqual([1, 1])
    })
  })

  test('of which no email told are not heard of again', async () => {
    await rolledBack(async (tx) => {
      const email = newAddress()
      for (const door of doorNames) await knock(tx, door, email)
      await tx`delete from public.email_outbox where recipient = ${email} and template = 'membership-transfer'`
      await tx`update public.membership_applications set is_emailed = false where email = ${email}`
      await wait(tx, email)
      expect(await reminded(tx, email)).toEqual([0, 0])
    })
  })

  test('are all told of to the owner, who was logged in', async () => {
    await rolledBack(async (tx) => {
      const {email, id} = await owner(tx)
      await apply(tx, email, {userId: id})
      await wait(tx, email)
      expect(await reminded(tx, email)).toEqual([12, 12])
    })
  })

  test('do not lapse untold while strangers use up the hour', async () => {
    await rolledBack(async (tx) => {
      const email = newAddress()
      await tx`select private.lock_money()`
      await applyByTransfer(serviceOf(tx), {...applicant(), email})
      await tx`
        update public.payments set created_at = now() - interval '15 days'
        where id = (select payment_id from public.membership_applications where email = ${email})`
      await pass(tx, email, 24 * 60)
      for (const door of ['contact', 'newsletter', 'registration'] as const) await knock(tx, door, email)
      await tx`select private.remind_transfers(now())`
      expect(await reminded(tx, email)).toEqual([0, 0])
      await pass(tx, email, 60)
      await tx`select private.remind_transfers(now())`
      expect(await reminded(tx, email)).toEqual([1, 0])
    })
  })
})

describe('the owner', () => {
  const resets = (tx: Transaction, email: string) => got(tx, email, 'reset-password')

  test.each([
    ['with an account gets a second link within the hour', true, 2],
    ['without an account has room for the other email of Auth', false, 1],
  ])('%s', async (_, hasAccount, most) => {
    await rolledBack(async (tx) => {
      const email = hasAccount ? (await owner(tx)).email : newAddress()
      for (let n = 0; n < 4; n += 1) {
        await knock(tx, 'new password', email)
        await pass(tx, email, 10)
      }
      expect(await resets(tx, email)).toBe(most)
    })
  })

  test('gets another link if the email has failed', async () => {
    await rolledBack(async (tx) => {
      const {email} = await owner(tx)
      await knock(tx, 'new password', email)
      await tx`update public.email_outbox set status = 'failed', failed_at = now() where recipient = ${email}`
      await knock(tx, 'new password', email)
      expect(await resets(tx, email)).toBe(2)
    })
  })

  test('has the latest link in one email while the queue stands still', async () => {
    await rolledBack(async (tx) => {
      const {email} = await owner(tx)
      for (const link of ['first', 'second', 'third'])
        await as(tx, service)`
          select public.queue_email(${email}, 'reset-password', 'lt', ${tx.json({link})}, ${unique('policy')}, 'account')`
      const waiting = await tx`select data from public.email_outbox where recipient = ${email}`
      expect(waiting).toEqual([{data: {link: 'third'}}])
    })
  })

  test('has a bound of her own, logged in', async () => {
    await rolledBack(async (tx) => {
      const {email, id} = await owner(tx)
      for (let n = 0; n < 25; n += 1) await writeToOrganisers(tx, email, {userId: id})
      expect(await emailsTo(tx, email)).toHaveLength(20)
      expect(await writeToOrganisers(tx, email)).toEqual({ok: true, emailed: true})
    })
  })

  test('is nobody whose address is not confirmed, nor another account', async () => {
    await rolledBack(async (tx) => {
      const [unconfirmed, other] = [await signUp(tx), await owner(tx)]
      for (let n = 0; n < 5; n += 1) {
        await writeToOrganisers(tx, unconfirmed.email, {userId: unconfirmed.id})
        await writeToOrganisers(tx, unconfirmed.email, {userId: other.id})
      }
      expect((await emailsTo(tx, unconfirmed.email)).length).toBeLessThanOrEqual(2)
    })
  })

  test('is still told what an organiser decides, and what became of a payment', async () => {
    await rolledBack(async (tx) => {
      const email = newAddress()
      const eventKey = await addRegistrableEvent(tx, {kind: 'trip'})
      await signUpFor(tx, submissionFor(eventKey, {kind: 'trip', email}))
      for (const door of doorNames) await knock(tx, door, email)
      const olga = await giveRole(tx, await signUp(tx), 'organiser')
      await giveEvent(tx, olga, eventKey)
      const [row] = await tx<{id: string}[]>`
        select id from public.event_registrations where email = ${email} and event_key = ${eventKey}`
      await as(tx, olga)`select public.decide_registration(${row?.id ?? ''}, true)`
      const [decided] = await tx`select status from public.event_registrations where id = ${row?.id ?? ''}`
      expect(decided).toEqual({status: 'registered'})
      expect(await got(tx, email, 'registration-confirmed')).toBeGreaterThan(0)
      await as(tx, service)`
        select public.queue_email(${email}, 'payment-refunded', 'lt', '{}', ${unique('policy')}, 'transactional')`
      expect(await got(tx, email, 'payment-refunded')).toBe(1)
    })
  })
})

test('whoever gives each month without an account signs up while strangers use up the form for links, and finds the gift', async () => {
  await rolledBack(async (tx) => {
    const gift = await runningGift(tx)
    await pass(tx, gift.email, 24 * 60)
    for (const door of doorNames) if (door !== 'gift links') await knock(tx, door, gift.email)
    await knock(tx, 'gift links', gift.email)
    expect(await got(tx, gift.email, 'gift-links')).toBe(0)
    expect(await got(tx, gift.email, ...logInLinks)).toBeGreaterThan(0)
    const donor = await confirmed(tx, await signUp(tx))
    await tx`update auth.users set email = ${gift.email} where id = ${donor.id}`
    const [own] = await as(tx, donor)`select public.my_subscriptions() as gifts`
    expect(own?.gifts).toMatchObject([{id: gift.id}])
    const context = {action: 'card', id: gift.id, userId: donor.id}
    expect(await beginChange(serviceOf(tx), null, context)).toHaveProperty('subscriptionId')
  })
})

describe('whoever has a forwarded email', () => {
  test('never leaves the donor without a fresh link, and spends nothing else', async () => {
    await rolledBack(async (tx) => {
      const {email} = await owner(tx)
      for (let minutes = 0; minutes < 24 * 60; minutes += 20) {
        await askForCard(tx, email).catch((error: {code?: string}) => {
          if (error.code !== 'PT429') throw error
        })
        const recent = await tx`
          select from public.email_outbox where recipient = ${email} and created_at > now() - interval '1 hour'`
        expect([1, 2]).toContain(recent.length)
        await pass(tx, email, 20)
      }
      await knock(tx, 'contact', email)
      expect(await got(tx, email, 'contact-receipt')).toBe(1)
    })
  })

  test('has five changes an hour told, and then the last state once there is room', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx)
      const email = newAddress()
      await signUpFor(tx, submissionFor(eventKey, {email}))
      const token = await tokenOf(tx, email)
      for (const letter of 'abcdefghijklmnopqrst') {
        const changes = JSON.stringify({firstName: `Rasa${letter}`})
        await as(tx, visitor())`select public.change_registration(${token}, ${changes}::text::jsonb)`
        await tx`
          update public.email_outbox set status = 'sent', first_attempt_at = now()
          where recipient = ${email} and next_attempt_at <= now()`
      }
      expect(await got(tx, email, 'registration-changed')).toBe(6)
      const waiting = await tx`
        select data ->> 'firstName' as name, next_attempt_at - now() between interval '1 second' and interval '1 hour' as is_soon
        from public.email_outbox where recipient = ${email} and status = 'queued'`
      expect(waiting).toEqual([{name: 'Rasat', is_soon: true}])
    })
  })
})

test('what an organiser decided last after ten emails is told once there is room', async () => {
  await rolledBack(async (tx) => {
    const eventKey = await addRegistrableEvent(tx, {kind: 'trip'})
    const email = newAddress()
    await signUpFor(tx, submissionFor(eventKey, {kind: 'trip', email}))
    const olga = await giveRole(tx, await signUp(tx), 'organiser')
    await giveEvent(tx, olga, eventKey)
    const [row] = await tx<{id: string}[]>`select id from public.event_registrations where email = ${email}`
    await pass(tx, email, 0)
    for (let n = 0; n < 10; n += 1) {
      await as(tx, olga)`select public.resend_registration_email(${row?.id ?? ''})`
      await pass(tx, email, 0)
    }
    await as(tx, olga)`select public.decide_registration(${row?.id ?? ''}, true)`
    await as(tx, olga)`select public.withdraw_registration(${row?.id ?? ''})`
    const waiting = await tx`
      select template, next_attempt_at - now() between interval '1 second' and interval '1 hour' as is_soon
      from public.email_outbox where recipient = ${email} and status = 'queued'`
    expect(waiting).toEqual([{template: 'registration-cancelled', is_soon: true}])
  })
})

test('of registrations that an organiser ends after ten emails, five are told once there is room', async () => {
  await rolledBack(async (tx) => {
    const email = newAddress()
    const olga = await giveRole(tx, await signUp(tx), 'organiser')
    for (let n = 0; n < 17; n += 1) {
      const eventKey = await addRegistrableEvent(tx, {kind: 'trip'})
      await giveEvent(tx, olga, eventKey)
      await signUpFor(tx, submissionFor(eventKey, {kind: 'trip', email}))
      await pass(tx, email, 60)
    }
    const ended = await tx<{id: string}[]>`select id from public.event_registrations where email = ${email}`
    for (const {id} of ended) await as(tx, olga)`select public.withdraw_registration(${id})`
    const told = await tx`
      select next_attempt_at > now() as waits, count(*)::int as emails
      from public.email_outbox where recipient = ${email} and template = 'registration-cancelled'
      group by 1 order by 1`
    expect(told).toEqual([
      {waits: false, emails: 10},
      {waits: true, emails: 5},
    ])
  })
})

test('an email is repeated for no key, also when its address has no budget left', async () => {
  await rolledBack(async (tx) => {
    const [email, key] = [newAddress(), unique('policy')]
    const queue = () =>
      as(tx, service)<{id: string}>`
        select public.queue_email(${email}, 'confirm-new-email', 'lt', '{}', ${key}, 'account') as id`
    const first = await queue()
    for (const door of doorNames) await knock(tx, door, email)
    expect(await queue()).toEqual(first)
  })
})

test('the budgets of strangers are five an hour together, and each template is of the purpose that the list of them says', async () => {
  await rolledBack(async (tx) => {
    const [sum] =
      await tx`select sum(per_hour)::int as per_hour from private.email_budgets where budget in ('account', 'forms')`
    expect(sum).toEqual({per_hour: 5})
    const stored =
      await tx`select unnest(templates) as template, purpose from private.email_purposes order by 1`
    const listed = Object.entries(emailTemplates).flatMap(([template, purpose]) =>
      purpose === null ? [] : [{template, purpose}],
    )
    expect(stored).toEqual(listed.toSorted((one, other) => (one.template < other.template ? -1 : 1)))
    for (const caller of [visitor(), await signUp(tx)])
      await expect(as(tx, caller)`update private.email_budgets set per_hour = 100`).rejects.toMatchObject(
        refused,
      )
  })
})

describe('applications to pay by transfer', () => {
  const insert = (tx: Transaction, email: string, address: string) =>
    tx.savepoint(
      (part) =>
        as(part, {role: 'anon', headers: {'cf-connecting-ip': address}})`
        insert into public.membership_applications (first_name, last_name, email, payment_method)
        values ('Rasa', 'Rasaitė', ${email}, 'bank_transfer')`,
    )

  const apply = (tx: Transaction, email: string, address: string) =>
    tx.savepoint((part) => applyByTransfer(serviceOf(part), {...applicant(), email}, {address}))

  test.each([
    ['192.0.2.1', '::ffff:192.0.2.1'],
    ['2001:db8:0:1::1', '2001:0db8:0000:0001:ffff::2'],
  ])('share the limit of a network: %s and %s', async (one, other) => {
    await rolledBack(async (tx) => {
      await tx`update private.rate_limits set per_network = 2 where action = 'apply-for-membership'`
      await apply(tx, newAddress(), one)
      await insert(tx, newAddress(), other)
      await expect(apply(tx, newAddress(), other)).rejects.toMatchObject({code: 'PT429'})
      await expect(insert(tx, newAddress(), one)).rejects.toMatchObject({code: 'PT429'})
    })
  })
})
