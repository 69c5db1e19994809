import {feedResponse} from '../../feeds/feed-response.ts'

export const dynamic = 'force-static'

/** The Lithuanian news for feed readers. */
export function GET(): Promise<Response> {
  return feedResponse('lt')
}
