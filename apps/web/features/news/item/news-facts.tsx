import {newsCategories} from '@site/schemas/options/categories'
import {dateInWords} from '@site/schemas/london-time/in-words'
import {useLocale} from 'next-intl'
import {optionTitle} from '#/i18n/localize.ts'
import {Separator} from '#/ui/texts/separator.tsx'
import type {NewsHeadline} from '../news-queries.ts'

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
