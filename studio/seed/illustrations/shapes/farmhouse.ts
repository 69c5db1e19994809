import {palette} from '../palette.ts'
import {circle, clipped, line, placed, type Point, rect, shape} from '../svg.ts'

/** A wall of logs from the left edge of the picture to its corner, where the crossing logs show their ends. */
export function logWall(top: number, bottom: number, corner: number, thickness: number): string {
  const courses = Array.from({length: Math.ceil((bottom - top) / thickness)}, (_, index) => {
    const y = top + index * thickness
    const grain = `M${(index * 137) % 300} ${y + thickness * 0.42}h${180 + ((index * 89) % 240)}M${420 + ((index * 211) % 420)} ${y + thickness * 0.62}h${120 + ((index * 53) % 160)}`
    const cut = index % 2 ? corner - 42 : corner + 46
    return (
      rect(-20, y, cut + 20, thickness - 4, index % 3 ? '#7a4a25' : '#82512a', 10) +
      rect(-20, y + 5, cut + 16, 9, '#93602f', 5) +
      line(grain, palette.ink, 3, {opacity: 0.25}) +
      (index % 2
        ? circle(corner, y + thickness / 2 - 2, thickness / 2 - 2, '#a87a44') +
          circle(corner, y + thickness / 2 - 2, thickness * 0.32, '#8d6238') +
          circle(corner, y + thickness / 2 - 2, thickness * 0.15, '#a87a44')
        : '')
    )
  })
  return rect(-20, top, corner + 30, bottom - top, '#4c2d16') + courses.join('')
}

/** Snow-laden eaves with a carved board under them, to the left of `right`. */
export function eaves(y: number, right: number): string {
  const teeth = Array.from({length: Math.ceil(right / 64) + 1}, (_, index) => {
    const x = right - index * 64
    return `M${x} ${y}v34q-4 34 -32 40q-28 -6 -32 -40v-34Z`
  })
  const holes = Array.from({length: Math.ceil(right / 64)}, (_, index) =>
    circle(right - 32 - index * 64, y + 38, 11, palette.pine),
  )
  const icicles = [60, 150, 290, 380, 840, 960, 1080]
    .filter((x) => x < right)
    .map((x, index) => `M${x} ${y + 52}h20l-10 ${62 + ((index * 37) % 60)}Z`)
  return [
    chimney([right * 0.36, y - 200]),
    shape(icicles.join(''), palette.flax, {opacity: 0.8}),
    shape(teeth.join(''), palette.paper),
    ...holes,
    rect(-20, y - 26, right + 20, 34, palette.forest),
    shape(
      `M-20 ${y - 20}V${y - 236}Q${right * 0.3} ${y - 262} ${right * 0.5} ${y - 244}Q${right * 0.7} ${y - 262} ${right - 170} ${y - 250}Q${right - 110} ${y - 250} ${right - 90} ${y - 220}Q${right + 10} ${y - 130} ${right + 60} ${y - 30}Q${right + 40} ${y + 14} ${right - 20} ${y - 8}Q${right - 120} ${y + 6} ${right - 210} ${y - 14}Q${right - 330} ${y + 10} ${right - 440} ${y - 12}Q${right - 560} ${y + 12} ${right - 680} ${y - 10}Q${right - 820} ${y + 10} ${right - 940} ${y - 10}Q${right - 1060} ${y + 8} -20 ${y - 12}Z`,
      palette.snow,
    ),
    line(
      `M60 ${y - 60}q120 -16 260 -4M420 ${y - 84}q160 10 300 -6M${right - 320} ${y - 56}q120 16 250 6M120 ${y - 140}q200 14 340 -4M640 ${y - 160}q120 -10 240 4`,
      palette.mist,
      7,
    ),
  ].join('')
}

const chimney = ([x, y]: Point) =>
  line(`M${x} ${y - 110}q-40 -40 -6 -90t-10 -110`, palette.mist, 26, {opacity: 0.5}) +
  rect(x - 52, y - 104, 104, 120, palette.rust) +
  line(
    `M${x - 52} ${y - 74}h104M${x - 52} ${y - 44}h104M${x} ${y - 74}v30M${x - 26} ${y - 104}v30`,
    '#7f2c20',
    4,
  ) +
  shape(
    `M${x - 64} ${y - 96}Q${x - 60} ${y - 128} ${x} ${y - 126}Q${x + 60} ${y - 128} ${x + 64} ${y - 96}Z`,
    palette.snow,
  )

export interface Opening {
  left: number
  top: number
  right: number
  bottom: number
}

