import {impersonalTables, personalTables} from '@site/schemas/personal-data/tables'
import {expect, test} from 'vitest'
import {as} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {everywhere, type Traces} from './everywhere.ts'
import {passMonth} from './emails.ts'
import type {Person} from './people.ts'
import {rowsThatMention, tablesThatMention} from './mentions.ts'

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

const ofRasa = {surname: 'Pėdsakaitė', phone: '+442920184321'}
const ofTomas = {surname: 'Šalimaitis', phone: '+442920185432'}

const tracesOf = ({id, email}: Person, {surname, phone}: Traces) => [
  String(id),
  String(email),
  surname,
  phone,
]

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
    const rasa = await everywhere(tx, ofRasa)
    const tomas = await everywhere(tx, ofTomas)
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
    for (const trace of tracesOf(tomas, ofTomas)) expect(JSON.stringify(row?.data)).not.toContain(trace)
  })
})

test('nothing names the person once the account is deleted, and others keep all of theirs', async () => {
  await rolledBack(async (tx) => {
    const [rasa, tomas] = [await everywhere(tx, ofRasa), await everywhere(tx, ofTomas)]
    const [traces, others] = [tracesOf(rasa, ofRasa), tracesOf(tomas, ofTomas)]
    const before = await tablesThatMention(tx, traces)
    expect(before.filter((name) => name in impersonalTables)).toEqual([])
    expect(before).toEqual(
      expect.arrayContaining(['public.memberships', 'public.email_outbox', 'public.race_health_notes']),
    )
    const kept = await rowsThatMention(tx, others)
    await as(tx, rasa)`select public.delete_own_account()`
    expect(await rowsThatMention(tx, others)).toEqual(kept)
    // The email that says so has neither name nor id, and is forgotten in a month.
    const told = ['public.email_outbox', 'private.email_preferences']
    expect(await tablesThatMention(tx, [rasa.email, ofRasa.surname, ofRasa.phone])).toEqual(told)
    // So that the account is deleted again from a backup.
    expect(await tablesThatMention(tx, [rasa.id])).toEqual(['private.erasures'])
    await passMonth(tx, rasa.email)
    expect(await tablesThatMention(tx, traces)).toEqual(['private.erasures'])
  })
})
