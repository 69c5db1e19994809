import {randomUUID} from 'node:crypto'
import postgres from 'postgres'
import {describe, expect, test} from 'vitest'
import {addLine, dayAgo, settle, undoLine} from './bank.ts'
import {as, visitor} from './callers.ts'
import {database, rolledBack, type Transaction} from './database.ts'
import {emailCallers} from './email-callers.ts'
import {doors, signUpFor} from './email-doors.ts'
import {declaration, recognise} from './gift-aid.ts'
import {personIn, setHousehold} from './households.ts'
import {importRows, person, undo, yearTo} from './imports.ts'
import {
  applicant,
  applyByTransfer,
  daysAgo,
  memberByCard,
  membershipOf,
  renew,
  serviceOf,
  transferOf,
  treasurerIn,
} from './money.ts'
import {newAddress} from './newsletters.ts'
import {confirmed, giveEvent, giveRole, makeAdmin, type Person, signUp} from './people.ts'
import {answerLook, askToLook, openStudio} from './studio-people.ts'
import {addEventChange, addRegistrableEvent, child, submissionFor, tokenOf} from './registrations.ts'

/** Prepares what is needed, and resolves to the call that is repeated. The first one has to succeed. */
type Repeated = (tx: Transaction) => Promise<(round: number) => Promise<unknown>>

const json = (value: unknown) => JSON.stringify(value)

const admin = async (tx: Transaction) => makeAdmin(tx, await confirmed(tx, await signUp(tx)))

const secretary = async (tx: Transaction) => giveRole(tx, await confirmed(tx, await signUp(tx)), 'secretary')

async function registered(tx: Transaction, kind: 'general' | 'trip' | 'race' = 'general') {
  const eventKey = await addRegistrableEvent(tx, {kind})
  const email = newAddress()
  const runner = kind === 'race' ? {runner: child('Ąžuolas')} : {}
  await signUpFor(tx, submissionFor(eventKey, {kind, email, seats: kind === 'race' ? 1 : 6, ...runner}))
  const token = await tokenOf(tx, email)
  const [row] = await tx<{id: string}[]>`select id from public.event_registrations where email = ${email}`
  const olga = await giveRole(tx, await signUp(tx), 'organiser')
  await giveEvent(tx, olga, eventKey)
  return {eventKey, email, token, id: row?.id ?? '', olga}
}

async function announced(tx: Transaction) {
  const submission = applicant()
  await applyByTransfer(serviceOf(tx), submission)
  return {
    treasurer: await treasurerIn(tx),
    payment: await transferOf(tx, submission.email),
    membership: await membershipOf(tx, submission.email),
    day: await dayAgo(tx, 1),
  }
}

async function member(tx: Transaction) {
  const {email} = await memberByCard(tx)
  return {...(await membershipOf(tx, email)), email}
}

const texts = (round: number) => ({
  lt: {subject: 'Žinia', text: `Nr. ${round}`},
  en: {subject: 'News', text: `No. ${round}`},
})

