import {expect, test} from 'vitest'
import {markedItem} from './emphasis.ts'

const over = {featured: true, isOver: true}
const plain = {featured: false, isOver: false}
const featured = {featured: true, isOver: false}
const older = {featured: true, isOver: false}

test('only the newest featured item that is not over is marked', () => {
  expect(markedItem([over, plain, featured, older])).toBe(featured)
  expect(markedItem([over, plain])).toBeUndefined()
})
