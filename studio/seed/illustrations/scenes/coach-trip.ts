import {palette} from '../palette.ts'
import {between, type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {sheep} from '../shapes/animals.ts'
import {coach} from '../shapes/coach.ts'
import {edge, land, ridge, type Ridge} from '../shapes/land.ts'
import {flower, tree} from '../shapes/plants.ts'
import {water} from '../shapes/sea.ts'
import {bandedSky, cloud, gull} from '../shapes/sky.ts'
import {circle, line, placed, type Point, polygon, rect, shape} from '../svg.ts'

const [width, height] = [1920, 1080]

const farCliffs = ridge([
  [1100, 570],
  [1290, 430],
  [1560, 380],
  [1920, 330],
])
const down = ridge([
  [0, 360],
  [280, 400],
  [560, 520],
  [800, 640],
  [960, 740],
])
const road: Ridge = ridge([
  [0, 760],
  [480, 740],
  [1000, 770],
  [1500, 820],
  [1920, 800],
])

function draw(): string {
  const random = seeded(824)
  return [
    bandedSky(width, 560, ['#c6dad9', '#d8e4d9', '#e8e8d4', '#f3e3bd'], random),
    circle(1240, 190, 84, palette.amber),
    cloud([470, 190], 430, palette.paper, 0.9),
    cloud([1660, 190], 400, palette.paper, 0.9),
    water({
      left: 0,
      right: width,
      top: 500,
      bottom: 860,
      colour: palette.lagoon,
      light: palette.paper,
      dark: palette.sea,
      random,
    }),
    land(farCliffs, {span: [1100, width], bottom: 560, fill: palette.sage, cut: palette.moss, random}),
    town(),
    sailboat([1090, 560], 0.9),
    sailboat([1270, 690], 1.5),
    land(down, {span: [0, 960], bottom: 900, fill: palette.moss, cut: palette.forest, random}),
    tree([90, 470], 170, palette.forest, palette.sage, random),
    tree([210, 490], 130, palette.forest, palette.sage, random),
    sheep([420, 520], 1.5),
    sheep([520, 580], 1.7, true),
    land((x) => road(x) - 26, {span: [0, width], bottom: height, fill: '#a9b97c', cut: palette.moss, random}),
    shape(
      polygon([...edge(road, 0, width), ...edge((x) => road(x) + 150, 0, width).toReversed()]),
      '#5d645c',
    ),
    line(
      polygon(
        edge((x) => road(x) + 76, 0, width),
        false,
      ),
      palette.straw,
      8,
      {'stroke-dasharray': '60 46'},
    ),
    coach([690, 830]),
    land((x) => road(x) + 150, {
      span: [0, width],
      bottom: height,
      fill: palette.forest,
      cut: palette.pine,
      random,
    }),
    stoneWall(random),
    ...[620, 540, 1000, 900, 1080].map((x, index) =>
      gull([x, 250 + (index % 3) * 64], 52 + index * 5, palette.deep),
    ),
  ].join('')
}

/** Painted houses above a harbour beach. */
function town(): string {
  const walls = [
    palette.rose,
    palette.straw,
    palette.paper,
    palette.flax,
    palette.rust,
    palette.linen,
    palette.sage,
    palette.straw,
    palette.blush,
  ]
  const houses = walls.map((wall, index) => {
    const [x, y] = [1330 + index * 58, 520 - Math.sin(index / 3) * 16]
    const tall = 84 + ((index * 29) % 40)
    return (
      rect(x, y - tall, 56, tall + 40, wall) +
      shape(`M${x - 3} ${y - tall}l31 -30l31 30Z`, index % 2 ? palette.deep : palette.brick) +
      [0, 1, 2, 3]
        .map((pane) =>
          rect(x + 10 + (pane % 2) * 24, y - tall + 16 + Math.floor(pane / 2) * 32, 12, 18, palette.deep),
        )
        .join('')
    )
  })
  return houses.join('') + shape('M1290 560Q1500 520 1920 530V590Q1560 610 1290 560Z', palette.linen)
}

const sailboat = (at: Point, scale: number) =>
  placed(
    at,
    {scale},
    shape('M4 -74L44 -10H4Z', palette.paper),
    shape('M-4 -64L-32 -10H-4Z', palette.rust),
    shape('M-40 -4H50L36 14H-28Z', palette.ink),
  )

/** A dry-stone wall with flowers before it. */
function stoneWall(random: Random): string {
  const stones = Array.from({length: 64}, (_, index) => {
    const [column, level] = [index % 32, Math.floor(index / 32)]
    const x = column * 62 - 30 + level * 30
    return rect(
      x,
      990 - level * 40 + between(random, -3, 3),
      58,
      38,
      [palette.mist, '#a8ae9f', '#8f9789'][(index * 7) % 3] ?? palette.mist,
      12,
    )
  })
  const flowers = Array.from({length: 22}, () => {
    const at: Point = [between(random, 20, 1900), between(random, 1020, 1064)]
    return (
      line(`M${at[0]} 1090V${at[1]}`, palette.moss, 5) +
      flower(at, between(random, 16, 26), 7, random() < 0.5 ? palette.amber : palette.paper, palette.honey)
    )
  })
  return stones.join('') + rect(0, 1028, width, 60, palette.forest) + flowers.join('')
}

export const coachTrip: Scene = {name: 'autobusas-pakrante', width, height, format: 'jpg', grain: 16, draw}
