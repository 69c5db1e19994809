import {useLocale, useTranslations} from 'next-intl'
import {Pager} from '#/ui/controls/pager.tsx'
import {markedItem} from './item/emphasis.ts'
import {NewsCard} from './item/news-card.tsx'
import {ExpandableNewsList} from './list/expandable-news-list.tsx'
import {allNewsPath, newsPages} from './news-pages.ts'
import type {NewsCardItem} from './news-queries.ts'

const gridClass = 'grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3'

interface FirstNewsPageProps {
  news: NewsCardItem[]
  total: number
}

export function FirstNewsPage({news, total}: FirstNewsPageProps) {
  const locale = useLocale()
  const t = useTranslations('news')
  const [lead, ...others] = news
  const last = news.at(-1)
  const marked = markedItem(news)
  if (!lead || !last) return <p className="frame text-lead">{t('empty')}</p>
  return (
    <div className="frame">
      <NewsCard item={lead} variant="lead" heading="h2" isMarked={lead === marked} withActions priority />
      <div className="mt-14 border-t border-line pt-12 empty:hidden">
        {total > news.length ? (
          <ExpandableNewsList
            locale={locale}
            last={last._id}
            nextPath={newsPages.pathOf(2)}
            allPath={allNewsPath}
            labels={{more: t('showMore'), all: t('showAll', {total}), loading: t('loading')}}
            className={gridClass}
          >
            <NewsGridItems news={others} marked={marked} />
          </ExpandableNewsList>
        ) : (
          others.length > 0 && (
            <ul className={gridClass}>
              <NewsGridItems news={others} marked={marked} />
            </ul>
          )
        )}
      </div>
    </div>
  )
}

export function NewsGrid({news}: {news: NewsCardItem[]}) {
  return (
    <ul className={gridClass}>
      <NewsGridItems news={news} marked={markedItem(news)} isFirst />
    </ul>
  )
}

interface NewsGridItemsProps {
  news: NewsCardItem[]
  marked: NewsCardItem | undefined
  isFirst?: boolean
}

function NewsGridItems({news, marked, isFirst = false}: NewsGridItemsProps) {
  return news.map((item, index) => (
    <li key={item._id}>
      <NewsCard
        item={item}
        heading="h2"
        isMarked={item === marked}
        withActions
        priority={isFirst && index === 0}
      />
    </li>
  ))
}

export function NewsPager({page, items}: {page: number; items: number}) {
  const t = useTranslations('news')
  const labels = {pages: t('pages'), previous: t('newer'), next: t('older')}
  return <Pager list={newsPages} page={page} items={items} labels={labels} />
}
