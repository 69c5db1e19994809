import {files, type PagePath} from '@site/schemas/routes/route-table'
import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations} from 'next-intl/server'
import {localizeText} from '#/i18n/localize.ts'
import {localizedPath} from '#/i18n/localized-path.ts'
import {croppedImage} from '#/sanity/cropped-image.ts'
import {scaledImageUrl} from '#/sanity/responsive-image.ts'
import {getSiteSettings} from '#/site-settings/site-settings-queries.ts'
import type {PictureImage} from '#/ui/pictures/picture.tsx'
import {OPENGRAPH_IMAGE} from './image-url.ts'
import {imageContent, opengraphImagePath} from './opengraph-content.ts'

type Text = Parameters<typeof localizeText>[0] | string

interface PageMetadata {
  locale: Locale
  path: string
  title: Text
  description?: Text
  /** The Open Graph image shows it, as well as `dateInWords`. */
  image?: PictureImage | null
  dateInWords?: string
  seo?: {title?: Text; description?: Text; image?: PictureImage | null} | null
  type?: 'website' | 'article'
}

export async function pageMetadata({
  locale,
  path,
  title,
  description,
  image,
  dateInWords,
  seo,
  type = 'website',
}: PageMetadata): Promise<Metadata> {
  const settings = await getSiteSettings()
  const inLanguage = (text: Text) => (typeof text === 'string' ? text : localizeText(text, locale))
  const text = (own: Text, fallback: Text) => inLanguage(own) || inLanguage(fallback) || undefined
  const shownTitle = text(seo?.title, title)
  const shownDescription = text(seo?.description, description)
  const chosen = seo?.image && croppedImage(seo.image, OPENGRAPH_IMAGE.width / OPENGRAPH_IMAGE.height)
  const url = localizedPath(locale, path)
  const drawn = await imageContent({title: inLanguage(title), date: dateInWords, image}, locale)
  const shared = chosen
    ? scaledImageUrl(chosen, OPENGRAPH_IMAGE.width)
    : opengraphImagePath(locale, path, drawn)
  return {
    // The home page has the default title of the layout, the community's name.
    ...(path !== '/' && {title: shownTitle}),
    description: shownDescription,
    alternates: {
      canonical: url,
      languages: {lt: path, en: localizedPath('en', path), 'x-default': path},
      types: {'application/rss+xml': localizedPath(locale, files.rss.path)},
    },
    openGraph: {
      type,
      url,
      // Next takes nothing of the layout's Open Graph where a page has its own.
      siteName: localizeText(settings?.name, locale),
      title: shownTitle,
      description: shownDescription,
      locale: locale === 'lt' ? 'lt_LT' : 'en_GB',
      images: [{url: shared, ...OPENGRAPH_IMAGE, alt: shownTitle}],
    },
    twitter: {card: 'summary_large_image'},
  }
}

type Result =
  'ticket.success' | 'ticket.cancelled' | 'donation.success' | 'donation.cancelled' | 'membershipSuccess'

/** The result page of a payment is not indexed. */
export async function resultMetadata(namespace: Result, path: PagePath, locale: Locale): Promise<Metadata> {
  const t = await getTranslations({locale, namespace})
  return {...(await pageMetadata({locale, path, title: t('title')})), robots: {index: false}}
}

/** The page is not indexed and sends no referrer, since its URL holds a token. */
export async function emailLinkMetadata(options: {
  locale: Locale
  path: PagePath
  title: string
}): Promise<Metadata> {
  return {...(await pageMetadata(options)), robots: {index: false}, referrer: 'no-referrer'}
}
