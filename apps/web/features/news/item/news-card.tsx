import {newsCategories} from '@site/schemas/options/categories'
import {newsItemPath} from '@site/schemas/routes/document-path'
import {useLocale, useTranslations} from 'next-intl'
import {optionTitle, localizeText} from '#/i18n/localize.ts'
import {Link} from '#/ui/link.tsx'
import {formatDate} from '#/time/format-date.ts'
import {LocalizedText} from '#/ui/localized-text.tsx'
import {hasPicture} from '#/ui/picture.tsx'
import {Separator} from '#/ui/separator.tsx'
import {ShareButton} from '#/ui/share-button.tsx'
import type {NewsCardItem} from '../news-queries.ts'
import {NewsButtons} from './news-buttons.tsx'
import {NewsPicture} from './news-picture.tsx'

interface NewsCardProps {
  item: NewsCardItem
  /** `lead`: full width, with a large picture beside the text. */
  variant?: 'lead' | 'card'
  heading?: 'h2' | 'h3'
  /** Adds ‘Don’t miss it’. */
  isMarked?: boolean
  /** Adds the item's buttons, the share button and the lightbox. */
  withActions?: boolean
  /** For the first card of a page. */
  priority?: boolean
  /** Width of the picture; by default that in a grid of three columns from 64 rem. */
  sizes?: string
}

const variants = {
  lead: {
    article: 'md:grid-cols-[3fr_2fr] md:items-center md:gap-x-10',
    sizes: '(min-width: 75rem) 40.5rem, (min-width: 48rem) 53vw, 92vw',
    title: 'text-h2',
  },
  card: {
    article: 'h-full grid-rows-[auto_1fr]',
    sizes: '(min-width: 75rem) 22rem, (min-width: 64rem) 29vw, (min-width: 40rem) 44vw, 92vw',
    title: 'text-h3',
  },
}

/** A news item in a list. */
export function NewsCard({
  item,
  variant = 'card',
  heading: Heading = 'h3',
  isMarked = false,
  withActions = false,
  priority = false,
  sizes = variants[variant].sizes,
}: NewsCardProps) {
  const locale = useLocale()
  const t = useTranslations('news')
  const {article, title} = variants[variant]
  return (
    <article className={`relative grid gap-y-4 ${hasPicture(item.image) ? article : ''}`}>
      {hasPicture(item.image) ? (
        <NewsPicture
          image={item.image}
          ratio={3 / 2}
          sizes={sizes}
          decorative
          priority={priority}
          className="rounded-card"
          lightboxTitle={withActions ? localizeText(item.title, locale) : undefined}
        />
      ) : (
        <span className="h-1 bg-accent" />
      )}
      <div className="flex flex-col">
        <p className="text-small text-muted">
          <time dateTime={item.date}>{formatDate(item.date, locale)}</time>
          <Separator />
          {optionTitle(newsCategories, item.category, locale)}
          {isMarked && (
            <>
              <Separator />
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
        {withActions && <CardButtons item={item} />}
      </div>
    </article>
  )
}

/** The item's buttons, a link to its page unless one of them is a link, and the share button. */
function CardButtons({item}: {item: NewsCardItem}) {
  const locale = useLocale()
  const t = useTranslations('news')
  const title = localizeText(item.title, locale)
  const hasLink = item.actions?.some(({_type}) => _type === 'internalLink' || _type === 'externalLink')
  return (
    <NewsButtons actions={item.actions} quiet className="relative mt-auto self-start pt-4">
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
    </NewsButtons>
  )
}
