import {readablePhone} from '@site/schemas/phones/phone'
import {formKinds, registrationStatuses, runnerCategories} from '@site/schemas/statuses/registration'
import type {Database} from '@site/supabase/generated/database.types.gen'
import {queryOptions} from '@tanstack/react-query'
import * as z from 'zod'
import {query} from '#/supabase/query.ts'
import {dataOf} from '#/features/admin-list/query-client.ts'
import {eventPlanSchema, type EventChange} from './event-change.ts'
import {loadAllRows} from '#/features/admin-list/admin-list-queries.ts'
import type {EventOfRegistrations} from './event-of-registrations.ts'
import type {Registration} from './registration.ts'
import {ticketOrderSchema, type TicketOrder} from './ticket-order.ts'

const eventFields =
  'key, title_lt, title_en, starts_at, ends_at, capacity, registration_kind, status, removed_at, event_registrations (id), event_changes (id, before, after, revision, changed_at)'

export const eventsOfRegistrationsKey = ['eventsOfRegistrations']

/** An admin gets all of these events, others only those that they were given. */
export function eventsOfRegistrationsQuery(organiserId: string | null) {
  return queryOptions({
    queryKey: [...eventsOfRegistrationsKey, organiserId],
    queryFn: () => loadEvents(organiserId),
  })
}

async function loadEvents(organiserId: string | null): Promise<EventOfRegistrations[]> {
  const given = organiserId === null ? null : await loadGivenEvents(organiserId)
  const [events, eventsWithTickets] = await Promise.all([
    query((supabase) => {
      const all = supabase.from('content_items').select(eventFields).eq('kind', 'event')
      const own = given ? all.in('key', given) : all
      return own
        .order('key')
        .limit(1, {referencedTable: 'event_registrations'})
        .is('event_changes.resolved_at', null)
    }),
    query((supabase) => supabase.rpc('ticket_events')),
  ])
  const sold = new Set(dataOf(eventsWithTickets))
  return dataOf(events)
    .filter(
      (row) =>
        (row.registration_kind && !row.removed_at) || row.event_registrations.length > 0 || sold.has(row.key),
    )
    .map((row) => ({
      key: row.key,
      title: {lt: row.title_lt, en: row.title_en},
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      capacity: row.capacity,
      kind: kindSchema.nullable().parse(row.registration_kind),
      isCancelled: row.status === 'cancelled',
      change: toChange(row.event_changes[0]),
    }))
}

type ChangeRow = Pick<
  Database['public']['Tables']['event_changes']['Row'],
  'id' | 'before' | 'after' | 'revision' | 'changed_at'
>

const toChange = (row: ChangeRow | undefined): EventChange | undefined =>
  row && {
    id: row.id,
    before: eventPlanSchema.parse(row.before),
    after: eventPlanSchema.parse(row.after),
    revision: row.revision,
    changedAt: row.changed_at,
  }

async function loadGivenEvents(userId: string): Promise<string[]> {
  const result = await query((supabase) =>
    supabase.from('event_organisers').select('event_key').eq('user_id', userId),
  )
  return dataOf(result).map(({event_key: key}) => key)
}

const kindSchema = z.enum(formKinds)

const runnersSchema = z.array(
  z.object({
    id: z.string(),
    category: z.enum(runnerCategories),
    firstName: z.string(),
    lastName: z.string(),
    age: z.number().nullable(),
    needsConsent: z.boolean(),
    came: z.boolean().nullable(),
  }),
)

type Row = Database['public']['Views']['registration_overview']['Row']

const toRegistration = (row: Row): Registration => ({
  id: row.id ?? '',
  kind: kindSchema.parse(row.kind),
  status: z.enum(registrationStatuses).parse(row.status),
  places: row.seats ?? 0,
  firstName: row.first_name ?? '',
  lastName: row.last_name ?? '',
  email: row.email ?? '',
  phone: row.phone && readablePhone(row.phone),
  note: row.note,
  specialRequests: row.special_requests,
  language: row.language === 'en' ? 'en' : 'lt',
  waitingSince: row.status === 'waiting' ? row.waiting_since : null,
  waitingRank: row.status === 'waiting' ? (row.waiting_rank ?? 0) : 0,
  collectsUntil: row.status === 'waiting' ? row.collects_until : null,
  offeredUntil: row.offered_until,
  unconfirmedUntil: row.unconfirmed_until,
  heldUntil: row.held_until,
  isSuspected: row.is_suspected === true,
  isRepeated: row.is_repeated === true,
  isUnreached: row.unreached_since !== null,
  paidPence: row.trip_paid_pence,
  sentAt: row.created_at ?? '',
  came: row.came,
  runners: runnersSchema.parse(row.runners),
})

