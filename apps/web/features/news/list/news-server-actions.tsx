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
  after: z.string().max(200),
  /** Up to `MAX_ITEMS` items are returned instead of one page. */
  all: z.boolean(),
})

export interface LoadedNews {
  items: {id: string; card: ReactNode}[]
  left: number
  /** Screen readers hear how many items are shown. */
  status: string
}

/** A public endpoint gets untrusted arguments: malformed ones give undefined, as does a last item that is gone. */
export async function loadNews(request: z.input<typeof schema>): Promise<LoadedNews | undefined> {
  const {data} = schema.safeParse(request)
  if (!data) return undefined
  const {locale, after, all} = data
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
