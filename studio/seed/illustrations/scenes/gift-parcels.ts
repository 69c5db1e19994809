import {palette} from '../palette.ts'
import {type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {card, honeyJar, socks, teaPacket} from '../shapes/gift-contents.ts'
import {openBox, parcel, ribbonReel, scissors} from '../shapes/gifts.ts'
import {hand} from '../shapes/hand.ts'
import {strawStar} from '../shapes/straw.ts'
import {circle, line, placed, type Point, rect, shape} from '../svg.ts'

const [width, height] = [1800, 1200]

function draw(): string {
  const random = seeded(2412)
  return [
    rect(0, 0, width, height, '#96683c'),
    ...Array.from({length: 6}, (_, index) => rect(0, index * 216 - 20, width, 5, palette.umber, 0, 0.6)),
    twig([60, 250], 20, random),
    twig([1760, 980], 200, random),
    twig([1700, 60], 150, random),
    parcel({
      at: [330, 210],
      size: [300, 210],
      turn: -8,
      paper: palette.deep,
      pattern: palette.lagoon,
      ribbon: palette.amber,
    }),
    ribbonReel([720, 150], 84, [1010, 96], palette.brick),
    openBox(
      [1150, 590],
      [580, 430],
      3,
      teaPacket([60, -70], 1.12, -4),
      honeyJar([216, -66], 1.04, 5),
      socks([-150, -10], 1.16, -6, palette.brick),
      apple([70, 136]),
      apple([170, 128]),
    ),
    scissors([140, 880], 0.92, -58),
    strawStar([1650, 330], 92, 11),
    apple([1560, 1050]),
    parcel({
      at: [470, 640],
      size: [470, 360],
      turn: 4,
      paper: palette.linen,
      pattern: palette.rust,
      ribbon: palette.brick,
    }),
    hand({at: [366, 660], turn: -62, scale: 1, skin: '#f0cba9', sleeve: palette.forest, pose: 'pinching'}),
    hand({
      at: [590, 662],
      turn: 242 - 180,
      scale: 1,
      skin: '#f0cba9',
      sleeve: palette.forest,
      pose: 'pinching',
      flip: true,
    }),
    card([1250, 690], 1, -10),
    hand({
      at: [1340, 700],
      turn: 8,
      scale: 1,
      skin: '#a06b46',
      sleeve: palette.amber,
      pose: 'pinching',
      flip: true,
      cuff: 'ribbed',
    }),
  ].join('')
}

function twig(at: Point, turn: number, random: Random): string {
  const needles = Array.from({length: 34}, (_, index) => {
    const x = index * 8
    const length = (62 - index * 1.1) * (0.85 + random() * 0.3)
    return `M${x} 0l${length * 0.7} ${-length * 0.72}M${x} 0l${length * 0.7} ${length * 0.72}`
  })
  return placed(
    at,
    {turn},
    line(needles.join(''), palette.forest, 7),
    line('M-30 0H280', palette.umber, 9),
  )
}

const apple = ([x, y]: Point) =>
  circle(x + 8, y + 10, 48, palette.umber, 0.35) +
  circle(x, y, 48, palette.brick) +
  shape(`M${x - 34} ${y - 8}q4 -30 34 -32q-22 12 -24 36Z`, palette.rust) +
  circle(x + 4, y - 4, 9, '#7f2c20') +
  line(`M${x + 4} ${y - 4}q8 -12 20 -14`, palette.umber, 6)

export const giftParcels: Scene = {name: 'siuntinukai', width, height, format: 'jpg', grain: 9, draw}
