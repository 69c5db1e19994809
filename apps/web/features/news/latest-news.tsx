import {useTranslations} from 'next-intl'
import {Sash} from '#/ui/graphics/sash.tsx'
import {SectionHeading} from '#/ui/layout/section-heading.tsx'
import {markedItem} from './item/emphasis.ts'
import {NewsCard} from './item/news-card.tsx'
import type {NewsCardItem} from './news-queries.ts'

interface LatestNewsProps {
  news: NewsCardItem[]
  /** The news do not repeat the picture above them. */
  pictureAbove: string | undefined
}

export function LatestNews({news, pictureAbove}: LatestNewsProps) {
  const t = useTranslations('home')
  const items = news.map((item) => (item.image?.asset?._id === pictureAbove ? {...item, image: null} : item))
  const [lead, ...others] = items
  const marked = markedItem(items)
  if (!lead) return null
  return (
    <section aria-labelledby="latest-news" className="frame pt-12 md:pt-24">
      <SectionHeading id="latest-news" title={t('news')} href="/naujienos" more={t('allNews')} />
      <div className="mt-8">
        <NewsCard item={lead} variant="lead" isMarked={lead === marked} />
      </div>
      <Cards news={others} marked={marked} className="mt-10 empty:hidden md:mt-12" />
    </section>
  )
}

interface MoreNewsProps {
  items: NewsCardItem[]
  /** An article that is marked itself needs no mark below. */
  withMark: boolean
}

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
    <ul className={`${className} grid gap-x-8 gap-y-8 sm:grid-cols-2 sm:gap-y-10 md:grid-cols-3`}>
      {news.map((item) => (
        <li key={item._id}>
          <NewsCard item={item} variant="compact" isMarked={item === marked} />
        </li>
      ))}
    </ul>
  )
}
