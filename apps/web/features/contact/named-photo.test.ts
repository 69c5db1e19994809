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
const dataset = [
  {_id: 'a', _type: 'asset', originalFilename: 'a.jpg', url: 'https://cdn/a.jpg'},
  {_id: 'b', _type: 'asset', originalFilename: 'b.jpg', url: 'https://cdn/b.jpg'},
  {_id: 'album-1', _type: 'photoCategory', title: {lt: 'Šventė'}, photos: [{_key: 'x', ...picture('a')}]},
  {_id: 'news-1', _type: 'newsItem', title: {lt: 'Naujiena'}, image: picture('b')},
]

beforeEach(() => {
  fetch.mockReset().mockImplementation(async (query, params) => {
    const value = await evaluate(parse(query, {params}), {dataset, params})
    return value.get()
  })
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
