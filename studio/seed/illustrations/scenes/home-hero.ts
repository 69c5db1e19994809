import {palette} from '../palette.ts'
import {between, pick, type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {sheep} from '../shapes/animals.ts'
import {cottage} from '../shapes/buildings.ts'
import {rays} from '../shapes/gouge.ts'
import {below, land, ridge, type Ridge} from '../shapes/land.ts'
import {fern, oakLeaf, tree} from '../shapes/plants.ts'
import {ringDance} from '../shapes/ring-dance.ts'
import {sash} from '../shapes/sash.ts'
import {glitter, water} from '../shapes/sea.ts'
import {bandedSky, cloud, gull} from '../shapes/sky.ts'
import {circle, type Point, shape} from '../svg.ts'

const [width, height] = [2400, 1200]

const headland = ridge([
  [1540, 690],
  [1700, 590],
  [1900, 480],
  [2120, 430],
  [2400, 360],
])
const farHills = ridge([
  [0, 400],
  [260, 320],
  [520, 410],
  [800, 430],
  [1060, 560],
  [1240, 700],
])
const nearHills = ridge([
  [0, 540],
  [240, 590],
  [480, 500],
  [760, 580],
  [1040, 690],
  [1300, 760],
])
const field = ridge([
  [0, 700],
  [400, 690],
  [900, 640],
  [1500, 660],
  [1900, 720],
  [2400, 640],
])
const meadow: Ridge = (x) => field(x) + 72
const bank = ridge([
  [0, 1010],
  [350, 1090],
  [900, 1150],
  [1500, 1150],
  [2050, 1090],
  [2400, 1000],
])

function draw(): string {
  const random = seeded(2004)
  return [
    bandedSky(width, 660, ['#dfe3d3', '#e9e4cd', '#f0e2c0', '#f3d9a8', '#f1cb8c'], random),
    sun(random),
    cloud([520, 210], 420, palette.paper, 0.9),
    cloud([1960, 190], 520, palette.paper, 0.9),
    cloud([1080, 130], 300, palette.paper, 0.7),
    water({
      left: 0,
      right: width,
      top: 590,
      bottom: 800,
      colour: palette.lagoon,
      light: palette.straw,
      dark: palette.sea,
      random,
    }),
    glitter([1400, 590], 740, 260, palette.straw, random),
    land(headland, {span: [1540, width], bottom: 800, fill: palette.sage, cut: palette.moss, random}),
    land(farHills, {span: [0, 1240], bottom: 700, fill: palette.sage, cut: palette.moss, random}),
    land(nearHills, {span: [0, 1300], bottom: 900, fill: palette.moss, cut: palette.forest, random}),
    village(random),
    wovenField(),
    land(meadow, {span: [0, width], bottom: height, fill: '#b9c48b', cut: '#8ba268', random}),
    flowers(random),
    ringDance([1200, 985], [450, 92], 200, 16, random),
    land(bank, {span: [0, width], bottom: height, fill: palette.forest, cut: palette.pine, random}),
    undergrowth(),
    ...gulls.map(([x, y, span]) => gull([x, y], span, palette.deep)),
  ].join('')
}

const gulls = [
  [980, 330, 54],
  [1080, 290, 40],
  [1700, 300, 46],
  [900, 262, 30],
] as const

function sun(random: Random): string {
  return (
    rays({
      centre: [1400, 540],
      inner: 150,
      outer: 330,
      count: 56,
      thickness: 7,
      colour: palette.amber,
      opacity: 0.55,
      random,
    }) +
    circle(1400, 540, 122, palette.amber) +
    circle(1400, 540, 104, palette.straw)
  )
}

function village(random: Random): string {
  const trees: Point[] = [
    [90, 580],
    [150, 586],
    [700, 566],
    [640, 546],
    [420, 520],
  ]
  return [
    ...trees.map((at) => tree(at, between(random, 84, 120), palette.forest, palette.sage, random)),
    cottage([230, 592], 0.9),
    cottage([500, 528], 0.75, {roof: palette.brick}),
    sheep([830, 624], 0.9),
    sheep([900, 632], 1, true),
    sheep([765, 606], 0.8),
  ].join('')
}

/** A field woven like a sash that runs along the shore. */
function wovenField(): string {
  const ground = below(field, 0, width, 900)
  return shape(ground, palette.forest) + sash((t) => [-40 + t * 2500, field(-40 + t * 2500) + 40], 64, 360)
}

function flowers(random: Random): string {
  return Array.from({length: 60}, () => {
    const x = random() * width
    const y = between(random, meadow(x) + 40, height - 60)
    const colour = pick(random, [palette.paper, palette.amber, palette.rust, palette.paper])
    return circle(x, y, 3 + (y - 700) / 110, colour)
  }).join('')
}

function undergrowth(): string {
  return [
    ...[-30, 60, 150, 260].map((x, index) =>
      fern([x, 1230], 210 - index * 26, -24 + index * 16, index % 2 ? palette.moss : palette.sage),
    ),
    ...[2150, 2250, 2340, 2430].map((x, index) =>
      fern([x, 1230], 140 + index * 24, -20 + index * 14, index % 2 ? palette.sage : palette.moss, -18),
    ),
    oakLeaf([90, 1180], 150, 30, palette.amber, palette.honey),
    oakLeaf([2320, 1190], 160, -34, palette.amber, palette.honey),
    oakLeaf([2260, 1210], 120, -64, palette.rust, palette.brick),
  ].join('')
}

export const homeHero: Scene = {name: 'kalvos-ir-jura', width, height, format: 'jpg', grain: 16, draw}
