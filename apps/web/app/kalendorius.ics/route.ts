import {calendarFeedResponse} from '#/features/events/events-calendar.ts'

export const dynamic = 'force-static'

export function GET(): Promise<Response> {
  return calendarFeedResponse('lt')
}
