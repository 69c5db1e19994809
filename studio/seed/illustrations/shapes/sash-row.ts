import {palette} from '../palette.ts'
import {circle, line, type Point} from '../svg.ts'
import {tricolour} from './camp.ts'
import {ridge} from './land.ts'
import {type Person, person, reach} from './person.ts'
import {sash, straight} from './sash.ts'

const rowFoot = (x: number) => 900 + 30 * Math.cos(((x - 960) / 640) * 1.3)

type Neighbour = Omit<Person, 'at'> & {x: number}

/** Old and young, from the left to the right, who hold one long sash. */
const neighbours: readonly Neighbour[] = [
  {
    x: 420,
    height: 372,
    skin: '#f0cba9',
    hair: '#cfc6b5',
    head: 'bun',
    top: palette.deep,
    bottom: palette.umber,
    skirt: true,
    hem: palette.honey,
    socks: palette.ink,
  },
  {
    x: 525,
    height: 246,
    skin: '#e6b78f',
    hair: '#7c4d25',
    head: 'short',
    top: palette.amber,
    bottom: palette.deep,
  },
  {
    x: 634,
    height: 408,
    skin: '#a06b46',
    hair: '#22261f',
    head: 'short',
    top: palette.rust,
    bottom: palette.night,
  },
  {
    x: 750,
    height: 386,
    skin: '#f0cba9',
    hair: '#c9994b',
    head: 'wreath',
    headColour: palette.moss,
    top: palette.forest,
    sleeves: palette.paper,
    bottom: palette.brick,
    skirt: true,
    hem: palette.amber,
    apron: palette.linen,
    belt: palette.brick,
    socks: palette.paper,
  },
  {
    x: 868,
    height: 414,
    skin: '#e6b78f',
    hair: '#a5672d',
    head: 'cap',
    headColour: palette.umber,
    top: palette.forest,
    sleeves: palette.paper,
    bottom: palette.umber,
    belt: palette.amber,
  },
  {
    x: 975,
    height: 228,
    skin: '#f3d5b8',
    hair: '#c9994b',
    head: 'plait',
    top: palette.brick,
    sleeves: palette.paper,
    bottom: palette.deep,
    skirt: true,
    hem: palette.amber,
    apron: palette.paper,
    belt: palette.brick,
    socks: palette.paper,
  },
  {
    x: 1086,
    height: 392,
    skin: '#d39d72',
    hair: '#3b2a1d',
    head: 'long',
    top: palette.paper,
    bottom: palette.deep,
  },
  {
    x: 1200,
    height: 402,
    skin: '#f0cba9',
    hair: '#cfc6b5',
    head: 'cap',
    headColour: palette.deep,
    top: palette.moss,
    bottom: palette.ink,
  },
  {
    x: 1305,
    height: 262,
    skin: '#f3d5b8',
    hair: '#a5672d',
    head: 'woolly',
    headColour: palette.brick,
    top: palette.flax,
    bottom: palette.umber,
  },
  {
    x: 1418,
    height: 384,
    skin: '#e6b78f',
    hair: '#3b2a1d',
    head: 'wreath',
    headColour: palette.sage,
    top: palette.brick,
    sleeves: palette.paper,
    bottom: palette.forest,
    skirt: true,
    hem: palette.paper,
    apron: palette.linen,
    belt: palette.brick,
    socks: palette.paper,
  },
  {
    x: 1530,
    height: 404,
    skin: '#f3d5b8',
    hair: '#7c4d25',
    head: 'short',
    top: palette.honey,
    bottom: palette.night,
  },
]

/** Whose other hand carries the flag. */
const flagBearer = 4

/** Neighbours in a row who hold one long sash, and the flag that one of them carries. */
export function sashRow(): string {
  const people = neighbours.map(({x, ...one}): Person => ({...one, at: [x, rowFoot(x)]}))
  const holds = people.flatMap((one, index) => holdsOf(one, index === flagBearer))
  const course = ridge(withSag(holds))
  const [first, last]: [Point, Point] = [holds[0] ?? [0, 0], holds.at(-1) ?? [0, 0]]
  const bearer = people[flagBearer]
  const pole: Point = bearer ? [bearer.at[0] + 62, bearer.at[1]] : [0, 0]
  return [
    tricolour(pole, 640, 250),
    ...people.map((one, index) => {
      const [left, right] = holdsOf(one, false)
      const upright: Point = [pole[0], one.at[1] - one.height * 0.76]
      const held = index === flagBearer ? upright : (right ?? one.at)
      return person({...one, arms: [reach(one, left ?? one.at, -1, 5), reach(one, held, 1, 5)]})
    }),
    sash((t) => [first[0] + (last[0] - first[0]) * t, course(first[0] + (last[0] - first[0]) * t)], 34, 430),
    ...[first, last].map(tail),
    ...people.flatMap((one, index) =>
      holdsOf(one, index === flagBearer).map(([x, y]) => circle(x, y - 6, one.height * 0.03, one.skin)),
    ),
  ].join('')
}

/** Where somebody holds the sash. */
function holdsOf({at: [x, y], height: tall}: Person, oneHanded: boolean): Point[] {
  const grip = y - (tall < 300 ? tall * 0.68 : tall * 0.52)
  const away = Math.max(tall * 0.125, 36)
  return oneHanded
    ? [[x - away, grip]]
    : [
        [x - away, grip],
        [x + away, grip],
      ]
}

function withSag(holds: readonly Point[]): Point[] {
  return holds.flatMap((hold, index): Point[] => {
    const next = holds[index + 1]
    if (!next) return [hold]
    const gap = next[0] - hold[0]
    return [hold, [(hold[0] + next[0]) / 2, (hold[1] + next[1]) / 2 + gap * 0.14]]
  })
}

/** The end of the sash that hangs from the outermost hand, with its fringe. */
function tail([x, y]: Point): string {
  const threads = [-14, -8, -2, 4, 10].map((shift) => `M${x + shift + 2} ${y + 128}v30`).join('')
  return sash(straight([x, y - 8], [x, y + 130]), 32, 36) + line(threads, palette.brick, 3)
}
