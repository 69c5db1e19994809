import {palette} from '../palette.ts'
import {between, pick, type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {cottage} from '../shapes/buildings.ts'
import {armsOf} from '../shapes/half-figure.ts'
import {kankles} from '../shapes/kankles.ts'
import {land, ridge} from '../shapes/land.ts'
import {listenersBehind, listenersInFront} from '../shapes/listeners.ts'
import type {Person} from '../shapes/person.ts'
import {tree} from '../shapes/plants.ts'
import {limbs} from '../shapes/poses.ts'
import {seated} from '../shapes/seated.ts'
import {bandedSky, cloud, gull} from '../shapes/sky.ts'
import {circle, ellipse, line, type Point, rect} from '../svg.ts'

const [width, height] = [1800, 1200]

const hills = ridge([
  [0, 400],
  [320, 300],
  [700, 390],
  [1100, 290],
  [1460, 380],
  [1800, 300],
])
const orchard = ridge([
  [0, 640],
  [450, 610],
  [900, 600],
  [1350, 612],
  [1800, 640],
])

function draw(): string {
  const random = seeded(1579)
  return [
    bandedSky(width, 560, ['#c3dadb', '#d6e3d9', '#ebe9d2', '#f5e3bf'], random),
    circle(900, 240, 168, '#f3dc9a', 0.6),
    circle(900, 240, 128, palette.straw),
    cloud([380, 150], 340, palette.paper, 0.95),
    cloud([1480, 130], 320, palette.paper, 0.95),
    land(hills, {span: [0, width], bottom: 720, fill: '#a9c0b4', cut: palette.sage, random}),
    land(orchard, {span: [0, width], bottom: height, fill: '#a9bf7d', cut: palette.moss, random}),
    cottage([636, 640], 0.8),
    ...(
      [
        [450, 660, 250],
        [1180, 650, 230],
        [1360, 680, 300],
        [230, 730, 430],
        [1600, 740, 460],
      ] as const
    ).map(([x, y, size]) => appleTree([x, y], size, random)),
    petals(random),
    listenersBehind(),
    player(),
    listenersInFront(),
    ...tufts(random),
    gull([1180, 220], 46, palette.deep),
    gull([1250, 180], 34, palette.deep),
  ].join('')
}

function appleTree([x, y]: Point, size: number, random: Random): string {
  const blossoms = Array.from({length: 90}, () => {
    const angle = random() * Math.PI * 2
    const away = Math.sqrt(random()) * size * 0.4
    return circle(
      x + Math.cos(angle) * away,
      y - size * 0.64 + Math.sin(angle) * away * 0.82,
      size * between(random, 0.014, 0.032),
      pick(random, [palette.snow, '#f0c3bd', palette.snow, '#e8a9a6']),
    )
  })
  return (
    ellipse(x, y, size * 0.3, size * 0.04, palette.forest, 0.3) +
    tree([x, y], size, palette.moss, palette.sage, random) +
    blossoms.join('')
  )
}

const petals = (random: Random) =>
  Array.from({length: 110}, () => {
    const [x, y] = [random() * width, between(random, 660, 1190)]
    return ellipse(
      x,
      y,
      5 + (y - 660) / 130,
      3 + (y - 660) / 260,
      pick(random, [palette.snow, '#f0c3bd', palette.snow]),
    )
  }).join('')

const musician: Person = {
  at: [900, 1010],
  height: 720,
  skin: '#f0cba9',
  hair: '#c9994b',
  head: 'wreath',
  headColour: palette.moss,
  top: palette.brick,
  sleeves: palette.paper,
  bottom: palette.forest,
  skirt: true,
  hem: palette.amber,
  apron: palette.linen,
  belt: palette.amber,
  socks: palette.paper,
}

/** She sits on a bench, the kanklės on her lap. */
function player(): string {
  return [
    ellipse(900, 1010, 330, 34, palette.forest, 0.4),
    ...[700, 1064].map((x) => rect(x, 800, 36, 210, '#8a5a2e', 6)),
    rect(640, 770, 520, 44, palette.umber, 10),
    rect(640, 770, 520, 14, '#8a5a2e', 7),
    seated(musician),
    kankles([904, 684], 1.02, -4),
    armsOf(musician, limbs([-19, -60, -8, -49], [19, -60, 10, -47])),
  ].join('')
}

/** Grass and buttercups along the lower edge. */
function tufts(random: Random): string[] {
  return Array.from({length: 46}, (_, index) => {
    const x = index * 40 + between(random, -10, 10)
    const tall = between(random, 26, 62)
    return (
      line(
        `M${x} 1204q-4 ${-tall * 0.6} -14 ${-tall}M${x + 6} 1204q0 ${-tall * 0.6} 8 ${-tall * 0.9}`,
        palette.forest,
        5,
      ) + (index % 3 ? '' : circle(x - 14, 1204 - tall, 8, palette.amber))
    )
  })
}

export const kanklesPlayer: Scene = {name: 'kankles', width, height, format: 'jpg', grain: 7, draw}
