import {palette} from '../palette.ts'
import {between, type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {swan} from '../shapes/animals.ts'
import {tent} from '../shapes/camp.ts'
import {land, ridge} from '../shapes/land.ts'
import {person} from '../shapes/person.ts'
import {arms, legs} from '../shapes/poses.ts'
import {tree} from '../shapes/plants.ts'
import {sash} from '../shapes/sash.ts'
import {glitter, water} from '../shapes/sea.ts'
import {bandedSky, cloud} from '../shapes/sky.ts'
import {circle, ellipse, line, placed, type Point, rect, shape} from '../svg.ts'

const [width, height] = [1920, 1080]

const mountains = ridge([
  [0, 360],
  [240, 250],
  [470, 380],
  [760, 230],
  [1060, 380],
  [1380, 270],
  [1660, 370],
  [1920, 280],
])
const woods = ridge([
  [0, 440],
  [400, 480],
  [900, 500],
  [1400, 480],
  [1920, 430],
])

function draw(): string {
  const random = seeded(2026)
  return [
    bandedSky(width, 480, ['#cddcda', '#dde5d8', '#ebe7d2', '#f4e3bd', '#f3d39c'], random),
    circle(1180, 300, 92, palette.amber),
    cloud([430, 170], 420, palette.paper, 0.9),
    cloud([1620, 150], 340, palette.paper, 0.8),
    land(mountains, {span: [0, width], bottom: 560, fill: palette.flax, cut: palette.lagoon, random}),
    land(woods, {span: [0, width], bottom: 580, fill: palette.sage, cut: palette.moss, random}),
    ...[120, 230, 330, 1560, 1660, 1770, 1860].map((x) =>
      tree([x, woods(x) + 66], between(random, 120, 170), palette.forest, palette.sage, random),
    ),
    tent([520, 548], 0.72, palette.brick, '#7f2c20', palette.ink),
    tent([650, 552], 0.6, palette.amber, palette.honey, palette.ink, true),
    tent([1430, 544], 0.66, palette.deep, palette.night, palette.ink),
    water({
      left: 0,
      right: width,
      top: 552,
      bottom: height,
      colour: '#9fbfbd',
      light: palette.paper,
      dark: palette.lagoon,
      random,
    }),
    glitter([1180, 552], 1000, 330, palette.straw, random),
    swan([420, 740], 1.15),
    swan([590, 770], 0.9),
    boat([1010, 850]),
    jetty(),
    reeds(random),
  ].join('')
}

/** Two people in a rowing boat; the hull hides their legs. */
function boat([x, y]: Point): string {
  return [
    ellipse(x, y + 64, 330, 22, palette.sea, 0.45),
    person({
      at: [x - 110, y + 150],
      height: 310,
      skin: '#f0cba9',
      hair: '#c9994b',
      head: 'plait',
      top: palette.brick,
      bottom: palette.brick,
      legs: legs.tucked,
      arms: arms.inLap,
    }),
    person({
      at: [x + 110, y + 150],
      height: 320,
      skin: '#e6b78f',
      hair: '#3b2a1d',
      head: 'cap',
      headColour: palette.amber,
      top: palette.paper,
      bottom: palette.deep,
      legs: legs.tucked,
      arms: arms.rowing,
    }),
    shape(
      `M${x - 310} ${y - 34}Q${x} ${y + 14} ${x + 310} ${y - 34}Q${x + 260} ${y + 70} ${x + 190} ${y + 74}H${x - 190}Q${x - 260} ${y + 70} ${x - 310} ${y - 34}Z`,
      palette.umber,
    ),
    placed(
      [x, y],
      {},
      sash((t) => [-286 + t * 572, 2 - Math.cos((t - 0.5) * 2.6) * -24], 40, 100),
    ),
    line(`M${x + 40} ${y - 60}L${x - 250} ${y + 112}`, palette.honey, 12),
    shape(`M${x - 236} ${y + 96}l-92 42q-10 14 10 18l96 -42Z`, palette.honey),
    line(`M${x + 190} ${y - 58}L${x + 420} ${y + 88}`, palette.honey, 12),
    shape(`M${x + 404} ${y + 72}l84 46q8 16 -12 18l-88 -46Z`, palette.honey),
  ].join('')
}

const jetty = () =>
  [1560, 1680, 1800, 1900].map((x) => rect(x, 880, 22, 160, palette.umber)).join('') +
  shape('M1520 900L1920 850V900L1520 946Z', '#8d6238') +
  line('M1600 890v46M1690 878v48M1780 867v49M1870 856v50', palette.umber, 5)

function reeds(random: Random): string {
  const stems = [...Array(26).keys()].map((index) => {
    const x = index < 15 ? between(random, -20, 300) : between(random, 1640, 1940)
    const tall = between(random, 180, 370)
    const bend = between(random, -26, 30)
    const head =
      index % 3
        ? ''
        : placed(
            [x + bend, 1090 - tall],
            {turn: bend * 0.4},
            rect(-9, -50, 18, 76, palette.umber, 9),
            line('M0 -50v-30', palette.umber, 4),
          )
    return (
      line(
        `M${x} 1090Q${x} ${1090 - tall * 0.6} ${x + bend} ${1090 - tall}`,
        index % 2 ? palette.forest : palette.moss,
        9,
      ) + head
    )
  })
  return stems.join('')
}

export const lakeMorning: Scene = {name: 'rytas-prie-ezero', width, height, format: 'webp', grain: 10, draw}
