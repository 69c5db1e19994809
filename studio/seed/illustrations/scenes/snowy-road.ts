import {palette} from '../palette.ts'
import {between, type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {logHouse} from '../shapes/buildings.ts'
import {land, ridge} from '../shapes/land.ts'
import {spruce} from '../shapes/plants.ts'
import {bandedSky, cloud, gull, specks} from '../shapes/sky.ts'
import {van} from '../shapes/van.ts'
import {birch, hare, waysideShrine, woodenChurch} from '../shapes/village.ts'
import {circle, line, type Point, rect, shape} from '../svg.ts'

const [width, height] = [1800, 1200]

const farWood = ridge([
  [0, 500],
  [300, 470],
  [700, 490],
  [1100, 470],
  [1500, 450],
  [1800, 470],
])
const fields = ridge([
  [0, 640],
  [300, 600],
  [620, 610],
  [1000, 660],
  [1400, 690],
  [1800, 660],
])
const verge = ridge([
  [0, 1080],
  [400, 1060],
  [900, 1075],
  [1400, 1056],
  [1800, 1070],
])

function draw(): string {
  const random = seeded(1215)
  return [
    bandedSky(width, 560, ['#9fb9bd', '#bccac2', '#dfd8bf', '#f0d9a8', '#f2c98e'], random),
    circle(830, 400, 96, '#f3dc9a', 0.5),
    circle(830, 400, 68, palette.amber),
    cloud([360, 190], 420, palette.paper, 0.6),
    cloud([1420, 250], 480, palette.paper, 0.6),
    farTrees(random),
    land(farWood, {span: [0, width], bottom: 720, fill: '#cfdcd8', cut: '#afc5c6', random}),
    village(),
    land(fields, {span: [0, width], bottom: height, fill: palette.snow, cut: '#c5d6d6', random}),
    lane(),
    fence(),
    ...forest.map(([x, y, size]) => spruce([x, y], size, palette.forest, palette.moss, palette.snow)),
    birch([1460, 856], 600, 36),
    birch([1570, 880], 680, -30),
    birch([60, 900], 660, 40),
    road(),
    van([1010, 1000], 1.1),
    land(verge, {span: [0, width], bottom: height, fill: palette.snow, cut: '#c5d6d6', random}),
    waysideShrine([216, 1176], 1.1),
    hare([520, 1150], 1.2, true),
    ...(
      [
        [70, 1190, 250],
        [1640, 1240, 230],
        [1760, 1210, 330],
      ] as const
    ).map(([x, y, size]) => spruce([x, y], size, palette.pine, palette.moss, palette.snow)),
    specks([0, 0, width, height], 160, [2, 6.5], palette.snow, random),
    gull([760, 260], 50, palette.night),
    gull([850, 222], 38, palette.night),
    gull([700, 210], 34, palette.night),
  ].join('')
}

const farTrees = (random: Random) =>
  Array.from({length: 64}, (_, index) => {
    const x = index * 29 + between(random, -8, 8)
    return spruce([x, farWood(x) + 16], between(random, 60, 108), '#5f8585', '#7d9f9c')
  }).join('')

function village(): string {
  const smoke = ([x, y]: Point) => line(`M${x} ${y}q-16 -26 4 -52t0 -56`, palette.paper, 12, {opacity: 0.75})
  return [
    smoke([275, 480]),
    smoke([548, 505]),
    woodenChurch([400, 612], 0.94),
    logHouse([150, 628], 1.02, {snow: true, roof: '#7f2c20'}),
    logHouse([446, 640], 0.86, {snow: true, roof: palette.umber, wall: '#8d6238'}),
    logHouse([20, 640], 0.72, {snow: true, roof: palette.umber, wall: palette.honey}),
  ].join('')
}

/** The lane from the village, which comes down in bends to the road. */
const lane = () =>
  shape(
    'M556 640Q640 650 610 690Q560 730 470 760Q330 810 380 880L640 890Q560 830 640 784Q730 736 730 690Q730 640 580 632Z',
    '#d5d6cb',
  ) +
  line(
    'M574 640Q662 652 640 696Q590 740 510 772Q390 822 450 884M582 636Q700 650 690 690Q670 740 580 780Q500 826 560 886',
    '#b4bab1',
    6,
  )

function fence(): string {
  const posts = [0, 1, 2, 3, 4, 5].map((index) => {
    const x = 130 + index * 62
    return (
      rect(x, 690 - index * 3, 12, 66, palette.umber, 3) +
      shape(`M${x - 5} ${694 - index * 3}q11 -22 22 0Z`, palette.snow)
    )
  })
  return line('M110 712L470 696M110 736L470 720', palette.umber, 9) + posts.join('')
}

const forest = [
  [1130, 780, 330],
  [1230, 800, 420],
  [1540, 790, 520],
  [1700, 800, 560],
  [1360, 810, 470],
  [1620, 840, 440],
  [1780, 860, 520],
  [1490, 860, 350],
  [1200, 850, 230],
] as const

const road = () =>
  shape(`M0 870Q500 850 900 862T1800 850V1100H0Z`, '#b4bab1') +
  shape('M0 888Q500 868 900 880T1800 868V1090H0Z', '#8f9a94') +
  line('M0 960Q500 944 900 952T1800 942M0 1030Q500 1016 900 1022T1800 1012', '#a9b2aa', 26) +
  line('M0 960Q500 944 900 952T1800 942M0 1030Q500 1016 900 1022T1800 1012', '#7d8983', 5, {
    'stroke-dasharray': '40 16',
  }) +
  line('M0 886Q500 866 900 878T1800 866', palette.snow, 24)

export const snowyRoad: Scene = {name: 'savanoriai-kelyje', width, height, format: 'jpg', grain: 12, draw}
