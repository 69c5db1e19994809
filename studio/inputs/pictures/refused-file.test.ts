import {expect, test} from 'vitest'
import {MAX_PICTURE_SIZE, refusalOf} from './refused-file.ts'

test.for([
  ['plakatas.pdf', 'application/pdf', 'pdf'],
  ['plakatas.PDF', '', 'pdf'],
  ['sarasas.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'other'],
  ['nuotrauka.raw', '', 'other'],
  ['nuotrauka.bmp', 'image/bmp', 'other'],
  ['skenuota.tif', 'image/tiff', 'other'],
  ['skenuota.tiff', '', 'other'],
] as const)('%s (%s) is refused as %s', ([name, type, refusal]) => {
  expect(refusalOf({name, type})).toBe(refusal)
})

test.for([
  ['a.jpg', 'image/jpeg'],
  ['a.png', 'image/png'],
  ['a.webp', 'image/webp'],
  ['a.svg', 'image/svg+xml'],
  ['a.AVIF', ''],
  ['IMG_0001.HEIC', 'image/heic'],
  ['IMG_0001.heif', ''],
])('%s (%s) is a picture', ([name = '', type = '']) => {
  expect(refusalOf({name, type})).toBeUndefined()
})

test('a picture that the Content Lake would not take is too large', () => {
  const photo = {name: 'a.jpg', type: 'image/jpeg'}
  expect(refusalOf({...photo, size: MAX_PICTURE_SIZE})).toBeUndefined()
  expect(refusalOf({...photo, size: MAX_PICTURE_SIZE + 1})).toBe('large')
  expect(refusalOf({name: 'a.heic', type: '', size: MAX_PICTURE_SIZE + 1})).toBe('large')
})
