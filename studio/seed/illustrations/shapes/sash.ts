import {palette} from '../palette.ts'
import {type Point, polygon, shape} from '../svg.ts'

export interface SashColours {
  ground: string
  edge: string
  line: string
  motif: string
  heart: string
}

export const festive: SashColours = {
  ground: palette.paper,
  edge: palette.forest,
  line: palette.amber,
  motif: palette.brick,
  heart: palette.amber,
}

const rows = 11
const period = 16

/** What colour the thread of a cell has: diamonds between two selvedges. */
function thread(column: number, row: number): keyof SashColours {
  if (row === 0 || row === rows - 1) return 'edge'
  if (row === 1 || row === rows - 2) return 'line'
  const across = Math.abs((column % period) - period / 2)
  const distance = across + Math.abs(row - (rows - 1) / 2)
  if (distance <= 1) return 'heart'
  if (distance === 3 || distance === 4) return 'motif'
  if (distance === 6) return 'line'
  return distance >= 9 ? 'edge' : 'ground'
}

/** A band of so many threads along a path: the middle of the band at 0 (start) to 1 (end). */
export type Course = (t: number) => Point

/**
 * A woven sash laid along a course. Its width may change on the way; each thread is drawn as a little four-cornered
 * patch, so that the weave bends with the band.
 */
export function sash(
  course: Course,
  width: number | ((t: number) => number),
  threads: number,
  colours = festive,
) {
  const widthAt = typeof width === 'number' ? () => width : width
  const corners = Array.from({length: threads + 1}, (_, column) => {
    const t = column / threads
    const [x, y] = course(t)
    const [ax, ay] = course(Math.max(t - 0.002, 0))
    const [bx, by] = course(Math.min(t + 0.002, 1))
    const length = Math.hypot(bx - ax, by - ay) || 1
    const [nx, ny] = [-(by - ay) / length, (bx - ax) / length]
    return (row: number): Point => {
      const away = (row / rows - 0.5) * widthAt(t)
      return [x + nx * away, y + ny * away]
    }
  })
  const patches: Record<keyof SashColours, string[]> = {ground: [], edge: [], line: [], motif: [], heart: []}
  for (let column = 0; column < threads; column++) {
    const [left, right] = [corners[column], corners[column + 1]]
    if (!left || !right) continue
    for (let row = 0; row < rows; row++) {
      const patch = polygon([left(row), right(row), right(row + 1), left(row + 1)])
      patches[thread(column, row)].push(patch)
    }
  }
  const outline = [
    ...corners.map((corner) => corner(0)),
    ...corners.map((corner) => corner(rows)).toReversed(),
  ]
  return (
    shape(polygon(outline), colours.ground) +
    (['edge', 'line', 'motif', 'heart'] as const)
      .map((name) => shape(patches[name].join(''), colours[name]))
      .join('')
  )
}

export function straight(from: Point, to: Point): Course {
  return (t) => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
}
