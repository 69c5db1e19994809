import {newsFeedResponse} from '#/features/news/news-feed.ts'

export const dynamic = 'force-static'

/** The RSS feed in Lithuanian. */
export function GET(): Promise<Response> {
  return newsFeedResponse('lt')
}
