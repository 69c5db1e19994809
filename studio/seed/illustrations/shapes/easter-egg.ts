import {palette} from '../palette.ts'
import {circle, clipped, line, placed, type Point, shape} from '../svg.ts'

const outline =
  'M0 -104C50 -104 80 -34 80 14C80 66 46 102 0 102C-46 102 -80 66 -80 14C-80 -34 -50 -104 0 -104Z'

/** A drop as the head of a pin leaves it in wax, its tail away from the origin. */
const drop = (turn: number, from: number, to: number, colour: string, width = 7) =>
  placed(
    [0, 0],
    {turn},
    shape(
      `M${-width} ${-from}Q${-width} ${-from + width} 0 ${-from + width}Q${width} ${-from + width} ${width} ${-from}Q${width * 0.5} ${-(from + to) / 2} 0 ${-to}Q${-width * 0.5} ${-(from + to) / 2} ${-width} ${-from}Z`,
      colour,
    ),
  )

const ring = (count: number, from: number, to: number, colour: string, width?: number) =>
  Array.from({length: count}, (_, index) => drop((360 / count) * index, from, to, colour, width)).join('')

const row = (y: number, draw: (x: number) => string) =>
  [-66, -44, -22, 0, 22, 44, 66].map((x) => placed([x, y], {}, draw(x))).join('')

type Pattern = (light: string, accent: string) => string

const sun: Pattern = (light, accent) =>
  circle(0, 4, 11, accent) +
  placed([0, 4], {}, ring(12, 20, 48, light), ring(12, 56, 68, accent, 4)) +
  placed([0, -84], {}, ring(8, 5, 18, light, 4)) +
  placed([0, 90], {}, ring(8, 5, 18, light, 4)) +
  [-1, 1]
    .map(
      (side) =>
        placed([side * 70, -42], {}, ring(8, 6, 22, light, 4)) +
        placed([side * 70, 58], {}, ring(8, 6, 22, light, 4)),
    )
    .join('')

const belts: Pattern = (light, accent) =>
  line('M-90 -30Q0 -18 90 -30M-90 44Q0 56 90 44', light, 6) +
  line('M-88 -2l14 -14l14 14l14 -14l14 14l14 -14l14 14l14 -14l14 14l14 -14l14 14l14 -14l14 14', accent, 7) +
  row(30, () => circle(0, 0, 5, light)) +
  row(-52, () => drop(180, 0, 24, light, 5)) +
  row(68, () => drop(0, 0, -26, light, 5)) +
  placed([0, -92], {}, ring(8, 5, 20, accent, 4))

const firs: Pattern = (light, accent) => {
  const twig = (x: number, turn: number) =>
    placed(
      [x, 6],
      {turn},
      line('M0 74V-70', light, 5),
      ...[-52, -30, -8, 14, 36, 58].map((y) => line(`M0 ${y + 12}l-18 -14M0 ${y + 12}l18 -14`, light, 5)),
    )
  return (
    twig(0, 0) +
    twig(-54, -10) +
    twig(54, 10) +
    [-27, 27].map((x) => [-40, 0, 40].map((y) => circle(x, y + 8, 6, accent)).join('')).join('')
  )
}

const tulips: Pattern = (light, accent) =>
  line('M0 90Q-4 30 0 -12M0 62Q-30 50 -38 24M0 62Q30 50 38 24', light, 5) +
  [
    [0, -20, 0, 1],
    [-40, 18, -24, 0.7],
    [40, 18, 24, 0.7],
  ]
    .map(([x = 0, y = 0, turn = 0, scale = 1]) =>
      placed(
        [x, y],
        {turn, scale},
        shape('M0 12Q-34 4 -28 -46L-11 -24L0 -54L11 -24L28 -46Q34 4 0 12Z', light),
        shape('M0 2Q-10 -8 0 -28Q10 -8 0 2Z', accent),
      ),
    )
    .join('') +
  line('M-70 80Q0 100 70 80', accent, 7)

const stars: Pattern = (light, accent) =>
  [
    [0, -54],
    [-44, -8],
    [44, -8],
    [0, 34],
    [-52, 58],
    [52, 58],
    [0, 88],
  ]
    .map(([x = 0, y = 0], index) =>
      placed([x, y], {}, ring(8, 7, 24, index % 3 ? light : accent, 4.4), circle(0, 0, 4, light)),
    )
    .join('') + line('M-80 14q16 14 30 8M80 14q-16 14 -30 8', light, 4)

const patterns = [sun, belts, firs, tulips, stars] as const
const dyes = [
  [palette.brick, palette.paper, palette.straw],
  [palette.night, palette.paper, palette.amber],
  [palette.honey, palette.paper, palette.brick],
  [palette.forest, palette.paper, palette.straw],
  ['#7f2c20', palette.straw, palette.paper],
  [palette.umber, palette.linen, palette.amber],
  [palette.deep, palette.straw, palette.paper],
] as const

/** A margutis, an egg dyed and decorated with wax or a blade, 206 high at scale 1; `at` is its middle. */
export function easterEgg(at: Point, index: number, scale: number, turn: number): string {
  const [dye, light, accent] = dyes[index % dyes.length] ?? dyes[0]
  const pattern = patterns[index % patterns.length] ?? sun
  return placed(
    at,
    {scale, turn},
    shape(outline, dye),
    clipped(
      outline,
      shape('M30 -110Q110 -20 60 110H100V-110Z', palette.ink, {opacity: 0.16}),
      pattern(light, accent),
    ),
    shape('M-52 -34Q-46 -72 -20 -88Q-36 -62 -42 -28Z', palette.snow, {opacity: 0.5}),
  )
}
