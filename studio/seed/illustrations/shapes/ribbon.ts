import {palette} from '../palette.ts'
import {line, type Point, round} from '../svg.ts'
import {type Course, sash} from './sash.ts'

/** A course that bends through all the points (Catmull-Rom). */
export function through(points: readonly Point[]): Course {
  const last = points.length - 1
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), last)] ?? [0, 0]
  return (t) => {
    const index = Math.min(Math.floor(t * last), last - 1)
    const u = t * last - index
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const along = (axis: 0 | 1) =>
      0.5 *
      (2 * from[axis] +
        (to[axis] - before[axis]) * u +
        (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * u ** 2 +
        (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * u ** 3)
    return [along(0), along(1)]
  }
}

/** A sash that flies loose through the points and ends in a fringe. */
export function ribbon(points: readonly Point[], width: number, threads: number): string {
  const course = through(points)
  const [[bx, by], [ex, ey]] = [course(0.97), course(1)]
  const length = Math.hypot(ex - bx, ey - by) || 1
  const [dx, dy] = [(ex - bx) / length, (ey - by) / length]
  const fringe = [-0.42, -0.21, 0, 0.21, 0.42].map((share) => {
    const [x, y] = [ex - dy * share * width, ey + dx * share * width]
    return `M${round(x)} ${round(y)}l${round(dx * width * 0.9)} ${round(dy * width * 0.9 + width * 0.1)}`
  })
  return line(fringe.join(''), palette.brick, width * 0.1) + sash(course, width, threads)
}
