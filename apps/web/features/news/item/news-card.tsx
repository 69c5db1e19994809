import {newsItemPath} from '@site/schemas/routes/document-path'
import {useLocale, useTranslations} from 'next-intl'
import {localizeText} from '#/i18n/localize.ts'
import {Link} from '#/ui/links/link.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {hasPicture} from '#/ui/pictures/picture.tsx'
import {Separator} from '#/ui/texts/separator.tsx'
import {ShareButton} from '#/ui/links/share-button.tsx'
import type {NewsCardItem} from '../news-queries.ts'
import {NewsButtons} from './news-buttons.tsx'
import {NewsFacts} from './news-facts.tsx'
import {NewsPicture} from './news-picture.tsx'

interface NewsCardProps {
  item: NewsCardItem
  /** `lead` has the full width and a large picture beside the text; `compact` has a small picture on a phone. */
  variant?: 'lead' | 'card' | 'compact'
  heading?: 'h2' | 'h3'
  isMarked?: boolean
  withActions?: boolean
  priority?: boolean
}

const variants = {
  lead: {
    article: 'gap-y-4 md:grid-cols-[3fr_2fr] md:items-center md:gap-x-10',
    picture: '',
    text: 'flex flex-col',
    description: '',
    sizes: '(min-width: 75rem) 40.5rem, (min-width: 48rem) 53vw, 92vw',
    title: 'text-h2',
  },
  card: {
    article: 'h-full grid-rows-[auto_1fr] gap-y-4',
    picture: '',
    text: 'flex flex-col',
    description: '',
    sizes: '(min-width: 75rem) 22rem, (min-width: 64rem) 29vw, (min-width: 40rem) 44vw, 92vw',
    title: 'text-h3',
  },
  compact: {
    article:
      'max-sm:grid-cols-[minmax(min-content,1fr)_minmax(0,7.5rem)] max-sm:gap-x-4 sm:h-full sm:grid-rows-[auto_1fr] sm:gap-y-4',
    picture: 'max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1',
    text: 'max-sm:contents sm:flex sm:flex-col',
    description: 'max-sm:col-span-2',
    sizes: '(min-width: 75rem) 22rem, (min-width: 48rem) 29vw, (min-width: 40rem) 44vw, 7.5rem',
    title: 'text-h3',
  },
}

export function NewsCard({
  item,
  variant = 'card',
  heading: Heading = 'h3',
  isMarked = false,
  withActions = false,
  priority = false,
}: NewsCardProps) {
  const locale = useLocale()
  const t = useTranslations('news')
  const withPicture = hasPicture(item.image)
  const {article, picture, text, title, description, sizes} = variants[variant]
  return (
    <article className={`relative grid ${withPicture ? article : 'gap-y-4'}`}>
      {hasPicture(item.image) ? (
        <div className={picture}>
          <NewsPicture
            image={item.image}
            ratio={3 / 2}
            sizes={sizes}
            decorative
            priority={priority}
            className="rounded-card"
            lightboxTitle={withActions ? localizeText(item.title, locale) : undefined}
          />
        </div>
      ) : (
        <span className="h-1 bg-accent" />
      )}
      <div className={withPicture ? text : 'flex flex-col'}>
        <p className="text-small text-muted">
          <NewsFacts item={item} />
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
        <p className={`measure mt-2 ${description}`}>
          <LocalizedText text={item.description} />
        </p>
        {withActions && <CardButtons item={item} />}
      </div>
    </article>
  )
}

/** The link to the item's page is left out if one of the buttons is a link. */
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
