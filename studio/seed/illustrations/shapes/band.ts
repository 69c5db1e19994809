import {palette} from '../palette.ts'
import {circle, ellipse, line, placed, type Point, rect} from '../svg.ts'
import {accordion} from './accordion.ts'
import {type Person, person} from './person.ts'
import {limbs} from './poses.ts'

/** Who plays for the dancers: an accordionist and a fiddler, who stand on a platform at the height `y`. */
export function band(y: number): string {
  const players: readonly Person[] = [
    {
      at: [560, y],
      height: 300,
      skin: '#e6b78f',
      hair: '#cfc6b5',
      head: 'cap',
      headColour: palette.umber,
      top: palette.brick,
      sleeves: palette.paper,
      bottom: palette.ink,
      arms: limbs([-18, -63, -22, -59], [18, -63, 22, -59]),
    },
    {
      at: [1240, y],
      height: 300,
      skin: '#f0cba9',
      hair: '#a5672d',
      head: 'long',
      top: palette.deep,
      sleeves: palette.paper,
      bottom: palette.brick,
      skirt: true,
      hem: palette.amber,
      arms: limbs([-17, -68, -27, -75], [18, -68, 9, -67]),
    },
  ]
  return [
    ...players.map(person),
    accordion([560, y - 176], 0.42),
    ...[494, 626].map((x) => circle(x, y - 176, 9, '#e6b78f')),
    fiddle([1206, y - 212]),
    line(`M1172 ${y - 270}L1276 ${y - 196}`, palette.linen, 5),
    circle(1267, y - 201, 9, '#f0cba9'),
  ].join('')
}

/** A fiddle held out to the left. */
const fiddle = (at: Point) =>
  placed(
    at,
    {turn: 14},
    rect(-66, -5, 56, 10, palette.ink, 4),
    ellipse(14, 0, 26, 19, palette.rust),
    ellipse(-8, 0, 18, 15, palette.rust),
    rect(-14, -3, 34, 6, palette.ink, 2),
  )
