import {applyPatch} from 'mendoza'
import {expect, test} from 'vitest'
import {seededRandom} from '../../testing/seeded-random.ts'
import {mendozaPatch} from './mendoza-patch.ts'

type Content = Record<string, unknown>

const event: Content = {
  _id: 'kaledos',
  title: {lt: 'Kalėdų vakarėlis Kardife', en: 'Christmas party'},
  tags: ['šventė', 'vaikai', 'muzika'],
  programme: [
    {_key: 'a', time: '18:00', what: 'Susitikimas prie durų'},
    {_key: 'b', time: '19:00', what: 'Vakarienė'},
    {_key: 'c', time: '20:00', what: 'Šokiai'},
  ],
  place: null,
}

test.for<[string, Content, Content]>([
  ['nothing changes', event, {...event}],
  ['fields come and go', event, {_id: 'kaledos', place: 'Kardifas', title: event.title, capacity: 80}],
  ['text changes inside', event, {...event, title: {lt: 'Kalėdų šventė Kardife', en: 'Christmas party'}}],
  ['text becomes empty', event, {...event, title: {lt: '', en: ''}}],
  ['text has characters of four bytes', {t: 'ąž🎄 labas 🎅🏿 vakaras'}, {t: 'ąž🎄 geras 🎅🏿 vakaras'}],
  ['text repeats itself', {t: 'aaaaaaaa'}, {t: 'aaaaaaaaaaaa'}],
  ['items are moved', event, {...event, programme: [...(event.programme as Content[])].toReversed()}],
  ['an item is inserted', event, {...event, tags: ['šventė', 'nauja', 'vaikai', 'muzika', 'muzika']}],
  ['all items are removed', event, {...event, tags: [], programme: []}],
  ['values change their type', event, {...event, tags: {a: 1}, title: ['x'], place: 0}],
  ['arrays hold arrays', {a: [[1, 2], [3]]}, {a: [[1, 2, 4], [3], []]}],
  ['an item has another key', event, {...event, programme: [{_key: 'z', what: 'Vakarienė'}]}],
])('the decoder of the Studio makes the new document and the old one again when %s', ([, before, after]) => {
  expect(applyPatch(before, mendozaPatch(before, after))).toEqual(after)
  expect(applyPatch(after, mendozaPatch(after, before))).toEqual(before)
})

test('a document that comes or goes is set as a whole, by which the Studio knows it', () => {
  expect(mendozaPatch(null, event)).toEqual([0, event])
  expect(mendozaPatch(event, null)).toEqual([0, null])
})

test('a patch names only what has changed', () => {
  const programme = (event.programme as Content[]).map((item) =>
    item._key === 'b' ? {...item, what: 'Vakarienė su muzika'} : item,
  )
  const text = JSON.stringify(mendozaPatch(event, {...event, programme}))
  expect(text).toContain(' su muzika')
  expect(text).not.toContain('Vakarienė')
  expect(text).not.toContain('Susitikimas')
})

test('random documents survive there and back', () => {
  const random = seededRandom(7)
  const pick = <Value>(values: Value[]) => values[Math.floor(random() * values.length)] as Value
  const value = (depth: number): unknown => {
    const kinds =
      depth > 0 ? ['object', 'array', 'keyed', 'text', 'number', 'null'] : ['text', 'number', 'null']
    const many = Array.from({length: Math.floor(random() * 5)})
    switch (pick(kinds)) {
      case 'object':
        return Object.fromEntries(many.map(() => [pick(['a', 'b', 'Z', 'ž', '_key']), value(depth - 1)]))
      case 'array':
        return many.map(() => value(depth - 1))
      case 'keyed':
        return many.map(() => ({_key: pick(['k1', 'k2', 'k3']), text: value(depth - 1)}))
      case 'text':
        return many.map(() => pick(['ab', 'ąč', '🎄', 'labas ', ''])).join('')
      case 'number':
        return Math.floor(random() * 3)
      default:
        return null
    }
  }
  for (let round = 0; round < 2000; round += 1) {
    const [before, after] = [{v: value(3)}, {v: value(3), w: value(2)}]
    expect(applyPatch(before, mendozaPatch(before, after))).toEqual(after)
  }
})