/** Of what people can cause, by its lowest role: what a form, a link, an account or a role does. */
const repeated: Record<string, Repeated> = {
  send_contact_message: async (tx) => {
    const email = newAddress()
    return () => doors.contact(tx, email)
  },
  register_for_event: async (tx) => {
    const email = newAddress()
    return () => doors.registration(tx, email)
  },
  apply_for_membership: async (tx) => {
    const email = newAddress()
    return () => doors.application(tx, email)
  },
  'public.membership_applications': async (tx) => {
    const email = newAddress()
    return () => doors['application as a row'](tx, email)
  },
  subscribe_to_newsletter: async (tx) => {
    const email = newAddress()
    return () => doors.newsletter(tx, email)
  },
  send_subscription_links: async (tx) => {
    const email = newAddress()
    return () => doors['gift links'](tx, email)
  },
  queue_email: async (tx) => {
    const email = newAddress()
    return () => doors['new password'](tx, email)
  },
  cancel_registration: async (tx) => {
    const {token} = await registered(tx, 'race')
    return () => as(tx, visitor())`select public.cancel_registration(${token}, '{}')`
  },
  change_registration: async (tx) => {
    const {token} = await registered(tx)
    return (round) => {
      const changes = {seats: Math.max(1, 5 - round)}
      return as(tx, visitor())`select public.change_registration(${token}, ${json(changes)}::text::jsonb)`
    }
  },
  accept_place: async (tx) => {
    const {id, token} = await registered(tx)
    await tx`
      update public.event_registrations set status = 'offered', offered_until = now() + interval '1 day' where id = ${id}`
    return () => as(tx, visitor())`select public.accept_place(${token})`
  },
  confirm_registration: async (tx) => {
    const {id, token} = await registered(tx)
    await tx`update public.event_registrations set unconfirmed_until = now() + interval '1 hour' where id = ${id}`
    return () => as(tx, visitor())`select public.confirm_registration(${token})`
  },
  decide_registration: async (tx) => {
    const {id, olga} = await registered(tx, 'trip')
    return () => as(tx, olga)`select public.decide_registration(${id}, true)`
  },
  withdraw_registration: async (tx) => {
    const {id, olga} = await registered(tx)
    return () => as(tx, olga)`select public.withdraw_registration(${id})`
  },
  message_registrants: async (tx) => {
    const {eventKey, olga} = await registered(tx)
    return (round) => as(tx, olga)`
      select public.message_registrants(${eventKey}, '{registered}', ${json(texts(round))}::text::jsonb, ${randomUUID()})`
  },
  announce_event_change: async (tx) => {
    const {eventKey, olga} = await registered(tx)
    const change = await addEventChange(tx, eventKey)
    return (round) => as(tx, olga)`
      select public.announce_event_change(
        ${change}, (select revision from public.event_changes where id = ${change}), '{registered}',
        ${json(texts(round))}::text::jsonb, ${randomUUID()})`
  },
  resend_registration_email: async (tx) => {
    const {id, olga} = await registered(tx)
    return () => as(tx, olga)`select public.resend_registration_email(${id})`
  },
  change_money_settings: async (tx) => {
    const ona = await admin(tx)
    return async (round) => {
      const [former] = await tx<{settings: object}[]>`select private.all_money_settings() as settings`
      const wanted = {...former?.settings, membershipFeePence: 1600 + round}
      return as(tx, ona)`
        select public.change_money_settings(${json(former?.settings)}::text::jsonb, ${json(wanted)}::text::jsonb)`
    }
  },
  retry_failed_email: async (tx) => {
    const [ona, {email}] = [await admin(tx), await registered(tx)]
    return async () => {
      const [failed] = await tx`
        update public.email_outbox set status = 'failed', failed_at = now() where recipient = ${email} returning id`
      return as(tx, ona)`select public.retry_failed_email(${failed?.id})`
    }
  },
  correct_member: async (tx) => {
    const [sigita, {id}] = [await secretary(tx), await member(tx)]
    const addresses = [newAddress(), newAddress()]
    return (round) =>
      as(tx, sigita)`select public.correct_member(${id}, ${json({email: addresses[round % 2]})}::text::jsonb)`
  },
  confirm_bank_transfer: async (tx) => {
    const {treasurer, payment, day} = await announced(tx)
    return () => as(tx, treasurer)`select public.confirm_bank_transfer(${payment}, 1500, ${day})`
  },
  undo_bank_transfer: async (tx) => {
    const {treasurer, payment, day} = await announced(tx)
    return async () => {
      await as(tx, treasurer)`select public.confirm_bank_transfer(${payment}, 1500, ${day})`
      return as(tx, treasurer)`select public.undo_bank_transfer(${payment})`
    }
  },
  record_fee: async (tx) => {
    const [treasurer, {id}, day] = [await treasurerIn(tx), await member(tx), await dayAgo(tx, 1)]
    const fee = json({amountPence: 1500, receivedOn: day, method: 'bank_transfer'})
    return () => as(tx, treasurer)`select public.record_fee(${id}, ${fee}::text::jsonb, ${randomUUID()})`
  },
  add_member: async (tx) => {
    const [sigita, day] = [await secretary(tx), await dayAgo(tx, 1)]
    const email = newAddress()
    const fee = {amountPence: 1500, receivedOn: day, method: 'bank_transfer'}
    return (round) => {
      const entered = {
        firstName: 'Rasa',
        lastName: `Rasaitė${'abcdefghijklmnopqrstu'[round]}`,
        email,
        locale: 'lt',
        fee,
      }
      return as(tx, sigita)`select public.add_member(${json(entered)}::text::jsonb, ${randomUUID()})`
    }
  },
  add_household_person: async (tx) => {
    const [sigita, {id}] = [await secretary(tx), await member(tx)]
    const email = newAddress()
    return (round) => {
      const entered = {
        firstName: 'Ona',
        lastName: `Rasaitė${'abcdefghijklmnopqrstu'[round]}`,
        email,
        locale: 'lt',
      }
      return as(
        tx,
        sigita,
      )`select public.add_household_person(${id}, ${json(entered)}::text::jsonb, ${randomUUID()})`
    }
  },
  set_honorary: async (tx) => {
    const [sigita, {id}] = [await secretary(tx), await member(tx)]
    return (round) => as(tx, sigita)`select public.set_honorary(${id}, ${round % 2 === 0})`
  },
  cancel_membership: async (tx) => {
    const [sigita, {id}] = [await secretary(tx), await member(tx)]
    return () => as(tx, sigita)`select public.cancel_membership(${id})`
  },
  join_membership: async (tx) => {
    const [ona, {id}, rasa] = [await admin(tx), await member(tx), await confirmed(tx, await signUp(tx))]
    return () => as(tx, ona)`select public.join_membership(${id}, ${rasa.id})`
  },
  merge_memberships: async (tx) => {
    const [sigita, kept, duplicate] = [await secretary(tx), await member(tx), await member(tx)]
    return () => as(tx, sigita)`select public.merge_memberships(${kept.id}, ${duplicate.id})`
  },
  mark_deceased: async (tx) => {
    const [sigita, {id}] = [await secretary(tx), await member(tx)]
    return (round) => as(tx, sigita)`select public.mark_deceased(${id}, ${round % 2 === 0})`
  },
  set_household: async (tx) => {
    const [sigita, payer, ona] = [
      await secretary(tx),
      await announced(tx),
      await personIn(tx, 'Ona', newAddress()),
    ]
    return (round) => setHousehold(tx, sigita, payer.membership.id, round % 2 === 0 ? [ona] : [])
  },
  set_household_payer: async (tx) => {
    const [sigita, payer, ona] = [
      await secretary(tx),
      await member(tx),
      await personIn(tx, 'Ona', newAddress()),
    ]
    await setHousehold(tx, sigita, payer.id, [ona])
    const [row] = await tx<{household: string}[]>`
      select household_id as household from public.memberships where id = ${payer.id}`
    return (round) =>
      as(
        tx,
        sigita,
      )`select public.set_household_payer(${row?.household ?? ''}, ${round % 2 === 0 ? ona : payer.id})`
  },
  invite_member: async (tx) => {
    const [sigita, email] = [await secretary(tx), newAddress()]
    await importRows(tx, sigita, [{add: person({email}), year: yearTo(100)}])
    const {id} = await membershipOf(tx, email)
    return () => as(tx, sigita)`select public.invite_member(${id})`
  },
  import_members: async (tx) => {
    const sigita = await secretary(tx)
    const rows = [{add: person({email: newAddress()}), year: yearTo(100)}]
    return () => importRows(tx, sigita, rows)
  },
  undo_member_import: async (tx) => {
    const sigita = await secretary(tx)
    const imported = await importRows(tx, sigita, [{add: person(), year: yearTo(100)}])
    return () => undo(tx, sigita, imported)
  },
  invite_imported_members: async (tx) => {
    const sigita = await secretary(tx)
    const imported = await importRows(tx, sigita, [{add: person({email: newAddress()}), year: yearTo(100)}])
    return () => as(tx, sigita)`select public.invite_imported_members(${imported.id})`
  },
  record_gift_aid_declaration: async (tx) => {
    await recognise(tx)
    const treasurer = await treasurerIn(tx)
    const typed = {...declaration('all'), email: newAddress(), givenOn: await dayAgo(tx, 1), locale: 'lt'}
    return () =>
      as(
        tx,
        treasurer,
      )`select public.record_gift_aid_declaration(${json(typed)}::text::jsonb, ${randomUUID()})`
  },
  erase_personal_data: async (tx) => {
    const [ona, {email}] = [await admin(tx), await registered(tx)]
    return () => as(tx, ona)`select public.erase_personal_data(${email})`
  },
  delete_own_account: async (tx) => {
    const rasa = await confirmed(tx, await signUp(tx))
    return () => as(tx, rasa)`select public.delete_own_account()`
  },
  choose_email_language: async (tx) => {
    const {email} = await registered(tx)
    const [mail] = await tx<{token: string}[]>`
      select language_token as token from public.email_outbox where recipient = ${email}`
    return (round) =>
      as(tx, visitor())`select public.choose_email_language(${mail?.token ?? ''}, ${round % 2 ? 'lt' : 'en'})`
  },
  'public.profiles': async (tx) => {
    const rasa: Person = await confirmed(tx, await signUp(tx))
    return (round) =>
      as(tx, rasa)`update public.profiles set language = ${round % 2 ? 'lt' : 'en'} where id = ${rasa.id}`
  },
  record_bank_donation: async (tx) => {
    const [treasurer, day] = [await treasurerIn(tx), await dayAgo(tx, 1)]
    const donation = {
      amountPence: 2000,
      receivedOn: day,
      donorName: 'Rasa',
      email: newAddress(),
      locale: 'lt',
    }
    return () =>
      as(tx, treasurer)`select public.record_bank_donation(${json(donation)}::text::jsonb, ${randomUUID()})`
  },
  record_bank_refund: async (tx) => {
    const {treasurer, payment, day} = await announced(tx)
    await as(tx, treasurer)`select public.confirm_bank_transfer(${payment}, 1500, ${day})`
    return () => as(tx, treasurer)`select public.record_bank_refund(${payment}, 50, ${day}, ${randomUUID()})`
  },
  decide_payment: async (tx) => {
    const {submission} = await memberByCard(tx, daysAgo(1))
    const again = await renew(tx, submission, daysAgo(0))
    const treasurer = await treasurerIn(tx)
    return () => as(tx, treasurer)`select public.decide_payment(${again}, 'count', null)`
  },
  settle_bank_lines: async (tx) => {
    const {treasurer, membership} = await announced(tx)
    const line = await addLine(tx, treasurer)
    return () => settleFee(tx, treasurer, line, membership.id)
  },
  undo_bank_line: async (tx) => {
    const {treasurer, membership} = await announced(tx)
    const line = await addLine(tx, treasurer)
    return async () => {
      await settleFee(tx, treasurer, line, membership.id)
      return undoLine(tx, treasurer, line)
    }
  },
  withdraw_gift_aid: async (tx) => {
    const {email} = await declared(tx)
    const token = await tokenOf(tx, email)
    return () => as(tx, visitor())`select public.withdraw_gift_aid(${token})`
  },
  withdraw_gift_aid_declaration: async (tx) => {
    const {treasurer, id, day} = await declared(tx)
    return () => as(tx, treasurer)`select public.withdraw_gift_aid_declaration(${id}, ${day})`
  },
  withdraw_own_gift_aid: async (tx) => {
    const rasa = await confirmed(tx, await signUp(tx))
    const {id} = await declared(tx, rasa.email)
    return () => as(tx, rasa)`select public.withdraw_own_gift_aid(${id})`
  },
  ask_to_look: async (tx) => {
    const [asker, reader] = [await openStudio(tx), await openStudio(tx)]
    return () => askToLook(tx, asker, reader)
  },
  answer_look: async (tx) => {
    const [asker, reader] = [await openStudio(tx), await openStudio(tx)]
    return async () => answerLook(tx, reader, await askToLook(tx, asker, reader))
  },
  claim_sign_up: async (tx) => {
    const rasa = await confirmed(tx, await signUp(tx))
    return () => as(tx, rasa)`select public.claim_sign_up(null)`
  },
}

