import {palette} from '../palette.ts'
import {type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {bunting, tricolour} from '../shapes/camp.ts'
import {below, furrows, type Ridge, ridge} from '../shapes/land.ts'
import {type Limb, type Person, person} from '../shapes/person.ts'
import {tree} from '../shapes/plants.ts'
import {sash} from '../shapes/sash.ts'
import {water} from '../shapes/sea.ts'
import {bandedSky, cloud} from '../shapes/sky.ts'
import {clipped, line, placed, type Point, rect, shape} from '../svg.ts'

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
    land(hills, 640, palette.sage, palette.moss, random),
    water({left: 0, right: width, top: 560, bottom: 720, colour: palette.lagoon, light: palette.paper, dark: palette.sea, random}),
    bridge(),
    land(lawn, height, '#a9b97c', palette.moss, random),
    ...([[70, 690, 250], [190, 676, 190], [1810, 676, 210], [1940, 690, 270]] as const).map(([x, y, size]) => tree([x, y], size, palette.forest, palette.sage, random)),
    tricolour([470, 690], 190, 130),
    tricolour([1500, 690], 190, 130),
    shape(below(track, 0, width, height), palette.linen),
    land((x) => track(x) + 250, height, palette.moss, palette.forest, random),
    sash((t) => [-20 + t * 2040, track(-20 + t * 2040) + 4], 40, 400),
    sash((t) => [-20 + t * 2040, track(-20 + t * 2040) + 252], 56, 290),
    runners(),
    bunting([-20, 60], [1000, 60], 96, 16, 52, [palette.amber, palette.forest, palette.brick]),
    bunting([1000, 60], [2020, 60], 96, 16, 52, [palette.amber, palette.forest, palette.brick]),
  ].join('')
}

function land(along: Ridge, bottom: number, colour: string, cut: string, random: Random): string {
  const ground = below(along, 0, width, bottom)
  return shape(ground, colour) + clipped(ground, furrows(along, {from: 0, to: width, depth: 300, gap: 17, colour: cut, width: 3, opacity: 0.55, random}))
}

/** The transporter bridge over the Usk: two lattice towers, a high span and the gondola on its ropes. */
function bridge(): string {
  const tower = (x: number) =>
    line(`M${x - 44} 610L${x - 16} 212M${x + 44} 610L${x + 16} 212`, palette.deep, 9) +
    line([0, 1, 2, 3, 4].map((step) => lattice(x, step)).join(''), palette.deep, 4) +
    rect(x - 60, 596, 120, 26, palette.ink)
  const hangers = Array.from({length: 17}, (_, index) => `M${620 + index * 47.5} 270V300`).join('')
  return [
    line('M600 212L330 600M1400 212L1670 600', palette.deep, 4),
    line('M600 214Q1000 318 1400 214', palette.deep, 6),
    line(hangers, palette.deep, 3),
    rect(540, 296, 920, 20, palette.deep),
    line('M540 330H1460', palette.deep, 5),
    tower(600),
    tower(1400),
    line('M1080 334L1060 540M1160 334L1180 540M1080 334L1180 540M1160 334L1060 540', palette.deep, 2.5),
    rect(1040, 540, 160, 42, palette.brick, 4),
    rect(1054, 550, 132, 14, palette.paper),
  ].join('')
}

function lattice(x: number, step: number): string {
  const at = (level: number): Point => [16 + (28 * level) / 5, 212 + (398 * level) / 5]
  const [[w1, y1], [w2, y2]] = [at(step), at(step + 1)]
  return `M${x - w1} ${y1}L${x + w2} ${y2}M${x + w1} ${y1}L${x - w2} ${y2}M${x - w2} ${y2}H${x + w2}`
}

const stride: readonly [Limb, Limb] = [[[-9, -27], [-24, -17]], [[13, -32], [12, -7]]]
const push: readonly [Limb, Limb] = [[[-7, -24], [-15, -3]], [[13, -36], [4, -24]]]
const arms: readonly [Limb, Limb] = [[[-15, -61], [-7, -52]], [[14, -60], [21, -72]]]
const otherArms: readonly [Limb, Limb] = [[[-16, -63], [-20, -50]], [[11, -58], [16, -64]]]
const cheer: readonly [Limb, Limb] = [[[-17, -84], [-16, -104]], [[17, -84], [16, -104]]]

function runners(): string {
  const field: (Omit<Person, 'at'> & {x: number; y: number})[] = [
    {x: 300, y: 190, height: 300, skin: '#e6b78f', hair: '#cfc6b5', top: palette.forest, bottom: palette.ink, legs: stride, arms},
    {x: 540, y: 222, height: 196, skin: '#f0cba9', hair: '#c9994b', head: 'plait', top: palette.amber, bottom: palette.brick, legs: push, arms: otherArms},
    {x: 740, y: 186, height: 312, skin: '#a06b46', hair: '#22261f', top: palette.paper, bottom: palette.deep, legs: push, arms: otherArms},
    {x: 985, y: 216, height: 304, skin: '#f3d5b8', hair: '#a5672d', head: 'bun', top: palette.brick, bottom: palette.ink, legs: stride, arms: cheer},
    {x: 1205, y: 224, height: 184, skin: '#f0cba9', hair: '#7c4d25', head: 'cap', headColour: palette.brick, top: palette.forest, bottom: palette.umber, legs: stride, arms},
    {x: 1405, y: 188, height: 306, skin: '#e6b78f', hair: '#3b2a1d', top: palette.amber, bottom: palette.forest, legs: push, arms},
    {x: 1660, y: 212, height: 300, skin: '#f0cba9', hair: '#c9994b', head: 'long', top: palette.flax, bottom: palette.ink, legs: stride, arms: otherArms},
  ]
  return field
    .map(({x, y, ...runner}) => {
      const at: Point = [x, track(x) + y]
      return person({...runner, at, lean: 6, shoes: palette.brick}) + bib(at, runner.height)
    })
    .join('')
}

/** The starting card on a runner's chest, left without a number. */
const bib = (at: Point, height: number) =>
  placed(at, {turn: 6, scale: height / 100}, rect(-6, -68, 12, 10, palette.snow, 1), rect(-6, -62.5, 12, 1.6, palette.amber), rect(-6, -60.9, 12, 1.6, palette.forest), rect(-6, -59.3, 12, 1.3, palette.brick))

export const race: Scene = {name: 'begimas', width, height, format: 'jpg', grain: 16, draw}
