import {line, placed, shape} from '../svg.ts'
import {aboveWaist, armsOf, bust} from './half-figure.ts'
import type {Person} from './person.ts'

/** Somebody who sits on a chair or a bench and faces the viewer, without arms if none are given; `at` is the ground under the feet. */
export function seated(figure: Person): string {
  const {at, height, bottom, skirt, hem, apron, skin, socks = skin, shoes = '#22261f', belt} = figure
  const unit = height / 100
  const feet = [-1, 1]
    .map(
      (side) =>
        line(`M${side * 8} -14V-3`, skirt ? socks : bottom, skirt ? 5 : 7.4) +
        line(`M${side * 8} -3l${side * 3.2} 0.4`, shoes, 5),
    )
    .join('')
  const lap = skirt
    ? shape('M-7.6 -53L7.6 -53Q17 -47 19 -39L20 -13Q0 -8 -20 -13L-19 -39Q-17 -47 -7.6 -53Z', bottom) +
      (apron
        ? shape('M-5.4 -53L5.4 -53Q9 -46 9.6 -38L10 -17Q0 -14 -10 -17L-9.6 -38Q-9 -46 -5.4 -53Z', apron)
        : '') +
      (hem ? line('M-19.6 -18Q0 -12.6 19.6 -18', hem, 2.4, {'stroke-linecap': 'butt'}) : '') +
      (belt ? line('M-7.7 -52Q0 -50.4 7.7 -52', belt, 2.8, {'stroke-linecap': 'butt'}) : '')
    : shape('M-8 -53H8L13 -40Q0 -36 -13 -40Z', bottom) +
      line('M-7 -46L-9 -37L-8 -12M7 -46L9 -37L8 -12', bottom, 9)
  return (
    placed(at, {scale: unit}, feet, lap) +
    bust(figure, aboveWaist(figure)) +
    (figure.arms ? armsOf(figure, figure.arms) : '')
  )
}
