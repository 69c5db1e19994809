import {palette} from '../palette.ts'
import {between, type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {candle} from '../shapes/candle.ts'
import {rays} from '../shapes/gouge.ts'
import {sash} from '../shapes/sash.ts'
import {octahedron, strawStar} from '../shapes/straw.ts'
import {specks} from '../shapes/sky.ts'
import {circle, ellipse, line, placed, type Point, rect, shape} from '../svg.ts'

const [width, height] = [1920, 1080]

function draw(): string {
  const random = seeded(1312)
  return [
    rect(0, 0, width, height, palette.pine),
    circle(960, 430, 470, palette.forest),
    circle(960, 430, 350, '#2a5e46'),
    rays({
      centre: [960, 430],
      inner: 480,
      outer: 700,
      count: 72,
      thickness: 6,
      colour: palette.moss,
      opacity: 0.5,
      random,
    }),
    specks([0, 0, width, 760], 130, [1.5, 5], palette.mist, random),
    ...stars.map(
      ([x, y, size]) => line(`M${x} 0V${y}`, palette.sage, 2.5) + strawStar([x, y], size, size * 0.11),
    ),
    sodas([960, 400]),
    branch([-30, 60], 8, random),
    placed([width, 0], {flip: true}, branch([-30, 60], 8, random)),
    table(random),
  ].join('')
}

const stars = [
  [330, 400, 104],
  [150, 600, 70],
  [1590, 400, 104],
  [1780, 600, 70],
] as const

/** The garden of straw that hangs over the Christmas table. */
function sodas([x, y]: Point): string {
  const [radius, tall] = [220, 210]
  const hung: [Point, number][] = [
    [[x - radius, y + radius * 0.06], 66],
    [[x + radius, y - radius * 0.06], 66],
    [[x, y + tall], 84],
  ]
  return [
    line(`M${x} 0V${y - tall}`, palette.sage, 4),
    octahedron([x, y - tall * 0.02], radius, tall, 15),
    octahedron([x, y + 10], radius * 0.42, tall * 0.46, 10),
    ...hung.map(
      ([[hx, hy], size]) =>
        line(`M${hx} ${hy}v26`, palette.sage, 3) + octahedron([hx, hy + 26 + size], size * 0.86, size, 9),
    ),
  ].join('')
}

/** A spruce bough that comes in from the left. */
function branch([x, y]: Point, twigs: number, random: Random): string {
  const needles: string[] = []
  for (let index = 0; index < twigs * 9; index++) {
    const t = index / (twigs * 9)
    const [px, py] = [x + t * 520, y + Math.sin(t * 2.2) * 96]
    const length = between(random, 62, 92) * (1 - t * 0.55)
    for (const turn of [-46, 52]) {
      const radians = ((turn + between(random, -12, 12) + t * 16) * Math.PI) / 180
      needles.push(
        `M${px} ${py}l${(Math.cos(radians) * length).toFixed(1)} ${(Math.sin(radians) * length).toFixed(1)}`,
      )
    }
  }
  const cones = [
    [130, 130],
    [300, 168],
  ].map(([cx = 0, cy = 0]) =>
    placed(
      [cx, cy],
      {turn: 14},
      ellipse(0, 38, 20, 40, palette.umber),
      line('M-15 22Q0 34 15 22M-18 38Q0 52 18 38M-14 56Q0 68 14 56', palette.honey, 4),
    ),
  )
  return (
    line(needles.join(''), palette.moss, 7) +
    line(`M${x} ${y}q280 96 520 70`, palette.umber, 9) +
    cones.join('')
  )
}

function table(random: Random): string {
  return [
    shape(`M0 900Q960 850 1920 900V${height}H0Z`, palette.paper),
    sash((t) => [-20 + t * 1960, 1010 - Math.sin(t * Math.PI) * 40], 78, 280),
    candlestick([600, 905], 150),
    candlestick([690, 895], 210),
    candlestick([1240, 895], 190),
    candlestick([1330, 905], 130),
    ellipse(960, 896, 170, 34, palette.linen),
    ellipse(960, 890, 150, 26, palette.snow),
    ...Array.from({length: 27}, (_, index) => {
      const level = index < 14 ? 0 : index < 23 ? 1 : 2
      const [px, py] = [
        960 + between(random, -112, 112) * (1 - level * 0.3),
        890 - level * 15 + between(random, -5, 5),
      ]
      return ellipse(px, py - 8, 18, 13, palette.honey) + ellipse(px - 4, py - 12, 9, 5, palette.straw)
    }),
    apple([400, 912]),
    apple([472, 924]),
    apple([1500, 918]),
  ].join('')
}

const candlestick = (at: Point, tall: number) =>
  ellipse(at[0], at[1], 46, 12, palette.umber) + candle(at, tall, palette.straw, palette.paper)

function apple([x, y]: Point): string {
  return (
    shape(
      `M${x} ${y - 66}Q${x + 46} ${y - 78} ${x + 42} ${y - 34}Q${x + 34} ${y + 6} ${x} ${y}Q${x - 34} ${y + 6} ${x - 42} ${y - 34}Q${x - 46} ${y - 78} ${x} ${y - 66}Z`,
      palette.brick,
    ) +
    shape(`M${x - 26} ${y - 54}q-14 22 0 40q-20 -12 -16 -34Z`, palette.rust) +
    line(`M${x} ${y - 62}q2 -18 12 -24`, palette.umber, 5) +
    shape(`M${x + 8} ${y - 78}q26 -20 44 -2q-24 16 -44 2Z`, palette.moss)
  )
}

export const christmas: Scene = {name: 'siaudinis-sodas', width, height, format: 'jpg', grain: 16, draw}
