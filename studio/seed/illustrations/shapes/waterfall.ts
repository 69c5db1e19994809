import {palette} from '../palette.ts'
import {between, type Random} from '../random.ts'
import {circle, clipped, ellipse, line, type Point, polygon, shape} from '../svg.ts'
import {gouge} from './gouge.ts'

/** A rock face within an outline, with cuts that run down it. */
export function rockFace(outline: readonly Point[], random: Random): string {
  const path = polygon(outline)
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const cuts = (count: number) =>
    Array.from({length: count}, () =>
      gouge(
        [between(random, left, right), between(random, top, bottom)],
        between(random, 50, 150),
        between(random, 4, 9),
        between(random, 76, 104),
      ),
    ).join('')
  return (
    shape(path, '#8f8468') +
    clipped(
      path,
      shape(cuts(Math.round((right - left) / 7)), '#6b6048'),
      shape(cuts(Math.round((right - left) / 14)), '#b5aa8a'),
    )
  )
}

/** Water that falls from `top` to `bottom` between two edges, wider below; `x` is its middle. */
export function fallingWater(x: number, [top, bottom]: Point, [above, below]: Point, random: Random): string {
  const path = `M${x - above / 2} ${top}Q${x} ${top + 16} ${x + above / 2} ${top}Q${x + above / 2 + 4} ${(top + bottom) / 2} ${x + below / 2} ${bottom}H${x - below / 2}Q${x - above / 2 - 4} ${(top + bottom) / 2} ${x - above / 2} ${top}Z`
  const threads = (count: number, colour: string, width: number) =>
    line(
      Array.from({length: count}, (_, index) => {
        const share = (index + 0.5 + between(random, -0.3, 0.3)) / count - 0.5
        const from = top + between(random, 6, (bottom - top) * 0.5)
        const to = between(random, from + 40, bottom)
        const on = (y: number) => x + share * (above + (below - above) * ((y - top) / (bottom - top)))
        return `M${on(from).toFixed(1)} ${from.toFixed(1)}L${on(to).toFixed(1)} ${to.toFixed(1)}`
      }).join(''),
      colour,
      width,
    )
  const count = Math.round(above / 9)
  return (
    shape(path, palette.snow) +
    clipped(
      path,
      threads(count, palette.flax, 7),
      threads(count, palette.lagoon, 3.4),
      threads(count, palette.snow, 5),
    )
  )
}

/** Spray where falling water strikes. */
export const spray = ([x, y]: Point, width: number, random: Random) =>
  Array.from({length: 16}, () =>
    ellipse(
      x + between(random, -width / 2, width / 2),
      y + between(random, -22, 18),
      between(random, 22, 54),
      between(random, 14, 34),
      palette.snow,
      0.55,
    ),
  ).join('') +
  Array.from({length: 22}, () =>
    circle(
      x + between(random, -width * 0.7, width * 0.7),
      y + between(random, -110, 10),
      between(random, 2, 6),
      palette.snow,
    ),
  ).join('')
