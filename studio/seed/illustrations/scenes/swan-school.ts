import {palette} from '../palette.ts'
import {type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {swan} from '../shapes/animals.ts'
import {below, furrows, ridge} from '../shapes/land.ts'
import {letterBlock, sign} from '../shapes/letter-blocks.ts'
import {paperSwan, swanMobile} from '../shapes/paper-swan.ts'
import {type Person, person} from '../shapes/person.ts'
import {arms, limbs} from '../shapes/poses.ts'
import {sash} from '../shapes/sash.ts'
import {water} from '../shapes/sea.ts'
import {bandedSky} from '../shapes/sky.ts'
import {clipped, ellipse, line, placed, rect, shape} from '../svg.ts'

const [width, height] = [1800, 1200]

function draw(): string {
  const random = seeded(77)
  return [
    rect(0, 0, width, height, '#9fbdba'),
    ...Array.from({length: 16}, (_, index) => rect(index * 120 + 40, 0, 3, 780, '#8aabaa')),
    rect(0, 690, width, 90, palette.paper),
    sash((t) => [t * width, 735], 62, 300),
    rect(0, 780, width, 420, palette.honey),
    line('M0 880H1800M0 990H1800M0 1110H1800', palette.umber, 4, {opacity: 0.35}),
    rect(0, 770, width, 16, palette.umber),
    view(random),
    board(),
    swanMobile([880, -10]),
    teacher(),
    ...behind.map((child) => pupil(child)),
    table(),
    ...before.map((child) => pupil({...child, back: true, arms: onTable, legs: hidden}) + stool(child.x)),
  ].join('')
}

/** The lake behind the window. */
function view(random: Random): string {
  const [left, top, right, bottom] = [120, 140, 620, 590]
  const hill = ridge([
    [100, 330],
    [260, 262],
    [400, 330],
    [520, 280],
    [640, 330],
  ])
  const green = below(hill, left, right, 420)
  return [
    rect(left - 28, top - 28, right - left + 56, bottom - top + 56, palette.paper),
    clipped(
      `M${left} ${top}H${right}V${bottom}H${left}Z`,
      placed([left, top], {}, bandedSky(right - left, 260, ['#cfdcd8', '#e3e5d3', '#f1e3bd'], random)),
      shape(green, palette.sage),
      clipped(
        green,
        furrows(hill, {from: left, to: right, depth: 160, gap: 15, colour: palette.moss, width: 3, random}),
      ),
      water({
        left,
        right,
        top: 400,
        bottom,
        colour: palette.lagoon,
        light: palette.paper,
        dark: palette.sea,
        random,
      }),
      swan([250, 510], 0.95),
      swan([455, 470], 0.66, true),
    ),
    rect(364, top, 12, bottom - top, palette.paper),
    rect(left, 322, right - left, 10, palette.paper),
    rect(left - 46, bottom + 20, right - left + 92, 22, palette.linen),
  ].join('')
}

/** The board with rows of signs. */
function board(): string {
  const chalk = [palette.straw, palette.paper, palette.rose, palette.flax]
  return [
    rect(1130, 130, 580, 450, palette.umber, 8),
    rect(1152, 152, 536, 406, palette.forest),
    ...[0, 1, 2, 3, 4, 5].map((index) =>
      sign(
        [1226 + (index % 3) * 122, 236 + Math.floor(index / 3) * 128],
        index,
        1.15,
        chalk[index % 4] ?? '',
      ),
    ),
    line('M1190 500H1480', palette.paper, 4, {opacity: 0.5}),
    rect(1150, 568, 540, 16, palette.honey, 4),
    rect(1190, 558, 50, 12, palette.paper, 5),
    rect(1256, 558, 40, 12, palette.straw, 5),
  ].join('')
}

function teacher(): string {
  return (
    person({
      at: [1540, 1080],
      height: 640,
      skin: '#f0cba9',
      hair: '#3b2a1d',
      head: 'long',
      top: palette.brick,
      bottom: palette.deep,
      skirt: true,
      hem: palette.straw,
      belt: palette.straw,
      socks: palette.paper,
      arms: limbs([-18, -62, -29, -72], [14, -61, 12, -47]),
    }) + paperSwan([1346, 606], 0.95, true)
  )
}

type Child = Omit<Person, 'at' | 'height' | 'bottom'> & {x: number}

const behind: readonly Child[] = [
  {x: 520, skin: '#f3d5b8', hair: '#c9994b', head: 'plait', top: palette.rust, arms: arms.writing},
  {x: 780, skin: '#a06b46', hair: '#22261f', head: 'short', top: palette.amber, arms: arms.handUp},
  {
    x: 1040,
    skin: '#e6b78f',
    hair: '#a5672d',
    head: 'wreath',
    headColour: palette.forest,
    top: palette.paper,
    arms: arms.holding,
  },
]
const before: readonly Child[] = [
  {x: 380, skin: '#f0cba9', hair: '#7c4d25', head: 'short', top: palette.forest},
  {x: 1190, skin: '#e6b78f', hair: '#3b2a1d', head: 'plait', top: palette.brick},
]

const pupil = ({x, ...child}: Child) =>
  person({...child, at: [x, child.back ? 1330 : 1130], height: child.back ? 530 : 500, bottom: palette.ink})

/** Seen from behind, the hands beside the body on the table top. */
const onTable = limbs([-16, -63, -20, -73], [16, -63, 20, -73])

const hidden = limbs([0, -46, 0, -46], [0, -46, 0, -46])

const stool = (x: number) =>
  line(`M${x - 56} 1096L${x - 78} 1230M${x + 56} 1096L${x + 78} 1230`, palette.umber, 20) +
  rect(x - 84, 1076, 168, 50, palette.brick, 18) +
  rect(x - 84, 1110, 168, 14, '#7f2c20', 6)

function table(): string {
  const [x, y] = [790, 940]
  return [
    line(`M${x - 300} ${y}V1240M${x + 300} ${y}V1240`, palette.umber, 34),
    ellipse(x, y + 26, 560, 140, palette.umber),
    ellipse(x, y, 560, 140, palette.linen),
    ellipse(x, y, 524, 120, palette.paper),
    letterBlock([540, 916], 0, palette.brick, 0.95, -8),
    letterBlock([660, 980], 3, palette.forest, 1, 6),
    letterBlock([800, 920], 1, palette.amber, 0.95, 3),
    letterBlock([930, 984], 4, palette.deep, 1, -5),
    letterBlock([1060, 922], 2, palette.rust, 0.95, 8),
    letterBlock([796, 1024], 5, palette.moss, 1, -3),
  ].join('')
}

export const swanSchool: Scene = {name: 'gulbe', width, height, format: 'png', grain: 0, draw}
