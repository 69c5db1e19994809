import 'server-only'
import type {Locale} from 'next-intl'
import {getTranslations} from 'next-intl/server'
import {getNewsSlice} from './news-queries.ts'
import {getSiteSettings} from '#/site-settings/site-settings-queries.ts'
import {newsFeed} from './news-feed.ts'

const newestItems = 30

export async function feedResponse(locale: Locale): Promise<Response> {
  const [news, settings, t] = await Promise.all([
    getNewsSlice({from: 0, to: newestItems}),
    getSiteSettings(),
    getTranslations({locale, namespace: 'news'}),
  ])
  const feed = newsFeed({news, settings, title: t('title'), locale})
  return new Response(feed, {headers: {'content-type': 'application/rss+xml; charset=utf-8'}})
}
