'use server'

import {getTranslations} from 'next-intl/server'
import type {ReactNode} from 'react'
import * as z from 'zod'
import {getNews} from '../../content/get-news.ts'
import {newsAfter} from '../../content/news-pages.ts'
import {routing} from '../../i18n/routing.ts'
import {NewsCard} from '../news-card.tsx'

const schema = z.object({
  locale: z.enum(routing.locales),
  /** The last item that the visitor has. */
  after: z.string().max(200),
})

export interface LoadedNews {
  items: {id: string; card: ReactNode}[]
  /** Items that are still to come. */
  left: number
  /** How many are shown now, in words. */
  status: string
}

/** The next news items for a list in the browser. Anybody may call it, with anything. */
export async function loadNews(request: z.input<typeof schema>): Promise<LoadedNews> {
  const {locale, after} = schema.parse(request)
  const [news, t] = await Promise.all([getNews(), getTranslations({locale, namespace: 'news'})])
  const next = newsAfter(news, after)
  const last = next.at(-1)
  const shown = last ? news.indexOf(last) + 1 : news.length
  return {
    items: next.map((item) => ({
      id: item._id,
      card: <NewsCard item={item} heading="h2" withActions />,
    })),
    left: news.length - shown,
    status: t('shown', {shown, total: news.length}),
  }
}
