import {scaledPhotoUrl} from '@site/schemas/content/photo-reference'
import {evaluate, parse} from 'groq-js'
import {beforeEach, expect, test, vi} from 'vitest'

vi.mock('server-only', () => ({}))

const {fetch} = vi.hoisted(() => ({
  fetch: vi.fn<(query: string, params: Record<string, unknown>) => Promise<unknown>>(),
}))
vi.mock('#/sanity/client.ts', () => ({client: {fetch}, lookupAllowance: undefined}))
vi.mock('#/sanity/fetch-content.ts', () => ({}))

const {getNamedPhoto} = await import('./contact-queries.ts')

const picture = (name: string) => ({asset: {_ref: name}})
const size = {metadata: {dimensions: {width: 1000, height: 501}}}
const dataset = [
  {_id: 'a', _type: 'asset', originalFilename: 'a.jpg', url: 'https://cdn/a.jpg', ...size},
  {_id: 'b', _type: 'asset', originalFilename: 'b.jpg', url: 'https://cdn/b.jpg', ...size},
  {
    _id: 'album-1',
    _type: 'photoCategory',
    title: {lt: 'Šventė'},
    photos: [
      {_key: 'x', ...picture('a')},
      {_key: 'cropped', ...picture('a'), crop: {left: 0.5, right: 0, top: 0, bottom: 0.25}},
    ],
  },
  {_id: 'news-1', _type: 'newsItem', title: {lt: 'Naujiena'}, image: picture('b')},
]

beforeEach(() => {
  fetch.mockReset().mockImplementation(async (query, params) => {
    const value = await evaluate(parse(query, {params}), {dataset, params})
    return value.get()
  })
})

test('of a cropped photo, only what is left is shown', async () => {
  const photo = await getNamedPhoto({document: 'album-1', key: 'cropped'})
  expect(photo?.url).toBe('https://cdn/a.jpg?rect=500,0,500,375')
  expect(scaledPhotoUrl(photo?.url ?? '', {width: 240, height: 180})).toBe(
    'https://cdn/a.jpg?rect=500%2C0%2C500%2C375&w=240&h=180&fit=max&auto=format',
  )
})

test('many who ask share a few queries, and each gets the photo that it names', async () => {
  const invented = Array.from({length: 100}, (_, n) => getNamedPhoto({document: `none-${n}`, key: 'x'}))
  const [photo, image, document, gone] = await Promise.all([
    getNamedPhoto({document: 'album-1', key: 'x'}),
    getNamedPhoto({document: 'news-1', key: 'image'}),
    getNamedPhoto({document: 'album-1'}),
    getNamedPhoto({document: 'album-1', key: 'y'}),
  ])
  expect(photo).toMatchObject({document: 'album-1', key: 'x', title: {lt: 'Šventė'}, file: 'a.jpg'})
  expect(image).toMatchObject({document: 'news-1', key: 'image', url: 'https://cdn/b.jpg'})
  expect(document).toMatchObject({document: 'album-1', key: null})
  expect(gone).toBeNull()
  expect(new Set(await Promise.all(invented))).toEqual(new Set([null]))
  expect(fetch.mock.calls.length).toBeLessThan(10)
})
