import {createHash} from 'node:crypto'
import type {Locale} from 'next-intl'
import {localizeText} from '#/i18n/localize.ts'
import {getSiteSettings} from '#/site-settings/site-settings-queries.ts'
import type {PictureImage} from '#/ui/pictures/picture.tsx'
import {imageUrl, OPENGRAPH_PHOTO} from './image-url.ts'

export interface PageSummary {
  title: string
  /** The status of the event may stand in place of its date. */
  date?: string
  image?: PictureImage | null
}

/** The same content gives the same image. */
export interface ImageContent {
  title: string
  date?: string
  community: string
  /** The photo is scaled to its final size. */
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

/** Social networks keep an image for as long as its URL stays the same, so it changes with the content. */
export function opengraphImagePath(locale: Locale, path: string, content: ImageContent): string {
  const version = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 12)
  return `/api/share-picture/${locale}${path === '/' ? '' : path}?v=${version}`
}
