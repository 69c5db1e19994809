import {expect, test} from 'vitest'
import {photoUpload} from './photo.ts'

const upload = {albumKey: 'kaledos-2025', altLt: 'Vaikai prie laužo', altEn: 'Children by the fire'}

test.each([
  ['Vaikai prie laužo', undefined],
  [' '.repeat(300) + 'a'.repeat(300), undefined],
  ['', 'required'],
  ['   ', 'required'],
  ['a'.repeat(301), 'tooLong'],
])('the alt text %j has the error %s', (altLt, code) => {
  expect(photoUpload.safeParse({...upload, altLt}).error?.issues[0]?.message).toBe(code)
})
