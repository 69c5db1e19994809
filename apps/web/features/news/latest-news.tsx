import {useTranslations} from 'next-intl'
import type {NewsCardItem} from './news-queries.ts'
import {NewsCard} from './news-card.tsx'
import {SectionHeading} from '#/ui/section-heading.tsx'

/** The latest news, the first of them large. */
export function LatestNews({news: [lead, ...others]}: {news: NewsCardItem[]}) {
  const t = useTranslations('home')
  if (!lead) return null
  return (
    <section aria-labelledby="latest-news" className="frame pt-16 md:pt-24">
      <SectionHeading id="latest-news" title={t('news')} href="/naujienos" more={t('allNews')} />
      <div className="mt-8">
        <NewsCard item={lead} look="lead" />
      </div>
      <ul className="mt-12 grid gap-x-8 gap-y-10 empty:hidden sm:grid-cols-2 md:grid-cols-3">
        {others.map((item) => (
          <li key={item._id}>
            <NewsCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}
