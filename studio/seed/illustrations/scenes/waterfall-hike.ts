import {palette} from '../palette.ts'
import {between, type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {gouge} from '../shapes/gouge.ts'
import {hikingParty} from '../shapes/hiking-party.ts'
import {land, ridge} from '../shapes/land.ts'
import {fern, tree} from '../shapes/plants.ts'
import {bandedSky, cloud, gull} from '../shapes/sky.ts'
import {fallingWater, rockFace, spray} from '../shapes/waterfall.ts'
import {circle, clipped, ellipse, line, type Point, rect, shape} from '../svg.ts'

const [width, height] = [1800, 1200]

const farHills = ridge([
  [0, 250],
  [300, 170],
  [640, 250],
  [1000, 150],
  [1400, 230],
  [1800, 150],
])
const leftTop = ridge([
  [0, 330],
  [300, 300],
  [600, 330],
  [900, 300],
  [960, 310],
])
const rightTop = ridge([
  [1200, 310],
  [1300, 286],
  [1560, 310],
  [1800, 270],
])
const ground = ridge([
  [0, 790],
  [400, 770],
  [800, 800],
  [1300, 800],
  [1800, 770],
])

function draw(): string {
  const random = seeded(1846)
  return [
    bandedSky(width, 360, ['#b9d3d8', '#cfe0dc', '#e9ead6'], random),
    circle(520, 130, 62, palette.straw),
    cloud([860, 120], 320, palette.paper, 0.95),
    cloud([1500, 90], 300, palette.paper, 0.95),
    land(farHills, {span: [0, width], bottom: 420, fill: '#a9c0b4', cut: palette.sage, random}),
    rect(930, 300, 300, 60, palette.moss),
    land(leftTop, {span: [0, 950], bottom: 460, fill: palette.moss, cut: palette.forest, random}),
    land(rightTop, {span: [1210, width], bottom: 440, fill: palette.moss, cut: palette.forest, random}),
    ...cliffs.map((outline) => rockFace(outline, random)),
    land(scree[0], {span: [0, 900], bottom: 900, fill: palette.sage, cut: palette.moss, random}),
    land(scree[1], {span: [1260, width], bottom: 900, fill: palette.sage, cut: palette.moss, random}),
    ...woods.map(([x, y, size]) => tree([x, y], size, palette.forest, palette.moss, random)),
    fallingWater(1080, [306, 540], [250, 240], random),
    spray([1080, 536], 240, random),
    fallingWater(1080, [528, 800], [330, 410], random),
    land(ground, {span: [0, width], bottom: height, fill: '#9db56f', cut: palette.moss, random}),
    pool(random),
    path(),
    ...stones.map(([x, y, size]) => stone([x, y], size)),
    hikingParty(),
    ferns(random),
    gull([700, 200], 52, palette.deep),
    gull([640, 240], 38, palette.deep),
  ].join('')
}

const cliffs: readonly (readonly Point[])[] = [
  [
    [-10, 400],
    [90, 372],
    [170, 410],
    [280, 366],
    [390, 398],
    [470, 372],
    [560, 412],
    [680, 376],
    [790, 396],
    [880, 350],
    [960, 322],
    [985, 430],
    [965, 560],
    [925, 640],
    [900, 830],
    [-10, 860],
  ],
  [
    [1810, 350],
    [1700, 372],
    [1610, 340],
    [1500, 386],
    [1400, 352],
    [1310, 378],
    [1200, 322],
    [1180, 430],
    [1200, 560],
    [1236, 650],
    [1270, 830],
    [1810, 860],
  ],
]
const scree = [
  ridge([
    [0, 600],
    [240, 640],
    [460, 720],
    [700, 760],
    [900, 830],
  ]),
  ridge([
    [1260, 830],
    [1420, 740],
    [1600, 690],
    [1800, 600],
  ]),
] as const

const woods = [
  [90, 360, 250],
  [270, 340, 200],
  [450, 350, 240],
  [840, 330, 150],
  [1330, 320, 170],
  [1500, 330, 250],
  [1700, 320, 290],
  [600, 770, 190],
  [100, 700, 290],
  [1500, 770, 210],
  [1710, 720, 310],
] as const

/** The pool under the fall, and the stream that leaves it. */
function pool(random: Random): string {
  const outline =
    'M640 850Q700 780 1080 780Q1440 784 1480 850Q1490 900 1400 930Q1440 1010 1620 1060Q1760 1110 1780 1210H1240Q1300 1110 1200 1050Q1110 1000 1080 950Q700 940 640 850Z'
  const cuts = Array.from({length: 90}, (_, index) => {
    const y = between(random, 800, 1190)
    return gouge(
      [between(random, 640, 1780), y],
      between(random, 40, 120),
      3 + (y - 800) / 110,
      index % 5 ? 0 : 6,
    )
  })
  return [
    shape(outline, palette.umber, {transform: 'translate(0 10)', opacity: 0.35}),
    shape(outline, palette.lagoon),
    clipped(
      outline,
      shape(cuts.slice(0, 46).join(''), palette.sea, {opacity: 0.6}),
      shape(cuts.slice(46).join(''), palette.snow, {opacity: 0.7}),
    ),
    spray([1080, 806], 420, random),
  ].join('')
}

const path = () =>
  shape(
    'M-20 1140Q240 1090 420 1010Q600 930 690 880L760 896Q700 950 560 1030Q400 1130 300 1210H-20Z',
    '#dcc592',
  ) +
  line('M60 1170Q300 1110 470 1020M200 1190Q380 1120 520 1030M40 1196h70', palette.honey, 5, {opacity: 0.4})

const stones = [
  [660, 870, 46],
  [760, 930, 34],
  [1020, 962, 40],
  [1130, 1010, 52],
  [1440, 926, 54],
  [1530, 1010, 36],
  [1250, 1130, 60],
  [1680, 1060, 44],
  [930, 944, 26],
  [1390, 960, 30],
  [1220, 1080, 30],
] as const

const stone = ([x, y]: Point, size: number) =>
  ellipse(x, y + size * 0.3, size * 1.05, size * 0.24, palette.pine, 0.35) +
  shape(
    `M${x - size} ${y + size * 0.34}Q${x - size} ${y - size * 0.4} ${x - size * 0.2} ${y - size * 0.5}Q${x + size * 0.9} ${y - size * 0.5} ${x + size} ${y + size * 0.34}Z`,
    '#8b978a',
  ) +
  line(
    `M${x - size * 0.5} ${y - size * 0.1}q${size * 0.3} ${-size * 0.24} ${size * 0.7} ${-size * 0.2}`,
    palette.mist,
    5,
  )

function ferns(random: Random): string {
  const clump = ([x, y]: Point, size: number) =>
    [-62, -38, -14, 14, 38, 62]
      .map((turn, index) =>
        fern(
          [x, y],
          size * between(random, 0.8, 1.1),
          turn,
          index % 2 ? palette.forest : palette.pine,
          turn < 0 ? -18 : 18,
        ),
      )
      .join('')
  return (
    clump([20, 1215], 210) + clump([1060, 1216], 170) + clump([1790, 1215], 260) + clump([620, 1220], 130)
  )
}

export const waterfallHike: Scene = {name: 'mokiniu-zygis', width, height, format: 'jpg', grain: 7, draw}
