import {expect, test} from 'vitest'
import {outputFormat} from './output-format.ts'

const browser = 'image/avif,image/webp,*/*'
const photo = {width: 3840, height: 2160}
const poster = {width: 8192, height: 8192}

test.each([
  [{auto: 'format'}, 'jpg', photo, 'avif'],
  [{auto: 'format'}, 'jpg', poster, 'webp'],
  [{auto: 'format'}, 'gif', photo, 'webp'],
  [{auto: 'format', fm: 'png'}, 'jpg', photo, 'png'],
  [{}, 'avif', photo, 'avif'],
  [{}, 'avif', poster, 'webp'],
  [{}, 'svg', photo, undefined],
] as const)('with %j, a %s of %j becomes %s', (parameters, extension, size, format) => {
  expect(outputFormat(parameters, extension, browser, size)).toBe(format)
})
