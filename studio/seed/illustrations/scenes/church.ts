import {palette} from '../palette.ts'
import {type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {chapel, cottage} from '../shapes/buildings.ts'
import {candle} from '../shapes/candle.ts'
import {rays} from '../shapes/gouge.ts'
import {land, ridge} from '../shapes/land.ts'
import {type Person, person} from '../shapes/person.ts'
import {arms} from '../shapes/poses.ts'
import {spruce} from '../shapes/plants.ts'
import {bandedSky, specks} from '../shapes/sky.ts'
import {winterly} from '../shapes/wardrobe.ts'
import {circle, line, placed, type Point, polygon, rect, shape} from '../svg.ts'

const [width, height] = [1800, 1200]

const hills = ridge([
  [0, 560],
  [300, 470],
  [640, 590],
  [1000, 520],
  [1400, 450],
  [1800, 560],
])
const snow = ridge([
  [0, 760],
  [450, 740],
  [900, 700],
  [1350, 740],
  [1800, 780],
])

function draw(): string {
  const random = seeded(2112)
  return [
    bandedSky(width, 700, ['#12262f', palette.night, '#1d3c48', '#285460', '#3f7078'], random),
    specks([0, 10, width, 520], 150, [1.3, 4.4], palette.paper, random),
    star([900, 150], random),
    land(hills, {span: [0, width], bottom: 820, fill: '#9fb8b4', cut: '#7fa09f', random}),
    cottage([200, 610], 0.8, {snow: true, window: palette.amber}),
    cottage([1480, 620], 0.7, {snow: true, window: palette.amber}),
    land(snow, {span: [0, width], bottom: height, fill: palette.snow, cut: palette.mist, random}),
    path(),
    chapel([900, 790], 2.05, {snow: true}),
    ...(
      [
        [430, 800, 360],
        [560, 780, 260],
        [1250, 780, 270],
        [1390, 806, 380],
        [130, 860, 330],
        [1690, 870, 360],
      ] as const
    ).map(([x, y, size]) => spruce([x, y], size, palette.forest, palette.moss, palette.snow)),
    people(random),
    candles(),
    specks([0, 0, width, height], 120, [2, 6], palette.snow, random),
  ].join('')
}

const star = (centre: Point, random: Random) =>
  rays({
    centre,
    inner: 34,
    outer: 130,
    count: 16,
    thickness: 7,
    colour: palette.straw,
    opacity: 0.9,
    random,
  }) +
  placed(
    centre,
    {},
    shape(
      'M0 -62L11 -15L46 -38L18 -9L66 0L18 9L46 38L11 15L0 62L-11 15L-46 38L-18 9L-66 0L-18 -9L-46 -38L-11 -15Z',
      palette.straw,
    ),
    circle(0, 0, 12, palette.paper),
  )

/** The trodden way to the door, lit from within. */
const path = () =>
  shape(
    polygon([
      [872, 780],
      [928, 780],
      [1020, 880],
      [1120, 1040],
      [1180, 1200],
      [700, 1200],
      [770, 1020],
      [840, 880],
    ]),
    palette.linen,
  ) +
  circle(900, 800, 190, palette.amber, 0.2) +
  circle(900, 800, 110, palette.amber, 0.22)

/** Families on their way, each with a lantern. */
function people(random: Random): string {
  const places: [number, number, number][] = [
    [800, 905, 150],
    [980, 930, 160],
    [1040, 950, 112],
    [700, 990, 196],
    [790, 1010, 130],
    [1130, 1060, 222],
    [600, 1090, 226],
  ]
  return places
    .map(([x, y, tall], index) => {
      const one: Person = {
        at: [x, y],
        height: tall,
        back: true,
        ...winterly(random),
        arms: arms.carryingLantern,
      }
      return (
        shape(
          `M${x - tall * 0.26} ${y}q${tall * 0.26} ${-tall * 0.08} ${tall * 0.52} 0q${-tall * 0.26} ${tall * 0.09} ${-tall * 0.52} 0Z`,
          palette.flax,
          {opacity: 0.7},
        ) +
        person(one) +
        (index % 2 ? '' : lantern([x + tall * 0.17, y - tall * 0.5], tall / 190))
      )
    })
    .join('')
}

const lantern = (at: Point, scale: number) =>
  placed(
    at,
    {scale},
    circle(0, 34, 62, palette.amber, 0.25),
    circle(0, 34, 36, palette.amber, 0.3),
    line('M0 0V12', palette.ink, 3),
    shape('M-13 14L0 4L13 14Z', palette.ink),
    rect(-12, 14, 24, 32, palette.straw),
    rect(-15, 44, 30, 6, palette.ink),
    line('M-12 14V46M12 14V46', palette.ink, 3),
  )

function candles(): string {
  const row = [
    [60, 150],
    [150, 210],
    [236, 120],
    [1570, 130],
    [1660, 200],
    [1750, 160],
  ] as const
  return row.map(([x, tall]) => candle([x, height], tall, palette.brick, palette.rust)).join('')
}

export const church: Scene = {name: 'kalediniu-misiu-vakaras', width, height, format: 'jpg', grain: 16, draw}
