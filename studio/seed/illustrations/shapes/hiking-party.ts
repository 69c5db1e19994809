import {palette} from '../palette.ts'
import {ellipse} from '../svg.ts'
import type {Person} from './person.ts'
import {limbs} from './poses.ts'
import {hiker} from './rucksack.ts'

const walkingLeft = limbs([-7, -25, -8, -3], [7, -28, 3, -8])
const walkingRight = limbs([-7, -28, -3, -8], [7, -25, 8, -3])

/** The nearest last; the teacher waits by the pool. */
const party: readonly [Person, pack: string, roll: string][] = [
  [
    {
      at: [880, 944],
      height: 320,
      skin: '#e6b78f',
      hair: '#3b2a1d',
      head: 'cap',
      headColour: palette.forest,
      top: palette.brick,
      bottom: palette.umber,
      arms: limbs([-14, -62, -13, -48], [18, -76, 24, -95]),
    },
    palette.deep,
    palette.straw,
  ],
  [
    {
      at: [716, 950],
      height: 240,
      skin: '#f0cba9',
      hair: '#a5672d',
      head: 'plait',
      top: palette.paper,
      bottom: palette.deep,
      back: true,
      legs: walkingRight,
    },
    palette.rust,
    palette.lagoon,
  ],
  [
    {
      at: [610, 1000],
      height: 270,
      skin: '#a06b46',
      hair: '#22261f',
      head: 'short',
      top: palette.amber,
      bottom: palette.ink,
      back: true,
      legs: walkingLeft,
      arms: limbs([-14, -62, -15, -48], [16, -72, 27, -80]),
    },
    palette.forest,
    palette.rose,
  ],
  [
    {
      at: [480, 1056],
      height: 310,
      skin: '#f3d5b8',
      hair: '#c9994b',
      head: 'long',
      top: palette.lagoon,
      bottom: palette.umber,
      back: true,
      legs: walkingRight,
    },
    palette.brick,
    palette.straw,
  ],
  [
    {
      at: [340, 1110],
      height: 350,
      skin: '#e6b78f',
      hair: '#7c4d25',
      head: 'cap',
      headColour: palette.brick,
      top: palette.moss,
      bottom: palette.night,
      back: true,
      legs: walkingLeft,
    },
    palette.amber,
    palette.deep,
  ],
  [
    {
      at: [180, 1166],
      height: 390,
      skin: '#d39d72',
      hair: '#3b2a1d',
      head: 'plait',
      top: palette.rose,
      bottom: palette.deep,
      back: true,
      legs: walkingRight,
      arms: limbs([-14, -62, -13, -47], [15, -64, 19, -52]),
    },
    palette.deep,
    palette.paper,
  ],
]

/** Pupils on a path, and their teacher ahead of them. */
export const hikingParty = () =>
  party
    .map(
      ([one, pack, roll]) =>
        ellipse(one.at[0], one.at[1], one.height * 0.17, one.height * 0.032, palette.forest, 0.4) +
        hiker(one, pack, roll),
    )
    .join('')
