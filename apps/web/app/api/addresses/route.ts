import {calendarPath, eventCalendarPath} from '#/routes/calendar-path.ts'
import {contentPaths, getAddresses} from '#/routes/routes-queries.ts'
import {getNewsCount} from '#/features/news/news-queries.ts'
import {newsPagePaths} from '#/features/news/news-pages.ts'
import {defaultAddressRedirects, resolveRedirects} from '#/routes/resolve-redirects.ts'
import {rssPath} from '#/routes/rss-path.ts'
import {pages as ownPages} from '#/routes/pages.ts'

export const dynamic = 'force-static'

export interface AllAddresses {
  /** Every address that there is a page at, without language. */
  pages: string[]
  /** Where addresses lead that pages once had. */
  redirects: Record<string, string>
}

/** Everything that the site answers at, without language; kept like a page. */
export async function GET(): Promise<Response> {
  const addresses = await getAddresses()
  const pages = new Set([
    ...ownPages,
    ...contentPaths(addresses),
    ...newsPagePaths(await getNewsCount()),
    calendarPath,
    rssPath,
    ...addresses.events.map(({eventKey}) => eventCalendarPath(eventKey)),
  ])
  const moved = [...addresses.redirects, ...defaultAddressRedirects(addresses.events)]
  const redirects = resolveRedirects(moved, (path) => pages.has(path))
  return Response.json({pages: [...pages], redirects} satisfies AllAddresses)
}
