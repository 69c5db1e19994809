import {expect, test} from 'vitest'
import {addLine, settle} from './bank.ts'
import {as, service} from './callers.ts'
import {addEvent, addPhoto, approvedComment, comment, like, report} from './content.ts'
import {rolledBack, type Transaction} from './database.ts'
import {declaration, recognise} from './gift-aid.ts'
import {addBounce, passMonth} from './emails.ts'
import {
  addDiscountedEvent,
  apply,
  applicant,
  applyByTransfer,
  createDonation,
  buyTickets,
  daysAgo,
  paid,
} from './money.ts'
import {tablesThatMention} from './mentions.ts'
import {addDelivery, addIssue} from './newsletters.ts'
import {confirmed, giveEvent, giveRole, makeAdmin, type Person, signUp} from './people.ts'
import {askToLook, openStudio} from './studio-people.ts'
import {addRegistrableEvent, child, register, serviceOf, submissionFor} from './registrations.ts'
import {atStripe, beginGift, invoiceOf, report as reportGift} from './subscriptions.ts'

/* oxlint-disable-next-line typescript/no-explicit-any -- the export is JSON of any depth */
type Data = any

/** Where the export has the rows of a table, and which of its columns it leaves out because they say nothing of the person. */
interface Exported {
  rows: (data: Data) => Data
  without?: readonly string[]
}

const exported: Record<string, Exported> = {
  'public.profiles': {rows: (data) => [data.profile], without: ['search_text']},
  'public.user_roles': {rows: (data) => data.roles},
  'public.event_organisers': {rows: (data) => data.organised_events},
  // Who banned somebody, and why, is for admins.
  'public.commenters': {rows: (data) => [data.commenting], without: ['ban_reason', 'banned_by']},
  'public.event_comments': {
    rows: (data) => data.comments,
    without: ['author_name', 'search_text', 'user_id'],
  },
  'public.deleted_comments': {rows: (data) => data.deleted_comments, without: ['deleted_by', 'user_id']},
  'public.event_likes': {rows: (data) => data.likes, without: ['id', 'user_id']},
  'public.comment_reports': {
    rows: (data) => data.reports,
    without: ['id', 'reporter_id', 'resolved_at', 'resolved_by'],
  },
  'public.photo_uploads': {rows: (data) => data.photos, without: ['uploaded_by']},
  'public.contact_messages': {rows: (data) => data.messages, without: ['handled_by', 'search_text']},
  'public.event_registrations': {rows: (data) => data.registrations, without: ['decided_by']},
  'public.bus_registrations': {
    rows: (data) => data.registrations.flatMap(({trip}: Data) => trip ?? []),
    without: ['registration_id'],
  },
  'public.trip_payments': {
    rows: (data) => data.registrations.flatMap(({trip_payments}: Data) => trip_payments),
    without: ['registration_id'],
  },
  'public.race_registrations': {
    rows: (data) => data.registrations.flatMap(({runners}: Data) => runners),
    without: ['registration_id'],
  },
  'public.race_health_notes': {
    rows: (data) => data.registrations.flatMap(({runners}: Data) => runners.map(({health}: Data) => health)),
    without: ['race_registration_id'],
  },
  'public.race_consents': {
    rows: (data) =>
      data.registrations.flatMap(({runners}: Data) => runners.map(({consent}: Data) => consent)),
    without: ['race_registration_id'],
  },
  'public.attendance': {
    rows: (data) => data.registrations.flatMap(({attendance}: Data) => attendance),
    without: ['marked_by', 'registration_id'],
  },
  'public.newsletter_subscribers': {rows: (data) => [data.newsletter], without: ['account_id']},
  'public.newsletter_deliveries': {
    rows: (data) => data.newsletter.issues,
    without: [
      'email_id',
      'id',
      'issue_id',
      'membership_id',
      'outcome',
      'subscriber_id',
      'was_bounced',
      'was_complained_of',
      'was_delivered',
    ],
  },
  // What an email said is forgotten once it is sent, and is exported as what it was made of.
  'public.email_outbox': {
    rows: (data) => data.emails,
    without: [
      'asked_by',
      'attempts',
      'batch_id',
      'claimed_at',
      'data',
      'failed_at',
      'first_attempt_at',
      'id',
      'idempotency_key',
      'is_alone',
      'kind',
      'language_token',
      'last_error',
      'message_id',
      'next_attempt_at',
      'priority',
      'provider_id',
      'recipient',
      'registration_id',
      'resends',
    ],
  },
  'private.email_preferences': {
    rows: (data) => [data.email_language],
    without: ['created_at', 'email', 'token'],
  },
  'private.studio_people': {rows: (data) => [data.studio]},
  'private.look_requests': {rows: (data) => data.look_requests, without: ['asker_id', 'reader_id']},
  'public.suppressed_addresses': {rows: (data) => [data.suppressed_address], without: ['email']},
  'public.memberships': {
    rows: (data) => data.memberships,
    without: [
      'awaits_transfer',
      'household_id',
      'import_id',
      'name_key',
      'paid_by',
      'paid_months',
      'search_text',
    ],
  },
  'public.membership_payments': {
    rows: (data) => data.memberships.flatMap(({years}: Data) => years),
    without: ['created_at', 'membership_id', 'not_before', 'payment_id'],
  },
  'public.membership_applications': {
    rows: (data) => data.memberships.flatMap(({applications}: Data) => applications),
    without: ['membership_id', 'payment_id'],
  },
  'public.discount_codes': {
    rows: (data) => data.memberships.flatMap((membership: Data) => membership.discount_codes),
    without: ['membership_id', 'promotion_code_id'],
  },
  'public.donations': {rows: (data) => data.donations, without: ['approved_by', 'search_text']},
  'public.ticket_orders': {rows: (data) => data.tickets, without: ['search_text']},
  'public.bank_lines': {
    rows: (data) => data.bank_lines,
    without: ['balance_pence', 'fingerprint', 'place', 'search_text', 'settled_by', 'statement_id'],
  },
  'public.subscriptions': {
    rows: (data) => data.subscriptions,
    without: [
      'announced_attempt',
      'announced_end_at',
      'announced_pause',
      'announced_pence',
      'checked_at',
      'checkout_url',
      'search_text',
      'submission_key',
    ],
  },
  'private.gift_aid_declarations': {
    rows: (data) => data.gift_aid_declarations,
    without: ['name_key', 'submission_key'],
  },
}

