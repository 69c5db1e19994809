import {eventPath} from '@site/schemas/routes/document-path'
import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {setRequestLocale} from 'next-intl/server'
import {notFound} from 'next/navigation'
import {getEventAt} from '#/features/events/events-queries.ts'
import {registrationMetadata, RegistrationPage} from '#/features/events/registration-page.tsx'
import {newestPaths} from '#/routes/published-paths.ts'
import {getPublishedPaths} from '#/routes/routes-queries.ts'

type Props = PageProps<'/[locale]/registracija/[...path]'>

export async function generateStaticParams() {
  const {events} = newestPaths(await getPublishedPaths())
  return events.filter(({hasForm}) => hasForm).map((event) => ({path: eventPath(event).slice(1).split('/')}))
}

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const {locale, path} = await params
  const event = await getEventAt(`/${path.join('/')}`)
  return event ? registrationMetadata(event, locale as Locale) : {}
}

export default async function EventRegistrationPage({params}: Props) {
  const {locale, path} = await params
  setRequestLocale(locale as Locale)
  const event = await getEventAt(`/${path.join('/')}`)
  if (!event) notFound()
  return <RegistrationPage event={event} />
}
