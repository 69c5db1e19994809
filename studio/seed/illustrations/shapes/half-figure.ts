import {clipped, placed} from '../svg.ts'
import {drawnArm, person, type Person} from './person.ts'
import {type Limbs, limbs} from './poses.ts'

const withinBody = limbs([-6, -62, -5, -20], [6, -62, 5, -20])

/** Somebody without arms, as far as the path shows them: the arms may then lie over what stands before the body. */
export const bust = (figure: Person, visible: string) =>
  clipped(visible, person({...figure, skirt: false, arms: withinBody}))

/** The arms of a figure alone. */
export const armsOf = (figure: Person, [left, right]: Limbs) =>
  placed(figure.at, {scale: figure.height / 100}, drawnArm(figure, left, -8.6), drawnArm(figure, right, 8.6))

/** All of the picture that lies above the waist of a figure. */
export function aboveWaist({at: [x, y], height}: Person): string {
  const unit = height / 100
  return `M${x - 60 * unit} ${y - 120 * unit}h${120 * unit}v${68.5 * unit}h${-120 * unit}Z`
}
