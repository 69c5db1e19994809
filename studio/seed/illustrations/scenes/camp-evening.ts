import {palette} from '../palette.ts'
import {type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {tent} from '../shapes/camp.ts'
import {fire, sparks} from '../shapes/fire.ts'
import {below, furrows, type Ridge, ridge} from '../shapes/land.ts'
import {type Limb, type Person, person, tucked} from '../shapes/person.ts'
import {spruce, tree} from '../shapes/plants.ts'
import {sash} from '../shapes/sash.ts'
import {glitter, water} from '../shapes/sea.ts'
import {bandedSky, specks} from '../shapes/sky.ts'
import {circle, clipped, ellipse, line, type Point, polygon, rect, shape} from '../svg.ts'

const [width, height] = [2000, 1000]

const far = ridge([
  [0, 420],
  [260, 330],
  [560, 400],
  [900, 350],
  [1300, 410],
  [1650, 320],
  [2000, 400],
])
const neck = ridge([
  [0, 520],
  [420, 530],
  [900, 556],
  [1100, 548],
  [1500, 520],
  [2000, 500],
])
const meadow = ridge([
  [0, 640],
  [500, 690],
  [1000, 700],
  [1500, 690],
  [2000, 630],
])

function draw(): string {
  const random = seeded(80)
  return [
    bandedSky(width, 560, [palette.night, '#24444f', '#4b6a6b', '#a28a63', '#dc9a4c', '#eab45c'], random),
    specks([0, 10, width, 260], 120, [1.2, 4], palette.paper, random),
    circle(1000, 420, 90, palette.straw),
    land(far, 620, '#2f5a4b', palette.pine, random),
    water({left: 0, right: width, top: 500, bottom: 760, colour: '#7d8a78', light: palette.straw, dark: palette.deep, random}),
    glitter([1000, 500], 700, 300, palette.amber, random),
    isthmus(random),
    land(meadow, height, palette.forest, palette.pine, random),
    ...[90, 200, 1830, 1930].map((x, index) => spruce([x, meadow(x) + 20], 300 - (index % 2) * 70, palette.pine, palette.forest)),
    tent([380, 740], 1.35, palette.amber, palette.honey, palette.straw),
    tent([600, 720], 1.05, palette.rust, palette.brick, palette.straw, true),
    tent([1480, 726], 1.15, palette.linen, palette.rose, palette.straw),
    tent([1690, 760], 1.4, palette.sage, palette.moss, palette.straw, true),
    lights(),
    circle(1000, 880, 330, palette.amber, 0.14),
    sparks([1000, 800], 360, 46, random),
    circleOfFriends(false),
    fire([1000, 890], 1.75),
    circleOfFriends(true),
    grill([330, 930], random),
    sash((t) => [-20 + t * 2040, 974 + Math.cos(t * Math.PI * 2) * 6], 44, 380),
  ].join('')
}

function land(along: Ridge, bottom: number, colour: string, cut: string, random: Random): string {
  const ground = below(along, 0, width, bottom)
  return shape(ground, colour) + clipped(ground, furrows(along, {from: 0, to: width, depth: 330, gap: 18, colour: cut, width: 3.2, opacity: 0.7, random}))
}

/** The strip of land between the two lakes. */
function isthmus(random: Random): string {
  const path = polygon([[0, 596], ...Array.from({length: 41}, (_, i): Point => [i * 50, neck(i * 50) + 26]), [2000, 610], [1300, 606], [1080, 596], [900, 610], [400, 600]])
  return shape(path, '#23493c') + [300, 350, 1620, 1690, 1750, 700].map((x) => tree([x, neck(x) + 44], 110, palette.pine, palette.forest, random)).join('')
}

function lights(): string {
  const cords: [Point, Point, number][] = [
    [[200, 560], [820, 610], 70],
    [[1830, 560], [1200, 610], 70],
  ]
  return cords
    .map(([[ax, ay], [bx, by], sag]) => {
      const on = (t: number): Point => [ax + (bx - ax) * t, ay + (by - ay) * t + Math.sin(Math.PI * t) * sag]
      const bulbs = Array.from({length: 11}, (_, index) => {
        const [x, y] = on((index + 0.5) / 11)
        return circle(x, y + 10, 20, palette.amber, 0.25) + circle(x, y + 10, 8, palette.straw)
      })
      return line(polygon(Array.from({length: 31}, (_, index) => on(index / 30)), false), palette.ink, 3) + line(`M${bx} ${by}V760`, palette.umber, 8) + bulbs.join('')
    })
    .join('')
}

const onLap: readonly [Limb, Limb] = [[[-13, -60], [-6, -51]], [[13, -60], [6, -51]]]
/** Skewers over the coals, and whoever turns them. */
function grill([x, y]: Point, random: Random): string {
  const cook = person({at: [x - 110, y + 4], height: 216, skin: '#f0cba9', hair: '#a5672d', head: 'cap', headColour: palette.brick, top: palette.paper, bottom: palette.deep, apron: palette.brick, arms: [[[-14, -62], [-8, -52]], [[14, -62], [26, -62]]]})
  const smoke = [0, 1, 2].map((index) => line(`M${x - 40 + index * 44} ${y - 120}q${-24 + index * 8} -46 ${4 + index * 6} -88t${6 - index * 10} -${70 + random() * 30}`, palette.mist, 12, {opacity: 0.3}))
  const skewers = [-62, -30, 2, 34, 66].map((shift) => rect(x + shift - 11, y - 122, 22, 15, shift % 4 ? palette.rust : palette.honey, 6))
  return [
    ...smoke,
    cook,
    line(`M${x - 60} ${y - 70}L${x - 78} ${y + 6}M${x + 60} ${y - 70}L${x + 78} ${y + 6}`, palette.ink, 9),
    line(`M${x - 96} ${y - 108}H${x + 96}`, palette.straw, 5),
    ...skewers,
    shape(`M${x - 92} ${y - 102}H${x + 92}Q${x + 84} ${y - 44} ${x} ${y - 44}Q${x - 84} ${y - 44} ${x - 92} ${y - 102}Z`, palette.ink),
    line(`M${x - 70} ${y - 92}H${x + 70}`, palette.rust, 7),
  ].join('')
}

const cheer: readonly [Limb, Limb] = [[[-14, -62], [-9, -52]], [[16, -78], [20, -96]]]

/** People around the fire: those behind it face us, those before it show their backs. */
function circleOfFriends(front: boolean): string {
  const behind: Omit<Person, 'height'>[] = [
    {at: [690, 905], skin: '#e6b78f', hair: '#3b2a1d', top: palette.brick, bottom: palette.ink, arms: cheer},
    {at: [810, 885], skin: '#f0cba9', hair: '#c9994b', head: 'long', top: palette.amber, bottom: palette.deep, skirt: true, arms: onLap},
    {at: [1180, 882], skin: '#a06b46', hair: '#22261f', top: palette.flax, bottom: palette.umber, arms: onLap},
    {at: [1300, 900], skin: '#f3d5b8', hair: '#a5672d', head: 'bun', top: palette.moss, bottom: palette.brick, skirt: true, arms: onLap},
  ]
  const before: Omit<Person, 'height'>[] = [
    {at: [740, 1022], skin: '#f0cba9', hair: '#7c4d25', head: 'plait', top: palette.deep, bottom: palette.ink, back: true, legs: tucked, arms: onLap},
    {at: [1260, 1024], skin: '#d39d72', hair: '#22261f', head: 'cap', headColour: palette.amber, top: palette.brick, bottom: palette.ink, back: true, legs: tucked, arms: onLap},
  ]
  if (!front) return behind.map((one) => person({...one, height: 210})).join('')
  const logs = [640, 1160].map((x) => rect(x, 914, 200, 30, palette.umber, 15) + ellipse(x + 186, 929, 9, 14, palette.honey))
  return before.map((one) => person({...one, height: 220})).join('') + logs.join('')
}

export const campEvening: Scene = {name: 'lauzas-prie-ezeru', width, height, format: 'jpg', grain: 16, draw}
