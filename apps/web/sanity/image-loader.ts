import type {ImageLoaderProps} from 'next/image'

/** Lets the Content Lake scale a picture to the width that the screen needs: it caches and converts them already. */
export default function imageLoader({src, width, quality = 75}: ImageLoaderProps): string {
  return `${src}${src.includes('?') ? '&' : '?'}w=${width}&q=${quality}`
}
