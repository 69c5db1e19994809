import {newsCategories} from '@site/schemas/options/categories'
import {dateInWords} from '@site/schemas/london-time/in-words'
import {useLocale} from 'next-intl'
import {optionTitle} from '#/i18n/localize.ts'
import {Separator} from '#/ui/texts/separator.tsx'
import type {NewsHeadline} from '../news-queries.ts'

/** The day and the category of a news item, as far as it has them. */
export function NewsFacts({item: {date, category}}: {item: Pick<NewsHeadline, 'date' | 'category'>}) {
  const locale = useLocale()
  return (
    <>
      {date && <time dateTime={date}>{dateInWords(date, locale)}</time>}
      {date && category && <Separator />}
      {category && optionTitle(newsCategories, category, locale)}
    </>
  )
}
