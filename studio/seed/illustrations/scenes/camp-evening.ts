import {palette} from '../palette.ts'
import {type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {stringLights, tent} from '../shapes/camp.ts'
import {fire, sparks} from '../shapes/fire.ts'
import {grill} from '../shapes/grill.ts'
import {land, ridge} from '../shapes/land.ts'
import {type Person, person} from '../shapes/person.ts'
import {arms, legs} from '../shapes/poses.ts'
import {spruce, tree} from '../shapes/plants.ts'
import {sash} from '../shapes/sash.ts'
import {glitter, water} from '../shapes/sea.ts'
import {bandedSky, specks} from '../shapes/sky.ts'
import {circle, ellipse, type Point, polygon, rect, shape} from '../svg.ts'

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
    land(far, {span: [0, width], bottom: 620, fill: '#2f5a4b', cut: palette.pine, random}),
    water({
      left: 0,
      right: width,
      top: 500,
      bottom: 760,
      colour: '#7d8a78',
      light: palette.straw,
      dark: palette.deep,
      random,
    }),
    glitter([1000, 500], 700, 300, palette.amber, random),
    isthmus(random),
    land(meadow, {span: [0, width], bottom: height, fill: palette.forest, cut: palette.pine, random}),
    ...[90, 200, 1830, 1930].map((x, index) =>
      spruce([x, meadow(x) + 20], 300 - (index % 2) * 70, palette.pine, palette.forest),
    ),
    tent([380, 740], 1.35, palette.amber, palette.honey, palette.straw),
    tent([600, 720], 1.05, palette.rust, palette.brick, palette.straw, true),
    tent([1480, 726], 1.15, palette.linen, palette.rose, palette.straw),
    tent([1690, 760], 1.4, palette.sage, palette.moss, palette.straw, true),
    stringLights([200, 560], [820, 610], 70, 760),
    stringLights([1830, 560], [1200, 610], 70, 760),
    circle(1000, 880, 330, palette.amber, 0.14),
    sparks([1000, 800], 360, 46, random),
    circleOfFriends(false),
    fire([1000, 890], 1.75),
    circleOfFriends(true),
    grill([330, 930], random),
    sash((t) => [-20 + t * 2040, 974 + Math.cos(t * Math.PI * 2) * 6], 44, 380),
  ].join('')
}

/** The strip of land between the two lakes. */
function isthmus(random: Random): string {
  const path = polygon([
    [0, 596],
    ...Array.from({length: 41}, (_, i): Point => [i * 50, neck(i * 50) + 26]),
    [2000, 610],
    [1300, 606],
    [1080, 596],
    [900, 610],
    [400, 600],
  ])
  return (
    shape(path, '#23493c') +
    [300, 350, 1620, 1690, 1750, 700]
      .map((x) => tree([x, neck(x) + 44], 110, palette.pine, palette.forest, random))
      .join('')
  )
}

/** People around the fire: those behind it face us, those before it show their backs. */
function circleOfFriends(front: boolean): string {
  const behind: Omit<Person, 'height'>[] = [
    {
      at: [690, 905],
      skin: '#e6b78f',
      hair: '#3b2a1d',
      top: palette.brick,
      bottom: palette.ink,
      arms: arms.raisedRight,
    },
    {
      at: [810, 885],
      skin: '#f0cba9',
      hair: '#c9994b',
      head: 'long',
      top: palette.amber,
      bottom: palette.deep,
      skirt: true,
      arms: arms.folded,
    },
    {
      at: [1180, 882],
      skin: '#a06b46',
      hair: '#22261f',
      top: palette.flax,
      bottom: palette.umber,
      arms: arms.folded,
    },
    {
      at: [1300, 900],
      skin: '#f3d5b8',
      hair: '#a5672d',
      head: 'bun',
      top: palette.moss,
      bottom: palette.brick,
      skirt: true,
      arms: arms.folded,
    },
  ]
  const before: Omit<Person, 'height'>[] = [
    {
      at: [740, 1022],
      skin: '#f0cba9',
      hair: '#7c4d25',
      head: 'plait',
      top: palette.deep,
      bottom: palette.ink,
      back: true,
      legs: legs.tucked,
      arms: arms.folded,
    },
    {
      at: [1260, 1024],
      skin: '#d39d72',
      hair: '#22261f',
      head: 'cap',
      headColour: palette.amber,
      top: palette.brick,
      bottom: palette.ink,
      back: true,
      legs: legs.tucked,
      arms: arms.folded,
    },
  ]
  if (!front) return behind.map((one) => person({...one, height: 210})).join('')
  const logs = [640, 1160].map(
    (x) => rect(x, 914, 200, 30, palette.umber, 15) + ellipse(x + 186, 929, 9, 14, palette.honey),
  )
  return before.map((one) => person({...one, height: 220})).join('') + logs.join('')
}

export const campEvening: Scene = {name: 'lauzas-prie-ezeru', width, height, format: 'jpg', grain: 16, draw}
