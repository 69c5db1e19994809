import {palette} from '../palette.ts'
import {circle, ellipse, line, placed, type Point, shape} from '../svg.ts'

/** A grazing sheep, 40 wide at scale 1. */
export function sheep(at: Point, scale: number, flip = false): string {
  return placed(
    at,
    {scale, flip},
    line('M-9 -6V0M-3 -6V0M5 -6V0M10 -6V0', palette.ink, 2.6),
    ellipse(0, -13, 17, 10, palette.snow),
    circle(-9, -18, 6.5, palette.snow),
    circle(0, -20.5, 7, palette.snow),
    circle(9, -18, 6.5, palette.snow),
    ellipse(18.5, -11, 4.6, 6.2, palette.ink),
    ellipse(14, -15, 4, 2, palette.ink),
  )
}

/** A swan on the water, facing right, 120 wide at scale 1. */
export function swan(at: Point, scale: number, flip = false): string {
  return placed(
    at,
    {scale, flip},
    shape('M-58 -30Q-46 -2 0 -2Q46 -2 48 -26Q20 -44 -8 -34Q-34 -46 -58 -30Z', palette.snow),
    line('M40 -20Q58 -46 42 -66Q34 -80 46 -88', palette.snow, 13),
    circle(50, -88, 9, palette.snow),
    shape('M56 -93L74 -86L57 -82Z', palette.amber),
    shape('M55 -93L60 -90L56 -84Z', palette.ink),
    shape('M-44 -27Q-14 -8 28 -24Q6 -34 -44 -27Z', palette.mist),
  )
}
