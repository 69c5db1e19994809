import {palette} from '../palette.ts'
import {type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {accordion} from '../shapes/accordion.ts'
import {sheep} from '../shapes/animals.ts'
import {cottage} from '../shapes/buildings.ts'
import {knitting, yarn} from '../shapes/handicraft.ts'
import {below, furrows, ridge, type Ridge} from '../shapes/land.ts'
import {type Person, person} from '../shapes/person.ts'
import {tree} from '../shapes/plants.ts'
import {limbs} from '../shapes/poses.ts'
import {castlePicture, geranium, plateShelves} from '../shapes/parlour.ts'
import {sash, straight} from '../shapes/sash.ts'
import {bandedSky, cloud} from '../shapes/sky.ts'
import {branchedCake, teacup, teapot} from '../shapes/tea.ts'
import {circle, clipped, ellipse, line, placed, type Point, rect, shape} from '../svg.ts'

const [width, height] = [1800, 1200]
const pane = {left: 560, top: 110, right: 1240, bottom: 620}

function draw(): string {
  const random = seeded(60)
  return [
    rect(0, 0, width, height, '#e9c9a2'),
    ...Array.from({length: 15}, (_, index) => rect(index * 128 + 30, 0, 44, 900, '#e4bf94')),
    rect(0, 880, width, 320, '#7a4a25'),
    rect(0, 866, width, 18, palette.umber),
    view(random),
    curtain(),
    placed([width, 0], {flip: true}, curtain()),
    ...[660, 925, 1190].map((x) => geranium([x, 650])),
    castlePicture([150, 190]),
    plateShelves([1400, 300]),
    ...chairs.map(chair),
    ...sitters.map((one) => person(one)),
    accordion([1330, 784], 0.92),
    ...musicianHands.map(([x, y]) => circle(x, y, 21, '#f0cba9')),
    teacup([800, 838], 0.72, palette.deep),
    ...[768, 832].map((x) => circle(x, 806, 20, '#a06b46')),
    table(),
    knitting([516, 778], 0.92),
    circle(462, 764, 20, '#f3d5b8'),
    circle(572, 764, 20, '#f3d5b8'),
  ].join('')
}

/** The hills behind the window. */
function view(random: Random): string {
  const {left, top, right, bottom} = pane
  const far = ridge([
    [560, 360],
    [720, 262],
    [900, 340],
    [1060, 250],
    [1240, 330],
  ])
  const near = ridge([
    [560, 450],
    [760, 480],
    [980, 430],
    [1240, 490],
  ])
  const hill = (along: Ridge, fill: string, cut: string) => {
    const green = below(along, left, right, bottom)
    return (
      shape(green, fill) +
      clipped(
        green,
        furrows(along, {from: left, to: right, depth: 230, gap: 16, colour: cut, width: 3, random}),
      )
    )
  }
  return [
    rect(left - 30, top - 30, right - left + 60, bottom - top + 60, palette.paper),
    clipped(
      `M${left} ${top}H${right}V${bottom}H${left}Z`,
      placed([left, top], {}, bandedSky(right - left, 300, ['#c4d8d8', '#dbe3d6', '#f0e4c3'], random)),
      circle(800, 200, 44, palette.amber),
      cloud([1090, 210], 190, palette.paper, 0.9),
      hill(far, '#a9c0b4', palette.sage),
      hill(near, palette.sage, palette.moss),
      tree([640, 480], 104, palette.forest, palette.sage, random),
      cottage([1060, 470], 0.8),
      sheep([760, 520], 1),
      sheep([830, 548], 1.2, true),
      sheep([985, 540], 1.1),
    ),
    rect(893, top, 14, bottom - top, palette.paper),
    rect(left, 290, right - left, 12, palette.paper),
    rect(left - 56, bottom + 20, right - left + 112, 26, palette.linen),
  ].join('')
}

function curtain(): string {
  const cloth = 'M470 70H640Q650 280 580 420Q548 500 552 640H470Z'
  return (
    shape(cloth, palette.forest) +
    clipped(
      cloth,
      line('M500 70V640M540 70Q548 300 520 640M590 70Q600 260 548 460', palette.pine, 7),
      sash(straight([460, 600], [580, 600]), 40, 40),
    ) +
    line('M440 66H910', palette.umber, 16)
  )
}

const chairs: readonly [x: number, y: number, colour: string][] = [
  [240, 640, palette.moss],
  [1620, 650, palette.deep],
]

const chair = ([x, y, colour]: readonly [number, number, string]) =>
  shape(`M${x - 150} 1060V${y}q0 -110 150 -110t150 110V1060Z`, colour) +
  line(`M${x - 90} ${y - 20}q90 -40 180 0M${x - 90} ${y + 70}q90 -40 180 0`, palette.sage, 5, {opacity: 0.5})

/** From the left to the right; the table hides what is below. */
const sitters: readonly Person[] = [
  {
    at: [240, 1304],
    height: 760,
    skin: '#e6b78f',
    hair: '#cfc6b5',
    head: 'short',
    top: palette.umber,
    bottom: palette.ink,
    arms: limbs([-14, -61, -12, -48], [15, -63, 12, -48]),
  },
  {
    at: [516, 1250],
    height: 730,
    skin: '#f3d5b8',
    hair: '#dcd6c8',
    head: 'bun',
    top: palette.brick,
    bottom: palette.umber,
    arms: limbs([-15, -62, -7.5, -66], [15, -62, 7.5, -66]),
  },
  {
    at: [800, 1240],
    height: 700,
    skin: '#a06b46',
    hair: '#cfc6b5',
    head: 'short',
    top: palette.amber,
    bottom: palette.ink,
    arms: limbs([-15, -62, -5, -62], [15, -62, 5, -62]),
  },
  {
    at: [1056, 1240],
    height: 700,
    skin: '#f0cba9',
    hair: '#cfc6b5',
    head: 'scarf',
    headColour: palette.moss,
    top: palette.deep,
    bottom: palette.umber,
    arms: limbs([-15, -61, -11, -49], [14, -60, 11, -49]),
  },
  {
    at: [1330, 1290],
    height: 760,
    skin: '#f0cba9',
    hair: '#e6e0d2',
    head: 'cap',
    headColour: palette.brick,
    top: palette.paper,
    bottom: palette.ink,
    arms: limbs([-19, -68, -17.4, -66], [19, -68, 17.4, -66]),
  },
  {
    at: [1620, 1284],
    height: 740,
    skin: '#e6b78f',
    hair: '#dcd6c8',
    head: 'long',
    top: palette.rust,
    bottom: palette.umber,
    arms: limbs([-15, -62, -3, -63], [15, -62, 3, -65]),
  },
]

const musicianHands: readonly Point[] = [
  [1198, 790],
  [1462, 790],
]

function table(): string {
  const [x, y, across, deep] = [880, 985, 830, 124]
  const drop = `M${x - across} ${y}A${across} ${deep} 0 0 0 ${x + across} ${y}V1240H${x - across}Z`
  return [
    shape(drop, palette.sage),
    clipped(
      drop,
      sash((t) => [x - across + t * across * 2, y + 62 + Math.sin(t * Math.PI) ** 0.7 * deep], 60, 300),
    ),
    ellipse(x, y, across, deep, palette.mist),
    ellipse(x, y - 4, across - 34, deep - 18, '#d3dcc6'),
    branchedCake([930, 996], 1.05),
    teapot([1140, 1010], 0.84),
    teacup([270, 984], 0.86, palette.brick),
    teacup([690, 1040], 0.92, palette.forest),
    teacup([1400, 1030], 0.92, palette.amber),
    teacup([1560, 960], 0.82, palette.deep),
    yarn([436, 1010], 0.72, palette.brick, palette.rose),
    ellipse(1000, 1074, 92, 20, palette.snow),
    ...[-48, 0, 48].map((shift) => circle(1000 + shift, 1064, 19, palette.honey)),
  ].join('')
}

export const seniors: Scene = {name: 'senjorai', width, height, format: 'jpg', grain: 9, draw}
