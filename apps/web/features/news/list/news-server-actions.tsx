'use server'

import {getTranslations} from 'next-intl/server'
import type {ReactNode} from 'react'
import * as z from 'zod'
import {routing} from '#/i18n/routing.ts'
import {NewsCard} from '../item/news-card.tsx'
import {OTHER_PAGES} from '../news-pages.ts'
import {getNewsAfter} from '../news-queries.ts'

const MAX_ITEMS = 60

const schema = z.object({
  locale: z.enum(routing.locales),
  /** Id of the last item that the visitor has. */
  after: z.string().max(200),
  /** Returns as many items as one response may hold instead of one page. */
  all: z.boolean(),
})

export interface LoadedNews {
  items: {id: string; card: ReactNode}[]
  /** Number of items still to come. */
  left: number
  /** Says how many items are shown now. */
  status: string
}

/**
 * The next items of the news list; `undefined` if the list has changed and no longer holds the last item. A public
 * endpoint: anybody can call it with any arguments.
 */
export async function loadNews(request: z.input<typeof schema>): Promise<LoadedNews | undefined> {
  const {locale, after, all} = schema.parse(request)
  const [next, t] = await Promise.all([
    getNewsAfter(after, all ? MAX_ITEMS : OTHER_PAGES),
    getTranslations({locale, namespace: 'news'}),
  ])
  if (!next) return undefined
  const {items, shown, total} = next
  return {
    items: items.map((item) => ({
      id: item._id,
      card: <NewsCard item={item} heading="h2" withActions />,
    })),
    left: total - shown,
    status: t('shown', {shown, total}),
  }
}
