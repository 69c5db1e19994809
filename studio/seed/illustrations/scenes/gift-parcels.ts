import {palette} from '../palette.ts'
import {between, type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {card, gingerbread, honeyJar, socks, teaPacket} from '../shapes/gift-contents.ts'
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
    twig([-20, 330], -24, random),
    twig([1780, 1180], 214, random),
    twig([1830, 130], 166, random),
    parcel({
      at: [320, 200],
      size: [300, 210],
      turn: -8,
      paper: palette.deep,
      pattern: palette.lagoon,
      ribbon: palette.amber,
    }),
    ribbonReel(
      [700, 190],
      88,
      [
        [700, 262],
        [820, 300],
        [930, 240],
        [1030, 110],
        [1170, 80],
        [1260, 150],
      ],
      palette.brick,
    ),
    openBox(
      [1150, 600],
      [580, 430],
      3,
      teaPacket([50, -66], 1.16, -5),
      honeyJar([200, -72], 1, 6),
      socks([-150, -6], 1.2, -6, palette.brick),
      gingerbread([46, 128], 0.72, -14),
    ),
    scissors([118, 690], 1, -12),
    strawStar([1600, 250], 124, 13),
    parcel({
      at: [1530, 1010],
      size: [270, 220],
      turn: 9,
      paper: palette.sage,
      pattern: palette.paper,
      ribbon: palette.rust,
    }),
    gingerbread([1020, 1060], 0.86, -16),
    gingerbread([1200, 1100], 0.78, 12),
    apple([1350, 1110]),
    parcel({
      at: [470, 620],
      size: [480, 370],
      turn: 3,
      paper: palette.linen,
      pattern: palette.rust,
      ribbon: palette.brick,
    }),
    hand({at: [392, 716], turn: -60, scale: 1, flip: true, pose: 'pinching', ...packer}),
    hand({at: [552, 722], turn: -120, scale: 1, pose: 'pinching', ...packer}),
    card([1300, 706], 1, -9),
    hand({
      at: [1392, 700],
      turn: 190,
      scale: 1,
      skin: '#a06b46',
      sleeve: palette.amber,
      pose: 'pinching',
      cuff: 'ribbed',
    }),
  ].join('')
}

const packer = {skin: '#f0cba9', sleeve: palette.forest}

/** A spruce twig that grows to the right. */
function twig(at: Point, turn: number, random: Random): string {
  const needles = Array.from({length: 26}, (_, index) => {
    const length = (84 - index * 2.1) * between(random, 0.85, 1.15)
    const [dx, dy] = [length * between(random, 0.6, 0.85), length * between(random, 0.5, 0.7)]
    return `M${index * 14} 0l${dx} ${-dy}M${index * 14 + 6} 0l${dx} ${dy}`
  })
  return placed(at, {turn}, line(needles.join(''), palette.forest, 6), line('M-30 0H370', palette.umber, 8))
}

const apple = ([x, y]: Point) =>
  circle(x + 8, y + 10, 48, palette.umber, 0.35) +
  circle(x, y, 48, palette.brick) +
  shape(`M${x - 34} ${y - 8}q4 -30 34 -32q-22 12 -24 36Z`, palette.rust) +
  circle(x + 4, y - 4, 9, '#7f2c20') +
  line(`M${x + 4} ${y - 4}q8 -12 20 -14`, palette.umber, 6)

export const giftParcels: Scene = {name: 'siuntinukai', width, height, format: 'jpg', grain: 9, draw}
