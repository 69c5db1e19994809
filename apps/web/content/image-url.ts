import {createImageUrlBuilder} from '@sanity/image-url'
import {env} from '../env.ts'

const builder = createImageUrlBuilder({
  projectId: env.SANITY_PROJECT_ID,
  dataset: env.SANITY_DATASET,
  ...(env.SANITY_API_HOST && {baseUrl: env.SANITY_API_HOST}),
})

interface Area {
  x?: number
  y?: number
  width?: number
  height?: number
}

interface Crop {
  top?: number
  bottom?: number
  left?: number
  right?: number
}

export interface ContentImage {
  asset: {_id: string; width: number | null; height: number | null; lqip: string | null} | null
  hotspot?: Area | null
  crop?: Crop | null
}

export interface CroppedImage {
  /** Address of the cut-out in its full size; a width can be asked for by adding `w`. */
  src: string
  width: number
  height: number
}

/** The part of a picture to show: the volunteer's crop, and `ratio` (width over height) cut around the focal point. */
export function croppedImage({asset, hotspot, crop}: ContentImage, ratio?: number): CroppedImage | undefined {
  if (!asset?.width || !asset.height) return undefined
  const source = {
    asset: {_ref: asset._id},
    crop: {top: 0, bottom: 0, left: 0, right: 0, ...crop},
    hotspot: {x: 0.5, y: 0.5, width: 1, height: 1, ...hotspot},
  }
  const shaped = ratio ? builder.image(source).width(1000).height(Math.round(1000 / ratio)) : builder.image(source)
  const url = new URL(shaped.url())
  const rect = url.searchParams.get('rect')
  url.search = ''
  if (!rect) return {src: url.href, width: asset.width, height: asset.height}
  url.searchParams.set('rect', rect)
  const [, , width, height] = rect.split(',').map(Number)
  return {src: url.href, width: width ?? asset.width, height: height ?? asset.height}
}
