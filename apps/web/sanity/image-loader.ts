import type {ImageLoaderProps} from 'next/image'

/** Image loader for next/image: Sanity's image pipeline scales and converts the images. */
export default function imageLoader({src, width, quality = 75}: ImageLoaderProps): string {
  return `${src}${src.includes('?') ? '&' : '?'}w=${width}&q=${quality}`
}
