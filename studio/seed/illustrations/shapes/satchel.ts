import {palette} from '../palette.ts'
import {circle, line, placed, type Point, rect, shape} from '../svg.ts'
import {sash, straight} from './sash.ts'

/** A school satchel that stands open, 240 wide at scale 1; `at` is the middle of its foot. */
export function satchel(at: Point, scale: number, turn = 0): string {
  const pencil = (x: number, angle: number, colour: string) =>
    placed(
      [x, -150],
      {turn: angle},
      rect(-8, -96, 16, 96, colour),
      shape('M-8 -96L0 -122L8 -96Z', palette.linen),
      shape('M-3 -111L0 -122L3 -111Z', palette.ink),
    )
  const buckle = (x: number) =>
    rect(x - 13, -110, 26, 70, '#7f2c20', 5) +
    rect(x - 18, -66, 36, 28, palette.straw, 6) +
    rect(x - 9, -58, 18, 12, '#7f2c20', 3)
  return placed(
    at,
    {scale, turn},
    line('M-116 -30Q-158 -70 -122 -150M116 -30Q158 -70 122 -150', palette.umber, 16),
    line('M-40 -186Q-40 -222 0 -222Q40 -222 40 -186', palette.umber, 14),
    rect(-72, -244, 92, 120, palette.forest, 6),
    rect(-64, -236, 8, 100, palette.moss),
    pencil(48, 8, palette.amber),
    pencil(78, 18, palette.rust),
    rect(-120, -172, 240, 172, palette.brick, 24),
    shape('M-120 -146Q-120 -186 -90 -186H90Q120 -186 120 -146V-96Q0 -60 -120 -96Z', palette.rust),
    sash(straight([-119, -20], [119, -20]), 30, 80),
    buckle(-66),
    buckle(66),
    shape('M0 -168Q30 -140 24 -116Q16 -96 -2 -98Q-26 -102 -22 -126Q-18 -148 0 -168Z', palette.amber),
    shape('M-3 -152Q-18 -132 -14 -116Q-24 -132 -3 -152Z', palette.straw),
    circle(4, -114, 4, palette.umber),
  )
}
