interface ThumbnailProps {
  url: string
  /** Sizes are in CSS pixels; the picture is loaded with twice as many. */
  width: number
  height: number
  focus?: {x?: number; y?: number}
}

export function Thumbnail({url, width, height, focus}: ThumbnailProps) {
  const parameters = new URLSearchParams({
    w: String(width * 2),
    h: String(height * 2),
    fit: 'crop',
    crop: 'focalpoint',
    'fp-x': String(focus?.x ?? 0.5),
    'fp-y': String(focus?.y ?? 0.5),
    auto: 'format',
  })
  // oxlint-disable-next-line nextjs/no-img-element -- The Studio has no Next.
  return <img src={`${url}?${parameters}`} alt="" width={width} height={height} loading="lazy" />
}
