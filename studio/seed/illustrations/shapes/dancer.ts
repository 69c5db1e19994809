import {palette} from '../palette.ts'
import {line, placed, type Point, shape} from '../svg.ts'
import {type Person, person} from './person.ts'
import {ribbon} from './ribbon.ts'

/** A woman in festive dress whose skirt swings out as she turns; `swing` is 1 to the right, -1 to the left. */
export function dancingWoman(figure: Person, swing: -1 | 1): string {
  const {at, height, bottom, hem = palette.amber, apron = palette.linen, belt = palette.brick} = figure
  return (
    person({...figure, skirt: true, apron: undefined}) +
    placed(
      at,
      {scale: height / 100, flip: swing < 0},
      shape('M-7.8 -52.5Q-14 -36 -28 -20Q-12 -8.6 4 -9Q24 -10 36 -28Q18 -38 7.8 -52.5Z', bottom),
      line('M-26 -23Q-11 -12.4 4 -13Q22 -14 33.6 -30', hem, 2.4, {'stroke-linecap': 'butt'}),
      line('M-23 -27Q-10 -17 4 -17.6Q20 -18.4 31 -32', palette.paper, 1, {'stroke-linecap': 'butt'}),
      shape('M-5 -52.5L5.4 -52.5Q12 -36 17 -19Q8 -14.6 -5 -17Q-6.5 -36 -5 -52.5Z', apron),
      line('M-5.6 -23.4Q6 -21 15.4 -24.4', belt, 1.8, {'stroke-linecap': 'butt'}),
      line('M-7.9 -51.6Q0 -50 7.9 -51.6', belt, 3, {'stroke-linecap': 'butt'}),
    )
  )
}

/** The loose end of the sash around somebody's waist, in the figure's units to the right of the picture. */
const flight: readonly Point[] = [
  [7, -50],
  [16, -46],
  [25, -50],
  [34, -57],
  [43, -55],
]

export function flyingSash({at: [x, y], height}: Person, side: -1 | 1): string {
  const unit = height / 100
  return ribbon(
    flight.map(([dx, dy]): Point => [x + dx * side * unit, y + dy * unit]),
    5.2 * unit,
    70,
  )
}
