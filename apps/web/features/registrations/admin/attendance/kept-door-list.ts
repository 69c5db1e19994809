import {eventEnd} from '@site/schemas/calendar/event-end'
import * as z from 'zod'
import {hasStoredSession} from '#/features/account/account-store.ts'
import {dropKept, dropKeptPages, keepUntilLogOut, readKept} from '#/features/account/kept-until-log-out.ts'
import type {EventOfRegistrations} from '../records/event-of-registrations.ts'

const KEY = 'door-list'
const HOUR_MS = 3_600_000
const HOURS_AFTER_EVENT = 48

/** A phone keeps nothing but names, numbers of people, tickets and marks. */
export type KeptDoorList = z.infer<typeof listSchema>

const listSchema = z.object({
  eventKey: z.string(),
  title: z.object({lt: z.string().nullable(), en: z.string().nullable()}),
  /** The time is by this device's clock. */
  until: z.iso.datetime(),
  attendees: z.array(
    z.object({
      id: z.uuid(),
      registrationId: z.uuid(),
      runnerId: z.uuid().nullable(),
      name: z.string(),
      people: z.int(),
      tickets: z
        .object({orderNumber: z.string(), bought: z.string(), isPartlyRefunded: z.boolean()})
        .nullable(),
      isConfirmed: z.boolean(),
      isConsentMissing: z.boolean(),
      came: z.boolean().nullable(),
    }),
  ),
})

/** Keeps it until 48 hours after the event's end; undefined once that has passed. `clockOffset` is in milliseconds. */
export function keptUntil(
  {startsAt, endsAt}: Pick<EventOfRegistrations, 'startsAt' | 'endsAt'>,
  clockOffset: number,
  now: number,
): string | undefined {
  const end = startsAt ? eventEnd({start: startsAt, end: endsAt}).getTime() - clockOffset : now
  const until = end + HOURS_AFTER_EVENT * HOUR_MS
  return until > now ? new Date(until).toISOString() : undefined
}

/** Replaces the list before. Returns false if the session has ended or storage is blocked. */
export function keepDoorList(list: KeptDoorList): boolean {
  return hasStoredSession() && keepUntilLogOut(KEY, listSchema.parse(list))
}

export function readDoorList(now: number): KeptDoorList | undefined {
  const {data} = listSchema.safeParse(readKept(KEY))
  return data && Date.parse(data.until) > now ? data : undefined
}

/** Deletes lists kept too long, or of an event that is not the user's any more. Marks that were not sent stay. */
export function dropDoorList(): Promise<void> {
  dropKept(KEY)
  return dropKeptPages()
}
