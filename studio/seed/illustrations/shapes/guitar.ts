import {palette} from '../palette.ts'
import {circle, line, placed, type Point, rect, shape} from '../svg.ts'

const body =
  'M-84 0C-84 -50 -40 -54 -12 -38C0 -31 8 -31 22 -35C48 -42 60 -22 60 0C60 22 48 42 22 35C8 31 0 31 -12 38C-40 54 -84 50 -84 0Z'

/** A guitar held level, its neck to the right, 310 long at scale 1; `at` is its sound hole. */
export function guitar(at: Point, scale: number, turn: number): string {
  const strings = [-4.5, -1.5, 1.5, 4.5].map((y) => `M-46 ${y}H196`).join('')
  const frets = [76, 92, 107, 121, 134, 146, 157, 168, 178].map((x) => `M${x} -7V7`).join('')
  const pegs = [198, 208, 218].flatMap((x) => [
    circle(x, -15, 4, palette.linen),
    circle(x, 15, 4, palette.linen),
  ])
  return placed(
    at,
    {scale, turn},
    shape(body, palette.umber),
    placed([-2, 0], {scale: 0.93}, shape(body, palette.amber)),
    ...pegs,
    rect(34, -8, 156, 16, palette.ink, 2),
    line(frets, palette.straw, 1.4),
    shape('M188 -9L194 -13H224V13H194L188 9Z', palette.umber),
    circle(14, 0, 19, palette.honey),
    circle(14, 0, 15, palette.ink),
    rect(-54, -16, 11, 32, palette.umber, 3),
    line(strings, palette.paper, 0.9),
  )
}
