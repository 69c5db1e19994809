import 'server-only'
import {eventEnd} from '@site/schemas/calendar/event-end'
import {newsCategories} from '@site/schemas/options/categories'
import {documentPath} from '@site/schemas/routes/document-path'
import {dateInWords} from '@site/schemas/london-time/in-words'
import {defineQuery} from 'next-sanity'
import {joinTexts, textInBothLanguages} from '#/i18n/both-languages.ts'
import {optionTitle} from '#/i18n/localize.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {plainBody} from '#/sanity/fragments.ts'
import type {SearchSource} from '#/sanity/search-source.ts'

export const searchableNewsQuery = defineQuery(
  `*[_type == "newsItem" && defined(slug.current)]{
    title, formerTitles, description, "body": ${plainBody}, "slug": slug.current, date, category,
    "ends": actions[].shownUntil, "events": *[_type == "event" && ^._id in news[]._ref]{start, end}
  }`,
)

export async function getSearchableNews(): Promise<SearchSource[]> {
  const [news, inBothLanguages] = await Promise.all([
    fetchContent({query: searchableNewsQuery, tags: ['newsItem', 'event']}),
    textInBothLanguages(),
  ])
  return news.map(({title, formerTitles, description, body, slug, date, category, ends, events}) => ({
    type: 'news',
    path: documentPath({_type: 'newsItem', slug}),
    title,
    texts: [
      description,
      body,
      inBothLanguages(({locale}) =>
        joinTexts([
          category && optionTitle(newsCategories, category, locale),
          date && dateInWords(date, locale),
        ]),
      ),
    ],
    alsoFoundBy: formerTitles,
    date,
    overAt: overAt(ends ?? [], events),
  }))
}

/** With the last of its buttons, or with the events that it belongs to, the matter of a news item is over. */
function overAt(
  ends: (string | null)[],
  events: {start: string | null; end: string | null}[],
): string | undefined {
  const ofEvents = events.map(({start, end}) => (start ? eventEnd({start, end}).getTime() : NaN))
  const times = [ends.map((end) => Date.parse(end ?? '')), ofEvents].find(
    (known) => known.length > 0 && known.every(Number.isFinite),
  )
  return times && new Date(Math.max(...times)).toISOString()
}
