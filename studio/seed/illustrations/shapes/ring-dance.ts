import type {Random} from '../random.ts'
import type {Point} from '../svg.ts'
import {person, type Person, reach} from './person.ts'
import {legs} from './poses.ts'
import {festiveMan, festiveWoman} from './wardrobe.ts'

/** Men and women hand in hand in a ring on the ground; `radii` is the ellipse that it makes in the picture. */
export function ringDance(
  [cx, cy]: Point,
  [rx, ry]: Point,
  height: number,
  count: number,
  random: Random,
): string {
  const dancers = Array.from({length: count}, (_, index): Person => {
    const angle = (index / count) * Math.PI * 2 + 0.13
    const nearness = Math.sin(angle)
    return {
      at: [cx + Math.cos(angle) * rx, cy + nearness * ry],
      height: height * (1 + nearness * 0.14),
      back: nearness > 0.25,
      legs: index % 2 ? legs.dancingLeft : legs.dancingRight,
      ...(index % 2 ? festiveMan(random) : festiveWoman(random)),
    }
  })
  const joined = dancers.map((dancer, index) => {
    const neighbours = [dancers.at(index - 1), dancers[(index + 1) % count]]
    const hands = neighbours
      .map((neighbour) => heldHand(dancer, neighbour ?? dancer))
      .toSorted(([ax], [bx]) => ax - bx)
    const [left, right] = [hands[0] ?? dancer.at, hands[1] ?? dancer.at]
    return {...dancer, arms: [reach(dancer, left, -1), reach(dancer, right, 1)] as const}
  })
  return joined
    .toSorted((a, b) => a.at[1] - b.at[1])
    .map(person)
    .join('')
}

function heldHand(one: Person, other: Person): Point {
  const middle = (one.height + other.height) / 2
  return [(one.at[0] + other.at[0]) / 2, (one.at[1] + other.at[1]) / 2 - middle * 0.62]
}
