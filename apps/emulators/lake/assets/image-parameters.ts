import * as z from 'zod'
import {badRequest} from '../lake-error.ts'

const largest = 8192

const decimal = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d+(?:\.\d+)?$/, 'must be a number')
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .optional()

const pixels = (min: number) => decimal(min, largest).transform((value) => value && Math.round(value))

const rectangle = z
  .string()
  .regex(/^\d+(?:\.\d+)?(?:,\d+(?:\.\d+)?){3}$/, 'must be left,top,width,height in pixels')
  .transform((text) => {
    const [left = 0, top = 0, width = 0, height = 0] = text.split(',').map((part) => Math.round(Number(part)))
    return {left, top, width, height}
  })

const edges = /^(?:top|bottom|left|right|center)(?:,(?:top|bottom|left|right|center))?$/

const colour = z
  .string()
  .regex(/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i, 'must be RGB, ARGB, RRGGBB or AARRGGBB')
  .transform(parseColour)

const parameters = z.object({
  w: pixels(1),
  h: pixels(1),
  'max-w': pixels(1),
  'max-h': pixels(1),
  'min-w': pixels(1),
  'min-h': pixels(1),
  fit: z.enum(['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min']).default('clip'),
  crop: z.union([z.enum(['focalpoint', 'entropy']), z.string().regex(edges)]).default('center'),
  'fp-x': decimal(0, 1),
  'fp-y': decimal(0, 1),
  rect: rectangle.optional(),
  or: z.enum(['0', '90', '180', '270']).transform(Number).optional(),
  flip: z.enum(['h', 'v', 'hv']).optional(),
  dpr: decimal(1, 3).default(1),
  blur: decimal(1, 2000),
  sharp: decimal(0, 100),
  sat: z.literal('-100').optional(),
  invert: z.enum(['true', 'false']).optional(),
  pad: pixels(0),
  bg: colour.optional(),
  q: decimal(0, 100),
  fm: z.enum(['jpg', 'pjpg', 'png', 'webp']).optional(),
  auto: z.literal('format').optional(),
  frame: z.literal('1').optional(),
})

export type ImageParameters = z.infer<typeof parameters>

/** @throws {LakeError} 400 */
export function parseImageParameters(query: Record<string, string>): ImageParameters {
  const parsed = parameters.safeParse(query)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw badRequest(`Invalid value for parameter "${issue?.path.join('.')}"`, issue?.message)
}

export const hasImageParameters = (query: Record<string, string>) =>
  Object.keys(query).some((name) => Object.hasOwn(parameters.shape, name))

export interface Colour {
  r: number
  g: number
  b: number
  alpha: number
}

function parseColour(text: string): Colour {
  const digits = text.length < 6 ? [...text].map((digit) => digit + digit).join('') : text
  const argb = digits.padStart(8, 'f')
  const channel = (at: number) => parseInt(argb.slice(at, at + 2), 16)
  return {alpha: channel(0) / 255, r: channel(2), g: channel(4), b: channel(6)}
}
