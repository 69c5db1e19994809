import {evaluate, parse} from 'groq-js'
import {expect, test} from 'vitest'
import {findPhoto} from './find-photo.ts'

const asset = (_id: string, originalFilename: string) => ({
  _id,
  _type: 'sanity.imageAsset',
  originalFilename,
  url: `https://cdn.example/${_id}.jpg`,
})
const picture = (_ref: string, lt: string) => ({asset: {_ref}, alt: {_type: 'localizedString', lt}})

const dataset = [
  asset('one', 'IMG_2041.jpg'),
  asset('two', 'choras.jpg'),
  {
    _id: 'album',
    _type: 'photoAlbum',
    title: {_type: 'localizedString', lt: 'Gegužinė', en: 'Picnic'},
    photos: [{_key: 'a', ...picture('one', 'Vaikai šoka')}, {_key: 'without'}],
  },
  {
    _id: 'campaign',
    _type: 'campaign',
    name: {lt: 'Kampanija'},
    gallery: [{_key: 'b', ...picture('two', 'Choras')}],
  },
  {_id: 'empty', _type: 'photoAlbum', title: {lt: 'Tuščias'}, photos: [{_key: 'a'}]},
  {_id: 'news', _type: 'newsItem', title: {lt: 'Naujiena'}, image: picture('two', 'Choras dainuoja')},
]

const lake = {
  query: async (query: string, params: Record<string, unknown>) =>
    (await evaluate(parse(query, {params}), {dataset, params})).get() as Promise<unknown>,
}

test('a photo of an album is named by what is published', async () => {
  expect(await findPhoto(lake, {document: 'album', key: 'a'})).toEqual({
    document: 'album',
    key: 'a',
    type: 'photoAlbum',
    title: {lt: 'Gegužinė', en: 'Picnic'},
    alt: {lt: 'Vaikai šoka', en: null},
    file: 'IMG_2041.jpg',
    url: 'https://cdn.example/one.jpg',
  })
})

test.each([
  ['campaign', 'b', 'Choras'],
  ['news', 'image', 'Choras dainuoja'],
])('so is a picture of a %s', async (document, key, alt) => {
  expect(await findPhoto(lake, {document, key})).toMatchObject({document, key, alt: {lt: alt}})
})

test('without a key, it is one of the photos of its album', async () => {
  expect(await findPhoto(lake, {document: 'album'})).toEqual({
    document: 'album',
    key: null,
    type: 'photoAlbum',
    title: {lt: 'Gegužinė', en: 'Picnic'},
    alt: null,
    file: null,
    url: null,
  })
  expect(await findPhoto(lake, {document: 'news'})).toMatchObject({type: 'newsItem', url: null})
})

test.each([
  ['album', 'b'],
  ['album', 'without'],
  ['album', 'image'],
  ['nothing', 'a'],
  ['nothing', undefined],
  ['empty', undefined],
])('%s has no photo %s', async (document, key) => {
  await expect(findPhoto(lake, {document, key})).rejects.toMatchObject({code: 'not_found'})
})
