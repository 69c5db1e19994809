import {palette} from '../palette.ts'
import {between, pick, type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {rays} from '../shapes/gouge.ts'
import {below, furrows, ridge} from '../shapes/land.ts'
import {glitter, water} from '../shapes/sea.ts'
import {bandedSky, gull} from '../shapes/sky.ts'
import {circle, clipped, ellipse, group, line, placed, type Point, rect, shape} from '../svg.ts'

const [width, height] = [1920, 1080]
const screen = {left: 410, top: 110, width: 1100, height: 560}
const screenPath = `M${screen.left} ${screen.top}h${screen.width}v${screen.height}h${-screen.width}Z`

function draw(): string {
  const random = seeded(811)
  return [
    rect(0, 0, width, height, palette.night),
    shape('M410 670L1510 670L2000 1080L-80 1080Z', palette.deep, {opacity: 0.7}),
    shape('M410 670L1510 670L1700 860L220 860Z', palette.sea, {opacity: 0.35}),
    rect(screen.left - 22, screen.top - 22, screen.width + 44, screen.height + 44, palette.ink, 8),
    clipped(screenPath, onScreen(random)),
    curtain(0, random),
    group({transform: `translate(${width} 0) scale(-1 1)`}, curtain(0, random)),
    rect(0, 0, width, 66, palette.brick),
    pelmet(),
    row(742, 0.62, 11, 30, random),
    row(858, 0.84, 9, -40, random),
    row(1010, 1.15, 7, 40, random),
  ].join('')
}

/** The film: a sailing boat of the Curonian Lagoon before the dunes. */
function onScreen(random: Random): string {
  const dunes = ridge([
    [400, 500],
    [620, 430],
    [800, 400],
    [1000, 450],
    [1180, 500],
    [1520, 530],
  ])
  const sand = below(dunes, 400, 1520, 520)
  return [
    placed(
      [screen.left, screen.top],
      {},
      bandedSky(screen.width, 420, ['#e8e2cc', '#f1dfb6', '#f3cf92', '#eeb968'], random),
    ),
    rays({
      centre: [1240, 470],
      inner: 96,
      outer: 210,
      count: 44,
      thickness: 5,
      colour: palette.brick,
      opacity: 0.4,
      random,
    }),
    circle(1240, 470, 80, palette.brick),
    shape(sand, palette.straw),
    clipped(
      sand,
      furrows(dunes, {
        from: 400,
        to: 1520,
        depth: 110,
        gap: 12,
        colour: palette.honey,
        width: 2.4,
        opacity: 0.6,
        random,
      }),
    ),
    water({
      left: 400,
      right: 1520,
      top: 505,
      bottom: 680,
      colour: palette.lagoon,
      light: palette.paper,
      dark: palette.sea,
      random,
    }),
    glitter([1240, 505], 670, 170, palette.rust, random),
    boat([800, 600]),
    gull([1010, 250], 60, palette.deep),
    gull([1090, 290], 44, palette.deep),
  ].join('')
}

/** A flat-bottomed kurėnas with its carved weathervane. */
function boat(at: Point): string {
  return placed(
    at,
    {scale: 1.25},
    line('M0 0V-250', palette.umber, 8),
    shape('M8 -236L150 -206L138 -46L8 -32Z', palette.paper),
    shape('M8 -140L145 -128L143 -104L8 -112Z', palette.linen),
    shape('M-8 -220L-84 -50L-8 -40Z', palette.linen),
    shape('M4 -270h74v-22h-22v-14h22v-16h-74Z', palette.brick),
    rect(18, -292, 18, 14, palette.paper),
    rect(44, -292, 12, 8, palette.amber),
    line('M0 -244V-330', palette.umber, 5),
    shape('M-170 -22Q-120 -8 0 -8Q120 -8 186 -30L150 26Q0 40 -132 26Z', palette.ink),
    line('M-158 -12Q0 8 172 -18', palette.amber, 5),
    shape('M-150 32Q0 48 168 30L120 44Q0 56 -110 44Z', palette.deep, {opacity: 0.5}),
  )
}

function curtain(left: number, random: Random): string {
  const folds = Array.from({length: 6}, (_, index) => {
    const x = left + index * 56
    const sway = between(random, -8, 8)
    const d = `M${x} 0h34Q${x + 46 + sway} 400 ${x + 30} 1080h-28Q${x + 10 + sway} 420 ${x} 0Z`
    return shape(d, '#7f2c20', {opacity: 0.8})
  })
  const cloth = `M${left} 0h344Q${left + 320} 330 ${left + 250} 560Q${left + 236} 740 ${left + 262} 1080H${left}Z`
  return (
    shape(cloth, palette.brick) +
    clipped(cloth, ...folds) +
    line(`M${left} 590Q${left + 150} 590 ${left + 246} 556`, palette.amber, 20)
  )
}

function pelmet(): string {
  const scallops = Array.from({length: 17}, (_, index) =>
    ellipse(index * 120, 62, 62, 30, palette.brick),
  ).join('')
  const fringe = Array.from({length: 17}, (_, index) =>
    line(`M${index * 120 - 56} 76Q${index * 120} 112 ${index * 120 + 56} 76`, palette.amber, 6),
  ).join('')
  return scallops + fringe
}

function row(y: number, scale: number, count: number, shift: number, random: Random): string {
  const gap = width / (count - 1.4)
  return Array.from({length: count}, (_, index) => {
    const at: Point = [index * gap - gap * 0.25 + shift, y]
    return viewer(at, scale, random() > 0.12, random)
  }).join('')
}

/** Somebody seen from behind in a cinema seat, rimmed by the light of the screen. */
function viewer(at: Point, scale: number, taken: boolean, random: Random): string {
  const hair = pick(random, ['#3a2b20', '#5b3a20', '#22261f', '#8b6534', '#a09884'])
  const top = pick(random, [palette.forest, palette.umber, palette.deep, palette.honey])
  const extra = pick(random, [
    '',
    circle(0, -158, 22, hair),
    shape('M-46 -112Q-52 -60 -40 -40L40 -40Q52 -60 46 -112Z', hair),
    shape('M30 -70q22 24 8 66q-24 -6 -22 -52Z', hair),
  ])
  const lean = between(random, -5, 5)
  const sitter =
    shape('M-84 30Q-80 -44 -28 -54L28 -54Q80 -44 84 30Z', top) +
    rect(-14, -76, 28, 30, palette.rose) +
    circle(0, -110, 45, palette.straw) +
    circle(0, -106, 44, hair) +
    extra
  return placed(
    at,
    {scale},
    taken ? placed([0, 0], {turn: lean}, sitter) : '',
    shape('M-104 220V-10Q-104 -34 -78 -36H78Q104 -34 104 -10V220Z', '#7f2c20'),
    shape('M-88 220V4Q-88 -20 -66 -20H66Q88 -20 88 4V220Z', palette.brick),
    line('M-70 -30H70', palette.rust, 5),
  )
}

export const filmEvening: Scene = {name: 'kino-vakaras', width, height, format: 'jpg', grain: 18, draw}