/** Tables that the export leaves out, and why. */
const leftOut: Record<string, string> = {
  'public.audit_log': 'what those with rights did; the details about somebody go with the account',
  'public.bank_line_payments': 'ids and sums without names',
  'public.bank_statements': 'names and numbers of files and of the account of the community',
  'public.campaigns': 'content',
  'public.content_items': 'content',
  'public.email_events': 'in the export as what became of each email; goes with it',
  'public.event_changes': 'events',
  'public.ledger': 'sums without names, which the law keeps',
  'public.newsletter_issues': 'what is sent to all',
  'public.payments': 'sums without names, which the law keeps; in the export with what they paid for',
  'public.stripe_balance_transactions': 'sums without names',
  'public.stripe_events': 'ids of events, for 90 days',
  'public.stripe_payouts': 'sums without names',
  'private.alerts': 'times without names',
  'private.jobs': 'times, and errors without personal data',
  'private.gift_aid_adjustments': 'sums without names',
  'private.deaths': 'ids and days without names, until the mark is removed; goes with the membership',
  'private.gift_aid_choices': 'ids and reasons without names; goes with the gift',
  'private.gift_aid_claim_lines': 'in the export with its declaration; the law keeps what was claimed',
  'private.gift_aid_claims': 'what a treasurer did, without donors',
  'private.job_runs': 'times, figures, and errors without personal data',
  'private.left_out': 'counts by kind and day',
  'private.schedule': 'a time',
  'private.schedule_watches': 'ids and times without names; goes with the person',
  'private.reported_errors': 'what went wrong, without who saw it',
  'private.account_email_requests': 'an address, until Auth has sent the email, for an hour at most',
  'private.address_changes': 'a time, for an hour; goes with the account',
  'private.bank_batches': 'numbers of lines, for a week',
  'private.charge_refunds': 'sums without names',
  'private.content_faults': 'content',
  'private.consent_wordings': 'texts',
  'private.digests': 'a time',
  'private.disputes': 'sums without names',
  'private.donation_totals': 'sums without names',
  'private.email_budgets': 'a setting',
  'private.email_limits': 'a setting',
  'private.email_purposes': 'a setting',
  'private.email_pauses': 'the state of the mail service',
  'private.member_import_parts': 'rows of a list that is being imported, for a day',
  'private.member_import_rows': 'what a list changed, for a day',
  'private.member_imports': 'numbers, and the name of a file',
  'private.membership_reminders': 'ids without names',
  'private.community_name': 'a setting',
  'private.money_settings': 'a setting',
  'private.months': 'numbers of members',
  'private.newsletter_links': 'digests of tokens; go with the subscription',
  'private.rate_limits': 'a setting',
  'private.refund_requests': 'sums without names',
  'private.refunds': 'sums without names',
  'private.registration_links': 'digests of tokens; go with the registration',
  'private.gift_aid_links': 'digests of tokens; go when the declaration is forgotten',
  'private.renewal_links': 'digests of tokens; go with the name of the membership',
  'private.renewals': 'what was announced of a subscription, which is exported, and when',
  'private.subscription_links': 'digests of tokens; go with the name of the subscription',
  'private.sign_ups': 'perhaps of a stranger, for a day; goes with the account',
  'private.stripe_readings': 'times',
  'private.submission_counts': 'keyed hashes, for the period of a limit',
  'private.submissions': 'digests and answers without names, for a day',
  'private.submitter_key': 'a key',
}

