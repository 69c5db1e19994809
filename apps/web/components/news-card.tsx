import {newsCategories} from '@site/schemas/fields/news-categories'
import {useLocale, useTranslations} from 'next-intl'
import {choiceTitle} from '../content/choice-title.ts'
import type {NewsCardItem} from '../content/content-types.ts'
import {calendarDay} from '../dates/event-date.ts'
import {Link} from '../i18n/navigation.ts'
import {newsItemPath} from '@site/schemas/fields/document-path'
import {LocalizedText} from './localized-text.tsx'
import {Picture} from './picture.tsx'

interface NewsCardProps {
  item: NewsCardItem
  /** `lead` spans the whole width, with a larger picture beside the text. */
  look?: 'lead' | 'card'
  heading?: 'h2' | 'h3'
}

const looks = {
  lead: {
    article: 'md:grid md:grid-cols-[3fr_2fr] md:items-center md:gap-10',
    sizes: '(min-width: 75rem) 42rem, (min-width: 48rem) 57vw, 92vw',
    title: 'text-h2',
  },
  card: {
    article: '',
    sizes: '(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 92vw',
    title: 'text-h3',
  },
}

/** A news item in a list: picture, date and category, title, what it is about. */
export function NewsCard({item, look = 'card', heading: Heading = 'h3'}: NewsCardProps) {
  const locale = useLocale()
  const t = useTranslations('news')
  const {article, sizes, title} = looks[look]
  return (
    <article className={`group relative ${article}`}>
      <Picture
        image={item.image}
        ratio={3 / 2}
        sizes={sizes}
        decorative
        priority={look === 'lead'}
        className="mb-4 rounded-card md:mb-0"
      />
      <div className={look === 'card' ? 'md:mt-4' : ''}>
        <p className="text-small text-muted">
          <time dateTime={item.date}>{calendarDay(item.date, locale)}</time>
          <span aria-hidden="true"> · </span>
          {choiceTitle(newsCategories, item.category, locale)}
          {item.featured && (
            <>
              <span aria-hidden="true"> · </span>
              <strong className="font-semibold text-give">{t('featured')}</strong>
            </>
          )}
        </p>
        <Heading className={`mt-1 ${title}`}>
          <Link
            href={newsItemPath(item.slug)}
            className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
          >
            <LocalizedText text={item.title} />
          </Link>
        </Heading>
        <p className="mt-2">
          <LocalizedText text={item.description} />
        </p>
      </div>
    </article>
  )
}
