import {palette} from '../palette.ts'
import {circle, ellipse} from '../svg.ts'
import {loaf, willowBasket} from './fair.ts'
import {type Person, person} from './person.ts'
import {arms, limbs} from './poses.ts'
import {verba} from './verba.ts'

const visitors: readonly Person[] = [
  {
    at: [640, 1096],
    height: 500,
    skin: '#f0cba9',
    hair: '#7c4d25',
    head: 'long',
    top: palette.lagoon,
    bottom: palette.umber,
    skirt: true,
    socks: palette.ink,
    back: true,
    arms: arms.hanging,
  },
  {
    at: [520, 1120],
    height: 330,
    skin: '#f3d5b8',
    hair: '#c9994b',
    head: 'woolly',
    headColour: palette.brick,
    top: palette.amber,
    bottom: palette.deep,
    arms: limbs([-13, -61, -13, -47], [14, -64, 14, -58]),
  },
  {
    at: [1200, 1100],
    height: 520,
    skin: '#e6b78f',
    hair: '#3b2a1d',
    head: 'cap',
    headColour: palette.moss,
    top: palette.brick,
    bottom: palette.night,
    back: true,
    arms: limbs([-18, -64, -24, -60], [14, -61, 18, -47]),
  },
  {
    at: [980, 1150],
    height: 310,
    skin: '#a06b46',
    hair: '#22261f',
    head: 'plait',
    top: palette.paper,
    bottom: palette.brick,
    skirt: true,
    hem: palette.amber,
    socks: palette.ink,
    arms: arms.holding,
  },
  {
    at: [1640, 1110],
    height: 490,
    skin: '#f0cba9',
    hair: '#cfc6b5',
    head: 'bun',
    top: palette.umber,
    bottom: palette.deep,
    skirt: true,
    socks: palette.ink,
    back: true,
    arms: limbs([-16, -66, -22, -66], [13, -61, 13, -47]),
  },
]

const shadow = ({at: [x, y], height: tall}: Person) =>
  ellipse(x, y, tall * 0.18, tall * 0.034, '#b59a66', 0.8)

/** Who walks about the fair: one child with a verba, a man with bread in his basket. */
export const fairGoers = () =>
  [
    ...visitors.map((one) => shadow(one) + person(one)),
    verba([566, 930], 1, 14, 2),
    circle(566, 920, 15, '#f3d5b8'),
    willowBasket([1294, 972], 0.74),
    loaf([1294, 924], 0.5),
  ].join('')
