import {palette} from '../palette.ts'
import {circle, line, placed, type Point, round, shape} from '../svg.ts'

/** Kanklės, the Baltic zither, 450 wide at scale 1; `at` is the rose in its soundboard. */
export function kankles(at: Point, scale: number, turn: number): string {
  const body =
    'M-222 -14Q-228 36 -196 50L214 74Q234 74 228 50L180 -88Q174 -102 156 -98L-204 -30Q-220 -26 -222 -14Z'
  const strings = Array.from({length: 11}, (_, index) => {
    const share = index / 10
    const [px, py] = [166 + share * 42, -78 + share * 132]
    return {from: [-190, -18 + share * 54] as const, peg: [px, py] as const}
  })
  const petals = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((angle) =>
    placed([0, 0], {turn: angle}, shape('M0 -9Q-6 -18 0 -30Q6 -18 0 -9Z', palette.umber)),
  )
  const border = Array.from(
    {length: 20},
    (_, index) => `M${-176 + index * 18} ${40 + index * 1.04}l9 -10l9 11`,
  )
  return placed(
    at,
    {scale, turn},
    placed([8, 16], {}, shape(body, palette.ink, {opacity: 0.28})),
    shape(body, palette.umber),
    placed([2, -6], {scale: 0.95}, shape(body, palette.honey)),
    line(border.join(''), palette.umber, 3.4),
    circle(-10, -6, 36, palette.straw),
    ...petals.map((petal) => placed([-10, -6], {}, petal)),
    circle(-10, -6, 6, palette.umber),
    line('M-190 -24V42', palette.mist, 8),
    line(
      strings
        .map(({from, peg}) => `M${from[0]} ${round(from[1])}L${round(peg[0])} ${round(peg[1])}`)
        .join(''),
      palette.paper,
      2,
    ),
    ...strings.map(({peg: [x, y]}) => circle(x, y, 6, palette.ink)),
  )
}
