import {useLocale, useTranslations} from 'next-intl'
import type {NewsCardItem} from './news-queries.ts'
import {allNewsPath, newsPagePath} from './news-pages.ts'
import {NewsCard} from './news-card.tsx'
import {GrowingNewsList} from './growing-news-list.tsx'
import {NewsGrid, NewsGridItems} from './news-grid.tsx'

interface FirstNewsPageProps {
  news: NewsCardItem[]
  /** How many items there are on all pages. */
  total: number
}

/** The newest item large, then others, and the ways to those before. */
export function FirstNewsPage({news, total}: FirstNewsPageProps) {
  const locale = useLocale()
  const t = useTranslations('news')
  const [lead, ...others] = news
  const last = news.at(-1)
  if (!lead || !last) return <p className="frame text-lead">{t('empty')}</p>
  return (
    <div className="frame">
      <NewsCard item={lead} look="lead" heading="h2" withActions priority />
      <div className="mt-14 border-t border-line pt-12 empty:hidden">
        {total > news.length ? (
          <GrowingNewsList
            locale={locale}
            last={last._id}
            nextPath={newsPagePath(2)}
            allPath={allNewsPath}
            labels={{more: t('showMore'), all: t('showAll', {total}), loading: t('loading')}}
          >
            <NewsGridItems news={others} />
          </GrowingNewsList>
        ) : (
          others.length > 0 && <NewsGrid news={others} />
        )}
      </div>
    </div>
  )
}
