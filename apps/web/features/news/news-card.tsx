import {newsCategories} from '@site/schemas/options/categories'
import {newsItemPath} from '@site/schemas/routes/document-path'
import {useLocale, useTranslations} from 'next-intl'
import {choiceTitle} from '#/i18n/choice-title.ts'
import type {NewsCardItem} from './news-queries.ts'
import {localizeText} from '#/i18n/localize.ts'
import {calendarDay} from '#/time/event-date.ts'
import {Link} from '#/i18n/navigation.ts'
import {Actions} from './actions.tsx'
import {LocalizedText} from '#/ui/localized-text.tsx'
import {EnlargeCorner} from './enlarge-corner.tsx'
import {hasPicture, Picture} from '#/ui/picture.tsx'
import {ShareButton} from '#/ui/share-button.tsx'

interface NewsCardProps {
  item: NewsCardItem
  /** `lead` spans the whole width, with a larger picture beside the text. */
  look?: 'lead' | 'card'
  heading?: 'h2' | 'h3'
  /** With the item's buttons, sharing, and the picture to enlarge. */
  withActions?: boolean
  /** Seen at once when the page opens. */
  priority?: boolean
}

const looks = {
  lead: {
    article: 'md:grid-cols-[3fr_2fr] md:items-center md:gap-x-10',
    sizes: '(min-width: 75rem) 42rem, (min-width: 48rem) 57vw, 92vw',
    title: 'text-h2',
  },
  card: {
    article: 'h-full grid-rows-[auto_1fr]',
    sizes: '(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 92vw',
    title: 'text-h3',
  },
}

/** A news item in a list: picture, date and category, title, what it is about. */
export function NewsCard({
  item,
  look = 'card',
  heading: Heading = 'h3',
  withActions = false,
  priority = false,
}: NewsCardProps) {
  const locale = useLocale()
  const t = useTranslations('news')
  const {article, sizes, title} = looks[look]
  return (
    <article className={`relative grid gap-y-4 ${hasPicture(item.image) ? article : ''}`}>
      {hasPicture(item.image) ? (
        <div className="relative">
          <Picture
            image={item.image}
            ratio={3 / 2}
            sizes={sizes}
            decorative
            priority={priority}
            className="rounded-card"
          />
          {withActions && <EnlargeCorner image={item.image} title={localizeText(item.title, locale)} />}
        </div>
      ) : (
        <span className="h-1 bg-accent" />
      )}
      <div className="flex flex-col">
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
            className="after:absolute after:inset-0 hover:underline hover:decoration-2 hover:underline-offset-4"
          >
            <LocalizedText text={item.title} />
          </Link>
        </Heading>
        <p className="mt-2">
          <LocalizedText text={item.description} />
        </p>
        {withActions && <CardActions item={item} />}
      </div>
    </article>
  )
}

function CardActions({item}: {item: NewsCardItem}) {
  const locale = useLocale()
  const t = useTranslations('news')
  const title = localizeText(item.title, locale)
  const hasLink = item.actions?.some(({_type}) => _type === 'internalLink' || _type === 'externalLink')
  return (
    <Actions actions={item.actions} calm className="relative mt-auto self-start pt-4">
      {!hasLink && (
        <li>
          <Link
            href={newsItemPath(item.slug)}
            className="text-link inline-flex min-h-11 items-center font-semibold"
          >
            {t('readMore')}
            <span className="sr-only">: {title}</span>
          </Link>
        </li>
      )}
      <li>
        <ShareButton title={title} path={newsItemPath(item.slug)} />
      </li>
    </Actions>
  )
}
