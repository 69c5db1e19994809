import type {Locale} from 'next-intl'
import {eventCalendarResponse} from '#/features/events/events-calendar.ts'
import {newestPaths} from '#/routes/published-paths.ts'
import {getPublishedPaths} from '#/routes/routes-queries.ts'
import {getEvent} from '#/features/events/events-queries.ts'

export const dynamic = 'force-static'

type Context = RouteContext<'/[locale]/renginiai/[eventKey]/kalendorius.ics'>

export async function generateStaticParams({params}: {params: {locale: string}}) {
  const {events} = newestPaths(await getPublishedPaths())
  return events.map(({eventKey}) => ({...params, eventKey}))
}

export async function GET(_: Request, {params}: Context): Promise<Response> {
  const {locale, eventKey} = (await params) as {locale: Locale; eventKey: string}
  const event = await getEvent(eventKey)
  if (!event) return new Response(null, {status: 404})
  return eventCalendarResponse(event, locale)
}
