import {palette} from '../palette.ts'
import {type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {band} from '../shapes/band.ts'
import {dancingWoman, flyingSash} from '../shapes/dancer.ts'
import {below, ridge} from '../shapes/land.ts'
import {type Person, person, reach} from '../shapes/person.ts'
import {oakLeaf} from '../shapes/plants.ts'
import {type Limb, limbs} from '../shapes/poses.ts'
import {sash} from '../shapes/sash.ts'
import {bandedSky} from '../shapes/sky.ts'
import {circle, clipped, ellipse, line, placed, type Point, polygon, rect, shape} from '../svg.ts'

const [width, height] = [1800, 1200]

function draw(): string {
  const random = seeded(1924)
  return [
    rect(0, 0, width, height, '#2f5d4b'),
    ...Array.from({length: 18}, (_, index) => rect(index * 104 + 20, 0, 4, 640, palette.forest)),
    ...[250, 900, 1550].map((x) => archedWindow([x, 540], random)),
    rect(0, 560, width, 110, palette.umber),
    ...Array.from({length: 13}, (_, index) => rect(index * 144 + 16, 578, 112, 74, '#80542e', 6)),
    floor(),
    stage(),
    band(600),
    garland(),
    ...[575, 1225].map((x) => lamp([x, 0])),
    ...couples.map(couple),
  ].join('')
}

function archedWindow([x, y]: Point, random: Random): string {
  const glass = `M${x - 130} ${y}V${y - 220}A130 130 0 0 1 ${x + 130} ${y - 220}V${y}Z`
  const hill = ridge([
    [x - 140, y - 110],
    [x - 50, y - 170],
    [x + 40, y - 120],
    [x + 140, y - 180],
  ])
  return [
    shape(`M${x - 152} ${y + 16}V${y - 220}A152 152 0 0 1 ${x + 152} ${y - 220}V${y + 16}Z`, palette.linen),
    clipped(
      glass,
      placed(
        [x - 130, y - 350],
        {},
        bandedSky(260, 350, ['#36616a', '#6c8a83', '#b9a877', '#e3b264', '#efc983'], random),
      ),
      shape(below(hill, x - 140, x + 140, y), palette.pine),
    ),
    line(
      `M${x} ${y}V${y - 350}M${x - 130} ${y - 120}H${x + 130}M${x - 130} ${y - 226}H${x + 130}`,
      palette.linen,
      9,
    ),
    rect(x - 166, y + 10, 332, 20, palette.linen),
  ].join('')
}

/** Boards that run towards the viewer, with the light of the lamps on them. */
const floor = () =>
  rect(0, 660, width, 540, palette.honey) +
  line(
    Array.from({length: 21}, (_, index) => {
      const away = index - 10
      return `M${900 + away * 96} 660L${900 + away * 236} 1200`
    }).join(''),
    palette.umber,
    4,
    {opacity: 0.32},
  ) +
  ellipse(900, 1080, 820, 150, palette.amber, 0.5) +
  ellipse(900, 1090, 560, 96, palette.straw, 0.45)

const stage = () =>
  rect(500, 600, 800, 96, '#5a371b') +
  rect(484, 588, 832, 24, palette.umber, 6) +
  sash((t) => [500 + t * 800, 652], 50, 200)

/** Oak leaves along a cord that hangs in three bows under the ceiling. */
function garland(): string {
  const cord = Array.from({length: 91}, (_, index): Point => {
    const x = index * 20
    return [x, 24 + Math.abs(Math.sin((x / width) * Math.PI * 3)) * 74]
  })
  const tints = [palette.moss, palette.amber, palette.sage, palette.rust, palette.moss, palette.honey]
  return (
    line(polygon(cord, false), palette.umber, 6) +
    cord
      .filter((_, index) => index % 2 === 0)
      .map(([x, y], index) =>
        oakLeaf([x, y], 74, 150 + (index % 5) * 15, tints[index % tints.length] ?? '', palette.pine),
      )
      .join('')
  )
}

const lamp = ([x, y]: Point) =>
  line(`M${x} ${y}V156`, palette.ink, 5) +
  circle(x, 212, 150, palette.amber, 0.14) +
  circle(x, 212, 90, palette.straw, 0.25) +
  shape(`M${x - 62} 200Q${x - 50} 150 ${x} 148Q${x + 50} 150 ${x + 62} 200Z`, palette.brick) +
  circle(x, 206, 24, palette.paper)

interface Couple {
  man: Person
  woman: Person
  swing: -1 | 1
  /** Where the hands that they join are. */
  joined: Point
  /** The arms that are not joined. */
  free: readonly [man: Limb, woman: Limb]
  /** Whether her sash flies as his does. */
  herSashToo?: boolean
}

const onHip = (side: -1 | 1): Limb => [
  [side * 19, -63],
  [side * 9, -52],
]
const holdingSkirt = (side: -1 | 1): Limb => [
  [side * 17, -62],
  [side * 21, -46],
]
const raised = (side: -1 | 1): Limb => [
  [side * 19, -76],
  [side * 23, -94],
]

/** The man stands on the left of each couple but the last. */
const couples: readonly Couple[] = [
  {
    man: {
      at: [230, 985],
      height: 490,
      skin: '#a06b46',
      hair: '#22261f',
      head: 'short',
      top: palette.umber,
      sleeves: palette.paper,
      bottom: palette.night,
      belt: palette.amber,
      legs: limbs([-6, -24, -8, -3], [11, -31, 6, -15]),
    },
    woman: {
      at: [425, 985],
      height: 465,
      skin: '#f0cba9',
      hair: '#c9994b',
      head: 'wreath',
      headColour: palette.moss,
      top: palette.brick,
      sleeves: palette.paper,
      bottom: palette.deep,
      hem: palette.amber,
      socks: palette.paper,
    },
    swing: 1,
    joined: [330, 680],
    free: [onHip(-1), raised(1)],
  },
  {
    man: {
      at: [1590, 985],
      height: 490,
      skin: '#f3d5b8',
      hair: '#a5672d',
      head: 'cap',
      headColour: palette.umber,
      top: palette.deep,
      sleeves: palette.paper,
      bottom: palette.ink,
      belt: palette.amber,
      legs: limbs([-11, -31, -6, -15], [6, -24, 8, -3]),
    },
    woman: {
      at: [1395, 985],
      height: 465,
      skin: '#e6b78f',
      hair: '#3b2a1d',
      head: 'wreath',
      headColour: palette.sage,
      top: palette.forest,
      sleeves: palette.paper,
      bottom: palette.rust,
      hem: palette.paper,
      socks: palette.paper,
    },
    swing: -1,
    joined: [1490, 680],
    free: [onHip(1), raised(-1)],
  },
  {
    man: {
      at: [770, 1140],
      height: 660,
      skin: '#e6b78f',
      hair: '#7c4d25',
      head: 'short',
      top: palette.forest,
      sleeves: palette.paper,
      bottom: palette.umber,
      belt: palette.amber,
      legs: limbs([-11, -31, -7, -14], [6, -24, 7, -3]),
    },
    woman: {
      at: [1050, 1140],
      height: 630,
      skin: '#f3d5b8',
      hair: '#c9994b',
      head: 'plait',
      top: palette.deep,
      sleeves: palette.paper,
      bottom: palette.brick,
      hem: palette.amber,
      socks: palette.paper,
    },
    swing: 1,
    joined: [910, 490],
    free: [onHip(-1), holdingSkirt(1)],
    herSashToo: true,
  },
]

function couple({man, woman, swing, joined, free: [mans, womans], herSashToo}: Couple): string {
  const side = swing
  const toHer = reach(man, joined, side, 1)
  const toHim = reach(woman, joined, side === 1 ? -1 : 1, 1)
  const shade = (one: Person) =>
    ellipse(one.at[0], one.at[1] - 4, one.height * 0.22, one.height * 0.035, palette.umber, 0.3)
  return [
    shade(man),
    shade(woman),
    flyingSash(man, side === 1 ? -1 : 1),
    herSashToo ? flyingSash(woman, side) : '',
    person({...man, arms: side === 1 ? [mans, toHer] : [toHer, mans]}),
    dancingWoman({...woman, arms: side === 1 ? [toHim, womans] : [womans, toHim]}, swing),
  ].join('')
}

export const dancers: Scene = {name: 'sokiai', width, height, format: 'webp', grain: 8, draw}