async function settleFee(tx: Transaction, treasurer: Person, lineId: string, membershipId: string) {
  const [result] = await settle(tx, treasurer, {lineId, parts: [{kind: 'fee', membershipId, pence: 1500}]})
  if (result?.error !== undefined && result.error !== 'line_settled') throw new Error(result.error)
}

async function declared(tx: Transaction, email = newAddress()) {
  await recognise(tx)
  const [treasurer, day] = [await treasurerIn(tx), await dayAgo(tx, 1)]
  const typed = {...declaration('all'), email, givenOn: day, locale: 'lt'}
  const [row] = await as(tx, treasurer)<{id: string}>`
    select public.record_gift_aid_declaration(${json(typed)}::text::jsonb, ${randomUUID()}) as id`
  return {treasurer, email, day, id: row?.id ?? ''}
}

const byStripe = 'what Stripe tells of a payment, each state once'
const byTime = 'a job: what the time says, each reminder once'
const noEmail = 'begins a checkout, whose email is that of its payment'

/** What no person calls: only functions of ours do, with what others tell them. */
const ofTheSite: Record<string, string> = {
  apply_payment_event: byStripe,
  apply_checkout_session: byStripe,
  record_refund: byStripe,
  record_checkout: byStripe,
  lapse_checkout: byStripe,
  abandon_checkout: byStripe,
  payments_to_check: byStripe,
  tickets_to_read: byStripe,
  record_ticket_order: byStripe,
  abandon_subscription: byStripe,
  lapse_subscription: byStripe,
  report_subscription: byStripe,
  begin_subscription_change:
    'asks for a fresh link, in the budget of its own purpose (email-budgets.integration.test.ts)',
  create_membership_payment: noEmail,
  create_renewal_payment: noEmail,
  reconcile_memberships: byTime,
  update_event_places: byTime,
  purge_money: byTime,
  purge_expired: byTime,
  send_digests: byTime,
  send_alerts: byTime,
  begin_job_run: byTime,
  check_plan: byTime,
  advance_newsletters_and_claim_emails: byTime,
  report_held_publications: byTime,
  tell_schedule_outcome: 'what became of a schedule, each outcome once',
}

