import {newsFeedResponse} from '#/features/news/news-feed.ts'

export const dynamic = 'force-static'

export function GET(): Promise<Response> {
  return newsFeedResponse('lt')
}
