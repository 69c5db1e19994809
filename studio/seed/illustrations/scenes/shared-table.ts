import {palette} from '../palette.ts'
import {type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {type Sitter, sitter} from '../shapes/at-table.ts'
import {cottage} from '../shapes/buildings.ts'
import {clayJug} from '../shapes/fair.ts'
import {breadBoard, dumplingPlate, kvass, potatoBowl, soupBowl, tureen} from '../shapes/feast.ts'
import {land, ridge} from '../shapes/land.ts'
import {type Person, person} from '../shapes/person.ts'
import {oakLeaf, tree} from '../shapes/plants.ts'
import {arms} from '../shapes/poses.ts'
import {sash, straight} from '../shapes/sash.ts'
import {bandedSky} from '../shapes/sky.ts'
import {circle, line, type Point, polygon, rect, shape} from '../svg.ts'

const [width, height] = [1600, 1600]
const [edge, near] = [830, 1250]

const hills = ridge([
  [0, 440],
  [360, 330],
  [760, 430],
  [1180, 320],
  [1600, 410],
])
const meadow = ridge([
  [0, 560],
  [400, 530],
  [900, 560],
  [1300, 530],
  [1600, 560],
])

function draw(): string {
  const random = seeded(706)
  return [
    bandedSky(width, 520, ['#d9dcc6', '#efe0b6', '#f3d596', '#f0c577', '#ebb565'], random),
    circle(800, 330, 92, '#f3dc9a', 0.6),
    circle(800, 330, 68, palette.amber),
    land(hills, {span: [0, width], bottom: 700, fill: '#9db59a', cut: palette.moss, random}),
    land(meadow, {span: [0, width], bottom: height, fill: palette.moss, cut: palette.forest, random}),
    cottage([1206, 590], 1, {window: palette.amber}),
    tree([300, 590], 220, palette.forest, palette.moss, random),
    tree([990, 590], 200, palette.forest, palette.moss, random),
    boughs(random),
    lights([-20, 210], [800, 250], 110),
    lights([800, 250], [1620, 210], 110),
    table(),
    ...guests.map((one) => sitter(one, `M0 0H${width}V${edge}H0Z`)),
    food(),
    ...guests.flatMap(({hands, skin}) => hands.map(([x, y]) => circle(x, y, 21, skin))),
    kvass([600, 690], 0.9),
    circle(600, 664, 21, '#f3d5b8'),
    ...backs.map((one) => person(one)),
  ].join('')
}

/** The oak over the table. */
function boughs(random: Random): string {
  const tints = [palette.forest, palette.moss, palette.forest, palette.sage, '#2f5d45']
  const leaves = Array.from({length: 64}, (_, index) => {
    const share = random()
    const x = index % 2 ? share * 620 : width - share * 620
    const reach = (1 - share) * 230
    return oakLeaf(
      [x, random() * reach - 20],
      110 + random() * 40,
      120 + random() * 120,
      tints[index % tints.length] ?? '',
      palette.pine,
    )
  })
  return line('M-20 40Q300 60 620 -10M1620 40Q1300 60 980 -10', palette.umber, 18) + leaves.join('')
}

function lights([ax, ay]: Point, [bx, by]: Point, sag: number): string {
  const on = (t: number): Point => [ax + (bx - ax) * t, ay + (by - ay) * t + Math.sin(Math.PI * t) * sag]
  const cord = Array.from({length: 31}, (_, index) => on(index / 30))
  const bulbs = Array.from({length: 9}, (_, index) => {
    const [x, y] = on((index + 0.5) / 9)
    return circle(x, y + 16, 34, palette.straw, 0.35) + circle(x, y + 16, 14, palette.paper)
  })
  return line(polygon(cord, false), palette.ink, 4) + bulbs.join('')
}

const table = () =>
  [
    shape(`M20 ${edge}H1580L1700 ${near}H-100Z`, '#cfdac2'),
    shape(`M20 ${edge}H1580L1584 ${edge + 12}H16Z`, palette.paper),
    sash(straight([-60, 1064], [1660, 1064]), 120, 230),
    rect(-20, near, 1640, 130, palette.sage),
    line(Array.from({length: 27}, (_, index) => `M${index * 62} ${near}v130`).join(''), '#789a70', 4),
    rect(-20, near + 118, 1640, 240, '#3c5f3f'),
  ].join('')

const guests: readonly Sitter[] = [
  {
    at: [170, 1226],
    height: 740,
    skin: '#f0cba9',
    hair: '#cfc6b5',
    head: 'bun',
    top: palette.deep,
    bottom: palette.ink,
    hands: [
      [110, 900],
      [250, 908],
    ],
  },
  {
    at: [474, 1206],
    height: 700,
    skin: '#f3d5b8',
    hair: '#7c4d25',
    head: 'short',
    top: palette.brick,
    bottom: palette.ink,
    hands: [
      [410, 908],
      [600, 660],
    ],
  },
  {
    at: [790, 1226],
    height: 730,
    skin: '#f0cba9',
    hair: '#c9994b',
    head: 'wreath',
    headColour: palette.moss,
    top: palette.forest,
    sleeves: palette.paper,
    bottom: palette.ink,
    hands: [
      [700, 902],
      [880, 902],
    ],
  },
  {
    at: [1110, 1196],
    height: 690,
    skin: '#a06b46',
    hair: '#22261f',
    head: 'short',
    top: palette.amber,
    bottom: palette.ink,
    hands: [
      [1034, 904],
      [1180, 908],
    ],
  },
  {
    at: [1424, 1226],
    height: 740,
    skin: '#e6b78f',
    hair: '#a5672d',
    head: 'long',
    top: palette.rust,
    bottom: palette.ink,
    hands: [
      [1350, 908],
      [1494, 904],
    ],
  },
]

/** What the table bears, from its far edge to the near one. */
const food = () =>
  [
    soupBowl([180, 938], 0.78, palette.forest),
    dumplingPlate([480, 946], 0.86, palette.amber),
    soupBowl([1110, 944], 0.78, palette.amber),
    dumplingPlate([1424, 946], 0.86, palette.brick),
    clayJug([318, 966], 0.86, palette.rust),
    clayJug([1268, 966], 0.86, palette.deep),
    tureen([800, 1034], 0.92),
    kvass([636, 958], 0.8),
    kvass([974, 954], 0.8),
    potatoBowl([430, 1106], 1.06),
    breadBoard([1180, 1110], 1),
    dumplingPlate([150, 1128], 1.16, palette.brick),
    dumplingPlate([800, 1196], 1.2, palette.forest),
    soupBowl([1470, 1130], 1.04, palette.deep),
    kvass([620, 1200], 1),
    kvass([1330, 1206], 1),
    kvass([286, 1210], 1),
    soupBowl([1060, 1196], 0.86, palette.brick),
    soupBowl([510, 1206], 0.8, palette.amber),
  ].join('')

const back = (x: number, y: number, rest: Omit<Person, 'at' | 'height' | 'bottom'>): Person => ({
  ...rest,
  at: [x, y + 760],
  height: 780,
  bottom: palette.ink,
  back: true,
})

/** Seen from behind on the near side. */
const backs: readonly Person[] = [
  back(330, 1348, {
    skin: '#e6b78f',
    hair: '#3b2a1d',
    head: 'plait',
    top: palette.amber,
    arms: arms.hanging,
  }),
  back(800, 1366, {
    skin: '#f0cba9',
    hair: '#a5672d',
    head: 'short',
    top: palette.lagoon,
    arms: arms.hanging,
  }),
  back(1270, 1350, {
    skin: '#f0cba9',
    hair: '#cfc6b5',
    head: 'cap',
    headColour: palette.umber,
    top: palette.brick,
    arms: arms.hanging,
  }),
]

export const sharedTable: Scene = {name: 'bendros-vaises', width, height, format: 'webp', grain: 8, draw}
