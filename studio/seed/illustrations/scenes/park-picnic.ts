import {palette} from '../palette.ts'
import {between, pick, type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {bunting} from '../shapes/camp.ts'
import {land, ridge} from '../shapes/land.ts'
import type {Person} from '../shapes/person.ts'
import {hamper, onTheGround, picnicCloth, sackRacer, strawberries} from '../shapes/picnic.ts'
import {tree} from '../shapes/plants.ts'
import {limbs} from '../shapes/poses.ts'
import {ribbon} from '../shapes/ribbon.ts'
import {bandedSky, cloud} from '../shapes/sky.ts'
import {branchedCake} from '../shapes/tea.ts'
import {tugOfWar} from '../shapes/tug-of-war.ts'
import {circle, ellipse, line, placed, type Point, shape} from '../svg.ts'

const [width, height] = [1800, 1200]

const farHills = ridge([
  [0, 420],
  [260, 340],
  [560, 420],
  [860, 330],
  [1200, 410],
  [1500, 320],
  [1800, 390],
])
const nearHills = ridge([
  [0, 500],
  [300, 470],
  [700, 520],
  [1100, 480],
  [1500, 510],
  [1800, 470],
])
const lawn = ridge([
  [0, 600],
  [450, 570],
  [900, 580],
  [1350, 566],
  [1800, 600],
])

function draw(): string {
  const random = seeded(524)
  return [
    bandedSky(width, 520, ['#bfd6d9', '#cfe0da', '#e2e8d6', '#f1e6c6'], random),
    circle(1180, 190, 84, palette.amber),
    circle(1180, 190, 70, palette.straw),
    cloud([380, 130], 330, palette.paper, 0.95),
    cloud([1560, 150], 300, palette.paper, 0.95),
    land(farHills, {span: [0, width], bottom: 700, fill: '#a9c0b4', cut: palette.sage, random}),
    land(nearHills, {span: [0, width], bottom: 760, fill: palette.sage, cut: palette.moss, random}),
    kite([620, 190]),
    ...hedge.map(([x, size]) => tree([x, lawn(x) + 14], size, palette.moss, palette.sage, random)),
    land(lawn, {span: [0, width], bottom: height, fill: '#b9c48b', cut: '#8ba268', random}),
    tree([110, 770], 640, palette.forest, palette.moss, random),
    tree([1690, 760], 620, palette.forest, palette.moss, random),
    line('M920 346V640', palette.umber, 10),
    bunting([210, 370], [920, 350], 90, 11, 54, pennants),
    bunting([920, 350], [1620, 370], 90, 11, 54, pennants),
    daisies(random),
    ellipse(900, 808, 620, 34, '#8ba268', 0.6),
    tugOfWar([900, 800], 310, 132, reds, greens),
    picnic(),
    ...racers.map(([racer, hop]) => sackRacer(racer, hop)),
  ].join('')
}

const pennants = [palette.brick, palette.paper, palette.forest, palette.amber, palette.deep]
const hedge = [
  [330, 170],
  [460, 200],
  [620, 150],
  [1210, 160],
  [1360, 200],
  [1480, 170],
] as const

/** A kite with a woven tail; whoever holds its string stands behind the tree. */
const kite = ([x, y]: Point) =>
  line(`M${x} ${y}Q${x - 120} 430 300 460`, palette.umber, 2.5) +
  ribbon(
    [
      [x - 38, y + 84],
      [x - 20, y + 126],
      [x - 54, y + 160],
      [x - 34, y + 200],
      [x - 66, y + 236],
    ],
    18,
    70,
  ) +
  placed(
    [x, y],
    {turn: 24},
    shape('M0 -90L60 -14L0 96L-60 -14Z', palette.brick),
    shape('M0 -90L60 -14H-60Z', palette.amber),
    shape('M0 -90L0 96L-60 -14Z', palette.ink, {opacity: 0.12}),
  )

function daisies(random: Random): string {
  return Array.from({length: 60}, () => {
    const [x, y] = [random() * width, between(random, 640, 1190)]
    return circle(x, y, 3 + (y - 640) / 110, pick(random, [palette.paper, palette.straw, palette.paper]))
  }).join('')
}

const reds = [
  {skin: '#e6b78f', hair: '#7c4d25', head: 'short', top: palette.brick, bottom: palette.ink},
  {skin: '#f0cba9', hair: '#c9994b', head: 'long', top: palette.rust, bottom: palette.deep},
  {skin: '#a06b46', hair: '#22261f', head: 'short', top: palette.brick, bottom: palette.umber},
  {
    skin: '#f0cba9',
    hair: '#cfc6b5',
    head: 'cap',
    headColour: palette.umber,
    top: palette.rust,
    bottom: palette.night,
  },
] as const
const greens = [
  {skin: '#f3d5b8', hair: '#a5672d', head: 'plait', top: palette.forest, bottom: palette.umber},
  {
    skin: '#e6b78f',
    hair: '#3b2a1d',
    head: 'cap',
    headColour: palette.amber,
    top: palette.moss,
    bottom: palette.ink,
  },
  {skin: '#d39d72', hair: '#3b2a1d', head: 'bun', top: palette.forest, bottom: palette.deep},
  {skin: '#f0cba9', hair: '#7c4d25', head: 'short', top: palette.moss, bottom: palette.night},
] as const

/** A family on their cloth. */
function picnic(): string {
  return [
    picnicCloth([530, 1100], [840, 180]),
    ...family.map((one) => onTheGround(one)),
    branchedCake([560, 1100], 0.78),
    hamper([850, 1104], 0.86),
    strawberries([420, 1134], 0.86),
    soup([690, 1140]),
    jug([760, 1150]),
  ].join('')
}

const family: readonly Person[] = [
  {
    at: [300, 1196],
    height: 400,
    skin: '#f0cba9',
    hair: '#7c4d25',
    head: 'long',
    top: palette.paper,
    bottom: palette.deep,
    skirt: true,
    hem: palette.amber,
    arms: limbs([-14, -60, -6, -50], [18, -62, 27, -54]),
  },
  {
    at: [690, 1140],
    height: 345,
    skin: '#e6b78f',
    hair: '#3b2a1d',
    head: 'short',
    top: palette.amber,
    bottom: palette.umber,
    arms: limbs([-18, -64, -22, -52], [15, -60, 8, -50]),
  },
  {
    at: [470, 1130],
    height: 270,
    skin: '#f3d5b8',
    hair: '#c9994b',
    head: 'wreath',
    headColour: palette.moss,
    top: palette.rose,
    bottom: palette.brick,
    skirt: true,
    hem: palette.paper,
    arms: limbs([-16, -80, -18, -98], [14, -60, 6, -48]),
  },
]

/** A bowl of cold beetroot soup. */
const soup = ([x, y]: Point) =>
  ellipse(x, y, 46, 13, palette.snow) +
  ellipse(x, y - 3, 34, 9, '#e58aa0') +
  ellipse(x - 4, y - 5, 10, 4, palette.straw)

const jug = ([x, y]: Point) =>
  line(`M${x + 22} ${y - 66}q34 0 30 30t-34 18`, palette.deep, 8) +
  shape(
    `M${x - 20} ${y - 84}H${x + 24}L${x + 20} ${y - 66}Q${x + 38} ${y - 34} ${x + 24} ${y}H${x - 24}Q${x - 38} ${y - 34} ${x - 18} ${y - 66}Z`,
    palette.deep,
  ) +
  line(`M${x - 30} ${y - 34}H${x + 30}`, palette.straw, 6)

const racers: readonly [Person, number][] = [
  [
    {
      at: [1170, 1150],
      height: 318,
      lean: 7,
      skin: '#a06b46',
      hair: '#22261f',
      head: 'short',
      top: palette.amber,
      bottom: palette.ink,
    },
    34,
  ],
  [
    {
      at: [1370, 1166],
      height: 326,
      lean: 4,
      skin: '#f0cba9',
      hair: '#c9994b',
      head: 'plait',
      top: palette.lagoon,
      bottom: palette.ink,
    },
    0,
  ],
  [
    {
      at: [1570, 1140],
      height: 312,
      lean: 9,
      skin: '#e6b78f',
      hair: '#a5672d',
      head: 'cap',
      headColour: palette.brick,
      top: palette.paper,
      bottom: palette.ink,
    },
    46,
  ],
]

export const parkPicnic: Scene = {name: 'geguzine', width, height, format: 'jpg', grain: 10, draw}
