import 'server-only'
import {hasFields, type NewsCardItem} from './content-types.ts'
import {fetchContent} from './fetch-content.ts'
import {newsListQuery} from './queries/news.ts'
import {isReadableDate} from './readable-event.ts'

/** All news, newest first. */
export async function getNews(): Promise<NewsCardItem[]> {
  const news = await fetchContent({query: newsListQuery, tags: ['newsItem', 'event', 'campaign', 'school']})
  return news
    .filter((item) => hasFields(item, 'slug', 'date', 'category'))
    .filter(({date}) => isReadableDate(date))
}
