import {palette} from '../palette.ts'
import {circle, ellipse, line, placed, type Point, rect, shape} from '../svg.ts'
import {sash, straight} from './sash.ts'

/** A toy bear that sits, 300 high at scale 1; `at` is the middle of its seat. */
export const teddy = (at: Point, scale: number) =>
  placed(
    at,
    {scale},
    ellipse(0, 0, 130, 22, palette.ink, 0.25),
    ellipse(-74, -30, 46, 36, palette.honey),
    ellipse(74, -30, 46, 36, palette.honey),
    ellipse(-88, -28, 22, 22, palette.straw),
    ellipse(88, -28, 22, 22, palette.straw),
    ellipse(0, -86, 84, 90, palette.honey),
    ellipse(0, -74, 52, 58, palette.straw),
    line('M-70 -126Q-110 -100 -102 -62M70 -126Q110 -100 102 -62', palette.honey, 36),
    circle(-56, -258, 30, palette.honey),
    circle(56, -258, 30, palette.honey),
    circle(-56, -258, 15, palette.straw),
    circle(56, -258, 15, palette.straw),
    circle(0, -212, 76, palette.honey),
    ellipse(0, -190, 38, 30, palette.straw),
    ellipse(0, -204, 13, 10, palette.ink),
    circle(-28, -226, 7, palette.ink),
    circle(28, -226, 7, palette.ink),
    line('M0 -196v14M-12 -178q12 10 24 0', palette.ink, 4),
    sash(straight([-54, -144], [54, -144]), 26, 40),
  )

/** A wooden horse on wheels, 240 wide at scale 1; `at` is the middle between its wheels. */
export const toyHorse = (at: Point, scale: number) =>
  placed(
    at,
    {scale},
    ellipse(0, 4, 140, 16, palette.ink, 0.25),
    rect(-116, -44, 232, 18, palette.forest, 6),
    ...[-78, 78].map(
      (x) =>
        circle(x, -24, 28, palette.amber) +
        circle(x, -24, 16, palette.brick) +
        circle(x, -24, 5, palette.ink),
    ),
    line('M-62 -120V-46M-34 -110V-46M44 -110V-46M70 -120V-46', palette.rust, 18),
    shape(
      'M-80 -150Q-84 -104 -40 -96H50Q86 -104 84 -150Q110 -196 136 -190L152 -214Q150 -250 112 -256Q72 -250 46 -160Z',
      palette.rust,
    ),
    line('M-80 -146q-34 14 -30 62', palette.umber, 14),
    line('M104 -254q-40 14 -54 92', palette.umber, 14),
    shape('M98 -250L104 -284L120 -252Z', palette.rust),
    circle(126, -228, 5, palette.ink),
    sash(straight([-16, -158], [-16, -96]), 50, 28),
    circle(-58, -128, 7, palette.paper),
    circle(62, -140, 7, palette.paper),
  )
