import {impersonalTables, personalTables} from '@site/schemas/personal-data/tables'
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

/** Where the export has the rows of a table. */
const rowsOf: Record<string, (data: Data) => Data> = {
  'public.profiles': (data) => [data.profile],
  'public.user_roles': (data) => data.roles,
  'public.event_organisers': (data) => data.organised_events,
  'public.commenters': (data) => [data.commenting],
  'public.event_comments': (data) => data.comments,
  'public.deleted_comments': (data) => data.deleted_comments,
  'public.event_likes': (data) => data.likes,
  'public.comment_reports': (data) => data.reports,
  'public.photo_uploads': (data) => data.photos,
  'public.contact_messages': (data) => data.messages,
  'public.event_registrations': (data) => data.registrations,
  'public.bus_registrations': (data) => data.registrations.flatMap(({trip}: Data) => trip ?? []),
  'public.trip_payments': (data) => data.registrations.flatMap(({trip_payments}: Data) => trip_payments),
  'public.race_registrations': (data) => data.registrations.flatMap(({runners}: Data) => runners),
  'public.race_health_notes': (data) =>
    data.registrations.flatMap(({runners}: Data) => runners.map(({health}: Data) => health)),
  'public.race_consents': (data) =>
    data.registrations.flatMap(({runners}: Data) => runners.map(({consent}: Data) => consent)),
  'public.attendance': (data) => data.registrations.flatMap(({attendance}: Data) => attendance),
  'public.newsletter_subscribers': (data) => [data.newsletter],
  'public.newsletter_deliveries': (data) => data.newsletter.issues,
  'public.email_outbox': (data) => data.emails,
  'private.email_preferences': (data) => [data.email_language],
  'private.studio_people': (data) => [data.studio],
  'private.look_requests': (data) => data.look_requests,
  'public.suppressed_addresses': (data) => [data.suppressed_address],
  'public.memberships': (data) => data.memberships,
  'public.membership_payments': (data) => data.memberships.flatMap(({years}: Data) => years),
  'public.membership_applications': (data) =>
    data.memberships.flatMap(({applications}: Data) => applications),
  'public.discount_codes': (data) =>
    data.memberships.flatMap((membership: Data) => membership.discount_codes),
  'public.donations': (data) => data.donations,
  'public.ticket_orders': (data) => data.tickets,
  'public.bank_lines': (data) => data.bank_lines,
  'public.subscriptions': (data) => data.subscriptions,
  'private.gift_aid_declarations': (data) => data.gift_aid_declarations,
  'auth.users': (data) => [data.account],
}

const tables = (tx: Transaction) => tx<{name: string; columns: string[]}[]>`
  select format('%I.%I', relation.relnamespace::regnamespace, relation.relname) as name,
    array_agg(attribute.attname::text order by attribute.attname) as columns
  from pg_class as relation
  join pg_attribute as attribute on attribute.attrelid = relation.oid and attribute.attnum > 0 and not attribute.attisdropped
  where relation.relnamespace = any('{auth, private, public, storage}'::regnamespace[]) and relation.relkind in ('r', 'p')
  group by relation.oid order by 1`

const SURNAME = 'Pėdsakaitė'
const PHONE = '+442920184321'

/** Somebody with a row in every table of `rowsOf`. */
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

const columnsIn = (...lists: (string | undefined)[]) =>
  lists.flatMap((list) => list?.split(' ') ?? []).toSorted()

test('every column of the database is in the registry of personal data, and nothing else', async () => {
  await rolledBack(async (tx) => {
    const found = (await tables(tx)).map(({name, columns}) => [name, columns.toSorted()])
    const personal = Object.entries(personalTables).map(([name, {exported, inside}]) => [
      name,
      columnsIn(exported, inside),
    ])
    const impersonal = Object.entries(impersonalTables).map(([name, {columns}]) => [name, columnsIn(columns)])
    expect(Object.keys(personalTables).filter((name) => name in impersonalTables)).toEqual([])
    expect(Object.fromEntries([...personal, ...impersonal])).toEqual(Object.fromEntries(found))
  })
})

test('every table with data about a person is exported, or says why not', () => {
  const unexplained = Object.entries(personalTables).filter(([, {exported, why}]) => !exported === !why)
  expect(unexplained).toEqual([])
})

test('the export has every column that the registry says, and no other', async () => {
  await rolledBack(async (tx) => {
    const rasa = await everywhere(tx)
    const [row] = await as(tx, rasa)`select public.export_own_data() as data`
    const expected = Object.entries(personalTables).flatMap(([name, {exported}]) =>
      exported ? [[name, columnsIn(exported)]] : [],
    )
    const found = Object.entries(rowsOf).map(([name, rows]) => {
      const [first] = rows(row?.data)
      const {exported, inside} = personalTables[name] ?? {}
      // Roles and events are listed as such.
      if (typeof first === 'string') return [name, columnsIn(exported)]
      return [name, columnsIn(exported, inside).filter((column) => column in (first ?? {}))]
    })
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected))
  })
})

test('nothing that is exported names the person once the account is deleted', async () => {
  await rolledBack(async (tx) => {
    const rasa = await everywhere(tx)
    const traces = [rasa.id, rasa.email, SURNAME, PHONE]
    const before = await tablesThatMention(tx, traces)
    expect(before.filter((name) => name in impersonalTables)).toEqual([])
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
