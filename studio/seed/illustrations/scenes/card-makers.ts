import {palette} from '../palette.ts'
import {between, type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {type Sitter, sitter} from '../shapes/at-table.ts'
import {christmasCard} from '../shapes/christmas-card.ts'
import {scissors} from '../shapes/gifts.ts'
import {sash, straight} from '../shapes/sash.ts'
import {strawStar} from '../shapes/straw.ts'
import {circle, ellipse, line, placed, type Point, polygon, rect, shape} from '../svg.ts'

const [width, height] = [1600, 1600]
const edge = 940

function draw(): string {
  const random = seeded(612)
  return [
    rect(0, 0, width, height, '#2f5d4b'),
    ...Array.from({length: 14}, (_, index) => rect(index * 120 + 20, 0, 56, edge, '#2a5545')),
    garland(random),
    ...hung.map(
      ([x, y, size]) => line(`M${x} 0V${y}`, palette.straw, 3) + strawStar([x, y], size, size * 0.11),
    ),
    cardLine(),
    rect(0, 860, width, 500, palette.umber),
    table(),
    ...children.map((child) => sitter(child, `M0 0H${width}V${edge}H0Z`)),
    ...cards.map(([x, y, index, turn]) => christmasCard([x, y], index, 1.16, turn)),
    ...children.map(({hands, skin}) => hands.map(([x, y]) => circle(x, y, 21, skin)).join('')),
    ...crayons.map(([x, y, turn, colour]) => crayon([x, y], turn, colour)),
    pot([800, 1128]),
    paints([800, 1300]),
    scissors([1216, 1290], 0.62, 76),
    snowflake([440, 1292], 58),
    snowflake([96, 1340], 44),
    snowflake([1508, 1300], 50),
  ].join('')
}

/** Spruce with lights along the ceiling. */
function garland(random: Random): string {
  const on = (x: number) => 56 + Math.abs(Math.sin((x / width) * Math.PI * 2)) * 96
  const needles: string[] = []
  for (let x = -20; x < width + 20; x += 7) {
    for (const turn of [-130, -50, 50, 130]) {
      const radians = ((turn + between(random, -24, 24)) * Math.PI) / 180
      const length = between(random, 34, 58)
      needles.push(
        `M${x} ${Math.round(on(x))}l${(Math.cos(radians) * length).toFixed(1)} ${(Math.sin(radians) * length).toFixed(1)}`,
      )
    }
  }
  const lights = Array.from({length: 17}, (_, index) => {
    const x = index * 100
    const y = on(x) + (index % 2 ? 22 : -14)
    return circle(x, y, 30, palette.amber, 0.25) + circle(x, y, 13, index % 3 ? palette.straw : palette.rust)
  })
  return line(needles.join(''), palette.pine, 7) + lights.join('')
}

const hung = [
  [130, 300, 84],
  [1470, 300, 84],
] as const

/** The cards that are ready, pegged on a cord. */
function cardLine(): string {
  const on = (x: number) => 318 + Math.sin((x / width) * Math.PI) * 44
  const cord = Array.from({length: 41}, (_, index): Point => [index * 40, on(index * 40)])
  const places = [330, 520, 710, 890, 1080, 1270]
  return (
    line(polygon(cord, false), palette.linen, 5) +
    places
      .map((x, index) =>
        placed(
          [x, on(x) + 86],
          {},
          christmasCard([0, 0], index + 1, 0.84, (index % 3) * 4 - 4),
          rect(-7, -104, 14, 44, palette.honey, 3),
        ),
      )
      .join('')
  )
}

const table = () =>
  [
    shape(`M70 ${edge}H1530L1640 1420H-40Z`, palette.linen),
    shape(`M70 ${edge}H1530L1534 ${edge + 12}H66Z`, palette.paper),
    rect(-40, 1420, 1680, 180, palette.honey),
    rect(-40, 1420, 1680, 16, palette.umber, 0, 0.5),
    sash(straight([0, 1508], [width, 1508]), 92, 220),
  ].join('')

const children: readonly Sitter[] = [
  {
    at: [240, 1366],
    height: 770,
    skin: '#f0cba9',
    hair: '#c9994b',
    head: 'plait',
    top: palette.brick,
    bottom: palette.ink,
    hands: [
      [174, 1010],
      [318, 1034],
    ],
  },
  {
    at: [620, 1346],
    height: 730,
    skin: '#e6b78f',
    hair: '#7c4d25',
    head: 'short',
    top: palette.amber,
    bottom: palette.ink,
    hands: [
      [520, 1016],
      [676, 1040],
    ],
  },
  {
    at: [980, 1340],
    height: 720,
    skin: '#a06b46',
    hair: '#22261f',
    head: 'bun',
    top: palette.paper,
    bottom: palette.ink,
    hands: [
      [922, 1040],
      [1076, 1014],
    ],
  },
  {
    at: [1360, 1376],
    height: 780,
    skin: '#f3d5b8',
    hair: '#a5672d',
    head: 'short',
    top: palette.lagoon,
    bottom: palette.ink,
    hands: [
      [1290, 1036],
      [1440, 1010],
    ],
  },
]

const cards: readonly [x: number, y: number, motif: number, turn: number][] = [
  [232, 1116, 4, -7],
  [590, 1126, 0, 5],
  [1010, 1126, 2, -5],
  [1368, 1116, 3, 6],
]

const crayons: readonly [x: number, y: number, turn: number, colour: string][] = [
  [318, 1034, 40, palette.forest],
  [676, 1040, 34, palette.brick],
  [922, 1040, -36, palette.amber],
  [1290, 1036, -38, palette.deep],
  [230, 1300, 100, palette.rust],
  [300, 1356, 78, palette.moss],
  [1400, 1356, 70, palette.brick],
]

/** A crayon held at its middle, its point down. */
const crayon = (at: Point, turn: number, colour: string) =>
  placed(
    at,
    {turn},
    rect(-9, -70, 18, 118, colour, 4),
    shape('M-9 46L0 72L9 46Z', palette.linen),
    shape('M-4 62L0 72L4 62Z', colour),
    rect(-9, -52, 18, 8, palette.paper),
  )

/** Pencils in a pot with a woven band. */
const pot = ([x, y]: Point) =>
  [
    ...[-34, -16, 2, 20, 36].map((shift, index) =>
      placed(
        [x + shift, y - 60],
        {turn: shift * 0.5},
        rect(
          -8,
          -92,
          16,
          110,
          [palette.brick, palette.amber, palette.forest, palette.rust, palette.deep][index] ?? '',
          3,
        ),
        shape('M-8 -92L0 -118L8 -92Z', palette.linen),
      ),
    ),
    ellipse(x, y + 4, 70, 16, palette.umber, 0.4),
    shape(`M${x - 58} ${y - 88}H${x + 58}L${x + 50} ${y}H${x - 50}Z`, palette.deep),
    sash(straight([x - 54, y - 44], [x + 54, y - 44]), 40, 40),
  ].join('')

/** A snowflake cut out of paper. */
const snowflake = (at: Point, radius: number) =>
  placed(
    at,
    {scale: radius / 50},
    ...[0, 60, 120, 180, 240, 300].map((turn) =>
      placed(
        [0, 0],
        {turn},
        line('M0 0V-48M0 -18L-14 -32M0 -18L14 -32M0 -34L-9 -44M0 -34L9 -44', palette.flax, 8),
      ),
    ),
    circle(0, 0, 9, palette.flax),
  )

/** A box of water colours with a brush. */
function paints([x, y]: Point): string {
  const colours = [palette.brick, palette.amber, palette.straw, palette.moss, palette.lagoon, palette.deep]
  return [
    shape(`M${x - 186} ${y - 40}H${x + 186}L${x + 204} ${y + 60}H${x - 204}Z`, palette.umber, {
      opacity: 0.35,
    }),
    shape(`M${x - 190} ${y - 50}H${x + 190}L${x + 206} ${y + 48}H${x - 206}Z`, palette.ink),
    ...colours.map((colour, index) => ellipse(x - 150 + index * 60, y - 4, 25, 27, colour)),
    line(`M${x - 150} ${y + 34}L${x + 120} ${y + 22}`, palette.honey, 10),
    line(`M${x + 120} ${y + 22}L${x + 168} ${y + 20}`, palette.mist, 12),
    shape(
      `M${x + 166} ${y + 10}Q${x + 206} ${y + 8} ${x + 222} ${y + 20}Q${x + 200} ${y + 30} ${x + 166} ${y + 30}Z`,
      palette.brick,
    ),
  ].join('')
}

export const cardMakers: Scene = {name: 'vaiku-atvirukai', width, height, format: 'webp', grain: 8, draw}
