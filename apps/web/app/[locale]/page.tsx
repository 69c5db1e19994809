import type {Metadata} from 'next'
import {useTranslations, type Locale} from 'next-intl'
import {setRequestLocale} from 'next-intl/server'
import {ButtonLink} from '../../components/button-link.tsx'
import {EventRow} from '../../components/event-row.tsx'
import {Juosta} from '../../components/juosta.tsx'
import {LocalizedText} from '../../components/localized-text.tsx'
import {NewsCard} from '../../components/news-card.tsx'
import {Picture} from '../../components/picture.tsx'
import type {EventCard, HomePage, NewsCardItem} from '../../content/content-types.ts'
import {getEvents} from '../../content/get-events.ts'
import {getHomePage} from '../../content/get-home-page.ts'
import {getNews} from '../../content/get-news.ts'
import {Link} from '../../i18n/navigation.ts'
import {pageMetadata} from '../../metadata/page-metadata.ts'

type Props = PageProps<'/[locale]'>

// Without it, a file at the top that does not exist (`/x.txt`) would be taken for a language and kept in memory.
export const dynamicParams = false

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale
  const home = await getHomePage()
  return pageMetadata({
    locale,
    path: '/',
    title: home?.title,
    description: home?.text,
    image: home?.image,
    seo: home?.seo,
  })
}

export default async function HomePage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  const [home, {upcoming}, news] = await Promise.all([getHomePage(), getEvents(), getNews()])
  return (
    <>
      <Hero home={home} />
      <ComingUp events={upcoming.slice(0, 3)} />
      <LatestNews news={news.slice(0, 4)} />
    </>
  )
}

function Hero({home}: {home: HomePage | null}) {
  const t = useTranslations('home')
  return (
    <section>
      <div className="frame grid gap-x-12 gap-y-6 pt-8 pb-10 md:grid-cols-[3fr_2fr] md:items-center md:pt-14 md:pb-14">
        <h1 className="text-h1">
          <LocalizedText text={home?.title} />
        </h1>
        <div>
          <p className="text-lead text-muted">
            <LocalizedText text={home?.text} />
          </p>
          <p className="mt-6 flex flex-wrap gap-3">
            <ButtonLink href="/renginiai">{t('allEvents')}</ButtonLink>
            <ButtonLink href="/naujienos" look="quiet">
              {t('allNews')}
            </ButtonLink>
          </p>
        </div>
      </div>
      <Picture
        image={home?.image ?? null}
        sizes="100vw"
        priority
        className="aspect-[4/3] object-cover sm:aspect-[2/1] lg:aspect-[5/2]"
      />
      <Juosta />
    </section>
  )
}

function ComingUp({events}: {events: EventCard[]}) {
  const t = useTranslations('home')
  return (
    <section aria-labelledby="coming-up" className="frame pt-16 md:pt-24">
      <SectionHeading id="coming-up" title={t('events')} href="/renginiai" more={t('allEvents')} />
      {events.length === 0 && <p className="mt-6 text-lead text-muted">{t('noEvents')}</p>}
      <ul className="mt-4 divide-y divide-line">
        {events.map((event, index) => (
          <li key={event._id}>
            <EventRow event={event} isNearest={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function LatestNews({news: [lead, ...others]}: {news: NewsCardItem[]}) {
  const t = useTranslations('home')
  if (!lead) return null
  return (
    <section aria-labelledby="latest-news" className="frame pt-16 md:pt-24">
      <SectionHeading id="latest-news" title={t('news')} href="/naujienos" more={t('allNews')} />
      <div className="mt-8">
        <NewsCard item={lead} look="lead" />
      </div>
      <ul className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {others.map((item) => (
          <li key={item._id}>
            <NewsCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SectionHeading({id, title, href, more}: {id: string; title: string; href: string; more: string}) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line pb-3">
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      <Link href={href} className="text-link py-2 font-semibold">
        {more}
      </Link>
    </div>
  )
}
