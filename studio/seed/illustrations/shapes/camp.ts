import {palette} from '../palette.ts'
import {circle, line, placed, type Point, polygon, shape} from '../svg.ts'

/** A ridge tent with its flap open, 150 wide at scale 1; `at` is the middle of its foot. */
export function tent(
  at: Point,
  scale: number,
  colour: string,
  shade: string,
  inside: string,
  flip = false,
): string {
  return placed(
    at,
    {scale, flip},
    shape('M-28 -84L46 -76L98 -6L62 2Z', shade),
    shape('M-28 -84L-80 2L62 2Z', colour),
    shape('M-28 -70L-52 2L12 2Z', inside),
    shape('M-28 -84Q-20 -40 -46 2L-60 2Z', colour),
    line('M-28 -84L-28 -92M-80 2L-94 8M62 2L108 6', palette.umber, 3),
  )
}

/** Pennants on a line that sags between two points, coloured in turn. */
export function bunting(
  [ax, ay]: Point,
  [bx, by]: Point,
  sag: number,
  count: number,
  size: number,
  colours: readonly string[],
): string {
  const on = (t: number): Point => [ax + (bx - ax) * t, ay + (by - ay) * t + Math.sin(Math.PI * t) * sag]
  const cord = polygon(
    Array.from({length: 41}, (_, index) => on(index / 40)),
    false,
  )
  const pennants = Array.from({length: count}, (_, index) => {
    const t = (index + 0.5) / count
    const [x, y] = on(t)
    return shape(
      `M${x - size * 0.5} ${y}h${size}l${-size * 0.5} ${size * 1.15}Z`,
      colours[index % colours.length] ?? palette.brick,
    )
  })
  return line(cord, palette.ink, 3) + pennants.join('')
}

/** Glowing bulbs on a cord from a tree at `a` to a post at `b` that stands on `ground`. */
export function stringLights([ax, ay]: Point, [bx, by]: Point, sag: number, ground: number): string {
  const on = (t: number): Point => [ax + (bx - ax) * t, ay + (by - ay) * t + Math.sin(Math.PI * t) * sag]
  const cord = polygon(
    Array.from({length: 31}, (_, index) => on(index / 30)),
    false,
  )
  const bulbs = Array.from({length: 11}, (_, index) => {
    const [x, y] = on((index + 0.5) / 11)
    return circle(x, y + 10, 20, palette.amber, 0.25) + circle(x, y + 10, 8, palette.straw)
  })
  return line(cord, palette.ink, 3) + line(`M${bx} ${by}V${ground}`, palette.umber, 8) + bulbs.join('')
}

/** A flag of three bars that waves from a pole; `at` is the pole's foot. */
export function tricolour(at: Point, poleHeight: number, width: number, flip = false): string {
  const bar = width * 0.2
  const wave = (y: number) =>
    `C${width * 0.3} ${y - width * 0.11} ${width * 0.62} ${y + width * 0.12} ${width} ${y - width * 0.03}`
  const band = (index: number, colour: string) => {
    const [top, bottom] = [index * bar, (index + 1) * bar]
    const back = `C${width * 0.62} ${bottom + width * 0.12} ${width * 0.3} ${bottom - width * 0.11} 0 ${bottom}Z`
    return shape(`M0 ${top}${wave(top)}L${width} ${bottom - width * 0.03}${back}`, colour)
  }
  return placed(
    at,
    {flip},
    line(`M0 0V${-poleHeight}`, palette.umber, Math.max(width * 0.035, 4)),
    placed([0, -poleHeight + 4], {}, band(0, palette.amber), band(1, palette.forest), band(2, palette.brick)),
  )
}
