import {useTranslations} from 'next-intl'
import {Sash} from '#/ui/sash.tsx'
import {SectionHeading} from '#/ui/section-heading.tsx'
import {leadItem, markedItem} from './item/emphasis.ts'
import {NewsCard} from './item/news-card.tsx'
import type {NewsCardItem} from './news-queries.ts'

/** The latest news, on the home page. */
export function LatestNews({news}: {news: NewsCardItem[]}) {
  const t = useTranslations('home')
  const lead = leadItem(news)
  const marked = markedItem(news)
  if (!lead) return null
  return (
    <section aria-labelledby="latest-news" className="frame pt-16 md:pt-24">
      <SectionHeading id="latest-news" title={t('news')} href="/naujienos" more={t('allNews')} />
      <div className="mt-8">
        <NewsCard item={lead} variant="lead" isMarked={lead === marked} />
      </div>
      <Cards news={news.filter((item) => item !== lead)} marked={marked} className="mt-12 empty:hidden" />
    </section>
  )
}

interface MoreNewsProps {
  items: NewsCardItem[]
  /** False below an article that is marked itself. */
  withMark: boolean
}

/** More news, below an article. */
export function MoreNews({items, withMark}: MoreNewsProps) {
  const t = useTranslations('news')
  if (items.length === 0) return null
  return (
    <>
      <Sash className="mt-20" />
      <section aria-labelledby="more-news" className="frame pt-12">
        <h2 id="more-news" className="text-h2">
          {t('more')}
        </h2>
        <Cards news={items} marked={withMark ? markedItem(items) : undefined} className="mt-8" />
      </section>
    </>
  )
}

interface CardsProps {
  news: NewsCardItem[]
  marked: NewsCardItem | undefined
  className: string
}

function Cards({news, marked, className}: CardsProps) {
  return (
    <ul className={`${className} grid gap-x-8 gap-y-10 sm:grid-cols-2 md:grid-cols-3`}>
      {news.map((item) => (
        <li key={item._id}>
          <NewsCard
            item={item}
            isMarked={item === marked}
            sizes="(min-width: 75rem) 22rem, (min-width: 48rem) 29vw, (min-width: 40rem) 44vw, 92vw"
          />
        </li>
      ))}
    </ul>
  )
}
