import {expect, test} from 'vitest'
import {parsePhotoParameter, photoParameter} from './photo-reference.ts'

test.each([{document: 'album-1', key: '6c33e2e917f1'}, {document: 'album-1'}])(
  '%j is one parameter, and back',
  (photo) => {
    expect(parsePhotoParameter(photoParameter(photo))).toEqual(photo)
  },
)

test.each([null, '', 'album-1.', 'album 1', '.key', 'drafts.album-1.key', 'album"1.key', 'album-1.a]b'])(
  '%j names no photo',
  (parameter) => {
    expect(parsePhotoParameter(parameter)).toBeUndefined()
  },
)
