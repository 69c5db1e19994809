import {palette} from '../palette.ts'
import {type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {tricolour} from '../shapes/camp.ts'
import {fire} from '../shapes/fire.ts'
import {rays} from '../shapes/gouge.ts'
import {land, ridge} from '../shapes/land.ts'
import {type Person, person} from '../shapes/person.ts'
import {arms} from '../shapes/poses.ts'
import {bandedSky, cloud} from '../shapes/sky.ts'
import {winterly} from '../shapes/wardrobe.ts'
import {circle, group, line, placed, type Point, rect, shape} from '../svg.ts'

const [width, height] = [1800, 1200]

const hills = ridge([
  [0, 560],
  [260, 500],
  [600, 580],
  [1000, 600],
  [1400, 520],
  [1800, 570],
])
const castleHill = ridge([
  [420, 780],
  [650, 640],
  [900, 560],
  [1150, 640],
  [1380, 780],
])
const field = ridge([
  [0, 780],
  [500, 760],
  [900, 740],
  [1300, 760],
  [1800, 790],
])

function draw(): string {
  const random = seeded(1918)
  return [
    bandedSky(width, 620, ['#b9cfd2', '#cddad5', '#e2e2d0', '#f2dfb9', '#f3cf95'], random),
    rays({
      centre: [900, 470],
      inner: 250,
      outer: 520,
      count: 60,
      thickness: 8,
      colour: palette.amber,
      opacity: 0.5,
      random,
    }),
    circle(900, 470, 215, palette.straw),
    cloud([300, 200], 400, palette.paper, 0.9),
    cloud([1500, 230], 420, palette.paper, 0.9),
    land(hills, {span: [0, width], bottom: 860, fill: '#a9c0b4', cut: palette.sage, random}),
    land(castleHill, {span: [420, 1380], bottom: 860, fill: palette.moss, cut: palette.forest, random}),
    castle([900, 580]),
    land(field, {span: [0, width], bottom: height, fill: '#c9d1b4', cut: palette.sage, random}),
    ...[330, 560, 1240, 1470].map((x) => fire([x, field(x) + 34], 0.75)),
    procession(random),
    daffodils(),
  ].join('')
}

/** A Welsh castle with round towers; `at` is the middle of its foot. */
function castle(at: Point): string {
  const tower = (x: number, wide: number, tall: number) =>
    rect(x - wide / 2, -tall, wide, tall + 30, '#8d8f80') +
    [0, 1, 2, 3]
      .map((tooth) =>
        rect(
          x - wide / 2 - 6 + tooth * ((wide + 12) / 4) + 2,
          -tall - 24,
          (wide + 12) / 4 - 8,
          26,
          '#8d8f80',
        ),
      )
      .join('') +
    rect(x - wide / 2 - 6, -tall - 2, wide + 12, 12, '#76796c') +
    rect(x - 5, -tall * 0.66, 10, 34, palette.ink, 5)
  return placed(
    at,
    {},
    rect(-190, -104, 380, 140, '#9b9d8d'),
    [...Array(10).keys()].map((tooth) => rect(-188 + tooth * 38, -124, 22, 24, '#9b9d8d')).join(''),
    tower(-190, 84, 168),
    tower(190, 84, 168),
    tower(-66, 74, 210),
    tower(66, 74, 210),
    shape('M-30 34V-40a30 34 0 0 1 60 0V34Z', palette.ink),
    tricolour([-66, -214], 150, 104),
    tricolour([66, -214], 150, 104),
  )
}

/** Young and old carry the flags up to the castle. */
function procession(random: Random): string {
  const places: [number, number, number, boolean][] = [
    [430, 1000, 270, true],
    [590, 1030, 176, false],
    [720, 990, 280, true],
    [900, 1040, 286, false],
    [1060, 1000, 276, true],
    [1210, 1040, 186, false],
    [1350, 1000, 282, true],
  ]
  return places
    .map(([x, y, tall, withFlag]) => {
      const one: Person = {
        at: [x, y],
        height: tall,
        ...winterly(random),
        arms: withFlag ? arms.carryingPole : arms.atSides,
      }
      const flag = withFlag ? tricolour([x + tall * 0.15, y - tall * 0.3], tall * 1.22, 170) : ''
      return flag + person(one)
    })
    .join('')
}

/** The flower of St David's day, which opens as Lithuania celebrates. */
function daffodils(): string {
  return Array.from({length: 23}, (_, index) => {
    const x = index * 84 - 20
    const y = 1110 + Math.abs(Math.sin(index * 2.3)) * 60 + (index > 5 && index < 17 ? 30 : 0)
    const petals = [0, 60, 120, 180, 240, 300].map((turn) =>
      placed([0, 0], {turn}, shape('M0 0Q-15 -20 0 -42Q15 -20 0 0Z', palette.straw)),
    )
    return group(
      {},
      line(`M${x} 1220Q${x - 4} ${y + 40} ${x} ${y}`, palette.moss, 8),
      shape(
        `M${x - 8} 1220Q${x - 40} ${y + 60} ${x - 30} ${y + 6}Q${x - 8} ${y + 60} ${x + 8} 1220Z`,
        palette.forest,
      ),
      placed(
        [x, y],
        {turn: (index % 5) * 9 - 18},
        ...petals,
        circle(0, 0, 17, palette.amber),
        circle(0, 0, 9, palette.honey),
      ),
    )
  }).join('')
}

export const independenceDay: Scene = {
  name: 'vasario-sesioliktoji',
  width,
  height,
  format: 'jpg',
  grain: 16,
  draw,
}
