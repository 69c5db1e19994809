import {palette} from '../palette.ts'
import {ellipse, line, placed, type Point, rect, shape} from '../svg.ts'

const bouquets = [
  [palette.amber, palette.brick, palette.paper, palette.moss, palette.rust],
  [palette.lagoon, palette.straw, palette.brick, palette.paper, palette.sage],
  [palette.rust, palette.paper, palette.honey, palette.deep, palette.straw],
  [palette.paper, palette.moss, palette.amber, palette.brick, palette.flax],
] as const

/** A verba, the Vilnius palm of dried flowers bound round a stick, 220 high at scale 1; `at` is its lower end. */
export function verba(at: Point, scale: number, turn: number, index: number): string {
  const colours = bouquets[index % bouquets.length] ?? bouquets[0]
  const rows = Array.from({length: 15}, (_, row) => {
    const y = -64 - row * 8
    const half = 15 + Math.sin((row / 14) * Math.PI) * 4
    const colour = colours[Math.floor(row / 2 + (index % 3)) % colours.length] ?? palette.amber
    return [-1, -0.5, 0, 0.5, 1]
      .map((share) => ellipse(share * half, y + Math.abs(share) * -3, 4.6, 6.4, colour))
      .join('')
  })
  const tuft = [-34, -22, -11, 0, 11, 22, 34].map((angle, blade) =>
    placed(
      [0, -176],
      {turn: angle},
      line(`M0 0V-${38 + (blade % 2) * 8}`, palette.moss, 2.6),
      ellipse(0, -42 - (blade % 2) * 8, 3.6, 9, blade % 2 ? palette.straw : palette.sage),
    ),
  )
  return placed(
    at,
    {scale, turn},
    rect(-4, -70, 8, 70, palette.honey, 2),
    ...tuft,
    rect(-15, -182, 30, 124, palette.umber, 8),
    ...rows,
    shape('M-15 -62H15L10 -46H-10Z', palette.moss),
    line('M-9 -46H9', palette.brick, 5),
  )
}
