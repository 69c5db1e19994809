import {between, type Random} from '../random.ts'
import {clipped, line, type Point, polygon, shape} from '../svg.ts'

/** The upper edge of a piece of land or water: the height (y) at each x. */
export type Ridge = (x: number) => number

/** A rolling edge through the points, which are ordered from left to right. */
export function ridge(points: readonly Point[]): Ridge {
  return (x) => {
    const found = points.findIndex(([px]) => px > x)
    const index = found === -1 ? points.length - 1 : Math.max(found, 1)
    const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] ?? [0, 0]
    const [before, from, to, after] = [at(index - 2), at(index - 1), at(index), at(index + 1)]
    const span = to[0] - from[0] || 1
    const t = Math.min(Math.max((x - from[0]) / span, 0), 1)
    const slopeFrom = ((to[1] - before[1]) / (to[0] - before[0] || 1)) * span
    const slopeTo = ((after[1] - from[1]) / (after[0] - from[0] || 1)) * span
    return (
      (2 * t ** 3 - 3 * t ** 2 + 1) * from[1] +
      (t ** 3 - 2 * t ** 2 + t) * slopeFrom +
      (3 * t ** 2 - 2 * t ** 3) * to[1] +
      (t ** 3 - t ** 2) * slopeTo
    )
  }
}

const step = 8

export function edge(along: Ridge, from: number, to: number): Point[] {
  const points: Point[] = []
  for (let x = from; x < to; x += step) points.push([x, along(x)])
  points.push([to, along(to)])
  return points
}

/** Everything below the edge, down to `bottom`. */
export function below(along: Ridge, from: number, to: number, bottom: number): string {
  return polygon([...edge(along, from, to), [to, bottom], [from, bottom]])
}

interface Furrows {
  from: number
  to: number
  /** How far below the edge the last furrow runs, in pixels. */
  depth: number
  gap: number
  colour: string
  width: number
  opacity?: number
  random: Random
}

/** Cuts as of a linocut that follow the lie of the land, flatter the lower they run. */
export function furrows(
  along: Ridge,
  {from, to, depth, gap, colour, width, opacity = 1, random}: Furrows,
): string {
  const lines: string[] = []
  const middle = along((from + to) / 2)
  for (let offset = gap; offset < depth; offset += gap * between(random, 0.85, 1.25)) {
    const flattened = 1 - 0.35 * (offset / depth)
    const run: Ridge = (x) => middle + (along(x) - middle) * flattened + offset
    const dashes = Array.from({length: 8}, (_, index) =>
      Math.round(index % 2 ? between(random, gap * 0.8, gap * 3.5) : between(random, gap * 1.5, gap * 9)),
    )
    lines.push(
      line(polygon(edge(run, from, to), false), colour, width * between(random, 0.6, 1.3), {
        'stroke-dasharray': dashes.join(' '),
        'stroke-dashoffset': Math.round(random() * 400),
        opacity,
      }),
    )
  }
  return lines.join('')
}

interface Land {
  /** From which to which x the land reaches. */
  span: Point
  bottom: number
  fill: string
  cut: string
  random: Random
}

/** A piece of land with furrows cut into it. */
export function land(along: Ridge, {span: [from, to], bottom, fill, cut, random}: Land): string {
  const ground = below(along, from, to, bottom)
  const depth = Math.min(bottom - along((from + to) / 2), 420)
  const cuts = furrows(along, {from, to, depth, gap: 18, colour: cut, width: 3.2, opacity: 0.65, random})
  return shape(ground, fill) + clipped(ground, cuts)
}
