import {palette} from '../palette.ts'
import {circle, line, type Point, shape} from '../svg.ts'
import {type Person, person} from './person.ts'
import {type Limb, limbs} from './poses.ts'

type Puller = Omit<Person, 'at' | 'height' | 'lean' | 'arms' | 'legs'> & {size?: number}

/** How high the rope runs, as a share of a grown-up's height. */
const grip = 0.56

/** Two teams who pull at a rope, the first of each the nearest to its middle; `at` is the ground under the middle. */
export function tugOfWar(
  [x, y]: Point,
  height: number,
  spacing: number,
  left: readonly Puller[],
  right: readonly Puller[],
): string {
  const rope = y - height * grip
  const end = (spacing * (Math.max(left.length, right.length) + 0.9)) | 0
  const team = (pullers: readonly Puller[], side: -1 | 1) =>
    pullers
      .map(({size = 1, ...one}, index) => {
        const foot: Point = [x + side * spacing * (index + 0.62), y + (index % 2) * height * 0.05]
        return puller({...one, at: foot, height: height * size}, side, rope)
      })
      .toReversed()
      .join('')
  return [
    line(
      `M${x - end} ${rope + height * 0.3}q${spacing * 0.2} ${-height * 0.26} ${spacing * 0.5} ${-height * 0.3}`,
      palette.honey,
      11,
    ),
    line(
      `M${x + end} ${rope + height * 0.3}q${-spacing * 0.2} ${-height * 0.26} ${-spacing * 0.5} ${-height * 0.3}`,
      palette.honey,
      11,
    ),
    team(left, -1),
    team(right, 1),
    line(`M${x - end + spacing * 0.5} ${rope}H${x + end - spacing * 0.5}`, palette.honey, 11),
    line(`M${x - end + spacing * 0.5} ${rope}H${x + end - spacing * 0.5}`, palette.umber, 3, {
      'stroke-dasharray': '4 10',
    }),
    shape(`M${x - 14} ${rope - 10}h28l-4 22l16 46l-22 -12l-22 16l8 -50Z`, palette.brick),
    hands(left, -1),
    hands(right, 1),
  ].join('')

  function hands(pullers: readonly Puller[], side: -1 | 1) {
    return pullers
      .map(({skin}, index) =>
        holds(x + side * spacing * (index + 0.62), side)
          .map((hx) => circle(hx, rope, height * 0.029, skin))
          .join(''),
      )
      .join('')
  }

  function holds(footX: number, side: -1 | 1): [number, number] {
    const middle = footX + side * height * 0.02
    return [middle - height * 0.08, middle + height * 0.08]
  }

  function puller(figure: Person, side: -1 | 1, ropeY: number): string {
    const lean = side * 17
    const own = (hx: number): Point => {
      const radians = (-lean * Math.PI) / 180
      const [dx, dy] = [hx - figure.at[0], ropeY - figure.at[1]]
      return [
        ((dx * Math.cos(radians) - dy * Math.sin(radians)) * 100) / figure.height,
        ((dx * Math.sin(radians) + dy * Math.cos(radians)) * 100) / figure.height,
      ]
    }
    const [first, second] = holds(figure.at[0], side)
    const arm = (hand: Point, shoulder: number): Limb => [
      [(hand[0] + shoulder) / 2, (hand[1] - 73) / 2 + 5],
      hand,
    ]
    const braced =
      side < 0 ? limbs([-7, -26, -4, -3], [9, -27, 20, -8]) : limbs([-9, -27, -20, -8], [7, -26, 4, -3])
    return person({...figure, lean, legs: braced, arms: [arm(own(first), -8.6), arm(own(second), 8.6)]})
  }
}
