import {palette} from '../palette.ts'
import {circle, ellipse, line, placed, type Point, rect, shape} from '../svg.ts'
import {acorn, oakLeaf} from './plants.ts'

const bee =
  ellipse(-14, -36, 24, 36, palette.flax) +
  ellipse(18, -34, 24, 34, palette.flax) +
  ellipse(0, 4, 58, 36, palette.amber) +
  line('M-22 -28V36M4 -31V39M28 -26V34', palette.ink, 12) +
  circle(54, 0, 20, palette.ink) +
  line('M62 -18q4 -20 18 -22M54 -20q0 -22 10 -28', palette.ink, 5)

const hedgehog =
  shape('M-70 44Q-92 -46 0 -52Q52 -50 56 10L84 34Q84 46 66 46H-60Z', palette.umber) +
  Array.from({length: 13}, (_, index) => {
    const angle = Math.PI * (1.02 + index * 0.072)
    const [x, y] = [-6 + Math.cos(angle) * 62, 24 + Math.sin(angle) * 66]
    return line(
      `M${x.toFixed(1)} ${y.toFixed(1)}l${(Math.cos(angle) * 20).toFixed(1)} ${(Math.sin(angle) * 20).toFixed(1)}`,
      palette.ink,
      7,
    )
  }).join('') +
  shape('M34 -8Q62 -4 84 34Q84 46 66 46H34Q16 20 34 -8Z', palette.linen) +
  circle(84, 36, 8, palette.ink) +
  circle(58, 16, 5, palette.ink) +
  placed(
    [-14, -66],
    {},
    circle(0, 0, 20, palette.brick),
    shape('M2 -18q16 -16 26 -4q-12 12 -26 4Z', palette.moss),
  )

const fish =
  shape('M-30 0Q10 -58 78 -4Q10 54 -30 0Z', palette.lagoon) +
  shape('M-20 0L-78 -40Q-66 0 -78 40Z', palette.sea) +
  shape('M10 -30Q28 -62 52 -52L44 -28Z', palette.sea) +
  circle(52, -8, 7, palette.ink) +
  line('M8 -16q12 16 0 32M26 -18q10 18 0 34', palette.paper, 5)

const butterfly =
  shape('M-4 0Q-66 -78 -80 -30Q-84 6 -4 6Q-70 16 -56 50Q-30 66 -4 10Z', palette.rust) +
  shape('M4 0Q66 -78 80 -30Q84 6 4 6Q70 16 56 50Q30 66 4 10Z', palette.rust) +
  [-1, 1]
    .map((side) => circle(side * 50, -22, 13, palette.straw) + circle(side * 38, 32, 9, palette.paper))
    .join('') +
  ellipse(0, 6, 8, 40, palette.ink) +
  line('M-2 -32q-8 -26 -24 -30M2 -32q8 -26 24 -30', palette.ink, 4)

const stork =
  line('M-6 40V88M16 40V88', palette.rust, 8) +
  ellipse(6, 16, 56, 32, palette.snow) +
  shape('M14 4Q70 -4 90 34Q44 52 6 34Z', palette.ink) +
  line('M-40 8Q-62 -20 -46 -52', palette.snow, 19) +
  circle(-46, -58, 18, palette.snow) +
  shape('M-56 -66L-116 -48L-56 -52Z', palette.rust) +
  circle(-52, -62, 4, palette.ink)

const house =
  rect(-56, -6, 112, 70, palette.honey) +
  line('M-56 18H56M-56 42H56', palette.umber, 4, {opacity: 0.5}) +
  shape('M-76 -2L0 -66L76 -2Z', palette.brick) +
  rect(-36, 10, 28, 28, palette.straw) +
  rect(10, 10, 30, 54, palette.forest)

const ship =
  shape('M-76 30H76L52 66H-52Z', palette.umber) +
  line('M0 30V-72', palette.umber, 8) +
  shape('M8 -66Q72 -36 64 18H8Z', palette.snow) +
  shape('M-8 -56Q-52 -26 -50 18H-8Z', palette.brick)

const leaf = oakLeaf([0, 66], 130, 0, palette.moss, palette.forest) + acorn([46, 30], 46, -16)

const pictures = {bee, hedgehog, fish, butterfly, stork, house, ship, leaf}
export type BookPicture = keyof typeof pictures

/** One of the pictures of the book, some 160 wide at scale 1, around its middle. */
export const bookPicture = (at: Point, name: BookPicture, scale: number, turn = 0) =>
  placed(at, {scale, turn}, pictures[name])

const grounds = ['#dfe8dc', '#f3dfae', '#cfe0e2', '#f0d0bd']

/** A big open book, 1320 wide at scale 1, whose four pictures a page stand in frames; `at` is the top of its spine. */
export function openBook(
  at: Point,
  scale: number,
  left: readonly BookPicture[],
  right: readonly BookPicture[],
): string {
  const page = 'M0 0Q-220 -80 -580 -40L-650 390Q-240 330 0 400Z'
  const framed = (names: readonly BookPicture[], side: -1 | 1) =>
    names
      .map((name, index) => {
        const [column, row] = [index % 2, Math.floor(index / 2)]
        const place = side < 0 ? 1 - column : column
        const x = side * (160 + place * 262 + row * (14 + place * 20))
        const y = 74 + row * 172 - place * (34 - row * 14) + (place ? 4 : 0)
        return placed(
          [x, y],
          {turn: side * (place ? 1 : -5)},
          rect(-112, -76, 224, 152, grounds[(index + (side > 0 ? 2 : 0)) % 4] ?? '#dfe8dc', 14),
          bookPicture([0, 2], name, 0.74),
        )
      })
      .join('')
  const half =
    shape('M0 24Q-230 -70 -612 -34L-690 424Q-250 372 0 436Z', palette.brick) +
    shape('M0 12Q-230 -72 -594 -36L-668 408Q-240 350 0 418Z', palette.linen) +
    shape(page, palette.paper) +
    shape('M0 0Q-60 -24 -110 -36L-96 372Q-40 380 0 400Z', palette.linen, {opacity: 0.7})
  return placed(
    at,
    {scale},
    half,
    placed([0, 0], {flip: true}, half),
    framed(left, -1),
    framed(right, 1),
    line('M0 0V420', palette.umber, 5, {opacity: 0.5}),
  )
}