const tables = (tx: Transaction) => tx<{name: string; columns: string[]}[]>`
  select format('%I.%I', relation.relnamespace::regnamespace, relation.relname) as name,
    array_agg(attribute.attname::text order by attribute.attname) as columns
  from pg_class as relation
  join pg_attribute as attribute on attribute.attrelid = relation.oid and attribute.attnum > 0 and not attribute.attisdropped
  where relation.relnamespace = any('{public, private}'::regnamespace[]) and relation.relkind in ('r', 'p')
  group by relation.oid order by 1`

const SURNAME = 'Pėdsakaitė'
const PHONE = '+442920184321'

/** Somebody with a row in every table of `exported`. */
async function everywhere(tx: Transaction): Promise<Person> {
  const ona = await makeAdmin(tx, await signUp(tx, 'Ona'))
  const rasa = await confirmed(tx, await signUp(tx, 'Rasa', {last_name: SURNAME}))
  const event = await addEvent(tx)
  await giveEvent(tx, await giveRole(tx, rasa, 'organiser'), event)
  await like(tx, rasa, event)
  await approvedComment(tx, rasa, event)
  await as(tx, ona)`delete from public.event_comments where id = ${await comment(tx, rasa, event)}`
  await report(tx, rasa, await approvedComment(tx, await signUp(tx), event), 'Nemandagu')
  await tx`insert into public.commenters (user_id, banned_at, banned_by, ban_reason) values (${rasa.id}, now(), ${ona.id}, 'Reklama')`
  await addPhoto(tx, event, rasa)

  const sent = {email: rasa.email, phone: PHONE, lastName: SURNAME}
  const race = await addRegistrableEvent(tx, {kind: 'race'})
  const runner = child('Ąžuolas', {lastName: SURNAME, medicalConditions: 'Astma', emergencyPhone: PHONE})
  await register(serviceOf(tx), submissionFor(race, {kind: 'race', runner, ...sent}))
  await register(
    serviceOf(tx),
    submissionFor(await addRegistrableEvent(tx, {kind: 'trip'}), {kind: 'trip', ...sent}),
  )
  await tx`
    insert into public.attendance (attendee_id, registration_id, came, marked_at, marked_by)
    select id, registration_id, true, now(), ${ona.id} from public.race_registrations where last_name = ${SURNAME}`
  await tx`
    insert into public.contact_messages (first_name, last_name, email, subject, message, language)
    values ('Rasa', ${SURNAME}, ${rasa.email}, 'Klausimas', 'Labas', 'lt')`
  const [subscriber] = await tx`
    insert into public.newsletter_subscribers (email, language, wording) values (${rasa.email}, 'lt', 'Sutinku.') returning id`
  await addDelivery(tx, await addIssue(tx), subscriber?.id)
  await addBounce(tx, rasa.email)
  const [mail] =
    await tx`select language_token as token from public.email_outbox where recipient = ${rasa.email}`
  await as(tx, service)`select public.choose_email_language(${mail?.token}, 'en')`

  // One under another spelling of the name, which the account was not joined to.
  for (const firstName of ['Rasa', 'Rasytė'])
    await applyByTransfer(serviceOf(tx), applicant({...sent, firstName, notes: `Prašo ${SURNAME}`}))
  await tx`
    insert into public.discount_codes (membership_id, event_key, code, amount_pence, valid_until)
    select id, ${await addDiscountedEvent(tx)}, private.new_code(), 500, now() + interval '30 days'
    from public.memberships where email = ${rasa.email} limit 1`
  await recognise(tx)
  const {paymentId} = await createDonation(serviceOf(tx), {
    donorName: `Rasytė ${SURNAME}`,
    message: PHONE,
    giftAid: declaration('all', {lastName: SURNAME}),
  })
  const details = {amount_total: 2000, customer_details: {email: rasa.email}}
  await apply(serviceOf(tx), paid(paymentId, daysAgo(1), details))
  const gift = {...(await beginGift(tx, {donorName: SURNAME, message: PHONE})), email: rasa.email}
  await reportGift(serviceOf(tx), atStripe(gift), [invoiceOf(gift, 0)])
  await buyTickets(tx, event, {name: `Rasa ${SURNAME}`, email: rasa.email, address: PHONE})
  await payByBank(tx, rasa, ona)
  await openStudio(tx, {id: 'pRasa', name: `Rasa ${SURNAME}`, email: String(rasa.email)})
  await askToLook(tx, 'pRasa', await openStudio(tx))
  return rasa
}

