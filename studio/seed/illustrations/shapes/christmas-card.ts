import {palette} from '../palette.ts'
import {circle, ellipse, line, placed, type Point, rect, shape} from '../svg.ts'

const tree =
  rect(-7, 44, 14, 24, palette.umber) +
  shape('M0 -60L30 -14H-30ZM0 -30L42 22H-42ZM0 0L52 50H-52Z', palette.forest) +
  line('M-16 -14Q0 -6 18 -16M-24 20Q0 30 28 18M-34 48Q0 58 40 44', palette.amber, 4) +
  [
    [-8, -26],
    [12, 4],
    [-20, 8],
    [22, 36],
    [-4, 34],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 5, palette.brick))
    .join('') +
  shape('M0 -84L6 -68L22 -66L10 -56L14 -40L0 -49L-14 -40L-10 -56L-22 -66L-6 -68Z', palette.amber)

const candleMotif =
  circle(0, -46, 30, palette.straw, 0.7) +
  rect(-15, -22, 30, 84, palette.brick, 4) +
  line('M-15 0l30 -10M-15 24l30 -10M-15 48l30 -10', palette.paper, 5) +
  shape('M0 -74Q16 -48 0 -30Q-16 -48 0 -74Z', palette.amber) +
  line('M-48 62Q0 40 48 62', palette.moss, 11) +
  [-36, -18, 18, 36].map((x) => circle(x, 56, 6, palette.rust)).join('')

const house =
  ellipse(0, 64, 62, 12, palette.flax) +
  rect(-42, -4, 84, 66, palette.rust) +
  shape('M-56 0L0 -54L56 0Z', palette.deep) +
  shape('M-56 0L0 -54L56 0Q40 -14 26 -6Q12 -20 0 -8Q-14 -20 -28 -6Q-42 -14 -56 0Z', palette.snow) +
  rect(-30, 14, 20, 22, palette.straw) +
  rect(10, 14, 22, 48, palette.forest) +
  [-48, -20, 12, 44].map((x, index) => circle(x, -62 + (index % 2) * 14, 5, palette.flax)).join('')

const star =
  [0, 22.5, 45, 67.5, 90, 112.5, 135, 157.5]
    .map((turn, index) =>
      placed([0, 0], {turn}, line(`M0 ${index % 2 ? -42 : -64}V${index % 2 ? 42 : 64}`, palette.amber, 7)),
    )
    .join('') +
  circle(0, 0, 26, palette.brick) +
  circle(0, 0, 18, palette.straw)

const bird =
  ellipse(0, 62, 60, 8, palette.flax) +
  line('M-52 50Q0 66 56 40', palette.umber, 6) +
  [-40, -26, 36, 48].map((x) => circle(x, 60 - Math.abs(x) * 0.1, 7, palette.rust)).join('') +
  shape('M-44 22Q-62 44 -70 64L-40 50Z', palette.ink) +
  shape('M-46 30Q-42 -36 10 -44Q50 -40 46 -2Q36 50 -8 50Q-36 48 -46 30Z', palette.brick) +
  shape('M-46 30Q-44 -20 -10 -30Q6 6 -24 44Q-36 46 -46 30Z', palette.lagoon) +
  shape('M-16 -36Q4 -66 34 -54Q54 -42 48 -26Q20 -12 -16 -36Z', palette.ink) +
  shape('M48 -40L64 -32L48 -26Z', palette.honey) +
  circle(30, -40, 4, palette.paper)

const angel =
  shape('M-10 -18Q-70 -44 -62 14Q-36 22 -12 6ZM10 -18Q70 -44 62 14Q36 22 12 6Z', palette.flax) +
  shape('M0 -30L38 60Q0 74 -38 60Z', palette.paper) +
  line('M-32 46Q0 58 32 46', palette.brick, 6) +
  circle(0, -42, 19, '#f0cba9') +
  shape('M-20 -42Q-20 -64 0 -64Q20 -64 20 -42Q10 -54 0 -54Q-10 -54 -20 -42Z', palette.honey) +
  `<ellipse cx="0" cy="-72" rx="20" ry="6" fill="none" stroke="${palette.amber}" stroke-width="4"/>`

const motifs = [tree, star, house, bird, candleMotif, angel]
const grounds = [palette.flax, palette.deep, palette.night, palette.paper, palette.linen, palette.moss]

/** A Christmas card as a child draws it, 150 by 190 at scale 1; `at` is its middle. */
export function christmasCard(at: Point, index: number, scale: number, turn: number): string {
  return placed(
    at,
    {scale, turn},
    rect(-69, -87, 150, 190, palette.ink, 4, 0.25),
    rect(-75, -95, 150, 190, palette.snow, 4),
    rect(-66, -86, 132, 172, grounds[index % grounds.length] ?? palette.paper, 2),
    placed([0, 6], {scale: 0.9}, motifs[index % motifs.length] ?? tree),
  )
}
