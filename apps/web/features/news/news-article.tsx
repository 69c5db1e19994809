import {newsCategories} from '@site/schemas/options/categories'
import {ownPicture} from '@site/schemas/content/photo-reference'
import {newsItemPath} from '@site/schemas/routes/document-path'
import {dateInWords} from '@site/schemas/london-time/in-words'
import {useLocale, useTranslations} from 'next-intl'
import {env} from '#/environment/env.ts'
import {optionTitle, localizeText} from '#/i18n/localize.ts'
import {localizedUrl} from '#/i18n/localized-path.ts'
import {Link} from '#/ui/links/link.tsx'
import {Badge} from '#/ui/controls/badge.tsx'
import {CopyTextButton} from '#/ui/links/copy-text-button.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {PhotoRemovalLink, photoRemovalPath} from '#/ui/pictures/photo-removal-link.tsx'
import {hasPicture} from '#/ui/pictures/picture.tsx'
import {RichText} from '#/ui/rich-text/rich-text.tsx'
import {ShareButton} from '#/ui/links/share-button.tsx'
import {NewsButtons} from './item/news-buttons.tsx'
import {NewsPicture} from './item/news-picture.tsx'
import type {NewsItem} from './news-queries.ts'

export function NewsArticle({item}: {item: NewsItem}) {
  const locale = useLocale()
  const t = useTranslations('news')
  const title = localizeText(item.title, locale)
  const removal = photoRemovalPath(locale, {document: item._id, key: ownPicture})
  return (
    <article className="frame pt-8 md:pt-12">
      <Link href="/naujienos" className="text-link inline-block py-2">
        <span aria-hidden="true">← </span>
        {t('back')}
      </Link>
      <header className="mx-auto mt-4 max-w-[52rem]">
        <p className="flex flex-wrap items-center gap-3 text-muted">
          {item.date && <time dateTime={item.date}>{dateInWords(item.date, locale)}</time>}
          {item.category && <Badge>{optionTitle(newsCategories, item.category, locale)}</Badge>}
          {item.featured && <Badge variant="accent">{t('featured')}</Badge>}
        </p>
        <h1 className="mt-3 text-h1">
          <LocalizedText text={item.title} />
        </h1>
        <p className="measure mt-5 text-lead text-muted">
          <LocalizedText text={item.description} />
        </p>
      </header>
      {hasPicture(item.image) && (
        <figure className="mx-auto mt-10 max-w-[60rem]">
          <NewsPicture
            image={item.image}
            sizes="(min-width: 64rem) 60rem, 92vw"
            priority
            className="max-h-[38rem] rounded-card object-cover"
            lightboxTitle={title}
            removal={removal}
          />
          {item.image.caption && (
            <figcaption className="mt-2 text-small text-muted">
              <LocalizedText text={item.image.caption} />
            </figcaption>
          )}
        </figure>
      )}
      <div className="mx-auto mt-5 max-w-[52rem]">
        <RichText body={item.body} />
        <NewsButtons actions={item.actions} className="mt-10 border-t border-line pt-6">
          <li>
            <ShareButton title={title} path={newsItemPath(item.slug)} />
          </li>
          <li>
            <CopyTextButton
              text={`${title}\n${localizedUrl(env.SITE_URL, locale, newsItemPath(item.slug))}`}
            />
          </li>
        </NewsButtons>
        {hasPicture(item.image) && (
          <p className="mt-4">
            <PhotoRemovalLink href={removal} />
          </p>
        )}
      </div>
    </article>
  )
}
