import {palette} from '../palette.ts'
import {between, type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {sheep} from '../shapes/animals.ts'
import {basketball as ball, hoop, player, wheelchairPlayer} from '../shapes/ball-game.ts'
import {cottage} from '../shapes/buildings.ts'
import {bunting} from '../shapes/camp.ts'
import {land, ridge} from '../shapes/land.ts'
import {type Person, person} from '../shapes/person.ts'
import {tree} from '../shapes/plants.ts'
import {arms, limbs} from '../shapes/poses.ts'
import {bandedSky, cloud} from '../shapes/sky.ts'
import {circle, ellipse, line, type Point, rect, shape} from '../svg.ts'

const [width, height] = [1800, 1200]

const farHills = ridge([
  [0, 420],
  [260, 300],
  [560, 400],
  [880, 270],
  [1180, 380],
  [1480, 290],
  [1800, 400],
])
const nearHills = ridge([
  [0, 520],
  [300, 560],
  [680, 470],
  [1100, 560],
  [1500, 490],
  [1800, 540],
])
const grass = ridge([
  [0, 640],
  [900, 630],
  [1800, 640],
])

const ambers = {shirt: palette.amber, trim: palette.forest, shorts: palette.forest}
const greens = {shirt: palette.forest, trim: palette.amber, shorts: palette.night}

function draw(): string {
  const random = seeded(1937)
  return [
    bandedSky(width, 520, ['#b9d2d6', '#cbdcd8', '#dfe6d4', '#f0e7c8'], random),
    circle(430, 190, 76, palette.amber),
    circle(430, 190, 63, palette.straw),
    cloud([760, 190], 320, palette.paper, 0.95),
    cloud([1560, 150], 400, palette.paper, 0.95),
    land(farHills, {span: [0, width], bottom: 640, fill: '#a9c0b4', cut: palette.sage, random}),
    land(nearHills, {span: [0, width], bottom: 700, fill: palette.sage, cut: palette.moss, random}),
    ...trees.map(([x, y]) => tree([x, y], between(random, 110, 150), palette.forest, palette.sage, random)),
    cottage([926, 524], 0.7),
    cottage([1585, 528], 0.75, {roof: palette.brick}),
    sheep([640, 520], 0.8),
    sheep([700, 536], 0.9, true),
    sheep([1120, 548], 0.8),
    land(grass, {span: [0, width], bottom: height, fill: palette.moss, cut: palette.forest, random}),
    wall(random),
    bunting([-20, 70], [900, 40], 90, 14, 54, [palette.amber, palette.forest, palette.brick]),
    bunting([900, 40], [1820, 70], 90, 14, 54, [palette.amber, palette.forest, palette.brick]),
    court(),
    bench(),
    hoop([1290, 720], 1.02),
    game(),
  ].join('')
}

const trees: readonly Point[] = [
  [90, 560],
  [180, 570],
  [1180, 566],
  [1440, 520],
  [1750, 550],
]

/** A dry stone wall at the far side of the court. */
function wall(random: Random): string {
  const tints = ['#9b9d8d', '#8d8f80', '#adb0a0', '#838677']
  const rows = [0, 1, 2].map((row) => {
    const stones: string[] = []
    for (let x = -20 - row * 18; x < width;) {
      const wide = between(random, 44, 84)
      stones.push(rect(x, 596 + row * 32, wide - 5, 28, tints[Math.floor(random() * 4)] ?? '#8d8f80', 9))
      x += wide
    }
    return stones.join('')
  })
  return rect(0, 592, width, 104, '#6d7064') + rows.join('')
}

function court(): string {
  const mark = {opacity: 0.9}
  return [
    shape('M220 690H1580L1990 1200H-190Z', palette.paper),
    shape('M232 698H1568L1966 1200H-166Z', '#5b8f95'),
    shape('M1130 698H1450L1540 900H1100Z', palette.rust),
    line('M1130 698L1100 900H1540L1450 698', palette.paper, 7, mark),
    line('M1100 900Q1110 976 1320 976T1540 900', palette.paper, 7, mark),
    line('M1010 698Q880 1110 1360 1130T1580 716', palette.paper, 7, mark),
  ].join('')
}

function bench(): string {
  const watchers: readonly Person[] = [
    {
      at: [376, 724],
      height: 280,
      skin: '#f0cba9',
      hair: '#cfc6b5',
      head: 'bun',
      top: palette.deep,
      bottom: palette.umber,
      skirt: true,
      arms: arms.cheering,
    },
    {
      at: [486, 724],
      height: 206,
      skin: '#f3d5b8',
      hair: '#c9994b',
      head: 'plait',
      top: palette.rose,
      bottom: palette.deep,
      skirt: true,
      arms: arms.cheering,
    },
    {
      at: [592, 724],
      height: 288,
      skin: '#a06b46',
      hair: '#22261f',
      head: 'short',
      top: palette.paper,
      bottom: palette.deep,
      arms: arms.holding,
    },
  ]
  return watchers.map(person).join('') + scarf([376, 724], 280)
}

/** A supporter's scarf in the colours of the flag, stretched between the raised hands. */
const scarf = ([x, y]: Point, tall: number) =>
  [palette.amber, palette.forest, palette.brick]
    .map((colour, index) =>
      line(
        `M${x - tall * 0.19} ${y - tall * 1.06 + index * 10}Q${x} ${y - tall * 1.03 + index * 10} ${x + tall * 0.19} ${y - tall * 1.06 + index * 10}`,
        colour,
        11,
        {'stroke-linecap': 'butt'},
      ),
    )
    .join('')

const shade = (x: number, y: number, wide: number) => ellipse(x, y, wide, wide * 0.17, palette.night, 0.4)

function game(): string {
  return [
    shade(1120, 862, 80),
    player(
      {
        at: [1120, 836],
        height: 470,
        skin: '#f3d5b8',
        hair: '#a5672d',
        head: 'short',
        arms: limbs([-15, -84, -17, -104], [15, -66, 22, -72]),
        legs: limbs([-7, -25, -9, -4], [7, -25, 9, -4]),
      },
      greens,
    ),
    shade(820, 1000, 100),
    player(
      {
        at: [820, 930],
        height: 560,
        skin: '#a06b46',
        hair: '#22261f',
        head: 'short',
        arms: limbs([-13, -84, -1, -106], [14, -86, 13, -107]),
        legs: limbs([-7, -26, -16, -10], [6, -26, 4, -5]),
      },
      ambers,
    ),
    ball([985, 262], 46, 24),
    shade(1560, 968, 76),
    player(
      {
        at: [1560, 968],
        height: 400,
        skin: '#e6b78f',
        hair: '#c9994b',
        head: 'plait',
        arms: limbs([-17, -80, -19, -98], [17, -66, 23, -74]),
        legs: limbs([-8, -26, -11, -4], [8, -26, 11, -4]),
      },
      ambers,
    ),
    shade(1300, 1112, 130),
    wheelchairPlayer(
      {
        at: [1300, 1112],
        height: 480,
        skin: '#f0cba9',
        hair: '#3b2a1d',
        head: 'long',
        arms: limbs([-15, -58, -12, -42], [16, -80, 19, -96]),
      },
      ambers,
    ),
    shade(430, 1120, 84),
    player(
      {
        at: [430, 1120],
        height: 350,
        skin: '#d39d72',
        hair: '#3b2a1d',
        head: 'short',
        arms: limbs([-16, -64, -21, -72], [16, -60, 22, -46]),
        legs: limbs([-9, -25, -13, -4], [8, -25, 10, -4]),
      },
      greens,
    ),
    ball([520, 1050], 40, -14),
    shade(205, 1000, 80),
    player(
      {
        at: [205, 1000],
        height: 440,
        skin: '#f0cba9',
        hair: '#cfc6b5',
        head: 'cap',
        headColour: palette.brick,
        arms: limbs([-17, -62, -9, -52], [18, -70, 29, -64]),
      },
      greens,
    ),
  ].join('')
}

export const basketball: Scene = {name: 'sportas', width, height, format: 'jpg', grain: 12, draw}
