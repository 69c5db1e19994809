import {palette} from '../palette.ts'
import {circle, ellipse, line, placed, type Point, shape} from '../svg.ts'

/** A piece of amber as the sea has rounded it, 100 wide at scale 1; some hold an insect. */
export function amberPiece(at: Point, scale: number, turn: number, insect = false): string {
  return placed(
    at,
    {scale, turn},
    shape('M-48 6Q-52 -22 -20 -36Q12 -48 38 -26Q58 -4 42 22Q22 44 -14 36Q-44 30 -48 6Z', palette.honey),
    shape('M-44 2Q-46 -20 -18 -32Q12 -43 34 -24Q50 -6 38 14Q18 32 -14 26Q-40 22 -44 2Z', palette.amber),
    shape('M-34 -4Q-32 -22 -10 -28Q4 -32 12 -28Q-14 -22 -22 2Q-28 6 -34 -4Z', palette.straw),
    insect
      ? ellipse(12, 0, 6, 10, palette.umber) +
          circle(12, -13, 4.6, palette.umber) +
          line('M4 -6l-9 -6M20 -6l9 -6M4 2l-10 3M20 2l10 3M6 8l-6 8M18 8l6 8', palette.umber, 2.6)
      : circle(18, 6, 4, palette.straw),
  )
}
