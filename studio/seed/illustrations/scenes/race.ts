import {palette} from '../palette.ts'
import {seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {transporterBridge} from '../shapes/bridge.ts'
import {bunting, tricolour} from '../shapes/camp.ts'
import {below, land, ridge, type Ridge} from '../shapes/land.ts'
import {type Person, person} from '../shapes/person.ts'
import {arms, legs} from '../shapes/poses.ts'
import {tree} from '../shapes/plants.ts'
import {sash} from '../shapes/sash.ts'
import {water} from '../shapes/sea.ts'
import {bandedSky, cloud} from '../shapes/sky.ts'
import {placed, type Point, rect, shape} from '../svg.ts'

const [width, height] = [2000, 1125]

const hills = ridge([
  [0, 470],
  [300, 400],
  [620, 470],
  [1000, 430],
  [1400, 360],
  [1750, 440],
  [2000, 400],
])
const lawn = ridge([
  [0, 690],
  [500, 650],
  [1000, 640],
  [1500, 650],
  [2000, 680],
])
const track: Ridge = (x) => lawn(x) + 130

function draw(): string {
  const random = seeded(5000)
  return [
    bandedSky(width, 560, ['#cfdcd8', '#dfe4d4', '#ece6cd', '#f3e2ba'], random),
    cloud([330, 190], 400, palette.paper, 0.9),
    cloud([1640, 240], 460, palette.paper, 0.9),
    land(hills, {span: [0, width], bottom: 640, fill: palette.sage, cut: palette.moss, random}),
    water({
      left: 0,
      right: width,
      top: 560,
      bottom: 720,
      colour: palette.lagoon,
      light: palette.paper,
      dark: palette.sea,
      random,
    }),
    transporterBridge(),
    land(lawn, {span: [0, width], bottom: height, fill: '#a9b97c', cut: palette.moss, random}),
    ...(
      [
        [70, 690, 250],
        [190, 676, 190],
        [1810, 676, 210],
        [1940, 690, 270],
      ] as const
    ).map(([x, y, size]) => tree([x, y], size, palette.forest, palette.sage, random)),
    tricolour([470, 690], 190, 130),
    tricolour([1500, 690], 190, 130),
    shape(below(track, 0, width, height), palette.linen),
    land((x) => track(x) + 250, {
      span: [0, width],
      bottom: height,
      fill: palette.moss,
      cut: palette.forest,
      random,
    }),
    sash((t) => [-20 + t * 2040, track(-20 + t * 2040) + 4], 40, 400),
    sash((t) => [-20 + t * 2040, track(-20 + t * 2040) + 252], 56, 290),
    runners(),
    bunting([-20, 60], [1000, 60], 96, 16, 52, [palette.amber, palette.forest, palette.brick]),
    bunting([1000, 60], [2020, 60], 96, 16, 52, [palette.amber, palette.forest, palette.brick]),
  ].join('')
}

function runners(): string {
  const field: (Omit<Person, 'at'> & {x: number; y: number})[] = [
    {
      x: 300,
      y: 190,
      height: 300,
      skin: '#e6b78f',
      hair: '#cfc6b5',
      top: palette.forest,
      bottom: palette.ink,
      legs: legs.striding,
      arms: arms.runningRight,
    },
    {
      x: 540,
      y: 222,
      height: 196,
      skin: '#f0cba9',
      hair: '#c9994b',
      head: 'plait',
      top: palette.amber,
      bottom: palette.brick,
      legs: legs.pushingOff,
      arms: arms.runningLeft,
    },
    {
      x: 740,
      y: 186,
      height: 312,
      skin: '#a06b46',
      hair: '#22261f',
      top: palette.paper,
      bottom: palette.deep,
      legs: legs.pushingOff,
      arms: arms.runningLeft,
    },
    {
      x: 985,
      y: 216,
      height: 304,
      skin: '#f3d5b8',
      hair: '#a5672d',
      head: 'bun',
      top: palette.brick,
      bottom: palette.ink,
      legs: legs.striding,
      arms: arms.cheering,
    },
    {
      x: 1205,
      y: 224,
      height: 184,
      skin: '#f0cba9',
      hair: '#7c4d25',
      head: 'cap',
      headColour: palette.brick,
      top: palette.forest,
      bottom: palette.umber,
      legs: legs.striding,
      arms: arms.runningRight,
    },
    {
      x: 1405,
      y: 188,
      height: 306,
      skin: '#e6b78f',
      hair: '#3b2a1d',
      top: palette.amber,
      bottom: palette.forest,
      legs: legs.pushingOff,
      arms: arms.runningRight,
    },
    {
      x: 1660,
      y: 212,
      height: 300,
      skin: '#f0cba9',
      hair: '#c9994b',
      head: 'long',
      top: palette.flax,
      bottom: palette.ink,
      legs: legs.striding,
      arms: arms.runningLeft,
    },
  ]
  return field
    .map(({x, y, ...runner}) => {
      const at: Point = [x, track(x) + y]
      return person({...runner, at, lean: 6, shoes: palette.brick}) + bib(at, runner.height)
    })
    .join('')
}

/** The starting card on a runner's chest, left without a number. */
const bib = (at: Point, size: number) =>
  placed(
    at,
    {turn: 6, scale: size / 100},
    rect(-6, -68, 12, 10, palette.snow, 1),
    rect(-6, -62.5, 12, 1.6, palette.amber),
    rect(-6, -60.9, 12, 1.6, palette.forest),
    rect(-6, -59.3, 12, 1.3, palette.brick),
  )

export const race: Scene = {name: 'begimas', width, height, format: 'jpg', grain: 16, draw}
