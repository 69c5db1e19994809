import type {Language} from '@site/schemas/languages'
import {expect, test} from 'vitest'
import {event, newsItem, photoAlbum, text} from '../testing/documents.ts'
import {problemsOf} from '../testing/validate.ts'

const picture = (size: string, more = {}) => ({
  _type: 'localizedImage',
  asset: {_type: 'reference', _ref: `image-abc123-${size}`},
  alt: text('Mugė', 'Fair'),
  ...more,
})
const ofSizes = async (document: Parameters<typeof problemsOf>[0], language?: Language) =>
  (await problemsOf(document, [], language)).filter((problem) => /neryšk|blurred/.test(problem))

test('a small picture is asked about, with its size and what would be enough', async () => {
  const small = {...newsItem, image: picture('300x200-jpg')}
  expect(await ofSizes(small)).toEqual([
    'warning image: Matoma 300 × 200 taškų, todėl paveikslėlis čia bus neryškus. Pakaktų 1000 taškų pločio. Ar turite didesnį?',
  ])
  expect(await ofSizes(small, 'en')).toEqual([
    'warning image: The picture shows 300 × 200 pixels, so it will be blurred here. A width of 1000 pixels would be enough. Do you have a larger one?',
  ])
})

test('what is cut off does not count', async () => {
  const crop = {left: 0.25, right: 0.25, top: 0, bottom: 0.1}
  expect(await ofSizes({...newsItem, image: picture('1200x800-png', {crop})})).toEqual([
    'warning image: Matoma 600 × 720 taškų, todėl paveikslėlis čia bus neryškus. Pakaktų 1000 taškų pločio. Ar turite didesnį?',
  ])
})

test.for([
  ['beside the text', {...event, image: picture('1000x700-jpg')}],
  ['across the page', {...event, hero: picture('1500x700-webp')}],
  ['a drawing', {...event, hero: picture('40x40-svg')}],
] as const)('a picture is large enough: %s', async ([, document]) => {
  expect(await ofSizes(document)).toEqual([])
})

test.for([
  ['beside the text', {...event, image: picture('999x700-jpg')}, 'image', 1000],
  ['across the page', {...event, hero: picture('1499x700-jpg')}, 'hero', 1500],
] as const)('its place decides: %s', async ([, document, field, enough]) => {
  const [problem, ...others] = await ofSizes(document)
  expect(others).toEqual([])
  expect(problem).toMatch(new RegExp(`^warning ${field}: .*Pakaktų ${enough} taškų`))
})

test('of several photos, the message names the one that is meant', async () => {
  const photos = [
    {...picture('1600x900-jpg'), _key: 'a'},
    {...picture('300x200-jpg'), _key: 'b'},
  ]
  const [problem, ...others] = await ofSizes({...photoAlbum, photos})
  expect(others).toEqual([])
  expect(problem).toContain('2 nuotrauka („Mugė“): matoma 300 × 200 taškų, todėl čia bus neryški.')
})
