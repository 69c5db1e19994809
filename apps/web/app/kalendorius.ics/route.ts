import {feedResponse} from '#/features/events/calendar/feed-response.ts'

export const dynamic = 'force-static'

/** The Lithuanian calendar to subscribe to. */
export function GET(): Promise<Response> {
  return feedResponse('lt')
}
