interface Size {
  src: string
  width: number
  quality?: number
}

/** Asks the image pipeline of Content Lake for the width that the screen needs. */
export default function imageLoader({src, width, quality = 75}: Size): string {
  const url = new URL(src)
  url.searchParams.set('w', String(width))
  url.searchParams.set('q', String(quality))
  url.searchParams.set('auto', 'format')
  return url.href
}
