import type {Point} from '../svg.ts'
import {armsOf, bust} from './half-figure.ts'
import type {Person} from './person.ts'
import type {Limb} from './poses.ts'

export interface Sitter extends Omit<Person, 'arms' | 'legs' | 'lean'> {
  /** Where the left and the right hand of the picture lie on the table. */
  hands: readonly [Point, Point]
}

/** Somebody behind a table: the body shows inside the path `above` the table's edge, the arms reach over it. */
export function sitter({hands, ...figure}: Sitter, above: string): string {
  const {at, height} = figure
  const arm = (index: 0 | 1): Limb => {
    const side = index ? 1 : -1
    const x = ((hands[index][0] - at[0]) * 100) / height
    const y = ((hands[index][1] - at[1]) * 100) / height
    const raised = y < -66
    return [
      [side * 13.5 + x * 0.12, raised ? -62 : -72.5 + (y + 72.5) * 0.6],
      [x, y],
    ]
  }
  return bust(figure, above) + armsOf(figure, [arm(0), arm(1)])
}
