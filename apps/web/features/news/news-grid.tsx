import type {NewsCardItem} from './news-queries.ts'
import {NewsCard} from './news-card.tsx'
import {newsGridClass} from './news-grid-class.ts'

/** News items side by side, with their buttons. */
export function NewsGrid({news}: {news: NewsCardItem[]}) {
  return (
    <ul className={newsGridClass}>
      <NewsGridItems news={news} />
    </ul>
  )
}

/** The same for a list that has more items than these. */
export function NewsGridItems({news}: {news: NewsCardItem[]}) {
  return news.map((item) => (
    <li key={item._id}>
      <NewsCard item={item} heading="h2" withActions />
    </li>
  ))
}
