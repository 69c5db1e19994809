import {palette} from '../palette.ts'
import {type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {type Sitter, sitter} from '../shapes/at-table.ts'
import {rays} from '../shapes/gouge.ts'
import {letterBlock} from '../shapes/letter-blocks.ts'
import {bookPicture, openBook} from '../shapes/picture-book.ts'
import {sash, straight} from '../shapes/sash.ts'
import {specks} from '../shapes/sky.ts'
import {teddy, toyHorse} from '../shapes/toys.ts'
import {circle, ellipse, line, type Point, rect} from '../svg.ts'

const [width, height] = [1600, 2000]
const spine: Point = [800, 1130]

/** What the upper edge of the book leaves free. */
const aboveBook = `M0 0H${width}V1096H1412Q1030 1060 800 1154Q570 1060 188 1096H0Z`

function draw(): string {
  const random = seeded(32)
  return [
    rect(0, 0, width, height, '#1f4a52'),
    circle(800, 980, 760, '#28575e'),
    circle(800, 1000, 560, '#346a6d'),
    glow(random),
    specks([40, 40, 1560, 900], 70, [2, 6], palette.straw, random),
    trails(),
    bookPicture([230, 330], 'stork', 1.5, 4),
    bookPicture([640, 190], 'butterfly', 1.2, -12),
    bookPicture([1010, 330], 'bee', 1.25, -14),
    bookPicture([1370, 230], 'ship', 1.45, 6),
    bookPicture([1390, 620], 'fish', 1.3, -16),
    bookPicture([170, 740], 'leaf', 1.25, -20),
    rect(0, 1500, width, 500, palette.honey),
    line('M0 1600H1600M0 1720H1600M0 1850H1600', palette.umber, 5, {opacity: 0.35}),
    rect(0, 1488, width, 16, palette.umber),
    rug(),
    openBook(spine, 1, ['stork', 'butterfly', 'house', 'hedgehog'], ['fish', 'bee', 'leaf', 'ship']),
    ...readers.map((one) => sitter(one, aboveBook)),
    jumper(),
    line('M706 1192L676 1206', '#e6b78f', 19),
    line('M900 1208L926 1218', '#f3d5b8', 15),
    teddy([250, 1850], 0.96),
    toyHorse([1330, 1860], 0.98),
    letterBlock([640, 1830], 0, palette.brick, 1.1, -8),
    letterBlock([780, 1856], 3, palette.forest, 1.1, 6),
    letterBlock([712, 1746], 1, palette.amber, 1.1, 4),
    letterBlock([960, 1850], 4, palette.deep, 1.1, -6),
  ].join('')
}

const glow = (random: Random) =>
  rays({
    centre: [800, 1040],
    inner: 600,
    outer: 960,
    count: 64,
    thickness: 8,
    colour: palette.lagoon,
    opacity: 0.4,
    random,
  })

/** The ways on which the pictures fly out of the book. */
const trails = () =>
  line(
    'M560 1120Q160 900 220 470M700 1080Q420 620 620 300M900 1080Q1180 700 1030 440M1040 1100Q1240 700 1340 400M1120 1120Q1400 940 1390 720M480 1130Q240 1040 190 850',
    palette.straw,
    5,
    {'stroke-dasharray': '2 22', opacity: 0.9},
  )

const rug = () =>
  ellipse(800, 1740, 760, 190, palette.brick) +
  ellipse(800, 1740, 716, 172, palette.linen) +
  ellipse(800, 1740, 680, 158, palette.forest) +
  sash(straight([240, 1666], [1360, 1666]), 56, 210)

const readers: readonly Sitter[] = [
  {
    at: [590, 1780],
    height: 1130,
    skin: '#e6b78f',
    hair: '#7c4d25',
    head: 'short',
    top: palette.amber,
    bottom: palette.ink,
    hands: [
      [352, 1094],
      [722, 1182],
    ],
  },
  {
    at: [1040, 1620],
    height: 820,
    skin: '#f3d5b8',
    hair: '#c9994b',
    head: 'plait',
    top: palette.brick,
    bottom: palette.ink,
    hands: [
      [888, 1200],
      [1228, 1092],
    ],
  },
]

/** The pattern on the grown-up's jumper, and his glasses. */
function jumper(): string {
  const [x, y, unit] = [590, 1780, 11.3]
  const lens = (side: -1 | 1) =>
    `<circle cx="${x + side * 3.6 * unit}" cy="${y - 88.6 * unit}" r="${(2.8 * unit).toFixed(1)}" fill="none" stroke="${palette.umber}" stroke-width="7"/>`
  return (
    sash(straight([x - 92, y - 66 * unit], [x + 92, y - 66 * unit]), 58, 40) +
    lens(-1) +
    lens(1) +
    line(`M${x - 9} ${y - 88.8 * unit}q9 -9 18 0`, palette.umber, 7)
  )
}

export const pictureBook: Scene = {name: 'abecele', width, height, format: 'jpg', grain: 9, draw}
