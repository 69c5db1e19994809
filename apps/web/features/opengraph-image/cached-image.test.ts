import {beforeEach, expect, test, vi} from 'vitest'
import type {getImageContent} from './content/image-content.ts'
import type {drawSharePicture} from './drawing/share-picture.ts'

const content = vi.hoisted(() => vi.fn<typeof getImageContent>())
const draw = vi.hoisted(() => vi.fn<typeof drawSharePicture>())
vi.mock('server-only', () => ({}))
vi.mock('./content/image-content.ts', () => ({getImageContent: content}))
vi.mock('./drawing/share-picture.ts', () => ({drawSharePicture: draw}))
const {getOpengraphImage} = await import('./cached-image.ts')

const jpeg = (text: string) => new TextEncoder().encode(text)
const unavailable = new Error('The Content Lake is unavailable')

let path: string
let tests = 0

beforeEach(() => {
  vi.resetAllMocks()
  path = `/test-${++tests}`
  content.mockImplementation(async (title) => ({title, community: 'Bendruomenė'}))
  draw.mockImplementation(async ({title}) => ({jpeg: jpeg(title), isComplete: true}))
})

test('an image is drawn once, also for concurrent requests', async () => {
  const images = await Promise.all([getOpengraphImage(path, 'lt'), getOpengraphImage(path, 'lt')])
  expect([...images, await getOpengraphImage(path, 'lt')]).toEqual([jpeg(path), jpeg(path), jpeg(path)])
  expect(draw).toHaveBeenCalledTimes(1)
})

test('each language has its own image', async () => {
  await getOpengraphImage(path, 'lt')
  await getOpengraphImage(path, 'en')
  expect(draw).toHaveBeenCalledTimes(2)
})

test('changed content gives a new image', async () => {
  await getOpengraphImage(path, 'lt')
  content.mockResolvedValue({title: 'New title', community: 'Bendruomenė'})
  expect(await getOpengraphImage(path, 'lt')).toEqual(jpeg('New title'))
})

test('while the Content Lake is unavailable, the last image is returned', async () => {
  await getOpengraphImage(path, 'lt')
  content.mockRejectedValue(unavailable)
  expect(await getOpengraphImage(path, 'lt')).toEqual(jpeg(path))
  await expect(getOpengraphImage(`${path}-unknown`, 'lt')).rejects.toBe(unavailable)
})

test('an incomplete image is returned but not cached', async () => {
  draw.mockResolvedValueOnce({jpeg: jpeg('without photo'), isComplete: false})
  expect(await getOpengraphImage(path, 'lt')).toEqual(jpeg('without photo'))
  expect(await getOpengraphImage(path, 'lt')).toEqual(jpeg(path))
})

test('a failed image is not cached', async () => {
  draw.mockRejectedValueOnce(new Error('Out of memory'))
  await expect(getOpengraphImage(path, 'lt')).rejects.toThrow('Out of memory')
  expect(await getOpengraphImage(path, 'lt')).toEqual(jpeg(path))
})

test('a page that no longer exists has no image, not even its last one', async () => {
  await getOpengraphImage(path, 'lt')
  content.mockResolvedValueOnce(undefined)
  expect(await getOpengraphImage(path, 'lt')).toBeUndefined()
  content.mockRejectedValue(unavailable)
  await expect(getOpengraphImage(path, 'lt')).rejects.toBe(unavailable)
})

test('the 80 most recently requested images are cached', async () => {
  const paths = Array.from({length: 81}, (_, index) => `${path}-${index}`)
  for (const each of paths.slice(0, 80)) await getOpengraphImage(each, 'lt')
  await getOpengraphImage(`${path}-0`, 'lt')
  await getOpengraphImage(`${path}-80`, 'lt')
  draw.mockClear()
  await getOpengraphImage(`${path}-0`, 'lt')
  expect(draw).not.toHaveBeenCalled()
  await getOpengraphImage(`${path}-1`, 'lt')
  expect(draw).toHaveBeenCalledTimes(1)
})