export const registrationsKey = (eventKey: string) => ['registrations', eventKey]

/** An export, the counts and the door list need all registrations. */
export function registrationsQuery(eventKey: string) {
  return queryOptions({queryKey: registrationsKey(eventKey), queryFn: () => loadRegistrations(eventKey)})
}

async function loadRegistrations(eventKey: string): Promise<Registration[]> {
  const result = await loadAllRows((supabase, {from, to, count}) =>
    supabase
      .from('registration_overview')
      .select('*', {count})
      .eq('event_key', eventKey)
      .order('created_at')
      .order('id')
      .range(from, to),
  )
  return dataOf(result).map(toRegistration)
}

/** The key is below that of the registrations, with which the orders are reloaded. */
export function ticketOrdersQuery(eventKey: string) {
  return queryOptions({
    queryKey: [...registrationsKey(eventKey), 'tickets'],
    queryFn: () => loadTicketOrders(eventKey),
  })
}

async function loadTicketOrders(eventKey: string): Promise<TicketOrder[]> {
  const result = await query((supabase) => supabase.rpc('ticket_buyers', {event_key: eventKey}))
  return z.array(ticketOrderSchema).parse(dataOf(result))
}

export const requestsKey = ['requests']

/** Only admins may read these. */
export interface HealthNotes {
  runnerId: string
  medicalConditions: string | null
  emergencyContact: string | null
  emergencyPhone: string | null
  /** `givenBy` is the name of the parent. */
  consent: {givenBy: string; givenAt: string} | null
}

export function healthNotesQuery(runnerIds: string[]) {
  return queryOptions({queryKey: ['healthNotes', runnerIds], queryFn: () => loadHealthNotes(runnerIds)})
}

async function loadHealthNotes(runnerIds: string[]): Promise<HealthNotes[]> {
  const [notes, consents] = await Promise.all([
    query((supabase) => supabase.from('race_health_notes').select('*').in('race_registration_id', runnerIds)),
    query((supabase) => supabase.from('race_consents').select('*').in('race_registration_id', runnerIds)),
  ])
  const noteRows = dataOf(notes)
  const consentRows = dataOf(consents)
  return runnerIds.flatMap((runnerId) => {
    const note = noteRows.find((row) => row.race_registration_id === runnerId)
    const consent = consentRows.find((row) => row.race_registration_id === runnerId)
    if (!note && !consent) return []
    return {
      runnerId,
      medicalConditions: note?.medical_conditions ?? null,
      emergencyContact: note?.emergency_contact ?? null,
      emergencyPhone: note?.emergency_phone ? readablePhone(note.emergency_phone) : null,
      consent: consent ? {givenBy: consent.given_by, givenAt: consent.given_at} : null,
    }
  })
}

/** Only admins may read it. */
export interface EmergencyContact {
  runnerId: string
  name: string | null
  phone: string | null
}

/** A request names this many runners, so that its URL stays short. */
const RUNNERS_AT_ONCE = 100

/** What is said about their health is left out. */
export function emergencyContactsQuery(runnerIds: string[]) {
  return queryOptions({
    queryKey: ['emergencyContacts', runnerIds],
    queryFn: () => loadEmergencyContacts(runnerIds),
  })
}

async function loadEmergencyContacts(runnerIds: string[]): Promise<EmergencyContact[]> {
  const first = await query((supabase) =>
    supabase
      .from('race_health_notes')
      .select('race_registration_id, emergency_contact, emergency_phone')
      .in('race_registration_id', runnerIds.slice(0, RUNNERS_AT_ONCE)),
  )
  const contacts = dataOf(first)
    .map((row) => ({
      runnerId: row.race_registration_id,
      name: row.emergency_contact,
      phone: row.emergency_phone && readablePhone(row.emergency_phone),
    }))
    .filter(({name, phone}) => name ?? phone)
  const others = runnerIds.slice(RUNNERS_AT_ONCE)
  return others.length === 0 ? contacts : [...contacts, ...(await loadEmergencyContacts(others))]
}
