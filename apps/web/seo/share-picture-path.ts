import type {Locale} from 'next-intl'

/** The size that social networks ask for. */
export const SHARE_PICTURE = {width: 1200, height: 630}

/** Where the picture is that stands for a page when its address is shared; `path` is the page's, without language. */
export function sharePicturePath(locale: Locale, path: string): string {
  return `/api/share-picture/${locale}${path === '/' ? '' : path}`
}
