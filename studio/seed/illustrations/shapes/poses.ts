import type {Point} from '../svg.ts'

/** Middle joint and end of an arm or a leg. */
export type Limb = readonly [Point, Point]

/** The left and the right limb of the picture. */
export type Limbs = readonly [Limb, Limb]

type Joints = readonly [number, number, number, number]

/** Elbow (or knee) and hand (or foot) as x, y, x, y in a figure's units, the left limb first. */
export function limbs([ax, ay, bx, by]: Joints, [cx, cy, dx, dy]: Joints): Limbs {
  return [
    [
      [ax, ay],
      [bx, by],
    ],
    [
      [cx, cy],
      [dx, dy],
    ],
  ]
}

export const arms = {
  hanging: limbs([-13, -61, -13, -46], [13, -61, 13, -46]),
  atSides: limbs([-14, -62, -15, -48], [14, -62, 15, -48]),
  folded: limbs([-13, -60, -6, -51], [13, -60, 6, -51]),
  holding: limbs([-13, -60, -5, -54], [13, -60, 5, -54]),
  reading: limbs([-16, -64, -12, -57], [16, -64, 19, -57]),
  leaning: limbs([-13, -62, -12, -54], [13, -62, 6, -56]),
  pointing: limbs([-16, -64, -10, -50], [19, -70, 33, -79]),
  greeting: limbs([-15, -70, -22, -92], [12, -62, 4, -60]),
  handUp: limbs([-14, -64, -6, -58], [15, -82, 15, -100]),
  writing: limbs([-15, -60, -5, -53], [15, -60, 6, -52]),
  raisedRight: limbs([-14, -62, -9, -52], [16, -78, 20, -96]),
  cheering: limbs([-17, -84, -16, -104], [17, -84, 16, -104]),
  carryingPole: limbs([-14, -62, -8, -56], [13, -66, 14, -78]),
  carryingLantern: limbs([-14, -62, -12, -48], [14, -62, 17, -50]),
  grilling: limbs([-14, -62, -8, -52], [14, -62, 26, -62]),
  inLap: limbs([-14, -62, -4, -55], [14, -62, 6, -55]),
  rowing: limbs([-15, -64, -24, -58], [15, -64, 24, -58]),
  runningRight: limbs([-15, -61, -7, -52], [14, -60, 21, -72]),
  runningLeft: limbs([-16, -63, -20, -50], [11, -58, 16, -64]),
}

export const legs = {
  standing: limbs([-4.2, -24, -4.6, -2.5], [4.2, -24, 4.6, -2.5]),
  /** Of somebody who sits behind a bench, a table or the side of a boat. */
  tucked: limbs([-4, -44, -4, -42], [4, -44, 4, -42]),
  dancingLeft: limbs([-6, -24, -9, -3], [6, -26, 3, -7]),
  dancingRight: limbs([-6, -26, -3, -7], [6, -24, 9, -3]),
  striding: limbs([-9, -27, -24, -17], [13, -32, 12, -7]),
  pushingOff: limbs([-7, -24, -15, -3], [13, -36, 4, -24]),
}
