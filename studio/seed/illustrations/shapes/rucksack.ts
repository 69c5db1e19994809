import {palette} from '../palette.ts'
import {line, placed, rect, shape} from '../svg.ts'
import {type Person, person} from './person.ts'
import {sash, straight} from './sash.ts'

/** Somebody with a rucksack: the whole of it when seen from behind, its straps when seen from before. */
export function hiker(figure: Person, colour: string, roll: string): string {
  const {at, height, back, lean = 0} = figure
  const straps = line('M-5.6 -77L-6 -60M5.6 -77L6 -60', colour, 2.8)
  const pack = [
    line('M-6 -77Q-10 -72 -9 -66M6 -77Q10 -72 9 -66', palette.umber, 2),
    rect(-11.6, -83, 23.2, 8, roll, 4),
    line('M-7 -83v8M7 -83v8', palette.umber, 1.4),
    shape(
      'M-10.4 -74Q-10.4 -77 -7 -77H7Q10.4 -77 10.4 -74L11.4 -50Q11.4 -46.4 8 -46.4H-8Q-11.4 -46.4 -11.4 -50Z',
      colour,
    ),
    shape('M-10.6 -74Q-10.4 -77.4 -7 -77.4H7Q10.4 -77.4 10.6 -74L10.8 -66Q0 -61.6 -10.8 -66Z', palette.ink, {
      opacity: 0.18,
    }),
    sash(straight([-11, -51], [11, -51]), 4.6, 40),
    rect(-6.6, -62.4, 13.2, 8.6, palette.ink, 1.6, 0.2),
    line('M-4 -66v4M4 -66v4', palette.straw, 1.6),
  ]
  return person(figure) + placed(at, {scale: height / 100, turn: lean}, ...(back ? pack : [straps]))
}
