import {calendarFeedResponse} from '#/features/events/events-calendar.ts'

export const dynamic = 'force-static'

/** The Lithuanian calendar to subscribe to. */
export function GET(): Promise<Response> {
  return calendarFeedResponse('lt')
}
