import {palette} from '../palette.ts'
import {type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {easterEgg} from '../shapes/easter-egg.ts'
import {rays} from '../shapes/gouge.ts'
import {through} from '../shapes/ribbon.ts'
import {sash} from '../shapes/sash.ts'
import {circle, clipped, ellipse, line, placed, type Point, polygon, rect, shape, smooth} from '../svg.ts'

const [width, height] = [1600, 1600]
const bowl = {x: 800, y: 930, across: 570, deep: 130} as const

function draw(): string {
  const random = seeded(505)
  return [
    rect(0, 0, width, height, '#84b1ae'),
    circle(800, 640, 560, '#97bfb8'),
    circle(800, 640, 420, '#b1cfc2'),
    rays({
      centre: [800, 640],
      inner: 440,
      outer: 900,
      count: 72,
      thickness: 9,
      colour: palette.straw,
      opacity: 0.55,
      random,
    }),
    ...branches.map(([lean, length, start]) => catkins([800 + start, 900], lean, length, random)),
    table(),
    ellipse(820, 1330, 470, 60, palette.umber, 0.35),
    ellipse(bowl.x, bowl.y, bowl.across, bowl.deep, palette.deep),
    ellipse(bowl.x, bowl.y + 6, bowl.across - 26, bowl.deep - 20, palette.night),
    ...heap.map(([x, y, index, scale, turn]) => easterEgg([x, y], index, scale, turn)),
    bowlFront(),
    ...laid.map(
      ([x, y, index, scale, turn]) =>
        ellipse(x + 10, y + 74 * scale, 106 * scale, 26 * scale, palette.umber, 0.35) +
        easterEgg([x, y], index, scale, turn),
    ),
  ].join('')
}

const branches = [
  [-57, 510, -220],
  [-40, 720, -160],
  [-24, 640, -80],
  [-9, 800, -40],
  [6, 660, 40],
  [20, 790, 70],
  [36, 680, 150],
  [54, 530, 220],
] as const

/** A willow branch in catkins that grows from the place, leaning by degrees. */
function catkins(at: Point, lean: number, length: number, random: Random): string {
  const bend = lean * 0.9
  const on = (share: number): Point => [bend * share ** 2 * 1.6, -length * share]
  const catkin = ([x, y]: Point, turn: number) =>
    placed(
      [x, y],
      {turn},
      shape('M-9 0Q-24 -16 -20 -42Q-14 -68 0 -72Q14 -68 20 -42Q24 -16 9 0Z', palette.snow),
      shape('M4 -2Q22 -18 17 -44Q12 -62 2 -70Q26 -60 22 -36Q20 -14 4 -2Z', palette.mist),
      shape('M-12 4Q-18 -16 0 -24Q18 -16 12 4Z', palette.umber),
    )
  const buds = Array.from({length: Math.floor(length / 62)}, (_, index) => {
    const share = 0.3 + (index * 0.7) / Math.floor(length / 62)
    return catkin(on(share), (index % 2 ? 34 : -34) + bend * 0.24 * share + (random() - 0.5) * 10)
  })
  return placed(
    at,
    {turn: lean},
    line(smooth([0, 0.25, 0.5, 0.75, 1].map(on)), palette.umber, 11),
    ...buds,
    catkin(on(1), bend * 0.3),
  )
}

const table = () =>
  shape(`M0 1170H${width}V${height}H0Z`, palette.paper) +
  line(
    Array.from(
      {length: 33},
      (_, index) => `M${800 + (index - 16) * 50} 1170L${800 + (index - 16) * 84} 1600`,
    ).join(''),
    palette.linen,
    4,
  ) +
  line('M0 1230H1600M0 1300H1600M0 1384H1600M0 1482H1600', palette.linen, 4) +
  rect(0, 1160, width, 14, palette.linen) +
  sash((t) => [t * width, 1440], 96, 220)

/** Place, pattern, size and turn, those farther away first. */
const heap: readonly [number, number, number, number, number][] = [
  [560, 770, 1, 1.16, -14],
  [800, 740, 6, 1.2, 6],
  [1040, 772, 2, 1.16, 16],
  [420, 860, 3, 1.18, -36],
  [1184, 862, 5, 1.18, 34],
  [668, 836, 0, 1.24, -10],
  [936, 842, 8, 1.24, 12],
  [534, 930, 4, 1.24, -24],
  [1076, 932, 7, 1.24, 24],
  [800, 926, 9, 1.3, -3],
]

function bowlFront(): string {
  const {x, y, across, deep} = bowl
  const body = `M${x - across} ${y}A${across} ${deep} 0 0 0 ${x + across} ${y}Q${x + across - 30} ${y + 300} ${x + 250} ${y + 380}H${x - 250}Q${x - across + 30} ${y + 300} ${x - across} ${y}Z`
  const belt = through([
    [x - across, y + 96],
    [x - 340, y + 196],
    [x, y + 236],
    [x + 340, y + 196],
    [x + across, y + 96],
  ])
  const zigzag = Array.from({length: 33}, (_, index) => {
    const share = (index / 32) * 2 - 1
    return [x + share * 460, y + 356 - share ** 2 * 150 + (index % 2 ? -13 : 13)] as const
  })
  return [
    shape(`M${x - 230} ${y + 370}H${x + 230}L${x + 250} ${y + 408}H${x - 250}Z`, palette.night),
    shape(body, palette.deep),
    clipped(
      body,
      shape(`M${x + 240} ${y}Q${x + 420} ${y + 240} ${x + 160} ${y + 400}H${x + 600}V${y}Z`, palette.night, {
        opacity: 0.4,
      }),
      sash(belt, 96, 190),
      line(polygon(zigzag, false), palette.straw, 7),
    ),
    line(
      `M${x - across + 8} ${y + 12}A${across - 6} ${deep} 0 0 0 ${x + across - 8} ${y + 12}`,
      palette.lagoon,
      16,
    ),
  ].join('')
}

const laid: readonly [number, number, number, number, number][] = [
  [196, 1288, 2, 1.05, -72],
  [1412, 1292, 0, 1.05, 66],
]

export const easterEggs: Scene = {name: 'marguciai', width, height, format: 'webp', grain: 8, draw}
