import {eventEnd} from '@site/schemas/calendar/event-end'
import * as z from 'zod'
import {hasStoredSession} from '#/features/account/account-queries.ts'
import {dropKept, dropKeptPages, keepUntilLogOut, readKept} from '#/features/account/kept-until-log-out.ts'
import type {EventOfRegistrations} from '../records/event-of-registrations.ts'

const KEY = 'door-list'
const HOUR_MS = 3_600_000
const HOURS_AFTER_EVENT = 48

/** What a phone keeps of the event whose list is open at the door: nothing but names, numbers of people, tickets and marks. */
export type KeptDoorList = z.infer<typeof listSchema>

const listSchema = z.object({
  eventKey: z.string(),
  title: z.object({lt: z.string().nullable(), en: z.string().nullable()}),
  /** By this device's clock. */
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
        .nullable()
        // A list that was kept before there were any.
        .default(null),
      isConfirmed: z.boolean(),
      isConsentMissing: z.boolean(),
      came: z.boolean().nullable(),
    }),
  ),
})

/**
 * Until when the list of an event is kept: 48 hours after its end. Undefined once that has passed.
 *
 * @param clockOffset of the site's clock from the real one, in milliseconds
 */
export function keptUntil(
  {startsAt, endsAt}: Pick<EventOfRegistrations, 'startsAt' | 'endsAt'>,
  clockOffset: number,
  now: number,
): string | undefined {
  const end = startsAt ? eventEnd({start: startsAt, end: endsAt}).getTime() - clockOffset : now
  const until = end + HOURS_AFTER_EVENT * HOUR_MS
  return until > now ? new Date(until).toISOString() : undefined
}

/** Keeps a list in place of the one before. False if the session has ended or storage is blocked. */
export function keepDoorList(list: KeptDoorList): boolean {
  return hasStoredSession() && keepUntilLogOut(KEY, listSchema.parse(list))
}

/** The list that this device keeps. */
export function readDoorList(now: number): KeptDoorList | undefined {
  const {data} = listSchema.safeParse(readKept(KEY))
  return data && Date.parse(data.until) > now ? data : undefined
}

/** Deletes what is kept too long, or of an event that is not the user's any more. Marks that were not sent stay. */
export function dropDoorList(): Promise<void> {
  dropKept(KEY)
  return dropKeptPages()
}
