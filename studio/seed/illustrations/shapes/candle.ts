import {palette} from '../palette.ts'
import {circle, line, type Point, rect, shape} from '../svg.ts'

/** A burning candle with its halo; `at` is the middle of its foot, the flame comes on top of its height. */
export function candle([x, y]: Point, height: number, wax: string, light: string): string {
  const top = y - height
  return [
    circle(x, top - 44, 78, palette.amber, 0.16),
    circle(x, top - 44, 46, palette.amber, 0.25),
    rect(x - 22, top, 44, height, wax, 7),
    rect(x - 22, top, 15, height, light, 7),
    line(`M${x} ${top}v-16`, palette.ink, 4),
    flame([x, top - 12], 74, palette.amber),
    flame([x, top - 16], 44, palette.paper),
  ].join('')
}

function flame([x, y]: Point, height: number, colour: string): string {
  const [side, middle] = [height * 0.36, y - height * 0.34]
  return shape(
    `M${x} ${y - height}Q${x + side} ${middle} ${x} ${y}Q${x - side} ${middle} ${x} ${y - height}Z`,
    colour,
  )
}
