import {between, type Random} from '../random.ts'
import {type Point, round, shape} from '../svg.ts'

/** Outline of one cut of a linocut tool: pointed at both ends, `angle` in degrees. */
export function gouge([x, y]: Point, length: number, thickness: number, angle = 0): string {
  const radians = (angle * Math.PI) / 180
  const [dx, dy] = [(Math.cos(radians) * length) / 2, (Math.sin(radians) * length) / 2]
  const [nx, ny] = [-Math.sin(radians) * thickness, Math.cos(radians) * thickness]
  const p = (px: number, py: number) => `${round(px)} ${round(py)}`
  return `M${p(x - dx, y - dy)}Q${p(x + nx, y + ny)} ${p(x + dx, y + dy)}Q${p(x - nx, y - ny)} ${p(x - dx, y - dy)}Z`
}

interface Scatter {
  box: readonly [left: number, top: number, right: number, bottom: number]
  count: number
  length: readonly [number, number]
  thickness: number
  colour: string
  opacity?: number
  angle?: (at: Point) => number
  random: Random
}

/** Many cuts strewn over a box. */
export function scatter({box, count, length, thickness, colour, opacity, angle = () => 0, random}: Scatter) {
  const cuts: string[] = []
  for (let index = 0; index < count; index++) {
    const at: Point = [between(random, box[0], box[2]), between(random, box[1], box[3])]
    cuts.push(gouge(at, between(random, ...length), thickness * between(random, 0.6, 1.2), angle(at)))
  }
  return shape(cuts.join(''), colour, {opacity})
}

interface Rays {
  centre: Point
  inner: number
  outer: number
  count: number
  thickness: number
  colour: string
  opacity?: number
  random: Random
}

/** Cuts that stand around a centre like the rays of a sun. */
export function rays({centre: [cx, cy], inner, outer, count, thickness, colour, opacity, random}: Rays) {
  const cuts: string[] = []
  for (let index = 0; index < count; index++) {
    const angle = (360 / count) * index
    const length = (outer - inner) * between(random, 0.55, 1)
    const radius = inner + length / 2
    const radians = (angle * Math.PI) / 180
    cuts.push(
      gouge([cx + Math.cos(radians) * radius, cy + Math.sin(radians) * radius], length, thickness, angle),
    )
  }
  return shape(cuts.join(''), colour, {opacity})
}
