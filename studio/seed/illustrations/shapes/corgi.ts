import {palette} from '../palette.ts'
import {circle, ellipse, line, placed, type Point, shape} from '../svg.ts'

/** A Welsh corgi that stands facing right, 110 wide at scale 1. */
export function corgi(at: Point, scale: number, flip = false): string {
  return placed(
    at,
    {scale, flip},
    line('M-34 -16V-3M-22 -14V-3', palette.honey, 9),
    line('M20 -14V-3M32 -16V-3', palette.paper, 9),
    ellipse(-48, -38, 9, 7, palette.honey),
    shape('M-46 -44Q-50 -12 -20 -12H26Q46 -16 42 -46Q20 -54 -20 -52Q-40 -52 -46 -44Z', palette.amber),
    shape('M26 -52Q44 -46 42 -26Q34 -12 22 -14Q12 -34 26 -52Z', palette.paper),
    shape('M24 -70L22 -94L38 -80ZM46 -80L58 -94L60 -70Z', palette.amber),
    circle(41, -66, 19, palette.amber),
    shape('M36 -84Q42 -80 46 -84L50 -60Q62 -56 62 -50Q54 -42 42 -46Q32 -56 36 -84Z', palette.paper),
    ellipse(60, -56, 4.6, 3.8, palette.ink),
    circle(48, -68, 2.6, palette.ink),
    line('M27 -48Q38 -40 50 -44', palette.brick, 4.4),
  )
}
