import {palette} from '../palette.ts'
import {ellipse, line, type Point, rect} from '../svg.ts'
import {type Person, person} from './person.ts'
import {onTheGround} from './picnic.ts'
import {limbs} from './poses.ts'
import {seated} from './seated.ts'

const shadow = ([x, y]: Point, tall: number) => ellipse(x, y, tall * 0.18, tall * 0.034, palette.forest, 0.35)

const chair = ({at: [x, y], height: tall}: Person) =>
  ellipse(x, y, tall * 0.3, tall * 0.04, palette.forest, 0.35) +
  line(
    `M${x - tall * 0.19} ${y}V${y - tall * 0.74}M${x + tall * 0.19} ${y}V${y - tall * 0.74}`,
    palette.umber,
    tall * 0.03,
  ) +
  [0.7, 0.6, 0.5]
    .map((share) => rect(x - tall * 0.19, y - tall * share, tall * 0.38, tall * 0.05, palette.honey, 5))
    .join('') +
  rect(x - tall * 0.22, y - tall * 0.36, tall * 0.44, tall * 0.05, palette.umber, 5)

const onChairs: readonly Person[] = [
  {
    at: [390, 930],
    height: 440,
    skin: '#e6b78f',
    hair: '#cfc6b5',
    head: 'cap',
    headColour: palette.umber,
    top: palette.deep,
    bottom: palette.umber,
    arms: limbs([-14, -62, -7, -53], [14, -62, 7, -53]),
  },
  {
    at: [1436, 930],
    height: 430,
    skin: '#f0cba9',
    hair: '#cfc6b5',
    head: 'bun',
    top: palette.rust,
    bottom: palette.deep,
    skirt: true,
    hem: palette.straw,
    socks: palette.ink,
    arms: limbs([-14, -62, -5, -54], [14, -62, 5, -54]),
  },
]

const standing: readonly Person[] = [
  {
    at: [580, 800],
    height: 330,
    skin: '#a06b46',
    hair: '#22261f',
    head: 'short',
    top: palette.amber,
    bottom: palette.night,
  },
  {
    at: [1206, 806],
    height: 336,
    skin: '#e6b78f',
    hair: '#3b2a1d',
    head: 'short',
    top: palette.lagoon,
    bottom: palette.umber,
  },
  {
    at: [1300, 812],
    height: 316,
    skin: '#f0cba9',
    hair: '#7c4d25',
    head: 'long',
    top: palette.paper,
    bottom: palette.brick,
    skirt: true,
    hem: palette.straw,
  },
]

const onGrass: readonly Person[] = [
  {
    at: [540, 1160],
    height: 340,
    skin: '#f3d5b8',
    hair: '#c9994b',
    head: 'plait',
    top: palette.paper,
    bottom: palette.brick,
    skirt: true,
    hem: palette.amber,
    arms: limbs([-14, -60, -6, -50], [14, -60, 6, -50]),
  },
  {
    at: [1240, 1150],
    height: 340,
    skin: '#d39d72',
    hair: '#3b2a1d',
    head: 'short',
    top: palette.moss,
    bottom: palette.deep,
    arms: limbs([-15, -60, -9, -50], [15, -60, 9, -50]),
  },
  {
    at: [220, 1250],
    height: 410,
    skin: '#f0cba9',
    hair: '#7c4d25',
    head: 'long',
    top: palette.amber,
    bottom: palette.deep,
    skirt: true,
    hem: palette.straw,
    arms: limbs([-15, -61, -9, -50], [15, -61, 10, -51]),
  },
  {
    at: [1590, 1250],
    height: 400,
    skin: '#a06b46',
    hair: '#22261f',
    head: 'bun',
    top: palette.rust,
    bottom: palette.forest,
    skirt: true,
    hem: palette.paper,
    arms: limbs([-14, -61, -4, -54], [14, -61, 5, -54]),
  },
]

/** Neighbours who stand, and the old ones on chairs before them. */
export const listenersBehind = () =>
  [
    ...standing.map((one) => shadow(one.at, one.height) + person(one)),
    ...onChairs.map((one) => chair(one) + seated(one)),
  ].join('')

/** Those who sit in the grass. */
export const listenersInFront = () =>
  onGrass
    .map(
      (one) =>
        ellipse(
          one.at[0],
          one.at[1] - one.height * 0.23,
          one.height * 0.36,
          one.height * 0.05,
          palette.forest,
          0.35,
        ) + onTheGround(one),
    )
    .join('')
