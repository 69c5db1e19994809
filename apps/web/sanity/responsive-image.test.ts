import {expect, test} from 'vitest'
import {responsiveImage} from './responsive-image.ts'

const src = 'https://cdn.sanity.io/images/p/d/abc-3000x2000.jpg?auto=format'

function widths(image: {srcSet: string}): number[] {
  return [...image.srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
}

test('the addresses ask Sanity’s image pipeline for a width and a quality', () => {
  const {srcSet} = responsiveImage({src, width: 3000}, '7.5rem')
  expect(srcSet).toBe(`${src}&w=128&q=60 128w, ${src}&w=184&q=60 184w, ${src}&w=240&q=60 240w`)
})

test('only widths that its slot may need are on offer', () => {
  const column = responsiveImage(
    {src, width: 3000},
    '(min-width: 75rem) 22rem, (min-width: 40rem) 44vw, 92vw',
  )
  expect(widths(column)).toEqual([300, 360, 480, 664, 750, 1000, 1200])
  const wide = responsiveImage({src, width: 3000}, '100vw', {from: 40})
  expect(widths(wide)).toEqual([664, 750, 1000, 1200, 1500, 1920, 2400])
})

test('no width is larger than the picture', () => {
  const image = responsiveImage({src, width: 500}, '100vw')
  expect(widths(image)).toEqual([360, 480, 500])
  expect(image.src).toBe(`${src}&w=500&q=60`)
})

test('neighbouring widths lie no more than 1.5 times apart', () => {
  const all = widths(responsiveImage({src, width: 3000}, '(min-width: 64rem) 100vw, 8rem'))
  for (const [index, width] of all.slice(1).entries()) expect(width / (all[index] ?? 0)).toBeLessThan(1.5)
})
