import {palette} from '../palette.ts'
import {type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {sheep} from '../shapes/animals.ts'
import {childPainting, easel} from '../shapes/child-painting.ts'
import {below, furrows, ridge} from '../shapes/land.ts'
import {type Person, person, reach} from '../shapes/person.ts'
import {type Limb, limbs} from '../shapes/poses.ts'
import {sash} from '../shapes/sash.ts'
import {bandedSky, cloud} from '../shapes/sky.ts'
import {circle, clipped, ellipse, line, placed, type Point, polygon, rect, shape} from '../svg.ts'

const [width, height] = [1800, 1200]

function draw(): string {
  const random = seeded(2210)
  return [
    rect(0, 0, width, height, '#cfdcbf'),
    ...Array.from({length: 18}, (_, index) => rect(index * 104 + 20, 0, 3, 830, '#bccdaa')),
    view(random),
    drying(),
    jars(),
    rect(0, 800, width, 60, palette.paper),
    sash((t) => [t * width, 830], 46, 390),
    rect(0, 858, width, 342, palette.honey),
    line('M0 940H1800M0 1040H1800M0 1140H1800', palette.umber, 4, {opacity: 0.35}),
    rect(0, 852, width, 12, palette.umber),
    ...splashes.map(([x, y, size, colour]) => ellipse(x, y, size, size * 0.36, colour)),
    teacher(),
    ...painters.map((one) => painter(one)),
  ].join('')
}

/** The hills behind the window. */
function view(random: Random): string {
  const [left, top, right, bottom] = [690, 110, 1110, 520]
  const hill = ridge([
    [680, 380],
    [800, 320],
    [930, 370],
    [1040, 310],
    [1120, 350],
  ])
  const green = below(hill, left, right, bottom)
  return [
    rect(left - 28, top - 28, right - left + 56, bottom - top + 56, palette.paper),
    clipped(
      `M${left} ${top}H${right}V${bottom}H${left}Z`,
      placed([left, top], {}, bandedSky(right - left, 300, ['#bfd6d9', '#d6e2da', '#ece6cd'], random)),
      circle(1020, 220, 42, palette.amber),
      cloud([800, 220], 170, palette.paper, 0.9),
      shape(green, palette.sage),
      clipped(
        green,
        furrows(hill, {from: left, to: right, depth: 220, gap: 15, colour: palette.moss, width: 3, random}),
      ),
      sheep([770, 440], 1),
      sheep([860, 470], 1.2, true),
    ),
    rect(893, top, 14, bottom - top, palette.paper),
    rect(left, 300, right - left, 12, palette.paper),
    rect(left - 48, bottom + 20, right - left + 96, 24, palette.linen),
  ].join('')
}

/** Finished paintings on cords on both sides of the window. */
function drying(): string {
  const cord = (from: number, places: readonly (readonly [number, number])[]) => {
    const on = (x: number) => 96 + Math.sin(((x - from) / 600) * Math.PI) * 34
    const run = Array.from({length: 31}, (_, index): Point => [from + index * 20, on(from + index * 20)])
    return (
      line(polygon(run, false), palette.umber, 4) +
      places
        .map(
          ([x, index]) =>
            childPainting([x, on(x) + 84], index, 0.9, (index % 3) * 3 - 3) +
            rect(x - 7, on(x) - 14, 14, 38, palette.brick, 3),
        )
        .join('')
    )
  }
  return (
    cord(20, [
      [130, 2],
      [330, 5],
      [530, 1],
    ]) +
    cord(1180, [
      [1280, 3],
      [1480, 0],
      [1680, 2],
    ])
  )
}

/** A shelf with brushes in jars. */
function jars(): string {
  const colours = [palette.brick, palette.amber, palette.lagoon, palette.forest]
  const jar = (x: number, index: number) =>
    [-16, 0, 16]
      .map((shift) =>
        placed(
          [x + shift, 430],
          {turn: shift},
          rect(-4, -66, 8, 70, palette.honey),
          shape('M-8 -64Q-8 -92 0 -104Q8 -92 8 -64Z', colours[(index + shift + 16) % 4] ?? palette.brick),
        ),
      )
      .join('') +
    rect(x - 34, 426, 68, 80, palette.snow, 10, 0.9) +
    rect(x - 34, 452, 68, 54, colours[index % 4] ?? palette.brick, 10, 0.8)
  return [
    ...[1300, 1400, 1500, 1600].map(jar),
    rect(1230, 506, 440, 18, palette.umber, 4),
    ...[180, 280, 380, 480].map((x, index) => jar(x, index + 1)),
    rect(110, 506, 440, 18, palette.umber, 4),
  ].join('')
}

const splashes = [
  [230, 1120, 30, palette.brick],
  [300, 1150, 16, palette.amber],
  [700, 1130, 34, palette.lagoon],
  [770, 1168, 18, palette.brick],
  [1230, 1140, 30, palette.amber],
  [1290, 1170, 16, palette.forest],
  [1720, 1130, 26, palette.rust],
  [560, 1176, 20, palette.moss],
] as const

const teacher = () =>
  person({
    at: [1128, 1010],
    height: 560,
    skin: '#f0cba9',
    hair: '#3b2a1d',
    head: 'bun',
    top: palette.deep,
    bottom: palette.brick,
    skirt: true,
    hem: palette.straw,
    belt: palette.straw,
    arms: limbs([-17, -66, -24, -74], [14, -62, 8, -54]),
  })

interface Painter {
  child: Person
  painting: number
  apron: string
  paint: string
}

/** A child at an easel, the brush on the picture and the palette in the other hand. */
function painter({child, painting, apron, paint}: Painter): string {
  const [x, y] = child.at
  const unit = child.height / 100
  const tip: Point = [x + 176, y - 348]
  const hand: Point = [x + 118, y - 306]
  const hold: Limb = [
    [-15, -61],
    [-15, -51],
  ]
  const figure = {...child, arms: [hold, reach(child, hand, 1, 7)] as const}
  return [
    ellipse(x + 120, y + 4, 300, 20, palette.umber, 0.25),
    easel([x + 270, y + 6], 1.2, painting),
    person(figure),
    placed(
      child.at,
      {scale: unit},
      shape('M-6 -70L6 -70L7 -54L10.4 -32Q0 -28.6 -10.4 -32L-7 -54Z', apron),
      line('M-6 -70L-4.4 -77M6 -70L4.4 -77', apron, 1.6),
      ...(
        [
          [-4, -40, paint],
          [4, -46, palette.brick],
          [2, -36, palette.amber],
        ] as const
      ).map(([sx, sy, colour]) => circle(sx, sy, 1.5, colour)),
    ),
    mixing([x - 15 * unit - 18, y - 51 * unit], paint),
    circle(x - 15 * unit, y - 51 * unit, 2.9 * unit, child.skin),
    line(`M${hand[0] - 26} ${hand[1] + 18}L${tip[0] - 14} ${tip[1] + 10}`, palette.umber, 8),
    line(`M${tip[0] - 16} ${tip[1] + 12}L${tip[0]} ${tip[1]}`, paint, 13),
    circle(hand[0], hand[1], 2.9 * unit, child.skin),
  ].join('')
}

const mixing = (at: Point, paint: string) =>
  placed(
    at,
    {turn: -14},
    ellipse(0, 0, 62, 40, palette.linen),
    ellipse(0, -2, 58, 36, '#c69a5d'),
    ...(
      [
        [-36, -8, palette.brick],
        [-16, -22, palette.amber],
        [12, -22, paint],
        [36, -8, palette.forest],
        [-22, 12, palette.snow],
      ] as const
    ).map(([x, y, colour]) => circle(x, y, 10, colour)),
  )

const painters: readonly Painter[] = [
  {
    child: {
      at: [204, 1096],
      height: 470,
      skin: '#f3d5b8',
      hair: '#c9994b',
      head: 'plait',
      top: palette.rust,
      bottom: palette.deep,
    },
    painting: 1,
    apron: palette.paper,
    paint: palette.lagoon,
  },
  {
    child: {
      at: [720, 1110],
      height: 500,
      skin: '#a06b46',
      hair: '#22261f',
      head: 'short',
      top: palette.amber,
      bottom: palette.ink,
    },
    painting: 3,
    apron: palette.flax,
    paint: palette.rust,
  },
  {
    child: {
      at: [1256, 1106],
      height: 460,
      skin: '#e6b78f',
      hair: '#a5672d',
      head: 'cap',
      headColour: palette.forest,
      top: palette.moss,
      bottom: palette.umber,
    },
    painting: 0,
    apron: palette.linen,
    paint: palette.amber,
  },
]

export const paintingLesson: Scene = {name: 'piesimo-pamoka', width, height, format: 'png', grain: 0, draw}
