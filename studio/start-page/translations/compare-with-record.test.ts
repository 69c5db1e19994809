import {describe, expect, test} from 'vitest'
import {compareWithRecord, needsRevisions} from './compare-with-record.ts'

const titled = (lt?: string, en?: string) => ({_type: 'event', title: {_type: 'localizedString', lt, en}})
const pair = (lt: string, en: string) => ({path: 'title', lt, en})

describe('without a record', () => {
  test('what is there belongs together', () => {
    expect(compareWithRecord([], [titled('Kalėdos', 'Christmas')])).toEqual({
      pairs: [pair('Kalėdos', 'Christmas')],
      outdated: [],
    })
  })

  test('the revisions that the Content Lake still has are compared', () => {
    const revisions = [titled('Kalėdos', 'Christmas'), titled('Šv. Kalėdos', 'Christmas')] as const
    expect(compareWithRecord([], revisions).outdated).toEqual([
      {...pair('Šv. Kalėdos', 'Christmas'), translated: 'Kalėdos'},
    ])
  })
})

describe('with a record', () => {
  const recorded = [pair('Kalėdos', 'Christmas')]

  test('Lithuanian that changed alone is outdated, and the record stays', () => {
    expect(compareWithRecord(recorded, [titled('Velykos', 'Christmas')])).toEqual({
      pairs: recorded,
      outdated: [{...pair('Velykos', 'Christmas'), translated: 'Kalėdos'}],
    })
  })

  test.for([
    ['English that changed alone', titled('Kalėdos', 'Xmas'), pair('Kalėdos', 'Xmas')],
    ['both that changed together', titled('Velykos', 'Easter'), pair('Velykos', 'Easter')],
  ] as const)('%s belongs together', ([, current, expected]) => {
    expect(compareWithRecord(recorded, [current])).toEqual({pairs: [expected], outdated: []})
  })

  test('of several revisions, the last change decides', () => {
    const english = titled('Kalėdos', 'Easter')
    const lithuanian = titled('Velykos', 'Christmas')
    const both = titled('Velykos', 'Easter')
    expect(compareWithRecord(recorded, [english, both]).outdated).toEqual([
      {...pair('Velykos', 'Easter'), translated: 'Kalėdos'},
    ])
    expect(compareWithRecord(recorded, [lithuanian, both]).outdated).toEqual([])
  })

  test('what was changed and changed back is right again', () => {
    const back = [titled('Velykos', 'Christmas'), titled('Kalėdos', 'Christmas')] as const
    expect(compareWithRecord(recorded, back).outdated).toEqual([])
  })

  test('spaces and line breaks need no translation', () => {
    expect(compareWithRecord(recorded, [titled(' Kalėdos\n', 'Christmas')]).outdated).toEqual([])
  })

  test('a text that lacks a language or is gone is not outdated', () => {
    expect(compareWithRecord(recorded, [titled('Velykos')])).toEqual({pairs: [], outdated: []})
    expect(compareWithRecord(recorded, [{_type: 'event'}])).toEqual({pairs: [], outdated: []})
  })
})

test('rich text and list items are compared too', () => {
  const block = (text: string) => [{_type: 'block', _key: 'b', children: [{_type: 'span', text}]}]
  const document = (lt: string) => ({
    body: {lt: block(lt), en: block('Hello')},
    programme: [{_key: 'a', title: {lt, en: 'Hello'}}],
  })
  const {pairs} = compareWithRecord([], [document('Labas')])
  expect(compareWithRecord(pairs, [document('Sveiki')]).outdated.map(({path}) => path)).toEqual([
    'body',
    'programme[_key=="a"].title',
  ])
})

test('revisions are needed only if both languages changed', () => {
  const recorded = [pair('Kalėdos', 'Christmas')]
  expect(needsRevisions(recorded, titled('Velykos', 'Easter'))).toBe(true)
  expect(needsRevisions(recorded, titled('Velykos', 'Christmas'))).toBe(false)
  expect(needsRevisions(recorded, titled('Kalėdos', 'Easter'))).toBe(false)
  expect(needsRevisions([], titled('Velykos', 'Easter'))).toBe(false)
})
