import type {ImageLoaderProps} from 'next/image'

/** Lets the Content Lake scale pictures: it caches and converts them anyway. */
export default function imageLoader({src, width, quality = 75}: ImageLoaderProps): string {
  return `${src}${src.includes('?') ? '&' : '?'}w=${width}&q=${quality}`
}
