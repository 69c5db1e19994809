import {join} from 'node:path'
import * as fc from 'fast-check'
import sharp from 'sharp'
import {expect, test, vi} from 'vitest'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'
import type {ImageContent} from '#/seo/opengraph-content.ts'

vi.mock('server-only', () => ({}))
stubSiteEnv()
// Fonts and sash are read from the site's folder, in which Next runs.
vi.spyOn(process, 'cwd').mockReturnValue(join(import.meta.dirname, '../../..'))
const {drawImage} = await import('./draw-image.tsx')

const WIDTH = 1200

/** The picture's rows of pixels. */
async function rowsOf(content: ImageContent): Promise<Buffer[]> {
  const {png} = await drawImage(content)
  const {data, info} = await sharp(png).removeAlpha().raw().toBuffer({resolveWithObject: true})
  const size = WIDTH * info.channels
  return Array.from({length: info.height}, (_, row) => data.subarray(row * size, (row + 1) * size))
}

/** Numbers of the rows in which two pictures differ. */
const differences = (some: Buffer[], others: Buffer[]) =>
  some.flatMap((row, index) => (others[index] && row.equals(others[index]) ? [] : [index]))

const photo = `data:image/jpeg;base64,${(
  await sharp({create: {width: 560, height: 585, channels: 3, background: '#888'}})
    .jpeg()
    .toBuffer()
).toString('base64')}`

const names = ['Velso lietuvių bendruomenė', 'Velso ir Pietų Anglijos lietuvių bendruomenė bei bičiuliai']
const dates = [
  undefined,
  '2025 m. gruodžio 13 d.',
  '2025 m. gruodžio 13 d., šeštadienis, 17.00 – 2025 m. gruodžio 14 d., sekmadienis, 22.00',
]
const surroundings = names.flatMap((community) =>
  dates.flatMap((date) => [undefined, photo].map((given) => ({community, date, photo: given}))),
)

/** Letters that the typeface has, the widest among them, and marks above and below. */
const letter = fc.constantFrom(...'abcdeghiklnoprstuvzmwąčęėįšųūžAEIOSMWĄČĘĖĮŠŲŪŽ@%&—…0249„“.,:!?gjpqyįų')
const ordinaryWord = fc.string({unit: letter, minLength: 1, maxLength: 10})
const oneLetterWord = fc
  .tuple(letter, fc.integer({min: 2, max: 6}))
  .map(([given, length]) => given.repeat(length))
const endlessWord = fc.string({unit: letter, minLength: 20, maxLength: 150})
const word = fc.oneof(
  {weight: 6, arbitrary: ordinaryWord},
  {weight: 4, arbitrary: oneLetterWord},
  {weight: 1, arbitrary: endlessWord},
)
const title = fc
  .oneof(fc.array(word, {minLength: 1, maxLength: 9}), fc.array(word, {minLength: 10, maxLength: 30}))
  .map((words) => words.join(' ').slice(0, 150))

/** One of several, which a failure names by its number alone: pictures are long. */
const picked = <Value,>(values: Value[]) =>
  fc.constantFrom(...values.map((value, number) => ({value, [fc.toStringMethod]: () => `number ${number}`})))

test('no title touches the date, the name of the community or the sash', async () => {
  const around = await Promise.all(
    surroundings.map(async (content) => {
      const without = await rowsOf({...content, title: ''})
      const bare = await rowsOf({...content, title: '', community: '', date: undefined})
      const text = differences(without, bare)
      return {content, without, text}
    }),
  )
  await fc.assert(
    fc.asyncProperty(title, picked(around), async (given, {value: {content, without, text}}) => {
      const drawn = differences(await rowsOf({...content, title: given}), without)
      expect(drawn.length).toBeGreaterThan(0)
      expect(drawn.filter((row) => text.includes(row))).toEqual([])
      expect(drawn.at(-1)).toBeLessThan(585)
    }),
    {numRuns: 60},
  )
})
