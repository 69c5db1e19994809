import {palette} from '../palette.ts'
import {circle, line, placed, type Point, shape} from '../svg.ts'

/** A half-knitted scarf on two needles, 150 wide at scale 1; `at` is the middle of the needles. */
export function knitting(at: Point, scale: number): string {
  const stripes = [palette.amber, palette.brick, palette.paper, palette.brick, palette.amber]
  const stitches = Array.from({length: 35}, (_, index) => {
    const [x, y] = [-42 + (index % 7) * 14, 12 + Math.floor(index / 7) * 24]
    return `M${x - 5} ${y - 5}l5 7l5 -7`
  })
  return placed(
    at,
    {scale},
    ...stripes.map((colour, index) => shape(`M-52 ${index * 24}H52V${index * 24 + 25}H-52Z`, colour)),
    line(stitches.join(''), palette.umber, 2.4, {opacity: 0.4}),
    line('M-84 -30L56 14M84 -30L-56 14', palette.linen, 7),
    circle(-84, -30, 8, palette.deep),
    circle(84, -30, 8, palette.deep),
  )
}

/** A ball of yarn with its loose end, 90 wide at scale 1. */
export function yarn(at: Point, scale: number, colour: string, light: string): string {
  return placed(
    at,
    {scale},
    line('M30 30q50 20 96 4t76 8', colour, 5),
    circle(0, 0, 45, colour),
    line(
      'M-36 -20Q0 -44 36 -16M-42 0Q0 -26 42 6M-38 20Q-4 -4 34 26M-10 -42Q30 -10 22 38M-30 -32Q6 0 0 44',
      light,
      4,
    ),
  )
}
