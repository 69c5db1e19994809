import 'server-only'
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
    title, formerTitles, description, "body": ${plainBody}, "slug": slug.current, date, category
  }`,
)

export async function getSearchableNews(): Promise<SearchSource[]> {
  const [news, inBothLanguages] = await Promise.all([
    fetchContent({query: searchableNewsQuery, tags: ['newsItem']}),
    textInBothLanguages(),
  ])
  return news.map(({title, formerTitles, description, body, slug, date, category}) => ({
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
  }))
}
