import type {Sharp} from 'sharp'
import {badRequest} from '../lake-error.ts'
import {placeImage, type Placement, type Size} from './image-geometry.ts'
import type {Colour, ImageParameters} from './image-parameters.ts'
import type {OutputFormat} from './output-format.ts'
import {loadSharp, MAX_PIXELS, openImage} from './image-formats.ts'

/**
 * The EXIF orientation is applied first, unless `or` replaces it. Animations stay animated as GIF and WebP.
 * @throws {LakeError} 400 when the rectangle lies outside the picture, or the result has too many pixels
 */
export async function transformImage(path: string, parameters: ImageParameters, format: OutputFormat) {
  const {autoOrient, width, height, pages = 1, hasAlpha} = await (await openImage(path)).metadata()
  const {or, flip, frame, q} = parameters
  const stays = or === undefined && flip === undefined && frame === undefined
  const animated = pages > 1 && stays && (format === 'gif' || format === 'webp')
  const size = or === undefined ? autoOrient : quarterTurned({width, height}, or)
  const placement = placeImage(size, parameters)
  const {canvas} = placement
  if (animated && canvas.width * canvas.height * pages > MAX_PIXELS) {
    throw badRequest('The animation has more than 256 megapixels in all its frames')
  }

  const source = await openImage(path, {animated})
  const upright = animated ? source : or === undefined ? source.autoOrient() : source.rotate(or)
  const placed = await flipped(await croppedAndScaled(upright, placement), flip)
  const painted = withBackground(recoloured(placed, parameters), placement, parameters, format, hasAlpha)
  return encoded(painted, format, q).toBuffer()
}

const quarterTurned = ({width, height}: Size, degrees: number): Size =>
  degrees % 180 === 0 ? {width, height} : {width: height, height: width}

async function croppedAndScaled(image: Sharp, {region, scaled, byEntropy}: Placement) {
  const cropped = image.extract(region)
  if (!byEntropy) return cropped.resize({...scaled, fit: 'fill'})
  const {strategy} = await loadSharp()
  return cropped.resize({...scaled, fit: 'cover', position: strategy.entropy})
}

/** Flips in a separate pass: sharp would flip a rotated picture before cropping it. */
async function flipped(image: Sharp, direction: ImageParameters['flip']) {
  if (!direction) return image
  const sharp = await loadSharp()
  const {data, info} = await image.raw().toBuffer({resolveWithObject: true})
  const {width, height, channels} = info
  return sharp(data, {raw: {width, height, channels}})
    .flop(direction.includes('h'))
    .flip(direction.includes('v'))
}

/** A larger sigma looks the same and keeps a core busy for minutes. */
const MAX_SIGMA = 100

function recoloured(image: Sharp, {blur, sharp, sat, invert}: ImageParameters) {
  if (blur !== undefined) image.blur(Math.min(Math.max(0.3, blur / 2), MAX_SIGMA))
  if (sharp !== undefined && sharp > 0) image.sharpen({sigma: 0.5 + sharp / 25})
  if (sat !== undefined) image.grayscale()
  if (invert === 'true') image.negate({alpha: false})
  return image
}

const white: Colour = {r: 255, g: 255, b: 255, alpha: 1}
const clear: Colour = {...white, alpha: 0}

function withBackground(
  image: Sharp,
  {scaled, canvas}: Placement,
  {bg, pad = 0}: ImageParameters,
  format: OutputFormat,
  hasAlpha: boolean,
) {
  const opaque = format === 'jpg' || format === 'pjpg'
  const background = bg ?? (opaque ? white : clear)
  const left = Math.floor((canvas.width - scaled.width) / 2) + pad
  const top = Math.floor((canvas.height - scaled.height) / 2) + pad
  const right = canvas.width + 2 * pad - scaled.width - left
  const bottom = canvas.height + 2 * pad - scaled.height - top
  if (left + right + top + bottom > 0) image.extend({left, right, top, bottom, background})
  if (hasAlpha && (opaque || bg?.alpha === 1)) image.flatten({background: bg?.alpha === 1 ? bg : white})
  return image
}

function encoded(image: Sharp, format: OutputFormat, q: number | undefined) {
  const quality = Math.max(1, Math.round(q ?? 75))
  switch (format) {
    case 'jpg':
      // Optimised coding would hold the whole image in memory.
      return image.jpeg({quality, optimiseCoding: false})
    case 'pjpg':
      return image.jpeg({quality, progressive: true})
    case 'webp':
      return image.webp({quality})
    case 'avif':
      return image.avif({quality: Math.round(quality * 0.7), effort: 1, chromaSubsampling: '4:2:0'})
    case 'png':
      return image.png()
    case 'gif':
      return image.gif()
    case 'tif':
      return image.tiff({quality})
  }
}
