import {calendarFeedResponse} from '#/features/events/events-calendar.ts'

export const dynamic = 'force-static'

/** The calendar feed in Lithuanian. */
export function GET(): Promise<Response> {
  return calendarFeedResponse('lt')
}
