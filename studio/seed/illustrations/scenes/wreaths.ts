import {palette} from '../palette.ts'
import {between, pick, type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {gouge} from '../shapes/gouge.ts'
import {fern, flower, oakLeaf} from '../shapes/plants.ts'
import {circle, placed, type Point, rect, shape} from '../svg.ts'

const [width, height] = [1600, 1600]

const afloat: readonly {at: Point; radius: number}[] = [
  {at: [800, 770], radius: 330},
  {at: [290, 320], radius: 170},
  {at: [1320, 290], radius: 150},
  {at: [1340, 1290], radius: 185},
  {at: [310, 1290], radius: 160},
]

function draw(): string {
  const random = seeded(24)
  return [
    rect(0, 0, width, height, palette.deep),
    ...afloat.map(({at, radius}) => ripples(at, radius, random)),
    ...afloat.map(({at, radius}) => wreath(at, radius, random)),
  ].join('')
}

/** Rings of cuts on the water around a wreath. */
function ripples([x, y]: Point, radius: number, random: Random): string {
  const rings = [1.32, 1.52, 1.76, 2.04].map((share, ring) => {
    const reach = radius * share
    const count = Math.round(reach / 11)
    const cuts = Array.from({length: count}, (_, index) => {
      const angle = (index / count) * Math.PI * 2 + random() * 0.05
      const at: Point = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
      const covered = afloat.some(
        (other) => Math.hypot(at[0] - other.at[0], at[1] - other.at[1]) < other.radius * 1.28,
      )
      return covered || random() < 0.15
        ? ''
        : gouge(at, between(random, 30, 58), 7 - ring, (angle * 180) / Math.PI + 90)
    })
    return shape(cuts.join(''), ring % 2 ? palette.lagoon : '#4b868c', {opacity: 0.95 - ring * 0.15})
  })
  return rings.join('')
}

const blossoms = [
  [palette.paper, palette.amber],
  [palette.flax, palette.deep],
  [palette.rust, palette.ink],
  [palette.paper, palette.amber],
  [palette.amber, palette.umber],
] as const

function wreath(at: Point, radius: number, random: Random): string {
  const [x, y] = at
  const around = (angle: number, reach: number): Point => [
    x + Math.cos(angle) * reach,
    y + Math.sin(angle) * reach,
  ]
  const degrees = (angle: number) => (angle * 180) / Math.PI
  const leaves = Array.from({length: 46}, (_, index) => {
    const angle = (index / 46) * Math.PI * 2
    const outward = index % 2 ? 1 : -1
    const turn = degrees(angle) + 90 + outward * between(random, 36, 66)
    const colour = pick(random, [palette.moss, palette.sage, palette.forest])
    return index % 3
      ? oakLeaf(around(angle, radius), radius * 0.5, turn, colour, palette.pine)
      : fern(around(angle, radius), radius * 0.62, turn, colour)
  })
  const count = 17
  const flowers = Array.from({length: count}, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + random() * 0.12
    const [petal, heart] = blossoms[index % blossoms.length] ?? blossoms[0]
    return flower(
      around(angle, radius * between(random, 0.93, 1.07)),
      radius * between(random, 0.13, 0.2),
      7 + (index % 3),
      petal,
      heart,
      random() * 40,
    )
  })
  return [
    circle(x, y, radius * 0.8, palette.amber, 0.13),
    ...leaves,
    ...flowers,
    candle(at, radius / 330),
  ].join('')
}

const candle = (at: Point, scale: number) =>
  placed(
    at,
    {scale},
    circle(0, 0, 150, palette.amber, 0.25),
    circle(0, 0, 96, palette.umber),
    circle(0, 0, 78, palette.linen),
    circle(0, 0, 60, palette.paper),
    shape('M0 -64Q44 -6 0 30Q-44 -6 0 -64Z', palette.amber),
    shape('M0 -30Q20 0 0 20Q-20 0 0 -30Z', palette.paper),
  )

export const wreaths: Scene = {name: 'vainikai', width, height, format: 'webp', grain: 8, draw}
