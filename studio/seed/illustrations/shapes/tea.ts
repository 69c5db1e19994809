import {palette} from '../palette.ts'
import {circle, ellipse, line, placed, type Point, rect, shape} from '../svg.ts'

/** A steaming cup on its saucer, 110 wide at scale 1; `at` is the middle of the saucer. */
export function teacup(at: Point, scale: number, colour: string): string {
  return placed(
    at,
    {scale},
    line('M-8 -76q-14 -20 0 -40t0 -38M16 -76q-12 -18 0 -34', palette.paper, 6, {opacity: 0.6}),
    ellipse(0, 0, 58, 15, palette.snow),
    ellipse(0, -3, 40, 9, palette.mist),
    line('M32 -46q30 -4 26 18q-6 16 -34 16', palette.snow, 8),
    shape('M-36 -58H36Q36 -6 14 -4H-14Q-36 -6 -36 -58Z', palette.snow),
    shape('M-35 -42H35L34 -28H-34Z', colour),
    ellipse(0, -58, 36, 9, palette.linen),
    ellipse(0, -57, 30, 6, palette.honey),
  )
}

/** A round teapot, 220 wide at scale 1; `at` is the middle of its foot. */
export function teapot(at: Point, scale: number, flip = false): string {
  return placed(
    at,
    {scale, flip},
    line('M-70 -110q-60 0 -54 44q6 34 58 34', palette.deep, 16),
    shape('M60 -70Q96 -70 104 -126L128 -128Q122 -40 60 -30Z', palette.deep),
    shape('M-82 -64Q-80 -136 0 -136Q80 -136 82 -64Q80 -4 40 0H-40Q-80 -4 -82 -64Z', palette.deep),
    shape('M-81 -78H81Q83 -62 81 -50H-81Q-83 -62 -81 -78Z', palette.straw),
    ...[-56, -28, 0, 28, 56].map((x) => shape(`M${x} -76l11 12l-11 12l-11 -12Z`, palette.brick)),
    shape('M-46 -130Q-40 -152 0 -152Q40 -152 46 -130Z', palette.deep),
    circle(0, -160, 12, palette.straw),
  )
}

/** A šakotis, the branched cake baked on a spit, 220 high at scale 1; `at` is the middle of its plate. */
export function branchedCake(at: Point, scale: number): string {
  const tiers = [0, 1, 2, 3, 4, 5].map((tier) => {
    const y = -24 - tier * 28
    const reach = 78 - tier * 8
    const spikes = [-1, -0.62, -0.24, 0.24, 0.62, 1].map((share) => {
      const x = share * reach * 0.66
      return `M${x - 9} ${y}L${x + share * 24} ${y + 24}L${x + 9} ${y}Z`
    })
    return (
      rect(-reach * 0.7, y - 18, reach * 1.4, 26, tier % 2 ? palette.amber : palette.honey, 12) +
      shape(spikes.join(''), tier % 2 ? palette.honey : palette.umber) +
      ellipse(-reach * 0.2, y - 12, reach * 0.36, 4, palette.straw, 0.8)
    )
  })
  return placed(
    at,
    {scale},
    ellipse(0, 4, 104, 20, palette.snow),
    ellipse(0, 0, 80, 13, palette.mist),
    ...tiers,
    ellipse(0, -184, 20, 6, palette.umber),
  )
}
