import {createClient} from '@sanity/client'
import type {SanityDocument} from 'sanity'
import {expect, test} from 'vitest'
import {contentType, contentTypes} from '../../testing/content-types.ts'
import {text} from '../../testing/documents.ts'
import {placesOf, usesIn} from '../picture-uses.ts'
import {keepsCrop, replacing, withReplacement} from './replace-picture.ts'

const from = {_id: 'image-old', width: 1200, height: 800}
const alike = {_id: 'image-alike', width: 2400, height: 1601}
const upright = {_id: 'image-upright', width: 800, height: 1200}

const photo = (_key: string, _ref: string) => ({
  _type: 'localizedImage',
  _key,
  asset: {_type: 'reference', _ref},
  alt: text('Laužas', 'A bonfire'),
  crop: {_type: 'sanity.imageCrop', top: 0.1},
  hotspot: {_type: 'sanity.imageHotspot', x: 0.2},
})

const album = {
  _id: 'album',
  _type: 'photoAlbum',
  _rev: 'first',
  title: text('Joninės', 'Midsummer'),
  photos: [photo('a', 'image-old'), photo('b', 'image-other')],
  elsewhere: {asset: {_ref: 'image-old'}},
} as unknown as SanityDocument
const draft = {
  ...album,
  _id: 'drafts.album',
  _rev: 'second',
  photos: [...(album.photos as object[]), photo('c', 'image-old')],
}

const [use] = usesIn([album, draft], [], contentTypes, 'image-old')

test('a document and its draft are one use, whose places say where they are', () => {
  expect(use && placesOf(use).map(({path, isPublished, isDraft}) => [path, isPublished, isDraft])).toEqual([
    ['photos[_key=="a"]', true, true],
    ['photos[_key=="c"]', false, true],
  ])
  expect(use?.unknown).toBe(2)
})

test.for([
  ['the same proportions', alike, true],
  ['others', upright, false],
  ['a drawing of unknown size', {_id: 'image-svg', width: null, height: null}, false],
] as const)('crop and focal point of a picture of %s stay: %s', ([, to, expected]) => {
  expect(keepsCrop({from, to})).toBe(expected)
})

test('the picture changes where the schema knows it, and nothing else does', () => {
  const [first, second] = (withReplacement(draft, contentType('photoAlbum'), {from, to: upright}).photos ??
    []) as object[]
  expect(first).toEqual({...photo('a', 'image-upright'), crop: undefined, hotspot: undefined})
  expect(second).toEqual(photo('b', 'image-other'))
  expect(withReplacement(album, contentType('photoAlbum'), {from, to: alike})).toEqual({
    ...album,
    photos: [photo('a', 'image-alike'), photo('b', 'image-other')],
  })
  expect(album.photos).toEqual([photo('a', 'image-old'), photo('b', 'image-other')])
})

test('the transaction patches exactly the places of the revisions that were seen', () => {
  const client = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
  })
  const versions = [use?.published, use?.draft].filter((version) => version !== undefined)
  expect(replacing(client.transaction(), versions, {from, to: upright}).serialize()).toEqual([
    {
      patch: {
        id: 'album',
        ifRevisionID: 'first',
        set: {'photos[_key=="a"].asset._ref': 'image-upright'},
        unset: ['photos[_key=="a"].crop', 'photos[_key=="a"].hotspot'],
      },
    },
    {
      patch: {
        id: 'drafts.album',
        ifRevisionID: 'second',
        set: {
          'photos[_key=="a"].asset._ref': 'image-upright',
          'photos[_key=="c"].asset._ref': 'image-upright',
        },
        unset: [
          'photos[_key=="a"].crop',
          'photos[_key=="a"].hotspot',
          'photos[_key=="c"].crop',
          'photos[_key=="c"].hotspot',
        ],
      },
    },
  ])
})
