export type Point = readonly [x: number, y: number]

type Attributes = Record<string, string | number | undefined>

/** One SVG element; lengths are rounded to a tenth of a pixel, attributes that are `undefined` left out. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const listed = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? written(key, value) : value}"`)
    .join('')
  return children.length ? `<${name}${listed}>${children.join('')}</${name}>` : `<${name}${listed}/>`
}

const written = (key: string, value: number) => (key.endsWith('opacity') ? value.toFixed(2) : round(value))

export function round(value: number): number {
  return Math.round(value * 10) / 10
}

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rx = 0,
  opacity?: number,
) => element('rect', {x, y, width, height, fill, rx: rx || undefined, opacity})

export const circle = (cx: number, cy: number, r: number, fill: string, opacity?: number) =>
  element('circle', {cx, cy, r, fill, opacity})

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, opacity?: number) =>
  element('ellipse', {cx, cy, rx, ry, fill, opacity})

export const shape = (d: string, fill: string, attributes: Attributes = {}) =>
  element('path', {d, fill, ...attributes})

export const line = (d: string, stroke: string, width: number, attributes: Attributes = {}) =>
  element('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...attributes,
  })

export const group = (attributes: Attributes, ...children: string[]) => element('g', attributes, ...children)

/** Puts what was drawn around the origin to a place, turned by degrees and enlarged. */
export function placed([x, y]: Point, {turn = 0, scale = 1, flip = false}, ...children: string[]): string {
  const steps = [`translate(${round(x)} ${round(y)})`]
  if (turn) steps.push(`rotate(${round(turn)})`)
  if (scale !== 1 || flip) steps.push(`scale(${(flip ? -scale : scale).toFixed(4)} ${scale.toFixed(4)})`)
  return group({transform: steps.join(' ')}, ...children)
}

/** Shows only what lies inside the path. */
export function clipped(path: string, ...children: string[]): string {
  const id = `c${hash(path)}`
  return (
    element('clipPath', {id}, element('path', {d: path})) + group({'clip-path': `url(#${id})`}, ...children)
  )
}

/** Straight lines from point to point. */
export function polygon(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${closed ? 'Z' : ''}`
}

/** A curve through all the points (Catmull-Rom). */
export function smooth(points: readonly Point[], closed = false): string {
  const last = points.length - 1
  const at = (index: number): Point => {
    const wrapped = closed ? (index + points.length) % points.length : Math.min(Math.max(index, 0), last)
    return points[wrapped] ?? [0, 0]
  }
  const parts = [`M${at(0).map(round).join(' ')}`]
  for (let index = 0; index < (closed ? points.length : last); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const control = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      ...to,
    ]
    parts.push(`C${control.map(round).join(' ')}`)
  }
  return parts.join('') + (closed ? 'Z' : '')
}

/** FNV-1a: a short name for a clip path that is the same each time. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return (value >>> 0).toString(36)
}
