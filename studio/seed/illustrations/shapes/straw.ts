import {palette} from '../palette.ts'
import {circle, line, type Point, polygon} from '../svg.ts'

/** A stalk of straw with its light and its shade. */
export function stalk([ax, ay]: Point, [bx, by]: Point, width: number, far = false): string {
  const d = polygon(
    [
      [ax, ay],
      [bx, by],
    ],
    false,
  )
  const shine = polygon(
    [
      [ax - width * 0.16, ay - width * 0.16],
      [bx - width * 0.16, by - width * 0.16],
    ],
    false,
  )
  return (
    line(d, far ? '#8a6426' : palette.honey, width) +
    line(d, far ? '#b98e3f' : palette.straw, width * 0.66) +
    (far ? '' : line(shine, palette.paper, width * 0.16))
  )
}

/** A hanging octahedron of straw, the element of which a sodas is built; `at` is its middle. */
export function octahedron([x, y]: Point, radius: number, tall: number, width: number): string {
  const [top, bottom]: [Point, Point] = [
    [x, y - tall],
    [x, y + tall],
  ]
  const [left, right]: [Point, Point] = [
    [x - radius, y + radius * 0.06],
    [x + radius, y - radius * 0.06],
  ]
  const [front, rear]: [Point, Point] = [
    [x - radius * 0.22, y + radius * 0.24],
    [x + radius * 0.22, y - radius * 0.24],
  ]
  const edges = (pairs: [Point, Point][], far: boolean) =>
    pairs.map(([a, b]) => stalk(a, b, width, far)).join('')
  return (
    edges(
      [
        [rear, left],
        [rear, right],
        [top, rear],
        [rear, bottom],
      ],
      true,
    ) +
    edges(
      [
        [top, left],
        [top, right],
        [left, bottom],
        [right, bottom],
        [left, front],
        [front, right],
        [top, front],
        [front, bottom],
      ],
      false,
    ) +
    [top, bottom, left, right, front].map(([cx, cy]) => circle(cx, cy, width * 0.62, palette.brick)).join('')
  )
}

/** A star of crossed straws tied with red thread. */
export function strawStar([x, y]: Point, radius: number, width: number): string {
  const stalks = Array.from({length: 8}, (_, index) => {
    const angle = (index / 8) * Math.PI + 0.12
    const reach = index % 2 ? radius : radius * 0.68
    const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
    return stalk([x - dx, y - dy], [x + dx, y + dy], width)
  })
  const tied = (share: number) =>
    line(
      polygon(
        Array.from({length: 16}, (_, index): Point => {
          const angle = (index / 16) * Math.PI * 2 + 0.32
          return [x + Math.cos(angle) * radius * share, y + Math.sin(angle) * radius * share]
        }),
      ),
      palette.brick,
      width * 0.42,
    )
  return stalks.join('') + tied(0.44) + circle(x, y, width * 1.1, palette.brick)
}
