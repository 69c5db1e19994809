import {palette} from '../palette.ts'
import {type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {chapel} from '../shapes/buildings.ts'
import {candle} from '../shapes/candle.ts'
import {guitar} from '../shapes/guitar.ts'
import {below, furrows, ridge} from '../shapes/land.ts'
import {type Person, person} from '../shapes/person.ts'
import {spruce} from '../shapes/plants.ts'
import {limbs} from '../shapes/poses.ts'
import {sash, straight} from '../shapes/sash.ts'
import {bandedSky, specks} from '../shapes/sky.ts'
import {octahedron, strawStar} from '../shapes/straw.ts'
import {circle, clipped, ellipse, line, placed, type Point, rect, shape, smooth} from '../svg.ts'

const [width, height] = [1600, 2000]
const stage = 1540

function draw(): string {
  const random = seeded(1225)
  return [
    rect(0, 0, width, height, '#3b2618'),
    ...Array.from({length: 14}, (_, index) => rect(0, index * 122 + 60, width, 5, palette.ink, 0, 0.35)),
    windowView(random),
    curtain(),
    placed([width, 0], {flip: true}, curtain()),
    ornaments(),
    floor(),
    candles(),
    circle(800, 1000, 640, palette.amber, 0.09),
    circle(800, 1000, 470, palette.amber, 0.1),
    singer(),
    front(),
    ...audience.map((one) => person(one)),
  ].join('')
}

/** Snow falls on a chapel and spruces behind the tall window. */
function windowView(random: Random): string {
  const glass = 'M360 1240V560A440 440 0 0 1 1240 560V1240Z'
  const hill = ridge([
    [340, 860],
    [560, 800],
    [800, 850],
    [1040, 790],
    [1260, 850],
  ])
  const snow = ridge([
    [340, 980],
    [620, 950],
    [1000, 990],
    [1260, 950],
  ])
  const field = below(snow, 340, 1260, 1250)
  return [
    shape('M318 1270V560A482 482 0 0 1 1282 560V1270Z', palette.umber),
    clipped(
      glass,
      placed(
        [340, 110],
        {},
        bandedSky(920, 800, ['#14292f', '#1a3640', '#23464f', '#2e5860', '#40696f'], random),
      ),
      specks([360, 130, 1240, 700], 70, [1.4, 4], palette.paper, random),
      circle(1060, 420, 92, palette.straw, 0.2),
      circle(1060, 420, 66, palette.straw),
      shape(below(hill, 340, 1260, 1250), '#7f9ca0'),
      chapel([520, 900], 1, {wall: palette.flax, snow: true}),
      ...(
        [
          [420, 960, 210],
          [650, 940, 170],
          [1010, 930, 190],
          [1120, 960, 270],
          [1210, 980, 220],
        ] as const
      ).map(([x, y, size]) => spruce([x, y], size, palette.forest, palette.moss, palette.snow)),
      shape(field, palette.snow),
      clipped(
        field,
        furrows(snow, {from: 340, to: 1260, depth: 260, gap: 20, colour: palette.flax, width: 3, random}),
      ),
      specks([360, 130, 1240, 1240], 130, [3, 8], palette.snow, random),
    ),
    rect(791, 120, 18, 1120, palette.umber),
    rect(360, 551, 880, 18, palette.umber),
    rect(360, 900, 880, 18, palette.umber),
    rect(270, 1236, 1060, 44, '#80542e', 6),
  ].join('')
}

function curtain(): string {
  const cloth = 'M0 0H400Q410 420 280 760Q214 960 232 1560H0Z'
  return (
    shape(cloth, palette.brick) +
    clipped(
      cloth,
      line(
        'M60 0V1560M130 0Q136 700 116 1560M205 0Q220 500 176 960M280 0Q300 420 214 800M350 0Q360 300 276 640',
        '#7f2c20',
        14,
      ),
      sash(straight([-10, 930], [270, 930]), 60, 64),
    )
  )
}

const ornaments = () =>
  line('M300 0V150M1300 0V190M560 0V96M1060 0V70', palette.straw, 3) +
  octahedron([300, 250], 92, 112, 11) +
  octahedron([1300, 300], 104, 126, 11) +
  strawStar([560, 170], 84, 8) +
  strawStar([1060, 140], 80, 8)

const floor = () =>
  shape(`M0 ${stage - 110}H1600V${stage + 160}H0Z`, '#7a4a25') +
  line(`M0 ${stage - 60}H1600M0 ${stage + 6}H1600M0 ${stage + 78}H1600`, palette.ink, 4, {opacity: 0.35}) +
  ellipse(800, stage + 46, 620, 84, palette.honey, 0.55) +
  ellipse(800, stage + 50, 400, 54, palette.amber, 0.5)

/** Candles of many heights on crates at both sides of the stage. */
function candles(): string {
  const crate = (x: number, top: number, wide: number) =>
    rect(x, top, wide, stage + 30 - top, palette.umber, 6) +
    line(`M${x + 10} ${top + 40}h${wide - 20}M${x + 10} ${top + 80}h${wide - 20}`, palette.ink, 4, {
      opacity: 0.4,
    })
  const burning: [number, number, number][] = [
    [150, 1330, 190],
    [236, 1340, 120],
    [330, 1420, 210],
    [414, 1424, 110],
    [1186, 1424, 120],
    [1272, 1420, 220],
    [1366, 1340, 130],
    [1452, 1330, 200],
    [404, 1592, 90],
    [1150, 1592, 90],
    [230, 1596, 130],
    [1370, 1596, 130],
  ]
  return [
    crate(86, 1330, 210),
    crate(1304, 1330, 210),
    crate(276, 1420, 186),
    crate(1138, 1420, 186),
    ...burning.map(([x, y, tall]) => candle([x, y], tall, palette.linen, palette.paper)),
  ].join('')
}

const [skin, sleeves] = ['#f0cba9', palette.paper]
const foot: Point = [800, 1608]
const tall = 1060

function singer(): string {
  const strumming = smooth([
    [-7.4, -72.5],
    [-20, -60],
    [-5, -55],
  ])
  const cuff = smooth([
    [-7.4, -72.5],
    [-19.4, -61.4],
    [-10.5, -56],
  ])
  return [
    ellipse(foot[0], foot[1] + 2, 220, 30, palette.ink, 0.4),
    person({
      at: foot,
      height: tall,
      skin,
      hair: '#7c4d25',
      head: 'plait',
      top: palette.brick,
      sleeves,
      bottom: palette.forest,
      skirt: true,
      hem: palette.amber,
      belt: palette.amber,
      socks: palette.ink,
      arms: limbs([-20, -60, -5, -55], [19, -57, 21.5, -63]),
    }),
    line(`M${foot[0] - 62} ${foot[1] - 812}L${foot[0] + 70} ${foot[1] - 600}`, palette.umber, 14),
    guitar([foot[0] - 16, foot[1] - 580], 2, -20),
    placed(
      foot,
      {scale: tall / 100},
      line(strumming, skin, 4.3),
      line(cuff, sleeves, 5.8),
      circle(-5, -55, 3, skin),
      circle(21.5, -63, 2.9, skin),
    ),
    microphone(),
  ].join('')
}

const microphone = () =>
  line('M516 1616L534 812L716 768', palette.ink, 9) +
  line('M456 1622H576', palette.ink, 16) +
  placed(
    [722, 764],
    {turn: 62},
    rect(-11, 0, 22, 56, palette.night, 8),
    circle(0, -8, 24, palette.mist),
    line('M-20 -16H20M-22 -4H22M-9 -28V10M9 -28V10', palette.deep, 2.4),
  )

/** The edge of the stage. */
const front = () =>
  rect(0, stage + 150, width, 310, '#2c1c12') +
  rect(0, stage + 128, width, 28, palette.umber) +
  sash(straight([0, stage + 204], [width, stage + 204]), 80, 240)

const listener = (
  x: number,
  size: number,
  rest: Omit<Person, 'at' | 'height' | 'bottom' | 'back'>,
): Person => ({
  ...rest,
  at: [x, 1800 + size * 0.96],
  height: size,
  bottom: palette.ink,
  back: true,
})

/** Whoever listens, from behind. */
const audience: readonly Person[] = [
  listener(130, 560, {
    skin: '#d39d72',
    hair: '#3b2a1d',
    head: 'woolly',
    headColour: palette.honey,
    top: palette.deep,
  }),
  listener(400, 600, {skin: '#e6b78f', hair: '#cfc6b5', head: 'bun', top: palette.umber}),
  listener(665, 540, {skin: '#e6b78f', hair: '#3b2a1d', head: 'short', top: palette.forest}),
  listener(930, 470, {skin: '#f0cba9', hair: '#c9994b', head: 'plait', top: palette.rust}),
  listener(1195, 580, {skin: '#a06b46', hair: '#22261f', head: 'long', top: palette.moss}),
  listener(1470, 580, {
    skin: '#e6b78f',
    hair: '#7c4d25',
    head: 'scarf',
    headColour: palette.amber,
    top: palette.night,
  }),
]

export const performer: Scene = {name: 'atlikeja', width, height, format: 'jpg', grain: 9, draw}
