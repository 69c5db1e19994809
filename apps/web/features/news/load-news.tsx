'use server'

import {getTranslations} from 'next-intl/server'
import type {ReactNode} from 'react'
import * as z from 'zod'
import {getNewsAfter} from './news-queries.ts'
import {OTHER_PAGES} from './news-pages.ts'
import {routing} from '#/i18n/routing.ts'
import {NewsCard} from './news-card.tsx'

const MOST_AT_ONCE = 60

const schema = z.object({
  locale: z.enum(routing.locales),
  /** The last item that the visitor has. */
  after: z.string().max(200),
  /** Whether the visitor wants all, and so as many as one answer may hold. */
  all: z.boolean(),
})

export interface LoadedNews {
  items: {id: string; card: ReactNode}[]
  /** Items that are still to come. */
  left: number
  /** How many are shown now, in words. */
  status: string
}

/**
 * The next news items for a list in the browser; `undefined` where the list is not what it was. Anybody may call it, with
 * anything.
 */
export async function loadNews(request: z.input<typeof schema>): Promise<LoadedNews | undefined> {
  const {locale, after, all} = schema.parse(request)
  const [next, t] = await Promise.all([
    getNewsAfter(after, all ? MOST_AT_ONCE : OTHER_PAGES),
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
