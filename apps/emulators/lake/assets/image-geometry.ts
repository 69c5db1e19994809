import {badRequest} from '../lake-error.ts'
import type {ImageParameters} from './image-parameters.ts'

export interface Size {
  width: number
  height: number
}

interface Region extends Size {
  left: number
  top: number
}

export interface Placement {
  region: Region
  scaled: Size
  canvas: Size
  byEntropy: boolean
}

const largest = 8192

/** @throws {LakeError} 400 when the rectangle lies outside the picture, or the padding makes it too large */
export function placeImage(source: Size, parameters: ImageParameters): Placement {
  const placement = placeWithoutPad(source, parameters)
  const {width, height} = placement.canvas
  if (Math.max(width, height) + 2 * (parameters.pad ?? 0) > largest) {
    throw badRequest('Invalid value for parameter "pad"', `the image would be larger than ${largest} pixels`)
  }
  return placement
}

function placeWithoutPad(source: Size, parameters: ImageParameters): Placement {
  const region = rectangleWithin(source, parameters.rect)
  const box = requestedBox(region, parameters)
  const {fit, crop} = parameters
  const cropped = box.width !== undefined && box.height !== undefined && (fit === 'crop' || fit === 'min')
  if (!cropped) return withoutCrop(region, box, fit)

  const wanted = {width: box.width ?? region.width, height: box.height ?? region.height}
  const shrink = fit === 'min' ? Math.min(1, region.width / wanted.width, region.height / wanted.height) : 1
  const scaled = rounded({width: wanted.width * shrink, height: wanted.height * shrink})
  if (crop === 'entropy') return {region, scaled, canvas: scaled, byEntropy: true}
  return {region: cropToRatio(region, scaled, source, parameters), scaled, canvas: scaled, byEntropy: false}
}

function withoutCrop(region: Region, box: Partial<Size>, fit: ImageParameters['fit']): Placement {
  const scaled = scaledSize(region, box, fit)
  const fills = (fit === 'fill' || fit === 'fillmax') && box.width !== undefined && box.height !== undefined
  const canvas = fills ? rounded({width: box.width ?? 1, height: box.height ?? 1}) : scaled
  return {region, scaled, canvas, byEntropy: false}
}

/** The result is in device pixels. The limits apply with `fit=crop` only. */
function requestedBox(region: Size, parameters: ImageParameters): Partial<Size> {
  const {w, h, dpr, fit} = parameters
  const limits = [parameters['min-w'], parameters['max-w'], parameters['min-h'], parameters['max-h']]
  const real = (value: number | undefined) => value && Math.min(largest, value * dpr)
  if (fit !== 'crop' || limits.every((limit) => limit === undefined)) return {width: real(w), height: real(h)}
  const ratio = region.width / region.height
  const width = w ?? (h === undefined ? region.width : h * ratio)
  const height = h ?? (w === undefined ? region.height : w / ratio)
  return {
    width: real(between(width, parameters['min-w'], parameters['max-w'])),
    height: real(between(height, parameters['min-h'], parameters['max-h'])),
  }
}

const between = (value: number, low = 0, high = Infinity) => Math.max(low, Math.min(high, value))

function scaledSize(region: Size, {width, height}: Partial<Size>, fit: ImageParameters['fit']): Size {
  if (fit === 'scale' && width !== undefined && height !== undefined) return rounded({width, height})
  const free = Math.min(
    width === undefined ? Infinity : width / region.width,
    height === undefined ? Infinity : height / region.height,
  )
  const keepsSize = free === Infinity || fit === 'max' || fit === 'fillmax' || fit === 'min'
  const wanted = keepsSize ? Math.min(1, free) : free
  const factor = Math.min(wanted, largest / region.width, largest / region.height)
  return rounded({width: region.width * factor, height: region.height * factor})
}

const rounded = ({width, height}: Size): Size => ({
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
})

function rectangleWithin(source: Size, rect: Region | undefined): Region {
  if (!rect) return {left: 0, top: 0, ...source}
  const width = Math.min(rect.width, source.width - rect.left)
  const height = Math.min(rect.height, source.height - rect.top)
  if (width < 1 || height < 1)
    throw badRequest('Invalid value for parameter "rect"', 'lies outside the image')
  return {...rect, width, height}
}

function cropToRatio(region: Region, target: Size, source: Size, parameters: ImageParameters): Region {
  const factor = Math.min(region.width / target.width, region.height / target.height)
  const {width, height} = rounded({width: target.width * factor, height: target.height * factor})
  const centre = cropCentre(region, source, parameters)
  const left = between(Math.round(centre.x - width / 2), region.left, region.left + region.width - width)
  const top = between(Math.round(centre.y - height / 2), region.top, region.top + region.height - height)
  return {left, top, width, height}
}

function cropCentre(region: Region, source: Size, parameters: ImageParameters) {
  const {crop, 'fp-x': fpX, 'fp-y': fpY} = parameters
  const middle = {x: region.left + region.width / 2, y: region.top + region.height / 2}
  if (crop === 'focalpoint' || (crop === 'center' && (fpX !== undefined || fpY !== undefined))) {
    return {
      x: fpX === undefined ? middle.x : fpX * source.width,
      y: fpY === undefined ? middle.y : fpY * source.height,
    }
  }
  const names = crop.split(',')
  return {
    x: names.includes('left') ? region.left : names.includes('right') ? region.left + region.width : middle.x,
    y: names.includes('top') ? region.top : names.includes('bottom') ? region.top + region.height : middle.y,
  }
}
