import {palette} from '../palette.ts'
import {line, placed, type Point, rect} from '../svg.ts'

/** Plain shapes that stand for letters: only their hooks, dots, bars and tails are those of Lithuanian ones. */
const signs = [
  'M0 -16L22 20H-22ZM-10 -36L0 -26L10 -36',
  'M-19 2A19 19 0 1 0 19 2A19 19 0 1 0 -19 2M2 22q-10 10 2 16',
  'M-18 -14H18V20H-18ZM0 -34v1',
  'M-24 10Q-12 -22 0 4T24 -2M-14 -34H14',
  'M0 -18L20 2L0 22L-20 2ZM-10 -38L0 -29L10 -38',
  'M-22 -8H22A22 24 0 0 1 -22 -8ZM2 18q-10 10 2 16',
] as const

/** One such sign, some 56 high at scale 1, around its middle. */
export const sign = (at: Point, index: number, scale: number, colour: string) =>
  placed(at, {scale}, line(signs[index % signs.length] ?? signs[0], colour, 8))

/** A wooden block with a sign on its face, 84 wide at scale 1; `at` is its middle. */
export function letterBlock(at: Point, index: number, colour: string, scale: number, turn: number): string {
  return placed(
    at,
    {scale, turn},
    rect(-38, -34, 84, 84, palette.umber, 10, 0.35),
    rect(-42, -42, 84, 84, colour, 10),
    rect(-34, -34, 68, 68, palette.paper, 6),
    placed([0, 3], {scale: 0.76}, sign([0, 0], index, 1, colour)),
  )
}
