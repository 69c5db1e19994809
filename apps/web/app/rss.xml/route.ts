import {newsFeedResponse} from '#/features/news/news-feed.ts'

export const dynamic = 'force-static'

/** The Lithuanian news for feed readers. */
export function GET(): Promise<Response> {
  return newsFeedResponse('lt')
}
