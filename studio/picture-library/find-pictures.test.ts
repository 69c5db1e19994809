import type {SanityDocument} from 'sanity'
import {expect, test} from 'vitest'
import {contentTypes} from '../testing/content-types.ts'
import {text} from '../testing/documents.ts'
import {picturesWith, searchedWords} from './find-pictures.ts'
import {parseRights, rightsState} from './picture-rights.ts'

const photo = (_ref: string, lt: string, en: string) => ({
  _type: 'localizedImage',
  _key: _ref,
  asset: {_type: 'reference', _ref},
  alt: text(lt, en),
})

const album = {
  _id: 'album',
  _type: 'photoAlbum',
  title: text('Žiemos šventės', 'Winter feasts'),
  photos: [
    photo('a', 'Vaikai šoka ratelį', 'Children dance'),
    photo('b', 'Choras dainuoja', 'The choir sings'),
  ],
} as unknown as SanityDocument

test.for([
  ['soka vaikai', 'a'],
  ['CHILDREN', 'a'],
  ['choras', 'b'],
  ['vaikai choras', ''],
  ['ziemos', 'ab'],
  ['šventės choir', 'b'],
])('of the documents that were found, %j means the pictures %j', ([typed = '', ids]) => {
  expect(picturesWith(searchedWords(typed), [album], contentTypes).join('')).toBe(ids)
})

test('of a type that the schema does not have, nothing is found', () => {
  expect(picturesWith(['vaikai'], [{...album, _type: 'slideshow'}], contentTypes)).toEqual([])
})

test.for([
  ['', []],
  ['  -- ', []],
  ['img_2041.jpg', ['img', '2041', 'jpg']],
  ['-vaikai "šoka*', ['vaikai', 'šoka']],
] as const)('%j is searched as %j', ([typed, words]) => {
  expect(searchedWords(typed)).toEqual(words)
})

test.for([
  [undefined, 'unknown'],
  [{permission: 'own'}, 'unknown'],
  [{consent: 'given'}, 'unknown'],
  [{permission: 'granted', consent: 'noPeople'}, 'known'],
  [{permission: 'refused'}, 'refused'],
  [{permission: 'own', consent: 'incomplete'}, 'refused'],
  [{permission: 'of course', consent: 'given'}, 'unknown'],
] as const)('what is recorded as %j is %s', ([recorded, state]) => {
  expect(rightsState(recorded && parseRights({_rev: '1', ...recorded}))).toBe(state)
})
