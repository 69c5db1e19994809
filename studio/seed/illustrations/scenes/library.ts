import {palette} from '../palette.ts'
import {between, pick, type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {person} from '../shapes/person.ts'
import {arms} from '../shapes/poses.ts'
import {oakLeaf} from '../shapes/plants.ts'
import {sash, straight} from '../shapes/sash.ts'
import {circle, clipped, ellipse, line, placed, type Point, rect, shape} from '../svg.ts'

const [width, height] = [1600, 1600]
const shelves = [330, 640, 950] as const

function draw(): string {
  const random = seeded(36)
  return [
    rect(0, 0, width, height, palette.forest),
    rect(80, 60, 1440, 1160, palette.umber, 10),
    rect(110, 90, 1380, 1100, '#4d2f17'),
    ...shelves.map((y, index) => books(y, index, random)),
    books(1190, 3, random),
    rect(0, 1300, width, 300, palette.honey),
    line('M0 1390H1600M0 1490H1600', palette.umber, 4, {opacity: 0.4}),
    rect(0, 1284, width, 22, palette.pine),
    ellipse(800, 1480, 640, 96, palette.brick),
    ellipse(800, 1480, 596, 82, palette.linen),
    ellipse(800, 1480, 560, 70, palette.brick),
    lamp([1330, 1450]),
    armchair([700, 1470]),
    cat([1100, 1520]),
    pile([300, 1500]),
  ].join('')
}

/** A row of books that stand on a board at `y`. */
function books(y: number, shelf: number, random: Random): string {
  const spines: string[] = []
  let x = 130
  while (x < 1440) {
    const thick = Math.min(between(random, 34, 70), 1476 - x)
    const tall = between(random, 168, 236)
    if (random() < 0.07 && x > 200 && x < 1300) {
      spines.push(ornament([x + 60, y], shelf))
      x += 124
      continue
    }
    const colour = pick(random, [
      palette.brick,
      palette.moss,
      palette.amber,
      palette.deep,
      palette.linen,
      palette.rust,
      palette.forest,
      palette.honey,
      palette.lagoon,
    ])
    spines.push(spine([x, y], thick, tall, colour, random))
    x += thick + 4
  }
  return spines.join('') + rect(110, y, 1380, 24, palette.umber)
}

function spine([x, y]: Point, thick: number, tall: number, colour: string, random: Random): string {
  const trim = colour === palette.linen || colour === palette.amber ? palette.brick : palette.straw
  const cover = rect(x, y - tall, thick, tall, colour, 4)
  const choice = random()
  if (choice < 0.16 && thick > 44) {
    return cover + sash(straight([x + thick / 2, y - 14], [x + thick / 2, y - tall + 14]), thick * 0.7, 64)
  }
  if (choice < 0.5) {
    return (
      cover +
      rect(x, y - tall + 26, thick, 7, trim) +
      rect(x, y - tall + 40, thick, 4, trim) +
      rect(x, y - 40, thick, 7, trim)
    )
  }
  return (
    cover +
    rect(x + thick * 0.26, y - tall + 36, thick * 0.48, tall * 0.32, trim, 3) +
    circle(x + thick / 2, y - 34, thick * 0.16, trim)
  )
}

const ornament = ([x, y]: Point, shelf: number) =>
  shelf % 2
    ? shape(`M${x - 44} ${y}q-14 -100 44 -104q58 4 44 104Z`, palette.linen) +
      line(`M${x - 46} ${y - 50}q46 22 92 0`, palette.brick, 8) +
      [-24, 0, 24].map((turn) => oakLeaf([x, y - 96], 110, turn, palette.amber, palette.honey)).join('')
    : shape(`M${x} ${y - 120}q56 56 40 100q-14 20 -40 20q-26 0 -40 -20q-16 -44 40 -100Z`, palette.amber) +
      shape(`M${x - 4} ${y - 92}q-32 38 -22 66q-18 -30 22 -66Z`, palette.straw)

function armchair([x, y]: Point): string {
  const reader = person({
    at: [x, y + 200],
    height: 780,
    skin: '#f0cba9',
    hair: '#cfc6b5',
    head: 'bun',
    top: palette.deep,
    bottom: palette.umber,
    skirt: true,
    arms: arms.reading,
  })
  const child = person({
    at: [x + 158, y + 158],
    height: 600,
    skin: '#f3d5b8',
    hair: '#c9994b',
    head: 'plait',
    top: palette.amber,
    bottom: palette.brick,
    skirt: true,
    arms: arms.leaning,
  })
  const seat = `M${x - 300} ${y}V${y - 270}q0 -50 50 -50q50 0 54 50v60H${x + 260}v-60q4 -50 54 -50q50 0 50 50V${y}Z`
  return [
    shape(
      `M${x - 230} ${y - 60}V${y - 520}q0 -120 130 -130H${x + 160}q130 10 130 130V${y - 60}Z`,
      palette.brick,
    ),
    line(`M${x - 160} ${y - 480}q190 -70 380 0M${x - 160} ${y - 360}q190 -50 380 0`, palette.rust, 6),
    clipped(`M0 0H1600V${y - 120}H0Z`, reader, child),
    book([x + 34, y - 262]),
    shape(seat, palette.brick),
    rect(x - 196, y - 170, 456, 92, palette.rust, 22),
    sash(straight([x - 300, y - 40], [x + 364, y - 40]), 50, 150),
    rect(x - 276, y, 36, 44, palette.umber),
    rect(x + 304, y, 36, 44, palette.umber),
  ].join('')
}

const book = ([x, y]: Point) =>
  shape(`M${x} ${y + 40}L${x - 130} ${y + 16}V${y - 74}L${x} ${y - 48}Z`, palette.forest) +
  shape(`M${x} ${y + 40}L${x + 130} ${y + 16}V${y - 74}L${x} ${y - 48}Z`, palette.moss) +
  line(`M${x} ${y - 48}V${y + 40}`, palette.pine, 6) +
  circle(x - 62, y - 16, 20, palette.amber) +
  circle(x + 62, y - 16, 20, palette.amber) +
  circle(x - 126, y + 4, 19, '#f0cba9') +
  circle(x + 126, y + 4, 19, '#f0cba9')

const lamp = ([x, y]: Point) =>
  [
    circle(x, y - 640, 280, palette.straw, 0.16),
    circle(x, y - 640, 190, palette.straw, 0.2),
    line(`M${x} ${y}V${y - 640}`, palette.ink, 14),
    ellipse(x, y, 84, 20, palette.ink),
    shape(`M${x - 130} ${y - 560}L${x - 74} ${y - 740}H${x + 74}L${x + 130} ${y - 560}Z`, palette.straw),
    rect(x - 130, y - 574, 260, 16, palette.amber),
  ].join('')

const cat = ([x, y]: Point) =>
  placed(
    [x, y],
    {},
    shape('M-80 4Q-124 -6 -104 -48Q-82 -100 -10 -100Q90 -100 104 -30Q110 4 76 4Z', palette.ink),
    circle(74, -84, 46, palette.ink),
    shape('M36 -112L40 -156L70 -126ZM82 -126L112 -156L114 -110Z', palette.ink),
    line('M-92 -10Q-150 -20 -140 -70', palette.ink, 22),
    line('M58 -82q8 8 16 0M84 -82q8 8 16 0', palette.straw, 4),
  )

const pile = ([x, y]: Point) =>
  [palette.deep, palette.amber, palette.brick, palette.moss]
    .map(
      (colour, index) =>
        rect(x - 110 + (index % 2) * 22, y - 52 * (index + 1), 210 - index * 12, 48, colour, 6) +
        rect(x - 96 + (index % 2) * 22, y - 52 * (index + 1) + 10, 10, 28, palette.straw),
    )
    .join('')

export const library: Scene = {name: 'knygu-lentyna', width, height, format: 'png', grain: 0, draw}
