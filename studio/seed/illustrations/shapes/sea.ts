import {between, type Random} from '../random.ts'
import {type Point, rect, shape} from '../svg.ts'
import {gouge} from './gouge.ts'

interface Water {
  left: number
  right: number
  top: number
  bottom: number
  colour: string
  light: string
  dark: string
  random: Random
}

/** Water as rows of cuts that grow towards the viewer. */
export function water({left, right, top, bottom, colour, light, dark, random}: Water): string {
  const cuts: Record<'light' | 'dark', string[]> = {light: [], dark: []}
  for (let y = top + 6; y < bottom; y += 7 + (y - top) * 0.05) {
    const nearness = (y - top) / (bottom - top)
    const length = 26 + nearness * 90
    for (let x = left - length * random(); x < right + length; x += length * between(random, 1.1, 2.6)) {
      const cut = gouge([x, y + between(random, -2, 2)], length * between(random, 0.5, 1.1), 2 + nearness * 5)
      cuts[random() < 0.42 ? 'light' : 'dark'].push(cut)
    }
  }
  return (
    rect(left, top, right - left, bottom - top, colour) +
    shape(cuts.dark.join(''), dark, {opacity: 0.55}) +
    shape(cuts.light.join(''), light, {opacity: 0.75})
  )
}

/** The path of light that a low sun lays on water, wider towards the viewer. */
export function glitter(
  [x, top]: Point,
  bottom: number,
  width: number,
  colour: string,
  random: Random,
): string {
  const cuts: string[] = []
  for (let y = top + 5; y < bottom; y += 9) {
    const nearness = (y - top) / (bottom - top)
    const reach = width * (0.35 + nearness * 0.65)
    for (let index = 0; index < 3; index++) {
      const length = reach * between(random, 0.25, 0.8)
      cuts.push(gouge([x + between(random, -reach / 2, reach / 2), y], length, 2.5 + nearness * 3))
    }
  }
  return shape(cuts.join(''), colour, {opacity: 0.9})
}
