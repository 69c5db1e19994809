import {defaultEventPath, documentPath} from '@site/schemas/fields/document-path'
import {calendarPath, eventCalendarPath} from '../../../calendar/calendar-path.ts'
import {getAddresses} from '../../../content/get-addresses.ts'
import {newsPagePaths} from '../../../content/news-pages.ts'

export const dynamic = 'force-static'

/** Every address that content gives a page to, without language; kept like a page. */
export async function GET(): Promise<Response> {
  const {news, events, campaigns, schools} = await getAddresses()
  const paths = [
    ...news.map((slug) => documentPath({_type: 'newsItem', slug})),
    ...campaigns,
    ...schools.map((slug) => documentPath({_type: 'school', slug})),
    ...newsPagePaths(news.length),
    calendarPath,
    ...events.map(({eventKey}) => eventCalendarPath(eventKey)),
    ...events.flatMap((event) => [
      documentPath({_type: 'event', ...event}),
      defaultEventPath(event.eventKey),
    ]),
  ]
  return Response.json([...new Set(paths)])
}
