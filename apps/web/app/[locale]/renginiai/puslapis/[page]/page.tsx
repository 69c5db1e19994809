import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {notFound} from 'next/navigation'
import {countPastEvents, getPastEvents} from '#/features/events/events-queries.ts'
import {pastEventsPages} from '#/features/events/past-events-pages.ts'
import {PastEventsGrid, PastEventsPager} from '#/features/events/past-events.tsx'
import {getPagePicture} from '#/features/opengraph-image/page-picture.ts'
import {pageMetadata} from '#/seo/page-metadata.ts'
import {PageHeading} from '#/ui/layout/page-heading.tsx'
import {BackLink} from '#/ui/links/back-link.tsx'

type Props = PageProps<'/[locale]/renginiai/puslapis/[page]'>

/** Each is rendered when somebody asks for it. */
export const generateStaticParams = () => []

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const {locale, page} = (await params) as {locale: Locale; page: string}
  const t = await getTranslations({locale, namespace: 'event'})
  return pageMetadata({
    locale,
    path: pastEventsPages.pathOf(Number(page)),
    image: await getPagePicture('/renginiai'),
    title: t('pastPageTitle', {page}),
    description: t('intro'),
  })
}

export default async function PastEventsPage({params}: Props) {
  const {locale, page} = (await params) as {locale: Locale; page: string}
  setRequestLocale(locale)
  const items = await countPastEvents()
  const number = pastEventsPages.furtherPage(page, items)
  if (!number) notFound()
  const [t, events] = await Promise.all([
    getTranslations('event'),
    getPastEvents(pastEventsPages.range(number)),
  ])
  return (
    <>
      <BackLink href="/renginiai">{t('back')}</BackLink>
      <PageHeading title={t('pastPageTitle', {page})} />
      <div className="frame">
        <PastEventsGrid events={events} heading="h2" />
        <PastEventsPager page={number} items={items} />
      </div>
    </>
  )
}
