import {palette} from '../palette.ts'
import {between, pick, type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {sheep} from '../shapes/animals.ts'
import {cottage} from '../shapes/buildings.ts'
import {tricolour} from '../shapes/camp.ts'
import {corgi} from '../shapes/corgi.ts'
import {land, ridge} from '../shapes/land.ts'
import {type Person, person, reach} from '../shapes/person.ts'
import {sash, straight} from '../shapes/sash.ts'
import {water} from '../shapes/sea.ts'
import {bandedSky, cloud, gull} from '../shapes/sky.ts'
import {daffodil, rue} from '../shapes/spring-flowers.ts'
import {circle, line, type Point, shape} from '../svg.ts'

const [width, height] = [1920, 1080]

const farCoast = ridge([
  [0, 330],
  [200, 300],
  [420, 370],
  [640, 420],
  [760, 480],
])
const nearCoast = ridge([
  [0, 440],
  [180, 430],
  [360, 500],
  [440, 600],
  [500, 760],
])
/** A dragon of a rock that lies in the sea. */
const worm = ridge([
  [1180, 480],
  [1260, 444],
  [1330, 462],
  [1420, 400],
  [1500, 440],
  [1600, 360],
  [1720, 372],
  [1920, 300],
])
const headland = ridge([
  [0, 700],
  [420, 672],
  [960, 640],
  [1400, 652],
  [1760, 690],
  [1920, 730],
])
const bank = ridge([
  [0, 920],
  [300, 985],
  [960, 1030],
  [1600, 985],
  [1920, 920],
])

const rowFoot = (x: number) => 900 + 30 * Math.cos(((x - 960) / 640) * 1.3)

function draw(): string {
  const random = seeded(1991)
  return [
    bandedSky(width, 520, ['#c4d8d8', '#d5e0d6', '#e6e6d2', '#f2e4c1'], random),
    circle(1330, 270, 84, palette.amber),
    circle(1330, 270, 70, palette.straw),
    cloud([330, 190], 380, palette.paper, 0.95),
    cloud([1660, 170], 400, palette.paper, 0.95),
    cloud([760, 100], 260, palette.paper, 0.8),
    water({
      left: 0,
      right: width,
      top: 470,
      bottom: 760,
      colour: palette.lagoon,
      light: palette.paper,
      dark: palette.sea,
      random,
    }),
    land(farCoast, {span: [0, 760], bottom: 484, fill: '#a9c0b4', cut: palette.sage, random}),
    land(worm, {span: [1180, width], bottom: 484, fill: palette.sage, cut: palette.moss, random}),
    sailingBoat([700, 494], 0.62),
    sailingBoat([1650, 590], 1.2),
    land(nearCoast, {span: [0, 500], bottom: 760, fill: palette.moss, cut: palette.forest, random}),
    cottage([70, 470], 0.85),
    sheep([255, 482], 0.8),
    sheep([310, 510], 0.9, true),
    land(headland, {span: [0, width], bottom: height, fill: '#b9c48b', cut: '#8ba268', random}),
    meadowFlowers(random),
    row(),
    corgi([1130, 1006], 1.2, true),
    land(bank, {span: [0, width], bottom: height, fill: palette.forest, cut: palette.pine, random}),
    border(),
    gull([470, 270], 60, palette.deep),
    gull([560, 226], 42, palette.deep),
    gull([1120, 190], 50, palette.deep),
  ].join('')
}

const sailingBoat = ([x, y]: Point, size: number) =>
  shape(`M${x} ${y - 82 * size}L${x + 44 * size} ${y - 12 * size}H${x}Z`, palette.paper) +
  shape(`M${x - 5} ${y - 70 * size}L${x - 30 * size} ${y - 12 * size}H${x - 5}Z`, palette.amber) +
  shape(
    `M${x - 40 * size} ${y - 8 * size}H${x + 50 * size}L${x + 32 * size} ${y + 12 * size}H${x - 26 * size}Z`,
    palette.brick,
  )

function meadowFlowers(random: Random): string {
  return Array.from({length: 54}, () => {
    const x = random() * width
    const y = between(random, headland(x) + 30, 1000)
    return circle(
      x,
      y,
      3 + (y - 660) / 90,
      pick(random, [palette.paper, palette.amber, palette.rust, palette.paper]),
    )
  }).join('')
}

type Neighbour = Omit<Person, 'at'> & {x: number}

/** Old and young, from the left to the right, who hold one long sash. */
const neighbours: readonly Neighbour[] = [
  {
    x: 420,
    height: 372,
    skin: '#f0cba9',
    hair: '#cfc6b5',
    head: 'bun',
    top: palette.deep,
    bottom: palette.umber,
    skirt: true,
    hem: palette.honey,
    socks: palette.ink,
  },
  {
    x: 525,
    height: 246,
    skin: '#e6b78f',
    hair: '#7c4d25',
    head: 'short',
    top: palette.amber,
    bottom: palette.deep,
  },
  {
    x: 634,
    height: 408,
    skin: '#a06b46',
    hair: '#22261f',
    head: 'short',
    top: palette.rust,
    bottom: palette.night,
  },
  {
    x: 750,
    height: 386,
    skin: '#f0cba9',
    hair: '#c9994b',
    head: 'wreath',
    headColour: palette.moss,
    top: palette.forest,
    sleeves: palette.paper,
    bottom: palette.brick,
    skirt: true,
    hem: palette.amber,
    apron: palette.linen,
    belt: palette.brick,
    socks: palette.paper,
  },
  {
    x: 868,
    height: 414,
    skin: '#e6b78f',
    hair: '#a5672d',
    head: 'cap',
    headColour: palette.umber,
    top: palette.forest,
    sleeves: palette.paper,
    bottom: palette.umber,
    belt: palette.amber,
  },
  {
    x: 975,
    height: 228,
    skin: '#f3d5b8',
    hair: '#c9994b',
    head: 'plait',
    top: palette.brick,
    sleeves: palette.paper,
    bottom: palette.deep,
    skirt: true,
    hem: palette.amber,
    apron: palette.paper,
    belt: palette.brick,
    socks: palette.paper,
  },
  {
    x: 1086,
    height: 392,
    skin: '#d39d72',
    hair: '#3b2a1d',
    head: 'long',
    top: palette.paper,
    bottom: palette.deep,
  },
  {
    x: 1200,
    height: 402,
    skin: '#f0cba9',
    hair: '#cfc6b5',
    head: 'cap',
    headColour: palette.deep,
    top: palette.moss,
    bottom: palette.ink,
  },
  {
    x: 1305,
    height: 262,
    skin: '#f3d5b8',
    hair: '#a5672d',
    head: 'woolly',
    headColour: palette.brick,
    top: palette.flax,
    bottom: palette.umber,
  },
  {
    x: 1418,
    height: 384,
    skin: '#e6b78f',
    hair: '#3b2a1d',
    head: 'wreath',
    headColour: palette.sage,
    top: palette.brick,
    sleeves: palette.paper,
    bottom: palette.forest,
    skirt: true,
    hem: palette.paper,
    apron: palette.linen,
    belt: palette.brick,
    socks: palette.paper,
  },
  {
    x: 1530,
    height: 404,
    skin: '#f3d5b8',
    hair: '#7c4d25',
    head: 'short',
    top: palette.honey,
    bottom: palette.night,
  },
]

/** Whose other hand carries the flag. */
const flagBearer = 4

function row(): string {
  const people = neighbours.map(({x, ...one}): Person => ({...one, at: [x, rowFoot(x)]}))
  const holds = people.flatMap((one, index) => holdsOf(one, index === flagBearer))
  const course = ridge(withSag(holds))
  const [first, last] = [holds[0] ?? [0, 0], holds.at(-1) ?? [0, 0]]
  const bearer = people[flagBearer]
  const pole: Point = bearer ? [bearer.at[0] + 62, bearer.at[1]] : [0, 0]
  return [
    tricolour(pole, 640, 250),
    ...people.map((one, index) => {
      const [left, right] = holdsOf(one, false)
      const upright: Point = [pole[0], one.at[1] - one.height * 0.76]
      const held = index === flagBearer ? upright : (right ?? one.at)
      return person({...one, arms: [reach(one, left ?? one.at, -1, 5), reach(one, held, 1, 5)]})
    }),
    sash((t) => [first[0] + (last[0] - first[0]) * t, course(first[0] + (last[0] - first[0]) * t)], 34, 430),
    ...[first, last].map(tail),
    ...people.flatMap((one, index) =>
      holdsOf(one, index === flagBearer).map(([x, y]) => circle(x, y - 6, one.height * 0.03, one.skin)),
    ),
  ].join('')
}

/** Where somebody holds the sash. */
function holdsOf({at: [x, y], height: tall}: Person, oneHanded: boolean): Point[] {
  const grip = y - (tall < 300 ? tall * 0.68 : tall * 0.52)
  const away = Math.max(tall * 0.125, 36)
  return oneHanded
    ? [[x - away, grip]]
    : [
        [x - away, grip],
        [x + away, grip],
      ]
}

function withSag(holds: readonly Point[]): Point[] {
  return holds.flatMap((hold, index): Point[] => {
    const next = holds[index + 1]
    if (!next) return [hold]
    const gap = next[0] - hold[0]
    return [hold, [(hold[0] + next[0]) / 2, (hold[1] + next[1]) / 2 + gap * 0.14]]
  })
}

/** The end of the sash that hangs from the outermost hand, with its fringe. */
function tail([x, y]: Point): string {
  const threads = [-14, -8, -2, 4, 10].map((shift) => `M${x + shift + 2} ${y + 128}v30`).join('')
  return sash(straight([x, y - 8], [x, y + 130]), 32, 36) + line(threads, palette.brick, 3)
}

function border(): string {
  const left = [20, 84, 150, 226, 300, 380, 470]
  const right = [1440, 1530, 1612, 1690, 1764, 1836, 1900]
  return [...left, ...right]
    .map((x, index) => {
      const edge = Math.min(x, width - x)
      const size = 1.5 - (edge / 470) * 0.66
      const lean = x < 960 ? -6 + (index % 3) * 7 : 6 - (index % 3) * 7
      return index % 2 ? rue([x, 1096], size * 1.25, lean) : daffodil([x, 1096], size * 1.1, lean, x > 960)
    })
    .join('')
}

export const aboutUs: Scene = {name: 'apie-mus', width, height, format: 'jpg', grain: 14, draw}
