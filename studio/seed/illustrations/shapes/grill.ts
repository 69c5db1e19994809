import {palette} from '../palette.ts'
import type {Random} from '../random.ts'
import {line, type Point, rect, shape} from '../svg.ts'
import {person} from './person.ts'
import {arms} from './poses.ts'

/** Skewers over the coals, and whoever turns them. */
export function grill([x, y]: Point, random: Random): string {
  const cook = person({
    at: [x - 110, y + 4],
    height: 216,
    skin: '#f0cba9',
    hair: '#a5672d',
    head: 'cap',
    headColour: palette.brick,
    top: palette.paper,
    bottom: palette.deep,
    apron: palette.brick,
    arms: arms.grilling,
  })
  const smoke = [0, 1, 2].map((index) =>
    line(
      `M${x - 40 + index * 44} ${y - 120}q${-24 + index * 8} -46 ${4 + index * 6} -88t${6 - index * 10} -${70 + random() * 30}`,
      palette.mist,
      12,
      {opacity: 0.3},
    ),
  )
  const skewers = [-62, -30, 2, 34, 66].map((shift) =>
    rect(x + shift - 11, y - 122, 22, 15, shift % 4 ? palette.rust : palette.honey, 6),
  )
  return [
    ...smoke,
    cook,
    line(`M${x - 60} ${y - 70}L${x - 78} ${y + 6}M${x + 60} ${y - 70}L${x + 78} ${y + 6}`, palette.ink, 9),
    line(`M${x - 96} ${y - 108}H${x + 96}`, palette.straw, 5),
    ...skewers,
    shape(
      `M${x - 92} ${y - 102}H${x + 92}Q${x + 84} ${y - 44} ${x} ${y - 44}Q${x - 84} ${y - 44} ${x - 92} ${y - 102}Z`,
      palette.ink,
    ),
    line(`M${x - 70} ${y - 92}H${x + 70}`, palette.rust, 7),
  ].join('')
}
