import {palette} from '../palette.ts'
import {between, type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {bunting} from '../shapes/camp.ts'
import {
  bagelString,
  bucket,
  clayJug,
  loaf,
  stallBack,
  stallFront,
  willowBasket,
  woodenSpoon,
} from '../shapes/fair.ts'
import {fairGoers} from '../shapes/fair-goers.ts'
import {gingerbread} from '../shapes/gift-contents.ts'
import {land, ridge} from '../shapes/land.ts'
import {type Person, person} from '../shapes/person.ts'
import {limbs} from '../shapes/poses.ts'
import {bandedSky, cloud} from '../shapes/sky.ts'
import {verba} from '../shapes/verba.ts'
import {circle, clipped, ellipse, line, type Point, rect, shape} from '../svg.ts'

const [width, height] = [1800, 1200]

const hills = ridge([
  [0, 300],
  [400, 220],
  [800, 290],
  [1200, 210],
  [1500, 280],
  [1800, 230],
])
const stalls = ([320, 900, 1480] as const).map((x, index) => ({
  x,
  wide: 500,
  top: 420,
  counter: 770,
  foot: 990,
  stripes: (
    [
      [palette.forest, palette.paper],
      [palette.brick, palette.paper],
      [palette.deep, palette.linen],
    ] as const
  )[index] ?? [palette.forest, palette.paper],
}))

function draw(): string {
  const random = seeded(304)
  return [
    bandedSky(width, 420, ['#bfd6d9', '#d2e1da', '#e8e8d4', '#f4e4bf'], random),
    circle(600, 130, 62, palette.straw),
    cloud([320, 130], 300, palette.paper, 0.95),
    cloud([1450, 120], 360, palette.paper, 0.95),
    land(hills, {span: [0, width], bottom: 560, fill: '#a9c0b4', cut: palette.sage, random}),
    terrace(),
    rect(0, 620, width, 580, '#d8c39a'),
    cobbles(random),
    bunting([-20, 250], [900, 230], 60, 14, 46, pennants),
    bunting([900, 230], [1820, 250], 60, 14, 46, pennants),
    ...stalls.map((stall, index) => stallBack(stall) + hung(index) + keepers(index) + stallFront(stall)),
    palms(),
    bakery(),
    woodware(),
    fairGoers(),
  ].join('')
}

const pennants = [palette.amber, palette.forest, palette.brick]

/** Coloured houses round the market place, and the tower of its church. */
function terrace(): string {
  const walls = [
    palette.rose,
    palette.paper,
    palette.straw,
    palette.flax,
    palette.rust,
    palette.linen,
    palette.sage,
    palette.rose,
    palette.paper,
    palette.straw,
  ]
  const houses = walls.map((wall, index) => {
    const [x, top] = [index * 184 - 20, 380 + ((index * 37) % 3) * 22]
    return [
      rect(x + 26, top - 92, 30, 60, palette.umber),
      shape(
        `M${x - 6} ${top}L${x + 34} ${top - 62}H${x + 150}L${x + 190} ${top}Z`,
        index % 2 ? palette.deep : '#7f2c20',
      ),
      rect(x, top, 184, 260, wall),
      ...[28, 112].map(
        (shift) =>
          rect(x + shift, top + 28, 44, 62, palette.paper) +
          rect(x + shift + 5, top + 33, 34, 52, palette.deep),
      ),
    ].join('')
  })
  const tower =
    rect(1160, 190, 120, 300, '#b9ab90') +
    [1160, 1192, 1224, 1256].map((x) => rect(x, 166, 24, 30, '#b9ab90')).join('') +
    shape('M1196 300v-44a24 24 0 0 1 48 0v44Z', palette.deep) +
    circle(1220, 350, 26, palette.paper) +
    line('M1220 350v-16M1220 350l12 6', palette.ink, 4) +
    line('M1220 166V110', palette.umber, 5)
  return tower + houses.join('')
}

const cobbles = (random: Random) =>
  Array.from({length: 150}, () => {
    const y = between(random, 990, 1195)
    return ellipse(
      random() * width,
      y,
      16 + (y - 990) / 14,
      6 + (y - 990) / 36,
      random() < 0.5 ? '#cbb384' : '#e4d3ae',
    )
  }).join('')

/** What hangs under each awning. */
function hung(index: number): string {
  const {x, top} = stalls[index] ?? stalls[0] ?? {x: 0, top: 0}
  if (index === 0) {
    return [-96, -50, 50, 96].map((shift, place) => verba([x + shift, top + 60], 0.56, 180, place)).join('')
  }
  if (index === 1) return [-156, 156].map((shift) => bagelString([x + shift, top + 50], 160)).join('')
  return [-190, -120, 120, 190]
    .map((shift, place) =>
      woodenSpoon([x + shift, top + 62], 1, 180, place % 2 ? palette.straw : palette.amber),
    )
    .join('')
}

const keeper = (x: number, rest: Omit<Person, 'at' | 'height' | 'bottom'>) =>
  clipped(
    `M${x - 250} 400H${x + 250}V790H${x - 250}Z`,
    person({...rest, at: [x, 1056], height: 480, bottom: palette.ink}),
  )

function keepers(index: number): string {
  if (index === 0) {
    return keeper(320, {
      skin: '#f0cba9',
      hair: '#cfc6b5',
      head: 'scarf',
      headColour: palette.amber,
      top: palette.brick,
      sleeves: palette.paper,
      arms: limbs([-16, -64, -22, -70], [14, -62, 8, -56]),
    })
  }
  if (index === 1) {
    return (
      keeper(900, {
        skin: '#e6b78f',
        hair: '#7c4d25',
        head: 'cap',
        headColour: palette.paper,
        top: palette.paper,
        arms: limbs([-15, -62, -9, -61], [15, -62, 9, -61]),
      }) + shape('M866 690L876 770H924L934 690Q900 704 866 690Z', palette.brick)
    )
  }
  return keeper(1480, {
    skin: '#a06b46',
    hair: '#22261f',
    head: 'bun',
    top: palette.forest,
    sleeves: palette.paper,
    arms: limbs([-14, -62, -8, -56], [16, -64, 22, -72]),
  })
}

/** Buckets of verbos before and on the first stall. */
function palms(): string {
  const bunch = ([x, y]: Point, size: number, count: number, first: number) =>
    Array.from({length: count}, (_, index) => {
      const share = index - (count - 1) / 2
      return verba([x + share * 18 * size, y - 44 * size], size, share * 10, first + index)
    }).join('') + bucket([x, y], size * 0.86)
  return [bunch([140, 772], 0.84, 4, 0), bunch([446, 772], 0.78, 4, 1), bunch([120, 1080], 1.12, 5, 3)].join(
    '',
  )
}

const bakery = () =>
  [
    loaf([724, 772], 0.86),
    loaf([806, 772], 0.62),
    loaf([756, 720], 0.66),
    loaf([1000, 772], 0.74),
    gingerbread([1086, 724], 0.42, -8),
    gingerbread([1064, 742], 0.4, 6),
    gingerbread([1112, 744], 0.42, 10),
  ].join('')

const woodware = () =>
  [
    ...[-22, -8, 8, 24].map((turn, index) =>
      woodenSpoon([1324 + turn * 0.8, 750], 0.76, turn, index % 2 ? palette.straw : palette.amber),
    ),
    clayJug([1324, 772], 0.52, palette.rust),
    clayJug([1412, 772], 0.72, palette.deep),
    willowBasket([1576, 772], 0.8),
    clayJug([1672, 772], 0.8, palette.moss),
  ].join('')

export const springFair: Scene = {name: 'kaziuko-muge', width, height, format: 'jpg', grain: 7, draw}
