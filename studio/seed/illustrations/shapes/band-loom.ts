import {palette} from '../palette.ts'
import {circle, ellipse, line, placed, type Point, rect, shape} from '../svg.ts'
import {sash, straight} from './sash.ts'

interface Loom {
  /** The outer left and right edges of the frame. */
  span: Point
  /** The height of the middle of the band. */
  y: number
  /** How wide the band is. */
  band: number
  /** How far the weaving has come from the left. */
  fell: number
}

const warpColours = [
  palette.forest,
  palette.amber,
  palette.paper,
  palette.brick,
  palette.brick,
  palette.amber,
  palette.brick,
  palette.brick,
  palette.paper,
  palette.amber,
  palette.forest,
] as const

/** A small loom for sashes seen from above: a carved frame, the band as far as it is woven, and the warp. */
export function bandLoom({span: [left, right], y, band, fell}: Loom): string {
  const rail = band / 2 + 66
  const row = band / warpColours.length
  const threads = warpColours.map((colour, index) => {
    const ty = y - band / 2 + row * (index + 0.5)
    const spread = (ty - y) * 0.06
    return (
      line(
        [-0.3, 0, 0.3]
          .map((share) => `M${fell - 6} ${ty + share * row}L${right - 110} ${ty + spread + share * row}`)
          .join(''),
        palette.umber,
        row * 0.3,
        {opacity: 0.5},
      ) +
      line(
        [-0.3, 0, 0.3]
          .map((share) => `M${fell - 6} ${ty + share * row}L${right - 110} ${ty + spread + share * row}`)
          .join(''),
        colour,
        row * 0.22,
      )
    )
  })
  return [
    shape(`M${left + 24} ${y - rail}H${right + 24}V${y + rail + 70}H${left + 24}Z`, palette.ink, {
      opacity: 0.22,
    }),
    ...threads,
    beam([left + 76, y], rail),
    beam([right - 104, y], rail),
    windings(right - 104, y, band),
    sash(straight([left + 32, y], [fell, y]), band, Math.round((fell - left - 32) / row)),
    line(`M${left + 50} ${y - band / 2}v${band}`, palette.paper, 8, {opacity: 0.35}),
    line(`M${fell + 3} ${y - band / 2 + 3}V${y + band / 2 - 3}`, palette.linen, 9),
    sideRail([left, right], y - rail - 30),
    sideRail([left, right], y + rail - 30),
    heddle([fell + 330, y], band),
  ].join('')
}

function sideRail([left, right]: Point, y: number): string {
  const suns = Array.from({length: 7}, (_, index) => {
    const x = left + 120 + (index * (right - left - 240)) / 6
    return placed(
      [x, y + 30],
      {},
      circle(0, 0, 19, '#8a5a26'),
      ...[0, 45, 90, 135].map((turn) =>
        placed([0, 0], {turn}, shape('M-16 0Q0 -7 16 0Q0 7 -16 0Z', palette.straw)),
      ),
    )
  })
  return (
    rect(left, y, right - left, 60, palette.honey, 14) +
    rect(left + 6, y + 6, right - left - 12, 14, '#d39a3c', 7) +
    line(`M${left + 40} ${y + 46}H${right - 40}`, palette.umber, 3, {opacity: 0.4}) +
    suns.join('')
  )
}

/** A roller between the rails. */
const beam = ([x, y]: Point, rail: number) =>
  rect(x - 34, y - rail - 54, 68, rail * 2 + 108, palette.umber, 20) +
  rect(x - 26, y - rail - 46, 18, rail * 2 + 92, '#8a5a2e', 9)

/** The warp where it is wound on its roller. */
const windings = (x: number, y: number, band: number) =>
  warpColours
    .map((colour, index) =>
      rect(
        x - 38,
        y - band / 2 + (index * band) / 11,
        76,
        band / 11 - 2,
        colour === palette.paper ? palette.linen : colour,
        3,
      ),
    )
    .join('') + line(`M${x - 20} ${y - band / 2}v${band}`, palette.paper, 6, {opacity: 0.35})

/** The comb through whose slots and eyes the warp runs. */
const heddle = ([x, y]: Point, band: number) =>
  rect(x - 30, y - band / 2 - 52, 76, band + 110, palette.ink, 10, 0.25) +
  rect(x - 40, y - band / 2 - 58, 80, 40, palette.linen, 10) +
  rect(x - 40, y + band / 2 + 18, 80, 40, palette.linen, 10) +
  Array.from({length: 12}, (_, index) => {
    const sy = y - band / 2 + (index * band) / 11
    return rect(x - 34, sy - 5, 68, 10, palette.linen, 4) + circle(x, sy, 3.4, palette.umber)
  }).join('') +
  line(
    `M${x - 38} ${y - band / 2 - 30}V${y + band / 2 + 40}M${x + 38} ${y - band / 2 - 30}V${y + band / 2 + 40}`,
    palette.linen,
    12,
  )

/** A flat shuttle wound with yarn, 320 long at scale 1; `at` is its middle. */
export const shuttle = (at: Point, scale: number, turn: number, yarnColour: string) =>
  placed(
    at,
    {scale, turn},
    shape('M-150 8Q-150 44 -110 42H110Q160 40 160 12Z', palette.ink, {opacity: 0.25}),
    shape('M-160 0Q-150 -32 -104 -32H104Q150 -32 160 0Q150 32 104 32H-104Q-150 32 -160 0Z', palette.umber),
    shape('M-150 -2Q-140 -26 -104 -26H104Q140 -26 150 -2Q60 -12 -150 -2Z', '#8a5a2e'),
    ellipse(0, 0, 86, 40, yarnColour),
    line(
      Array.from(
        {length: 11},
        (_, index) =>
          `M${-70 + index * 14} ${-34 + Math.abs(index - 5) * 3}Q${-60 + index * 14} 0 ${-76 + index * 14} ${34 - Math.abs(index - 5) * 3}`,
      ).join(''),
      palette.ink,
      2.6,
      {opacity: 0.3},
    ),
  )
