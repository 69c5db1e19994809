import {palette} from '../palette.ts'
import {between, type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {amberPiece} from '../shapes/amber.ts'
import {rays} from '../shapes/gouge.ts'
import {below, edge, land, ridge, type Ridge} from '../shapes/land.ts'
import {type Person, person} from '../shapes/person.ts'
import {limbs} from '../shapes/poses.ts'
import {satchel} from '../shapes/satchel.ts'
import {glitter, water} from '../shapes/sea.ts'
import {bandedSky, cloud, gull} from '../shapes/sky.ts'
import {circle, ellipse, line, type Point, polygon, rect, shape} from '../svg.ts'

const [width, height] = [1800, 1200]

const farHills = ridge([
  [1080, 470],
  [1200, 430],
  [1340, 400],
  [1460, 420],
  [1620, 350],
  [1800, 330],
])
const dune = ridge([
  [1250, 660],
  [1400, 590],
  [1560, 560],
  [1800, 500],
])
const shore = ridge([
  [0, 720],
  [300, 690],
  [620, 650],
  [900, 668],
  [1200, 636],
  [1500, 620],
  [1800, 600],
])

function draw(): string {
  const random = seeded(1969)
  return [
    bandedSky(width, 480, ['#e9dcb8', '#f0dcaa', '#f3d493', '#f0c678', '#ebb75f'], random),
    rays({
      centre: [780, 400],
      inner: 170,
      outer: 380,
      count: 60,
      thickness: 8,
      colour: palette.amber,
      opacity: 0.6,
      random,
    }),
    circle(780, 400, 140, palette.amber),
    circle(780, 400, 118, '#f3dc9a'),
    cloud([280, 210], 360, palette.paper, 0.85),
    cloud([1400, 190], 420, palette.paper, 0.85),
    water({
      left: 0,
      right: width,
      top: 470,
      bottom: 740,
      colour: palette.lagoon,
      light: palette.straw,
      dark: palette.sea,
      random,
    }),
    glitter([780, 470], 660, 330, palette.straw, random),
    land(farHills, {span: [1080, width], bottom: 480, fill: palette.sage, cut: palette.moss, random}),
    lighthouse([1225, 424]),
    surf(),
    land(dune, {span: [1250, width], bottom: 760, fill: palette.straw, cut: palette.honey, random}),
    land(shore, {span: [0, width], bottom: height, fill: '#ecd08c', cut: palette.amber, random}),
    grasses(random),
    ...finds.map(([x, y, scale, turn], index) => amberPiece([x, y], scale, turn, index === 0)),
    seaweed([1130, 1110]),
    seaweed([250, 1120]),
    ...figures.map((one) => shadow(one) + person(one)),
    amberPiece([812, 502], 0.62, -20, true),
    amberPiece([250, 722], 0.3, 0),
    amberPiece([480, 990], 0.56, 14),
    amberPiece([1084, 934], 0.42, -16),
    basket([1418, 846]),
    satchel([1560, 1156], 1.02, 4),
    gull([470, 300], 64, palette.umber),
    gull([380, 350], 44, palette.umber),
    gull([1130, 290], 54, palette.umber),
  ].join('')
}

const lighthouse = ([x, y]: Point) =>
  shape(`M${x - 22} ${y + 10}L${x - 14} ${y - 110}H${x + 14}L${x + 22} ${y + 10}Z`, palette.paper) +
  shape(`M${x - 19} ${y - 30}L${x - 17} ${y - 62}H${x + 17}L${x + 19} ${y - 30}Z`, palette.brick) +
  rect(x - 20, y - 118, 40, 10, palette.ink) +
  rect(x - 11, y - 142, 22, 24, palette.straw) +
  shape(`M${x - 16} ${y - 142}L${x} ${y - 164}L${x + 16} ${y - 142}Z`, palette.brick)

/** Foam and wet sand along the edge of the water. */
function surf(): string {
  const foam: Ridge = (x) => shore(x) - 26 + Math.sin(x / 46) * 5
  const crest: Ridge = (x) => shore(x) - 58 + Math.sin(x / 60 + 1) * 7
  return (
    line(polygon(edge(crest, 0, width), false), palette.paper, 5, {'stroke-dasharray': '150 60 60 40'}) +
    shape(below(foam, 0, width, 800), palette.paper) +
    shape(
      below((x) => shore(x) - 12, 0, width, 800),
      palette.honey,
      {opacity: 0.75},
    )
  )
}

function grasses(random: Random): string {
  const blades = Array.from({length: 46}, () => {
    const x = between(random, 1400, 1800)
    const y = dune(x) + between(random, 4, 70)
    return `M${x} ${y}q${between(random, -6, 4)} -40 ${between(random, -34, 18)} ${between(random, -92, -56)}`
  })
  return line(blades.join(''), palette.moss, 5)
}

const finds = [
  [700, 1120, 0.9, -8],
  [350, 1010, 0.36, 20],
  [905, 1150, 0.5, 30],
  [1300, 1130, 0.62, -24],
  [1020, 1060, 0.3, 12],
  [140, 990, 0.5, 8],
  [620, 1010, 0.26, 40],
  [1240, 1010, 0.28, -10],
  [420, 1150, 0.46, -30],
  [90, 1150, 0.6, 16],
  [680, 880, 0.24, 0],
] as const

const seaweed = ([x, y]: Point) =>
  line(
    `M${x - 70} ${y}q30 -24 60 0t60 -4M${x - 40} ${y - 8}q10 -24 30 -22M${x + 6} ${y}q10 20 34 18`,
    palette.moss,
    8,
  )

const shadow = ({at: [x, y], height: tall, legs}: Person) =>
  ellipse(
    x,
    legs ? y - tall * (legs === kneeling ? 0.12 : 0.2) : y,
    tall * 0.19,
    tall * 0.04,
    palette.honey,
    0.55,
  )

const squatting = limbs([-16, -38, -9, -21], [16, -38, 9, -21])
const kneeling = limbs([4, -22, 15, -13], [10, -22, 22, -13])

/** The children, and their teacher with the basket, those farther away first. */
const figures: readonly Person[] = [
  {
    at: [250, 910],
    height: 320,
    skin: '#a06b46',
    hair: '#22261f',
    head: 'bun',
    top: palette.forest,
    bottom: palette.brick,
    skirt: true,
    hem: palette.straw,
    arms: limbs([-14, -62, -6, -58], [14, -62, 6, -58]),
  },
  {
    at: [740, 920],
    height: 400,
    skin: '#e6b78f',
    hair: '#7c4d25',
    head: 'short',
    top: palette.brick,
    bottom: palette.deep,
    arms: limbs([-14, -61, -13, -47], [15, -80, 17, -97]),
  },
  {
    at: [1350, 1010],
    height: 560,
    skin: '#f0cba9',
    hair: '#c9994b',
    head: 'bun',
    top: palette.deep,
    bottom: palette.forest,
    skirt: true,
    hem: palette.amber,
    belt: palette.amber,
    socks: palette.ink,
    arms: limbs([-20, -66, -32, -62], [15, -61, 12, -49]),
  },
  {
    at: [1060, 1090],
    height: 400,
    skin: '#f3d5b8',
    hair: '#a5672d',
    head: 'woolly',
    headColour: palette.forest,
    top: palette.paper,
    bottom: palette.umber,
    legs: squatting,
    arms: limbs([-17, -60, -14, -42], [15, -60, 6, -42]),
  },
  {
    at: [500, 1150],
    height: 420,
    skin: '#f0cba9',
    hair: '#c9994b',
    head: 'plait',
    top: palette.amber,
    bottom: palette.deep,
    skirt: true,
    hem: palette.paper,
    legs: kneeling,
    arms: limbs([-17, -56, -10, -38], [15, -56, 0, -38]),
  },
]

/** A basket on the teacher's arm. */
const basket = ([x, y]: Point) =>
  line(`M${x - 56} ${y}q0 -110 56 -110t56 110`, palette.umber, 9) +
  amberPiece([x - 26, y - 4], 0.4, 0) +
  amberPiece([x + 22, y - 6], 0.44, 30) +
  shape(`M${x - 70} ${y}H${x + 70}L${x + 54} ${y + 76}H${x - 54}Z`, palette.honey) +
  line(`M${x - 64} ${y + 26}H${x + 64}M${x - 60} ${y + 50}H${x + 60}`, palette.umber, 4) +
  rect(x - 76, y - 8, 152, 16, palette.umber, 8)

export const amberSchool: Scene = {name: 'gintarelis', width, height, format: 'png', grain: 0, draw}
