import {circle, group, line, placed, type Point, polygon, shape, smooth} from '../svg.ts'
import {type HeadWear, headWear} from './head.ts'
import type {Limb, Limbs} from './poses.ts'
import * as pose from './poses.ts'

/**
 * A figure of 100 units height that stands on the origin (up is negative). Limbs are given for the left and the right
 * of the picture; left out, they hang and stand straight.
 */
export interface Person {
  at: Point
  height: number
  skin: string
  hair: string
  head?: HeadWear
  headColour?: string
  top: string
  sleeves?: string
  bottom: string
  skirt?: boolean
  hem?: string
  apron?: string
  belt?: string
  socks?: string
  shoes?: string
  arms?: Limbs
  legs?: Limbs
  lean?: number
  back?: boolean
}

export function person(figure: Person): string {
  const {at, height, arms = pose.arms.hanging, legs = pose.legs.standing, lean = 0} = figure
  return placed(
    at,
    {scale: height / 100, turn: lean},
    ...legs.map((leg, index) => drawnLeg(figure, leg, index ? 4.2 : -4.2)),
    figure.skirt ? skirt(figure) : '',
    torso(figure),
    arms.map((arm, index) => drawnArm(figure, arm, index ? 8.6 : -8.6)).join(''),
    head(figure),
  )
}

/** The arm that holds a point of the picture, its elbow sagging a little. */
export function reach(
  {at, height}: Pick<Person, 'at' | 'height'>,
  [x, y]: Point,
  side: -1 | 1,
  sag = 3,
): Limb {
  const hand: Point = [((x - at[0]) * 100) / height, ((y - at[1]) * 100) / height]
  return [[(hand[0] + side * 8.6) / 2, (hand[1] - 73) / 2 + sag], hand]
}

function drawnLeg(
  {skirt: hasSkirt, bottom, skin, socks, shoes = '#22261f'}: Person,
  [knee, foot]: Limb,
  hip: number,
) {
  const leg = polygon([[hip, -46], knee, foot], false)
  const direction = Math.sign(foot[0] - knee[0]) || Math.sign(hip)
  return (
    line(leg, hasSkirt ? (socks ?? skin) : bottom, hasSkirt ? 5 : 7.4) +
    line(polygon([foot, [foot[0] + direction * 3.2, foot[1] + 0.4]], false), shoes, 5)
  )
}

/** One arm of a figure, in its units. */
export function drawnArm({top, sleeves = top, skin}: Person, [elbow, hand]: Limb, shoulder: number) {
  const cuff: Point = [elbow[0] + (hand[0] - elbow[0]) * 0.72, elbow[1] + (hand[1] - elbow[1]) * 0.72]
  return (
    line(smooth([[shoulder * 0.86, -72.5], elbow, hand]), skin, 4.3) +
    line(smooth([[shoulder * 0.86, -72.5], elbow, cuff]), sleeves, 5.8) +
    circle(hand[0], hand[1], 2.9, skin)
  )
}

function torso({top, bottom, skirt: hasSkirt, belt}: Person) {
  const waist = hasSkirt ? 'L7.7 -51Q0 -49.4 -7.7 -51Z' : 'L8 -45Q0 -42 -8 -45Z'
  const d = `M-10 -71Q-10.2 -77.5 -4 -78.2L4 -78.2Q10.2 -77.5 10 -71${waist}`
  const hips = hasSkirt ? '' : shape('M-8.3 -49L8.3 -49L8 -43Q0 -39 -8 -43Z', bottom)
  const tied = belt && line('M-7.7 -51.2Q0 -49.6 7.7 -51.2', belt, 2.8, {'stroke-linecap': 'butt'})
  return shape(d, top) + hips + (tied ?? '')
}

function skirt({bottom, hem, apron: cover, belt, back}: Person) {
  const apron = back ? undefined : cover
  const d = 'M-7.6 -53L7.6 -53Q13 -36 18.5 -15Q0 -8.5 -18.5 -15Q-13 -36 -7.6 -53Z'
  const stripe = hem ? line('M-17 -20.5Q0 -14 17 -20.5', hem, 2.6, {'stroke-linecap': 'butt'}) : ''
  const cloth = apron ? shape('M-5 -53L5 -53Q7.5 -36 9 -19.5Q0 -16.5 -9 -19.5Q-7.5 -36 -5 -53Z', apron) : ''
  const band =
    apron && belt ? line('M-8.2 -25.5Q0 -22.8 8.2 -25.5', belt, 1.8, {'stroke-linecap': 'butt'}) : ''
  return shape(d, bottom) + stripe + cloth + band
}

function head(figure: Person) {
  const {skin, back} = figure
  const {behind, front} = headWear(figure)
  return group(
    {},
    behind,
    line('M0 -84L0 -77', skin, 5.4, {'stroke-linecap': 'butt'}),
    circle(0, -89.5, 8.6, back ? figure.hair : skin),
    front,
  )
}
