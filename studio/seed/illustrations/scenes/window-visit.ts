import {palette} from '../palette.ts'
import {seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {logHouse} from '../shapes/buildings.ts'
import {candle} from '../shapes/candle.ts'
import {carvedWindow, eaves, logWall, woodpile} from '../shapes/farmhouse.ts'
import {parcel} from '../shapes/gifts.ts'
import {land, ridge} from '../shapes/land.ts'
import {person} from '../shapes/person.ts'
import {spruce} from '../shapes/plants.ts'
import {limbs} from '../shapes/poses.ts'
import {bandedSky, specks} from '../shapes/sky.ts'
import {circle, ellipse, line, placed, type Point, rect, shape} from '../svg.ts'

const [width, height] = [1600, 2000]
const opening = {left: 340, top: 640, right: 860, bottom: 1220}

const hill = ridge([
  [1000, 1010],
  [1200, 960],
  [1400, 1010],
  [1600, 940],
])
const field = ridge([
  [1000, 1200],
  [1300, 1170],
  [1600, 1210],
])
const yard = ridge([
  [0, 1610],
  [400, 1600],
  [900, 1560],
  [1250, 1530],
  [1600, 1570],
])

function draw(): string {
  const random = seeded(2512)
  return [
    bandedSky(width, 1100, ['#15303a', '#1d3f4a', '#2d5a63', '#4f8084', '#86a9a6', '#c9c6a6'], random),
    specks([1100, 20, width, 640], 60, [1.6, 4.6], palette.paper, random),
    shape('M1440 210A84 84 0 1 0 1516 326A72 72 0 0 1 1440 210Z', palette.straw),
    land(hill, {span: [1000, width], bottom: 1300, fill: '#8fadac', cut: '#7399a0', random}),
    ...(
      [
        [1190, 1120, 300],
        [1560, 1130, 380],
        [1470, 1120, 250],
      ] as const
    ).map(([x, y, size]) => spruce([x, y], size, palette.forest, palette.moss, palette.snow)),
    land(field, {span: [1000, width], bottom: 1700, fill: '#dfe6de', cut: '#b9cfd0', random}),
    logHouse([1330, 1225], 1.05, {snow: true, roof: '#7f2c20'}),
    logWall(360, 1640, 1130, 88),
    eaves(390, 1200),
    carvedWindow(opening, room()),
    woodpile([30, 1640], 6, 4),
    land(yard, {span: [0, width], bottom: height, fill: palette.snow, cut: '#c5d6d6', random}),
    windowLight(),
    footprints(),
    ...visitors(),
    specks([0, 0, width, 620], 60, [2.5, 8], palette.snow, random),
    specks([0, 620, 310, height], 40, [2.5, 8], palette.snow, random),
    specks([890, 620, width, height], 90, [2.5, 8], palette.snow, random),
    specks([310, 1260, 890, height], 34, [2.5, 8], palette.snow, random),
  ].join('')
}

/** The lit room, and the old woman who sees who is coming. */
function room(): string {
  const {left, top, right, bottom} = opening
  return [
    rect(left, top, right - left, bottom - top, '#d99a3d'),
    circle(760, 1010, 420, palette.amber, 0.6),
    circle(760, 1010, 270, palette.straw, 0.6),
    ...[0, 1, 2].map((index) =>
      rect(
        left + 30 + index * 92,
        top + 226 + (index % 2) * 12,
        66,
        92,
        ['#a8622c', '#8f5126', '#a8622c'][index] ?? '',
      ),
    ),
    grandmother(),
    rect(left, bottom - 34, right - left, 40, '#a8622c'),
    ellipse(774, bottom - 38, 52, 13, palette.umber),
    candle([774, bottom - 42], 150, palette.linen, palette.paper),
    laceCurtain(),
  ].join('')
}

const [old, tall]: [Point, number] = [[604, 1800], 900]

/** She waves with one hand; under her scarf the hair is white. */
function grandmother(): string {
  return (
    person({
      at: old,
      height: tall,
      skin: '#f0cba9',
      hair: palette.snow,
      head: 'scarf',
      headColour: palette.brick,
      top: palette.deep,
      bottom: palette.umber,
      arms: limbs([-19, -66, -23, -90], [14, -62, 10, -60]),
    }) +
    placed(
      old,
      {scale: tall / 100},
      shape(
        'M-7.4 -91Q-6.6 -95.6 0 -95.4Q6.6 -95.6 7.4 -91Q4.4 -93 0 -93.6Q-4.4 -93 -7.4 -91Z',
        palette.snow,
      ),
      ...[-3.6, 3.6].map(
        (x) =>
          `<circle cx="${x}" cy="-88.6" r="2.7" fill="none" stroke="${palette.umber}" stroke-width="0.6"/>`,
      ),
      line('M-0.9 -88.8Q0 -89.6 0.9 -88.8', palette.umber, 0.6),
      shape('M-11.5 -71Q-9 -77 0 -73Q9 -77 11.5 -71L14 -58H-14Z', palette.linen),
      line('M-8 -73.6L0 -66L8 -73.6M-11 -69L-4 -60M11 -69L4 -60', palette.honey, 0.7),
    )
  )
}

function laceCurtain(): string {
  const {left, top, right} = opening
  const middle = (left + right) / 2
  const half =
    shape(
      `M${left} ${top}H${middle}Q${middle - 70} ${top + 90} ${left + 90} ${top + 190}Q${left + 40} ${top + 230} ${left} ${top + 300}Z`,
      palette.snow,
      {opacity: 0.9},
    ) +
    line(
      `M${middle} ${top}Q${middle - 70} ${top + 90} ${left + 90} ${top + 190}Q${left + 40} ${top + 230} ${left} ${top + 300}`,
      palette.paper,
      18,
      {'stroke-dasharray': '1 24'},
    ) +
    line(
      `M${left + 50} ${top}q10 90 -30 220M${left + 130} ${top}q0 80 -40 170M${left + 200} ${top}q-10 60 -60 120`,
      palette.mist,
      4,
    )
  return half + placed([left + right, 0], {flip: true}, half)
}

/** What the window throws on the snow. */
const windowLight = () =>
  shape('M330 1640H880L1060 1860H250Z', palette.straw, {opacity: 0.55}) +
  shape('M508 1640h12l-14 220h-18ZM692 1640h12l38 220h-18ZM290 1740H960l14 16H284Z', palette.snow, {
    opacity: 0.8,
  })

const footprints = () =>
  [0, 1, 2, 3, 4, 5]
    .map((index) => ellipse(1560 - index * 44, 1650 + index * 40 + (index % 2) * 26, 24, 11, '#b9cfd0'))
    .join('')

/** A neighbour with a parcel, and a child who waves back. */
function visitors(): string[] {
  const shade = ([x, y]: Point, reach: number) => ellipse(x, y, reach, reach * 0.2, '#b9cfd0')
  return [
    shade([1250, 1800], 170),
    person({
      at: [1250, 1800],
      height: 850,
      skin: '#e6b78f',
      hair: '#7c4d25',
      head: 'woolly',
      headColour: palette.forest,
      top: palette.brick,
      bottom: palette.brick,
      skirt: true,
      socks: palette.ink,
      belt: palette.ink,
      arms: limbs([-17, -60, -9, -55], [17, -60, 9, -55]),
    }),
    scarf([1250, 1800], 8.5),
    placed(
      [1250, 1322],
      {scale: 0.7},
      parcel({
        at: [0, 0],
        size: [300, 220],
        turn: 0,
        paper: palette.linen,
        pattern: palette.rust,
        ribbon: palette.amber,
      }),
    ),
    ...[1146, 1354].map((x) => circle(x, 1336, 25, palette.forest)),
    shade([960, 1880], 110),
    person({
      at: [960, 1880],
      height: 520,
      skin: '#f3d5b8',
      hair: '#c9994b',
      head: 'woolly',
      headColour: palette.amber,
      top: palette.deep,
      bottom: palette.umber,
      back: true,
      arms: limbs([-19, -80, -20, -98], [14, -62, 13, -48]),
    }),
    circle(856, 1370, 17, palette.brick),
    circle(1028, 1630, 17, palette.brick),
  ]
}

/** A striped scarf for somebody who stands there; `unit` is a hundredth of the height. */
const scarf = (at: Point, unit: number) =>
  placed(
    at,
    {scale: unit},
    line('M-5 -78.6Q0 -75 5 -78.6', palette.amber, 5),
    line('M4 -77L6.4 -62', palette.amber, 4.6, {'stroke-linecap': 'butt'}),
    line('M4 -71.4l4.8 -0.8M4.6 -67.4l4.8 -0.8M5 -63.6l4.8 -0.8', palette.paper, 1),
  )

export const windowVisit: Scene = {name: 'senjore-prie-lango', width, height, format: 'jpg', grain: 12, draw}
