import {palette} from '../palette.ts'
import {circle, line, placed, type Point, shape} from '../svg.ts'

/** A wood fire, 100 high at scale 1; `at` is the middle of its foot. */
export function fire(at: Point, scale: number): string {
  const flame = (width: number, height: number, lean: number) =>
    `M0 -${height}C${lean} -${height * 0.66} ${width} -${height * 0.5} ${width * 0.82} -${height * 0.2}Q${width * 0.6} 0 0 0Q${-width * 0.6} 0 ${-width * 0.82} ${-height * 0.2}C${-width} ${-height * 0.46} ${-lean * 0.6} ${-height * 0.55} 0 -${height}Z`
  return placed(
    at,
    {scale},
    circle(0, -40, 118, palette.amber, 0.1),
    circle(0, -40, 82, palette.amber, 0.16),
    placed([-17, -4], {turn: -9}, shape(flame(17, 66, 10), palette.rust)),
    placed([18, -4], {turn: 10}, shape(flame(16, 58, -8), palette.rust)),
    placed([0, -4], {}, shape(flame(25, 100, 12), palette.brick)),
    placed([-2, -4], {}, shape(flame(19, 76, 10), palette.amber)),
    placed([2, -4], {}, shape(flame(11, 46, -6), palette.paper)),
    line('M-34 2L26 -14M34 2L-26 -14M-30 -6L30 4', palette.umber, 8),
    line('M-30 3L22 -11', palette.honey, 2),
  )
}

/** Sparks that rise from a fire. */
export function sparks([x, y]: Point, height: number, count: number, random: () => number): string {
  return Array.from({length: count}, () => {
    const rise = random()
    const sway = (random() - 0.5) * height * (0.16 + rise * 0.34)
    return circle(
      x + sway,
      y - rise * height,
      2 + (1 - rise) * 3.4,
      random() < 0.5 ? palette.amber : palette.straw,
    )
  }).join('')
}
