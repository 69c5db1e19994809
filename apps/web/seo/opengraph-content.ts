import {createHash} from 'node:crypto'
import type {Locale} from 'next-intl'
import {localizeText} from '#/i18n/localize.ts'
import {getSiteSettings} from '#/site-settings/site-settings-queries.ts'
import type {PictureImage} from '#/ui/pictures/picture.tsx'
import {imageUrl, OPENGRAPH_PHOTO} from './image-url.ts'

export interface PageSummary {
  title: string
  /** Date of an event in words, or its status instead. */
  date?: string
  image?: PictureImage | null
}

/** Everything shown on the Open Graph image of a page. The same content gives the same image. */
export interface ImageContent {
  title: string
  date?: string
  /** Name of the community. */
  community: string
  /** URL of the photo, scaled to its final size. */
  photo?: string
}

export async function imageContent({title, date, image}: PageSummary, locale: Locale): Promise<ImageContent> {
  const community = localizeText((await getSiteSettings())?.name, locale)
  return {
    title: title || community,
    date,
    community,
    photo: imageUrl(image, {
      width: OPENGRAPH_PHOTO.width,
      ratio: OPENGRAPH_PHOTO.width / OPENGRAPH_PHOTO.height,
      quality: 85,
      jpeg: true,
    }),
  }
}

/**
 * Path of a page's Open Graph image; `path` is the page's, without language. It changes with what the image shows, since
 * social networks keep an image for as long as its URL stays the same.
 */
export function opengraphImagePath(locale: Locale, path: string, content: ImageContent): string {
  const version = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 12)
  return `/api/share-picture/${locale}${path === '/' ? '' : path}?v=${version}`
}
