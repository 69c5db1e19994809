import {palette} from '../palette.ts'
import {type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {envelope, fountainPen, inkBottle, letterSheet, telephone} from '../shapes/desk.ts'
import {land, ridge} from '../shapes/land.ts'
import {sash, straight} from '../shapes/sash.ts'
import {glitter, water} from '../shapes/sea.ts'
import {bandedSky, cloud, gull} from '../shapes/sky.ts'
import {daffodil, rue} from '../shapes/spring-flowers.ts'
import {teacup} from '../shapes/tea.ts'
import {circle, clipped, ellipse, line, placed, type Point, rect, shape} from '../svg.ts'

const [width, height] = [2000, 1000]
const pane = {left: 330, top: 60, right: 1670, bottom: 590}

function draw(): string {
  const random = seeded(44)
  return [
    rect(0, 0, width, height, '#e9cfa6'),
    ...Array.from({length: 17}, (_, index) => rect(index * 122 + 8, 0, 3, 680, '#d9b988')),
    view(random),
    frame(),
    curtain(),
    placed([width, 0], {flip: true}, curtain()),
    cat([1326, 616]),
    desk(),
    telephone([560, 850], 0.98),
    teacup([330, 890], 1.1, palette.forest),
    letterSheet([970, 800], 0.88, -3),
    fountainPen([1092, 838], 0.9, 46),
    inkBottle([1396, 768]),
    envelope([1366, 846], 0.84, 9),
    vase([1590, 880]),
  ].join('')
}

/** A bay with its harbour: boats at anchor, a lighthouse and a row of coloured houses. */
function view(random: Random): string {
  const {left, top, right, bottom} = pane
  const far = ridge([
    [330, 330],
    [560, 250],
    [800, 300],
    [1000, 350],
    [1180, 372],
  ])
  const cape = ridge([
    [1100, 390],
    [1240, 330],
    [1400, 290],
    [1540, 230],
    [1670, 220],
  ])
  const quay = ridge([
    [330, 470],
    [520, 430],
    [680, 440],
    [820, 520],
    [880, 600],
  ])
  return clipped(
    `M${left} ${top}H${right}V${bottom}H${left}Z`,
    placed([0, top], {}, bandedSky(width, 330, ['#b9d2d6', '#cfdfd8', '#e8e6cf', '#f3dfb0'], random)),
    circle(1040, 272, 78, palette.amber),
    circle(1040, 272, 65, palette.straw),
    cloud([620, 170], 300, palette.paper, 0.95),
    cloud([1440, 150], 320, palette.paper, 0.95),
    land(far, {span: [330, 1180], bottom: 380, fill: '#a9c0b4', cut: palette.sage, random}),
    water({
      left,
      right,
      top: 362,
      bottom,
      colour: palette.lagoon,
      light: palette.paper,
      dark: palette.sea,
      random,
    }),
    glitter([1040, 362], 590, 200, palette.straw, random),
    land(cape, {span: [1100, right], bottom: 420, fill: palette.sage, cut: palette.moss, random}),
    lighthouse([1290, 322]),
    land(quay, {span: [left, 880], bottom: 620, fill: palette.moss, cut: palette.forest, random}),
    houses(),
    ...boats.map(([x, y, size, colour]) => boat([x, y], size, colour)),
    ...gulls.map(([x, y, span]) => gull([x, y], span, palette.deep)),
  )
}

const boats = [
  [1306, 446, 0.75, palette.flax],
  [930, 450, 0.95, palette.amber],
  [1470, 496, 1.1, palette.paper],
  [1096, 540, 1.45, palette.rust],
] as const

const gulls = [
  [690, 226, 46],
  [860, 232, 38],
  [1180, 216, 44],
] as const

const boat = ([x, y]: Point, size: number, sail: string) =>
  placed(
    [x, y],
    {scale: size},
    line('M0 0V-104', palette.umber, 4),
    shape('M5 -100L56 -16H5Z', sail),
    shape('M-5 -88L-36 -16H-5Z', palette.linen),
    shape('M-50 -10H62L42 14H-34Z', palette.brick),
    line('M-46 -4H56', palette.paper, 3),
    line('M-40 22H48', palette.paper, 4, {opacity: 0.6}),
  )

const lighthouse = ([x, y]: Point) =>
  shape(`M${x - 18} ${y + 14}L${x - 12} ${y - 84}H${x + 12}L${x + 18} ${y + 14}Z`, palette.paper) +
  shape(`M${x - 16} ${y - 20}L${x - 14} ${y - 48}H${x + 14}L${x + 16} ${y - 20}Z`, palette.brick) +
  rect(x - 17, y - 92, 34, 9, palette.ink) +
  rect(x - 9, y - 112, 18, 20, palette.straw) +
  shape(`M${x - 14} ${y - 112}L${x} ${y - 132}L${x + 14} ${y - 112}Z`, palette.brick)

function houses(): string {
  const walls = [palette.rose, palette.paper, palette.straw, palette.flax, palette.rust, palette.paper]
  return walls
    .map((wall, index) => {
      const [x, y] = [424 + index * 58, 452 + (index > 3 ? (index - 3) * 18 : 0)]
      const tall = 78 + (index % 3) * 14
      return (
        rect(x, y - tall, 54, tall, wall) +
        shape(
          `M${x - 4} ${y - tall}L${x + 27} ${y - tall - 30}L${x + 58} ${y - tall}Z`,
          index % 2 ? palette.brick : palette.deep,
        ) +
        rect(x + 9, y - tall + 14, 13, 17, palette.deep) +
        rect(x + 32, y - tall + 14, 13, 17, palette.deep) +
        rect(x + 19, y - 30, 16, 30, palette.forest)
      )
    })
    .join('')
}

function frame(): string {
  const {left, top, right, bottom} = pane
  const bars = [left + 447, left + 893].map((x) => rect(x - 8, top, 16, bottom - top, palette.paper))
  return [
    ...bars,
    rect(left, 172, right - left, 12, palette.paper),
    rect(left - 34, top - 34, right - left + 68, 34, palette.paper),
    rect(left - 34, top - 34, 34, bottom - top + 68, palette.paper),
    rect(right, top - 34, 34, bottom - top + 68, palette.paper),
    rect(left - 34, bottom, right - left + 68, 34, palette.paper),
    rect(left - 70, bottom + 22, right - left + 140, 28, palette.linen),
  ].join('')
}

function curtain(): string {
  const cloth = 'M210 8H440Q440 240 352 380Q310 460 318 640H210Z'
  return (
    shape(cloth, palette.forest) +
    clipped(
      cloth,
      line('M250 0V640M300 0Q306 300 276 640M356 0Q366 240 306 440M404 0Q404 170 350 340', palette.pine, 8),
      sash(straight([200, 410], [350, 410]), 40, 44),
    ) +
    line('M180 12H1010', palette.umber, 18)
  )
}

/** A cat asleep on the window sill. */
const cat = ([x, y]: Point) =>
  placed(
    [x, y],
    {},
    shape('M-104 0Q-120 -66 -40 -78Q60 -84 92 -40Q106 -6 80 0Z', palette.ink),
    circle(-78, -34, 36, palette.ink),
    shape('M-110 -52L-108 -88L-82 -66ZM-74 -68L-52 -88L-46 -52Z', palette.ink),
    line('M84 -10Q120 6 60 12Q0 14 -30 4', palette.ink, 16),
    line('M-96 -34q7 6 14 0M-74 -34q7 6 14 0', palette.straw, 3.4),
    line('M-20 -66q-8 26 4 50M16 -70q-4 28 4 54M50 -60q0 22 4 40', palette.umber, 6),
  )

const desk = () =>
  shape('M60 672H1940L2000 750V1000H0V750Z', palette.honey) +
  line(
    'M30 724Q600 716 1000 726T1970 722M0 800Q500 792 1000 802T2000 796M0 884Q600 878 1200 888T2000 880',
    palette.umber,
    4,
    {
      opacity: 0.3,
    },
  ) +
  shape('M60 672H1940L1948 684H52Z', '#d9963a') +
  sash(straight([0, 972], [2000, 972]), 60, 300)

const vase = ([x, y]: Point) =>
  [
    ellipse(x + 6, y + 2, 84, 14, palette.umber, 0.4),
    rue([x - 20, y - 130], 1.5, -30),
    rue([x + 24, y - 130], 1.5, 32),
    daffodil([x - 10, y - 110], 1.6, -16),
    daffodil([x + 14, y - 110], 1.75, 12, true),
    daffodil([x, y - 110], 2.1, -2),
    shape(
      `M${x - 50} ${y - 156}H${x + 50}Q${x + 40} ${y - 124} ${x + 66} ${y - 76}Q${x + 84} ${y - 20} ${x + 46} ${y}H${x - 46}Q${x - 84} ${y - 20} ${x - 66} ${y - 76}Q${x - 40} ${y - 124} ${x - 50} ${y - 156}Z`,
      palette.deep,
    ),
    line(`M${x - 70} ${y - 60}H${x + 70}`, palette.straw, 8),
    line(
      `M${x - 66} ${y - 40}l11 -12l11 12l11 -12l11 12l11 -12l11 12l11 -12l11 12l11 -12l11 12l11 -12l11 12`,
      palette.paper,
      5,
    ),
  ].join('')

export const contact: Scene = {name: 'kontaktai', width, height, format: 'jpg', grain: 10, draw}
