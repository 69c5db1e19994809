import {useLocale, useTranslations} from 'next-intl'
import type {NewsCardItem} from '../../content/content-types.ts'
import {newsOnPage, newsPageCount, newsPagePath} from '../../content/news-pages.ts'
import {NewsCard} from '../news-card.tsx'
import {GrowingNewsList} from './growing-news-list.tsx'
import {NewsPager} from './news-pager.tsx'

interface NewsListProps {
  /** All news, newest first. */
  news: NewsCardItem[]
  /** Counted from 1. */
  page: number
}

export const allNewsPath = '/naujienos/puslapis/visos'

/** One page of the news list: the first grows in place, the others lead on to each other. */
export function NewsList({news, page}: NewsListProps) {
  const locale = useLocale()
  const t = useTranslations('news')
  const items = newsOnPage(news, page)
  const pages = newsPageCount(news.length)
  const last = items.at(-1)
  if (!last) return <p className="frame text-lead">{t('empty')}</p>
  if (page > 1) {
    return (
      <div className="frame">
        <ul className={grid}>
          <Cards items={items} />
        </ul>
        <NewsPager page={page} pages={pages} />
      </div>
    )
  }
  const [lead, ...others] = items
  return (
    <div className="frame">
      {lead && <NewsCard item={lead} look="lead" heading="h2" withActions priority />}
      {pages === 1 ? (
        <ul className={`mt-14 border-t border-line pt-12 empty:hidden ${grid}`}>
          <Cards items={others} />
        </ul>
      ) : (
        <GrowingNewsList
          locale={locale}
          last={last._id}
          nextPath={newsPagePath(2)}
          allPath={allNewsPath}
          labels={{
            more: t('showMore'),
            all: t('showAll', {total: news.length}),
            loading: t('loading'),
          }}
        >
          <Cards items={others} />
        </GrowingNewsList>
      )}
    </div>
  )
}

const grid = 'grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3'

function Cards({items}: {items: NewsCardItem[]}) {
  return items.map((item) => (
    <li key={item._id}>
      <NewsCard item={item} heading="h2" withActions />
    </li>
  ))
}
