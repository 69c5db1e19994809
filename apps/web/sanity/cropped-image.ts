import {createImageUrlBuilder, type SanityImageCrop, type SanityImageHotspot} from '@sanity/image-url'
import {env} from '#/environment/env.ts'

interface ContentImage {
  asset: {_id: string} | null
  hotspot?: Partial<SanityImageHotspot> | null
  crop?: Partial<SanityImageCrop> | null
}

interface CroppedImage {
  /** The URL ends in a query, so that `&w=` and the like can be appended. */
  src: string
  /** It is in pixels, after cropping. */
  width: number
  height: number
}

/** Without a marked focal point, this share of the height is in focus: faces are above the middle. */
const FACES = {upright: 1 / 3, other: 0.4}

const builder = createImageUrlBuilder({
  projectId: env.SANITY_PROJECT_ID,
  dataset: env.SANITY_DATASET,
  ...(env.SANITY_API_HOST && {baseUrl: env.SANITY_API_HOST}),
})

/** `ratio` is width over height, around the focal point. Returns undefined without an asset. */
export function croppedImage(image: ContentImage, ratio?: number): CroppedImage | undefined {
  const shown = shownPart(image, ratio)
  if (!shown) return undefined
  const {url, rect, width, height} = shown
  url.search = `?${rect ? `rect=${rect}&` : ''}auto=format`
  return {src: url.href, width, height}
}

/** CSS `object-position` shows the focal point in a box of any ratio. Undefined stands for the centre. */
export function focalPosition(image: ContentImage, ratio?: number): string | undefined {
  const shown = shownPart(image, ratio)
  // A whole picture without a focal point is hardly cut.
  if (!shown || (!image.hotspot && ratio === undefined)) return undefined
  const {original, rect, width, height, focus} = shown
  const [left = 0, top = 0] = rect?.split(',').map(Number) ?? []
  const position = [
    percent((focus.x * original.width - left) / width),
    percent((focus.y * original.height - top) / height),
  ]
  return position.every((place) => place === '50%') ? undefined : position.join(' ')
}

const percent = (share: number) => `${Math.round(Math.min(Math.max(share, 0), 1) * 100)}%`

/** `rect` is in pixels of the original, whole without one; the focal point is in the original too. */
function shownPart({asset, crop, hotspot}: ContentImage, ratio: number | undefined) {
  const [, width, height] = asset?._id.match(/-(\d+)x(\d+)-\w+$/)?.map(Number) ?? []
  if (!asset || !width || !height) return undefined
  const visible = {
    width: width * (1 - (crop?.left ?? 0) - (crop?.right ?? 0)),
    height: height * (1 - (crop?.top ?? 0) - (crop?.bottom ?? 0)),
  }
  const shape = ratio ?? visible.width / visible.height
  const size = {width: Math.round(Math.min(visible.width, visible.height * shape)), height: 0}
  size.height = Math.round(size.width / shape)
  const faces = visible.width < visible.height ? FACES.upright : FACES.other
  const focus = {
    x: hotspot?.x ?? 0.5,
    y: hotspot?.y ?? (crop?.top ?? 0) + (visible.height / height) * faces,
  }
  const source = {
    asset: {_ref: asset._id},
    crop: {left: 0, right: 0, top: 0, bottom: 0, ...crop},
    hotspot: {width: 1, height: 1, ...hotspot, ...focus},
  }
  const url = new URL(builder.image(source).width(size.width).height(size.height).url())
  return {url, rect: url.searchParams.get('rect'), original: {width, height}, ...size, focus}
}
