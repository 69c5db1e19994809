import {palette} from '../palette.ts'
import {seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {cottage, logHouse} from '../shapes/buildings.ts'
import {land, ridge} from '../shapes/land.ts'
import {person} from '../shapes/person.ts'
import {arms} from '../shapes/poses.ts'
import {spruce} from '../shapes/plants.ts'
import {water} from '../shapes/sea.ts'
import {bandedSky, specks} from '../shapes/sky.ts'
import {line, placed, type Point, rect, shape, smooth} from '../svg.ts'

const [width, height] = [1800, 1200]

const wales = ridge([
  [0, 640],
  [150, 590],
  [330, 660],
  [520, 720],
  [700, 830],
])
const shore = ridge([
  [560, 1060],
  [800, 880],
  [1100, 812],
  [1450, 800],
  [1800, 780],
])
const snowfield = ridge([
  [0, 1060],
  [360, 1010],
  [800, 970],
  [1300, 960],
  [1800, 990],
])
const flight: readonly Point[] = [
  [190, 540],
  [310, 380],
  [490, 266],
  [710, 226],
  [910, 300],
  [1010, 460],
  [930, 640],
]

function draw(): string {
  const random = seeded(251)
  return [
    bandedSky(width, 860, [palette.night, '#1b3b46', '#235059', '#336670', '#50848a'], random),
    specks([0, 20, width, 560], 150, [1.2, 4], palette.paper, random),
    shape('M1560 120A92 92 0 1 0 1640 246A80 80 0 0 1 1560 120Z', palette.straw),
    land(wales, {span: [0, 700], bottom: 900, fill: palette.forest, cut: palette.pine, random}),
    ...[40, 210, 330].map((x, index) =>
      cottage([x, wales(x + 30) + 14], 0.5 + index * 0.05, {window: palette.amber, wall: palette.mist}),
    ),
    water({
      left: 0,
      right: width,
      top: 800,
      bottom: 1080,
      colour: palette.sea,
      light: palette.lagoon,
      dark: palette.deep,
      random,
    }),
    land(shore, {span: [560, width], bottom: height, fill: palette.mist, cut: palette.flax, random}),
    ...(
      [
        [1040, 836, 210],
        [1700, 830, 330],
        [1760, 880, 260],
      ] as const
    ).map(([x, y, size]) => spruce([x, y], size, palette.forest, palette.moss, palette.snow)),
    land(snowfield, {span: [0, width], bottom: height, fill: palette.snow, cut: palette.mist, random}),
    logHouse([1110, 1010], 3, {snow: true, roof: '#7f2c20'}),
    line('M1448 620q-24 -40 4 -76q26 -34 2 -78', palette.mist, 16, {opacity: 0.55}),
    ...(
      [
        [80, 1130, 330],
        [220, 1160, 240],
        [520, 1120, 190],
        [1720, 1180, 300],
      ] as const
    ).map(([x, y, size]) => spruce([x, y], size, palette.forest, palette.moss, palette.snow)),
    grandmother([900, 1130]),
    line(smooth(flight), palette.paper, 4, {'stroke-dasharray': '2 20', opacity: 0.8}),
    ...flight.map((at, index) => letter(at, 0.6 + index * 0.12, -26 + index * 8)),
    specks([0, 0, width, height], 150, [2, 6], palette.snow, random),
  ].join('')
}

const heart = 'M0 34C-58 -6 -40 -46 -16 -44Q-4 -43 0 -30Q4 -43 16 -44C40 -46 58 -6 0 34Z'

/** An envelope sealed with a heart, 150 wide at scale 1. */
function letter(at: Point, scale: number, turn: number): string {
  return placed(
    at,
    {scale, turn},
    rect(-71, -42, 150, 96, palette.night, 6, 0.25),
    rect(-75, -48, 150, 96, palette.paper, 6),
    shape('M-72 46L-14 2M72 46L14 2', 'none', {stroke: palette.rose, 'stroke-width': 3}),
    shape('M-75 -44Q-75 -48 -70 -48H70Q75 -48 75 -44L6 12Q0 16 -6 12Z', palette.linen, {
      stroke: palette.rose,
      'stroke-width': 3,
    }),
    placed([0, 6], {scale: 0.52}, shape(heart, palette.brick)),
  )
}

function grandmother(at: Point): string {
  return (
    shape(`M${at[0] - 80} ${at[1]}q80 -22 170 0q-80 24 -170 0Z`, palette.flax, {opacity: 0.6}) +
    person({
      at,
      height: 280,
      skin: '#f0cba9',
      hair: '#cfc6b5',
      head: 'scarf',
      headColour: palette.brick,
      top: palette.deep,
      bottom: palette.umber,
      skirt: true,
      hem: palette.amber,
      apron: palette.linen,
      belt: palette.brick,
      socks: palette.ink,
      arms: arms.greeting,
    })
  )
}

export const heartToHeart: Scene = {name: 'is-sirdies-i-sirdi', width, height, format: 'jpg', grain: 16, draw}
