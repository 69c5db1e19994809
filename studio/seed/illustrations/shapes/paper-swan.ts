import {palette} from '../palette.ts'
import {line, placed, type Point, shape} from '../svg.ts'

/** A swan folded from paper, facing right, 140 wide at scale 1; `at` is under its middle. */
export function paperSwan(at: Point, scale: number, flip = false): string {
  return placed(
    at,
    {scale, flip},
    shape('M-76 -34L-24 0H34L60 -26L10 -30Z', palette.snow),
    shape('M-24 0H34L60 -26Z', palette.mist),
    shape('M-46 -64L-2 -66L36 -22L10 -30Z', palette.linen),
    shape('M-60 -50L4 -54L22 -10L-18 -16Z', palette.snow),
    shape('M-18 -16L4 -54L22 -10Z', palette.mist),
    shape('M34 0L60 -26L46 -92L34 -84Z', palette.snow),
    shape('M46 -10L60 -26L46 -92Z', palette.mist),
    shape('M34 -84L46 -94L74 -74L48 -74Z', palette.snow),
    shape('M61 -84L76 -72L60 -75Z', palette.amber),
  )
}

/** Paper swans on threads from a crossed pair of rods; `at` is the hook in the ceiling. */
export function swanMobile([x, y]: Point): string {
  const hung: [x: number, rod: number, length: number, scale: number, flip: boolean][] = [
    [-220, 96, 118, 0.86, false],
    [-96, 84, 250, 1, true],
    [6, 72, 130, 0.8, false],
    [110, 84, 330, 1.06, false],
    [226, 96, 190, 0.9, true],
  ]
  return [
    line(`M${x} ${y}V${y + 66}`, palette.umber, 4),
    line(`M${x} ${y + 66}L${x - 226} ${y + 96}M${x} ${y + 66}L${x + 232} ${y + 96}`, palette.umber, 9),
    ...hung.map(
      ([dx, rod, length, scale, flip]) =>
        line(`M${x + dx} ${y + rod}v${length}`, palette.deep, 2.6) +
        paperSwan([x + dx, y + rod + length + 62 * scale], scale, flip),
    ),
  ].join('')
}
