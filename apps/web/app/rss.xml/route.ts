import {feedResponse} from '#/features/news/rss-response.ts'

export const dynamic = 'force-static'

/** The Lithuanian news for feed readers. */
export function GET(): Promise<Response> {
  return feedResponse('lt')
}