/** More is never sent to one address by twenty calls in a row. */
const MOST = 10
/** Of one kind, about different things: more never waits for an address. */
const MOST_WAITING = 5

const sendAll = (tx: Transaction) =>
  tx`
    update public.email_outbox set status = 'sent', first_attempt_at = now()
    where status = 'queued' and next_attempt_at <= now()`

async function emails(tx: Transaction) {
  const rows = await tx<{recipient: string; emails: number}[]>`
    select recipient, sum(1 + resends)::int as emails from public.email_outbox
    where status <> 'queued' group by recipient`
  return new Map(rows.map(({recipient, emails: number}) => [recipient, number]))
}

const callers = await emailCallers(database)

test('each function that reaches an email is called here, or says why no person can', () => {
  expect(Object.keys(callers).toSorted()).toEqual(
    [...Object.keys(repeated), ...Object.keys(ofTheSite)].toSorted(),
  )
  for (const name of Object.keys(ofTheSite)) expect(callers[name]).toBe('service_role')
})

describe('twenty calls in a row send a bounded number of emails to each address', () => {
  test.each(Object.keys(repeated))('%s', async (name) => {
    await rolledBack(async (tx) => {
      await tx`select private.lock_money()`
      const call = await repeated[name]?.(tx)
      await sendAll(tx)
      const before = await emails(tx)
      for (let round = 0; round < 20; round += 1) {
        try {
          await tx.savepoint(async () => void (await call?.(round)))
        } catch (error) {
          const isRefusal = error instanceof postgres.PostgresError && /^(PT4|22|23|42501)/.test(error.code)
          if (round === 0 || !isRefusal) throw error
        }
        await sendAll(tx)
      }
      const waiting = await tx`
        select recipient, template from public.email_outbox where status = 'queued'
        group by recipient, template having count(*) > ${MOST_WAITING}`
      expect(waiting).toHaveLength(0)
      const sent = [...(await emails(tx))].map(([recipient, number]) => [
        recipient,
        number - (before.get(recipient) ?? 0),
      ])
      expect(
        sent.filter(
          ([recipient, number]) => !String(recipient).startsWith('organisers-') && Number(number) > MOST,
        ),
      ).toEqual([])
    })
  })
})