/** The casing, bars, carved head and painted shutters of a window; what shows behind its panes is given. */
export function carvedWindow({left, top, right, bottom}: Opening, ...inside: string[]): string {
  const [middle, wide] = [(left + right) / 2, right - left]
  const pane = `M${left} ${top}H${right}V${bottom}H${left}Z`
  const head = `M${left - 58} ${top - 34}Q${left - 30} ${top - 60} ${left + 20} ${top - 66}Q${middle - 120} ${top - 76} ${middle - 86} ${top - 124}Q${middle - 40} ${top - 172} ${middle} ${top - 176}Q${middle + 40} ${top - 172} ${middle + 86} ${top - 124}Q${middle + 120} ${top - 76} ${right - 20} ${top - 66}Q${right + 30} ${top - 60} ${right + 58} ${top - 34}Z`
  return [
    shutter([left - 226, top - 10], bottom - top + 20),
    shutter([right + 54, top - 10], bottom - top + 20),
    rect(left - 44, top - 40, wide + 88, bottom - top + 84, palette.paper, 4),
    shape(head, palette.paper),
    line(head, palette.forest, 8),
    sun([middle, top - 62]),
    ...[-1, 1].map((side) => circle(middle + side * (wide / 2 - 40), top - 48, 11, palette.brick)),
    clipped(pane, ...inside),
    ...[1 / 3, 2 / 3].map((share) => rect(left + wide * share - 8, top, 16, bottom - top, palette.paper)),
    rect(left, top + (bottom - top) * 0.27, wide, 16, palette.paper),
    line(pane, palette.forest, 8),
    rect(left - 76, bottom + 34, wide + 152, 34, palette.paper, 4),
    shape(
      `M${left - 84} ${bottom + 40}Q${left - 70} ${bottom + 12} ${left} ${bottom + 16}Q${middle} ${bottom + 4} ${right} ${bottom + 16}Q${right + 70} ${bottom + 10} ${right + 84} ${bottom + 40}Z`,
      palette.snow,
    ),
  ].join('')
}

/** Half a sun with rays, as carvers cut it over windows. */
const sun = (at: Point) =>
  placed(
    at,
    {},
    ...[-72, -48, -24, 0, 24, 48, 72].map((turn) =>
      placed([0, 0], {turn}, shape('M-7 -40L0 -92L7 -40Z', palette.amber)),
    ),
    shape('M-34 0A34 34 0 0 1 34 0Z', palette.brick),
  )

function shutter(at: Point, height: number): string {
  const tulip = (y: number, flip: boolean) =>
    placed(
      [86, y],
      {flip},
      line('M0 96Q-2 40 0 0', palette.straw, 7),
      shape('M0 70Q-46 60 -50 14Q-12 22 0 70Z', palette.straw),
      shape('M0 84Q46 70 50 26Q12 36 0 84Z', palette.straw),
      shape('M0 12Q-44 2 -36 -62L-14 -34L0 -72L14 -34L36 -62Q44 2 0 12Z', palette.brick),
      shape('M0 0Q-14 -14 0 -44Q14 -14 0 0Z', palette.amber),
    )
  const half = height / 2
  return placed(
    at,
    {},
    rect(10, 14, 172, height, palette.ink, 4, 0.35),
    rect(0, 0, 172, height, palette.forest, 4),
    rect(20, 22, 132, half - 34, palette.moss, 4),
    rect(20, half + 12, 132, half - 34, palette.moss, 4),
    tulip(half / 2 - 6, false),
    tulip(half * 1.5 - 12, true),
  )
}

/** Split logs piled against a wall, snow on top; `at` is the left end of the foot. */
export function woodpile([x, y]: Point, columns: number, rows: number): string {
  const radius = 34
  const ends = Array.from({length: columns * rows}, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const [cx, cy] = [x + 36 + column * 68 + (row % 2) * 30, y - 34 - row * 60]
    return (
      circle(cx, cy, radius, '#5a371b') +
      circle(cx, cy, radius - 6, index % 3 ? '#c69a5d' : '#b5854a') +
      line(`M${cx - 14} ${cy}a14 14 0 1 1 14 14M${cx - 4} ${cy}l10 -18`, '#8d6238', 4)
    )
  })
  const [right, top] = [x + 36 + columns * 68 + 20, y - rows * 60 - 4]
  return (
    ends.join('') +
    shape(
      `M${x - 16} ${top + 16}Q${x} ${top - 40} ${x + 120} ${top - 30}Q${(x + right) / 2} ${top - 56} ${right - 90} ${top - 26}Q${right + 10} ${top - 30} ${right + 10} ${top + 16}Q${right - 60} ${top + 2} ${right - 120} ${top + 18}Q${(x + right) / 2} ${top} ${x + 140} ${top + 20}Q${x + 60} ${top} ${x - 16} ${top + 16}Z`,
      palette.snow,
    )
  )
}
