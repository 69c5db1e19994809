import {palette} from '../palette.ts'
import {between, pick, type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {rays} from '../shapes/gouge.ts'
import {below, furrows, ridge} from '../shapes/land.ts'
import {type Person, person, reach} from '../shapes/person.ts'
import {acorn, oakLeaf} from '../shapes/plants.ts'
import {sash} from '../shapes/sash.ts'
import {everyday, festiveMan, festiveWoman} from '../shapes/wardrobe.ts'
import {circle, clipped, line, type Point, rect, shape} from '../svg.ts'

const [width, height] = [1600, 2000]
const crown: Point = [800, 720]

const mound = ridge([
  [0, 1660],
  [400, 1560],
  [800, 1530],
  [1200, 1560],
  [1600, 1660],
])

function draw(): string {
  const random = seeded(15)
  const grass = below(mound, 0, width, height)
  return [
    rect(0, 0, width, height, palette.linen),
    circle(crown[0], crown[1], 690, '#f3dfae'),
    rays({
      centre: crown,
      inner: 640,
      outer: 900,
      count: 80,
      thickness: 9,
      colour: palette.amber,
      opacity: 0.5,
      random,
    }),
    trunk(),
    crownOfLeaves(random),
    shape(grass, palette.moss),
    clipped(
      grass,
      furrows(mound, {
        from: 0,
        to: width,
        depth: 460,
        gap: 20,
        colour: palette.forest,
        width: 3.6,
        opacity: 0.6,
        random,
      }),
    ),
    people(random),
    sash((t) => [-40 + t * 1680, 1950 - Math.sin(t * Math.PI) * 30], 84, 238),
  ].join('')
}

function trunk(): string {
  const bark =
    'M700 1560Q740 1280 690 1040L560 860L620 830L740 940L770 760H830L860 950L990 820L1044 858L912 1050Q862 1280 900 1560Q800 1600 700 1560Z'
  return (
    shape(bark, palette.umber) +
    clipped(
      bark,
      line(
        'M740 1540Q776 1280 744 1080M790 1560Q806 1290 790 1000M852 1540Q824 1290 850 1090',
        '#8d6238',
        7,
        {'stroke-dasharray': '90 26 40 30'},
      ),
    ) +
    clipped(
      bark,
      sash((t) => [640 + t * 320, 1380 + Math.sin(t * Math.PI) * 22], 74, 48),
    )
  )
}

/** Leaves in rings from the outside in, so that the inner ones lie on top. */
function crownOfLeaves(random: Random): string {
  const rings = [
    {radius: 560, count: 46, tints: [palette.forest, palette.moss, palette.forest]},
    {radius: 470, count: 38, tints: [palette.moss, palette.sage, palette.forest]},
    {radius: 370, count: 30, tints: [palette.forest, palette.moss, palette.amber]},
    {radius: 265, count: 22, tints: [palette.sage, palette.moss, palette.amber]},
    {radius: 160, count: 14, tints: [palette.forest, palette.rust, palette.moss]},
    {radius: 18, count: 7, tints: [palette.amber, palette.moss, palette.sage]},
  ] as const
  const leaves = rings.map(({radius, count, tints}) =>
    Array.from({length: count}, (_, index) => {
      const angle = (index / count) * Math.PI * 2 + random() * 0.1
      const at: Point = [
        crown[0] + Math.cos(angle) * radius * 0.86,
        crown[1] + Math.sin(angle) * radius * 0.78,
      ]
      const tint = pick(random, tints)
      const turn = (angle * 180) / Math.PI + 90 + between(random, -22, 22)
      return oakLeaf(
        at,
        between(random, 132, 178),
        turn,
        tint,
        tint === palette.forest ? palette.sage : palette.pine,
      )
    }).join(''),
  )
  const acorns = Array.from({length: 9}, (_, index) => {
    const angle = (index / 9) * Math.PI * 2 + 0.4
    return acorn(
      [crown[0] + Math.cos(angle) * 330, crown[1] + Math.sin(angle) * 290],
      46,
      between(random, -30, 30),
    )
  })
  const shade = [
    circle(crown[0], crown[1] - 20, 400, palette.forest),
    ...Array.from({length: 12}, (_, index) => {
      const angle = (index / 12) * Math.PI * 2
      return circle(
        crown[0] + Math.cos(angle) * 390,
        crown[1] - 20 + Math.sin(angle) * 350,
        130,
        palette.forest,
      )
    }),
  ]
  return shade.join('') + leaves.join('') + acorns.join('')
}

/** Neighbours of all ages hand in hand before the tree. */
function people(random: Random): string {
  const heights = [296, 320, 190, 312, 300, 176, 316, 290]
  const row = heights.map((tall, index): Person => {
    const x = 235 + index * 161
    const clothes =
      index % 3 === 0 ? festiveWoman(random) : index % 3 === 1 ? festiveMan(random) : everyday(random)
    return {at: [x, mound(x) + 236 + (index % 2) * 14], height: tall, ...clothes}
  })
  return row
    .map((one, index) => {
      const left = row[index - 1]
      const right = row[index + 1]
      const arms = [
        left ? reach(one, held(left, one), -1) : wave(-1),
        right ? reach(one, held(one, right), 1) : wave(1),
      ] as const
      return person({...one, arms})
    })
    .join('')
}

const held = (one: Person, other: Person): Point => [
  (one.at[0] + other.at[0]) / 2,
  (one.at[1] + other.at[1]) / 2 - Math.min(one.height, other.height) * 0.56,
]

const wave = (side: -1 | 1) =>
  [
    [side * 17, -78],
    [side * 19, -98],
  ] as const

export const membership: Scene = {name: 'azuolas', width, height, format: 'webp', grain: 8, draw}
