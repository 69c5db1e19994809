import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import type {PictureImage} from '#/ui/picture.tsx'
import imageLoader from '#/sanity/image-loader.ts'
import {croppedImage} from '#/sanity/image-url.ts'
import {localizeText} from '#/i18n/localize.ts'
import {rssPath} from '#/routes/rss-path.ts'
import {localizedPath} from '#/i18n/localized-path.ts'
import {SHARE_PICTURE, sharePicturePath} from './share-picture-path.ts'

type Text = Parameters<typeof localizeText>[0] | string

interface PageMetadata {
  locale: Locale
  /** Address without the language, the same under both. */
  path: string
  title: Text
  description?: Text
  seo?: {title?: Text; description?: Text; image?: PictureImage | null} | null
  type?: 'website' | 'article'
}

/** What search engines and shared links show of a page, with its address in both languages. */
export function pageMetadata({
  locale,
  path,
  title,
  description,
  seo,
  type = 'website',
}: PageMetadata): Metadata {
  const text = (own: Text, fallback: Text) =>
    [own, fallback]
      .map((value) => (typeof value === 'string' ? value : localizeText(value, locale)))
      .find(Boolean)
  const shownTitle = text(seo?.title, title)
  const shownDescription = text(seo?.description, description)
  const chosen = seo?.image && croppedImage(seo.image, SHARE_PICTURE.width / SHARE_PICTURE.height)
  const url = localizedPath(locale, path)
  const picture = chosen
    ? imageLoader({src: chosen.src, width: SHARE_PICTURE.width})
    : sharePicturePath(locale, path)
  return {
    // The home page takes the name of the community, which the layout gives.
    ...(path !== '/' && {title: shownTitle}),
    description: shownDescription,
    alternates: {
      canonical: url,
      languages: {lt: path, en: localizedPath('en', path), 'x-default': path},
      types: {'application/rss+xml': localizedPath(locale, rssPath)},
    },
    openGraph: {
      type,
      url,
      title: shownTitle,
      description: shownDescription,
      locale: locale === 'lt' ? 'lt_LT' : 'en_GB',
      images: [{url: picture, ...SHARE_PICTURE, alt: shownTitle}],
    },
    twitter: {card: 'summary_large_image'},
  }
}
