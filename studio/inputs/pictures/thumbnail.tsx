interface ThumbnailProps {
  /** URL of the asset. */
  url: string
  /** Pixels; the picture is loaded for screens of twice the density. */
  width: number
  height: number
  focus?: {x?: number; y?: number}
}

/** A small picture of an asset, cropped around its focal point. A text beside it says what it is. */
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
