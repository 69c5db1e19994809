import {palette} from '../palette.ts'
import {type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {rays} from '../shapes/gouge.ts'
import {below, furrows, ridge} from '../shapes/land.ts'
import {type Person, person} from '../shapes/person.ts'
import {oakLeaf} from '../shapes/plants.ts'
import {sash, straight} from '../shapes/sash.ts'
import {circle, clipped, line, type Point, rect, shape} from '../svg.ts'

const [width, height] = [1600, 2000]

const floor = ridge([
  [0, 1540],
  [500, 1480],
  [1100, 1470],
  [1600, 1530],
])

function draw(): string {
  const random = seeded(16)
  const ground = below(floor, 0, width, height)
  return [
    rect(0, 0, width, height, palette.brick),
    circle(800, 830, 640, palette.rust),
    circle(800, 830, 500, palette.amber),
    circle(800, 830, 380, palette.straw),
    rays({centre: [800, 830], inner: 650, outer: 960, count: 72, thickness: 9, colour: palette.rose, opacity: 0.55, random}),
    shape(ground, palette.forest),
    clipped(ground, furrows(floor, {from: 0, to: width, depth: 560, gap: 22, colour: palette.pine, width: 4, opacity: 0.8, random})),
    sash((t) => [1010 + Math.sin(t * 5) * 90 + t * 420, 820 - t * 560 + Math.cos(t * 6) * 50], (t) => 64 - t * 26, 130),
    sash((t) => [560 - Math.sin(t * 5) * 90 - t * 380, 860 - t * 520 + Math.cos(t * 6) * 50], (t) => 64 - t * 26, 124),
    couple(),
    leaves(random),
    sash(straight([-10, 1900], [1610, 1900]), 110, 176),
  ].join('')
}

/** He and she turn hand in hand, their skirts and sashes flying. */
function couple(): string {
  const man: Person = {
    at: [600, 1700],
    height: 1130,
    skin: '#e6b78f',
    hair: '#7c4d25',
    head: 'cap',
    headColour: palette.umber,
    top: palette.forest,
    sleeves: palette.paper,
    bottom: palette.night,
    belt: palette.amber,
    lean: -4,
    arms: [[[-19, -78], [-15, -100]], [[19, -66], [27, -56]]],
    legs: [[[-8, -25], [-12, -3]], [[10, -30], [5, -12]]],
  }
  const woman: Person = {
    at: [1010, 1690],
    height: 1060,
    skin: '#f0cba9',
    hair: '#c9994b',
    head: 'wreath',
    headColour: palette.moss,
    top: palette.brick,
    sleeves: palette.paper,
    bottom: palette.deep,
    skirt: true,
    hem: palette.amber,
    apron: palette.linen,
    belt: palette.brick,
    socks: palette.paper,
    lean: 4,
    arms: [[[-17, -64], [-12, -54]], [[19, -78], [15, -100]]],
    legs: [[[-5, -24], [-2, -6]], [[6, -24], [10, -3]]],
  }
  const shade = ([x, y]: Point) => shape(`M${x - 230} ${y}q230 -44 460 0q-230 52 -460 0Z`, palette.pine)
  return shade(man.at) + shade(woman.at) + person(man) + person(woman) + skirtStripes(woman)
}

/** Upright stripes of a home-woven skirt beside the apron. */
function skirtStripes({at: [x, y], height: tall}: Person): string {
  const scale = tall / 100
  const stripes = [-14.5, -12, 12, 14.5].map((foot) => `M${x + foot * 0.5 * scale + 30} ${y - 48 * scale}Q${x + foot * 0.8 * scale + 26} ${y - 34 * scale} ${x + foot * scale + 12} ${y - 21 * scale}`)
  return line(stripes.join(''), palette.lagoon, 8)
}

const leaves = (random: Random) =>
  ([[150, 230, 20], [320, 120, 50], [1440, 210, -30], [1300, 110, -64], [110, 1290, 60], [1490, 1270, -50]] as const).map(([x, y, turn], index) => oakLeaf([x, y], 170 + random() * 40, turn, index % 2 ? palette.forest : palette.moss, palette.pine)).join('')

export const dancingCouple: Scene = {name: 'sokiu-pora', width, height, format: 'webp', grain: 10, draw}