/** A fee and a place on a trip, in one transfer. */
async function payByBank(tx: Transaction, rasa: Person, treasurer: Person) {
  const [member] = await tx<{id: string}[]>`
    select id from public.memberships where email = ${rasa.email} and first_name = 'Rasa'`
  const [trip] = await tx<{id: string; event_key: string}[]>`
    select id, event_key from public.event_registrations where email = ${rasa.email} and kind = 'trip'`
  const line = await addLine(tx, treasurer, {pence: 5500, text: `RASA ${SURNAME}`})
  const place = {kind: 'trip', eventKey: trip?.event_key ?? '', registrationId: trip?.id ?? '', pence: 4000}
  await settle(tx, treasurer, {
    lineId: line,
    parts: [{kind: 'fee', membershipId: member?.id ?? '', pence: 1500}, place],
    payer: `rasa ${SURNAME}`,
    learn: true,
  })
}

test('every table is exported, or says why not', async () => {
  await rolledBack(async (tx) => {
    const names = (await tables(tx)).map(({name}) => name)
    expect(names.toSorted()).toEqual([...Object.keys(exported), ...Object.keys(leftOut)].toSorted())
  })
})

test('the export has every column of what it exports, but those that say nothing of the person', async () => {
  await rolledBack(async (tx) => {
    const rasa = await everywhere(tx)
    const [row] = await as(tx, rasa)`select public.export_own_data() as data`
    const columnsOf = new Map((await tables(tx)).map(({name, columns}) => [name, columns]))
    const missing = Object.entries(exported).map(([name, {rows}]) => {
      const [first] = rows(row?.data)
      if (first === undefined || first === null) return [name, 'no row']
      const isValue = typeof first === 'string'
      return [name, isValue ? [] : columnsOf.get(name)?.filter((column) => !(column in first))]
    })
    const expected = Object.entries(exported).map(([name, {without = []}]) => [name, without])
    expect(Object.fromEntries(missing)).toEqual(Object.fromEntries(expected))
  })
})

test('nothing that is exported names the person once the account is deleted', async () => {
  await rolledBack(async (tx) => {
    const rasa = await everywhere(tx)
    const traces = [rasa.id, rasa.email, SURNAME, PHONE]
    const before = await tablesThatMention(tx, traces)
    expect(before).toEqual(
      expect.arrayContaining(['public.memberships', 'public.email_outbox', 'public.race_health_notes']),
    )
    await as(tx, rasa)`select public.delete_own_account()`
    // The email that says so has neither name nor id, and is forgotten in a month.
    const told = ['public.email_outbox', 'private.email_preferences']
    expect(await tablesThatMention(tx, traces)).toEqual(told)
    expect(await tablesThatMention(tx, [rasa.id, SURNAME, PHONE])).toEqual([])
    await passMonth(tx, rasa.email)
    expect(await tablesThatMention(tx, traces)).toEqual([])
  })
})
