import {parse} from 'groq-js'
import {expect, test} from 'vitest'
import {contentType, contentTypes} from '../testing/content-types.ts'
import {text} from '../testing/documents.ts'
import {countReferences, describedPictures, picturePlaces} from './pictures-in-schema.ts'

const picture = (_ref: string, more = {}) => ({
  _type: 'localizedImage',
  asset: {_type: 'reference', _ref},
  ...more,
})

test('finds pictures in fields, lists and rich text, each with its path', () => {
  const document = {
    image: picture('image-a'),
    body: {
      lt: [
        {_type: 'block', _key: 'p'},
        {...picture('image-b'), _type: 'bodyImage', _key: 'k'},
      ],
    },
    seo: {image: picture('image-c')},
  }
  expect(
    picturePlaces(document, contentType('newsItem')).map(({path, picture: {asset}}) => [path, asset._ref]),
  ).toEqual(
    expect.arrayContaining([
      ['image', 'image-a'],
      ['body.lt[_key=="k"]', 'image-b'],
      ['seo.image', 'image-c'],
    ]),
  )
})

test('a picture for the press comes with its credit', () => {
  const credit = text('Ona Onaitė', 'Ona Onaitė')
  const press = {pictures: [{_type: 'pressPicture', _key: 'k', image: picture('image-a'), credit}]}
  expect(picturePlaces({press}, contentType('contactPage'))).toMatchObject([
    {path: 'press.pictures[_key=="k"].image', credit},
  ])
})

test.for([
  ['a field that the schema does not have', {picture: picture('image-a')}],
  ['an item of another type', {photos: [{...picture('image-a'), _type: 'slide', _key: 'k'}]}],
  ['an item without a key', {photos: [picture('image-a')]}],
  ['a picture without a file', {photos: [{_type: 'localizedImage', _key: 'k'}]}],
  ['a text in its place', {photos: 'image-a'}],
] as const)('does not take for a picture: %s', ([, document]) => {
  expect(picturePlaces(document, contentType('photoAlbum'))).toEqual([])
})

test('counts what refers to a picture, known to the schema or not', () => {
  const document = {photos: [{...picture('image-a'), _key: 'k'}], other: {deep: [picture('image-a')]}}
  expect(countReferences(document, 'image-a')).toBe(2)
  expect(countReferences(document, 'image-b')).toBe(0)
})

test('every picture with a description is in the query, and none that only decorates', () => {
  const groq = describedPictures(contentTypes)
  expect(() => parse(`*{"pictures": ${groq}}`)).not.toThrow()
  const paths = groq.slice(1, groq.indexOf('][defined')).split(', ')
  expect(paths).toEqual(
    expect.arrayContaining(['image', '...photos[]', '...body.lt[]', '...sections[].body.lt[]']),
  )
  expect(paths.filter((path) => path.endsWith('cover'))).toEqual([])
})
