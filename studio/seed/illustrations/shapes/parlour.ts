import {palette} from '../palette.ts'
import {circle, line, placed, type Point, rect, shape} from '../svg.ts'

/** A geranium in its pot, 110 high; `at` is the middle of its foot. */
export function geranium(at: Point): string {
  const stalks = [-46, -16, 16, 46].map((x, index) => {
    const higher = (index % 2) * 26
    return (
      line(`M0 -40L${x} ${-90 - higher}`, palette.moss, 6) +
      circle(x, -60 - (index % 2) * 14, 19, palette.moss) +
      [-10, 0, 10].map((away) => circle(x + away, -102 - higher + Math.abs(away), 12, palette.rust)).join('')
    )
  })
  return placed(at, {}, ...stalks, shape('M-40 -50H40L30 0H-30Z', palette.honey))
}

/** A framed picture of Gediminas' castle tower on its hill, 240 × 280; `at` is its upper left corner. */
export function castlePicture(at: Point): string {
  const flag = [palette.amber, palette.forest, palette.brick]
  return placed(
    at,
    {},
    rect(0, 0, 240, 280, palette.umber, 4),
    rect(16, 16, 208, 248, palette.flax),
    shape('M16 264Q60 170 120 168T224 264Z', palette.moss),
    shape('M84 186L92 92H150L158 186Z', palette.brick),
    ...[86, 113, 140].map((x) => rect(x, 78, 16, 18, palette.brick)),
    ...[102, 128].flatMap((x) => [112, 148].map((y) => rect(x, y, 12, 18, palette.ink, 6))),
    line('M121 80V40', palette.ink, 3),
    ...flag.map((colour, index) => rect(122, 40 + index * 7, 34, 7, colour)),
  )
}

/** Two shelves of plates, 300 wide; `at` is the left end of the upper board. */
export function plateShelves(at: Point): string {
  const rims = [palette.brick, palette.deep, palette.amber]
  const shelf = (y: number, row: number) =>
    rect(0, y, 300, 16, palette.umber) +
    [0, 1, 2]
      .map((index) => {
        const x = 56 + index * 94
        return (
          circle(x, y - 42, 42, palette.snow) +
          circle(x, y - 42, 30, rims[(index + row) % 3] ?? palette.brick) +
          circle(x, y - 42, 22, palette.snow)
        )
      })
      .join('')
  return placed(at, {}, shelf(0, 0), shelf(150, 1))
}
