import {between, type Random} from '../random.ts'
import {below, type Ridge} from './land.ts'
import {circle, type Point, rect, round, shape} from '../svg.ts'

/** Flat tints from top to bottom with gently waving borders. */
export function bandedSky(width: number, height: number, tints: readonly string[], random: Random): string {
  const band = height / tints.length
  return tints
    .map((tint, index) => {
      if (index === 0) return rect(0, 0, width, height, tint)
      const [phase, swell] = [random() * 6, band * between(random, 0.1, 0.22)]
      const border: Ridge = (x) => band * index + Math.sin(x / (width / 7) + phase) * swell
      return shape(below(border, 0, width, height), tint)
    })
    .join('')
}

/** A long flat cloud of stacked rounded bands; `x`, `y` is the middle of its lower edge. */
export function cloud([x, y]: Point, width: number, colour: string, opacity = 1): string {
  const height = width * 0.09
  const bands: [number, number, number][] = [
    [-0.5, 0, 1],
    [-0.34, 1, 0.62],
    [-0.12, 2, 0.3],
  ]
  return bands
    .map(([from, level, share]) => {
      const [left, top] = [x + from * width, y - height * (level * 0.82 + 1)]
      return `<rect x="${round(left)}" y="${round(top)}" width="${round(share * width)}" height="${round(height)}" rx="${round(height / 2)}" fill="${colour}" opacity="${opacity}"/>`
    })
    .join('')
}

/** Stars or snowflakes strewn over a box. */
export function specks(
  [left, top, right, bottom]: readonly [number, number, number, number],
  count: number,
  [small, large]: readonly [number, number],
  colour: string,
  random: Random,
): string {
  let drawn = ''
  for (let index = 0; index < count; index++) {
    // Small ones are many, large ones few.
    const radius = small + (large - small) * random() ** 3
    drawn += circle(between(random, left, right), between(random, top, bottom), radius, colour)
  }
  return drawn
}

/** A gull seen from afar. */
export function gull([x, y]: Point, span: number, colour: string): string {
  const s = span / 2
  const d = `M${round(x - s)} ${round(y - s * 0.18)}Q${round(x - s * 0.45)} ${round(y - s * 0.62)} ${round(x)} ${round(y)}Q${round(x + s * 0.45)} ${round(y - s * 0.62)} ${round(x + s)} ${round(y - s * 0.18)}`
  const back = `Q${round(x + s * 0.42)} ${round(y - s * 0.36)} ${round(x)} ${round(y + s * 0.2)}Q${round(x - s * 0.42)} ${round(y - s * 0.36)} ${round(x - s)} ${round(y - s * 0.18)}Z`
  return shape(d + back, colour)
}
