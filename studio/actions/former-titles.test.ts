import {formerTitlesAfter, typesWithFormerTitles} from '@site/schemas/content/former-titles'
import {expect, test} from 'vitest'
import {schemaTypesIn} from '../schema/schema-types.ts'

const news = (lt: string, en?: string, formerTitles?: unknown) => ({
  _type: 'newsItem',
  title: {lt, en},
  formerTitles,
})

test.each([
  ['one language', news('Senas', 'Old'), news('Naujas', 'Old'), ['Senas']],
  ['both languages', news('Senas', 'Old'), news('Naujas', 'New'), ['Senas', 'Old']],
  ['again', news('Antras'), news('Trečias', undefined, ['Pirmas']), ['Antras', 'Pirmas']],
  ['back again', news('Antras'), news('Pirmas', undefined, ['Pirmas']), ['Antras']],
  ['what is no list', news('Senas'), news('Naujas', undefined, 'x'), ['Senas']],
])('a document renamed in %s keeps its former titles', (_, published, draft, expected) => {
  expect(formerTitlesAfter(published, draft)).toEqual(expected)
})

test('a document without a new title keeps what it has', () => {
  expect(formerTitlesAfter(news('Tas pats'), news('Tas pats', 'New translation'))).toBeUndefined()
  expect(formerTitlesAfter(null, news('Pirmas'))).toBeUndefined()
  expect(formerTitlesAfter(news('Senas'), null)).toBeUndefined()
  expect(
    formerTitlesAfter({_type: 'homePage', title: {lt: 'A'}}, {_type: 'homePage', title: {lt: 'B'}}),
  ).toBeUndefined()
})

test('a name is a title too', () => {
  const group = (lt: string) => ({_type: 'group', name: {lt}})
  expect(formerTitlesAfter(group('Senjorai'), group('Senoliai'))).toEqual(['Senjorai'])
})

test('not more than twenty are kept', () => {
  const before = Array.from({length: 20}, (_, index) => `Nr. ${index}`)
  const titles = formerTitlesAfter(news('Senas'), news('Naujas', undefined, before))
  expect([titles?.length, titles?.[0], titles?.at(-1)]).toEqual([20, 'Senas', 'Nr. 18'])
})

test('the types are those with the field', () => {
  const withField = schemaTypesIn('lt').flatMap((type) =>
    'fields' in type && type.fields?.some(({name}) => name === 'formerTitles') ? type.name : [],
  )
  expect(typesWithFormerTitles.toSorted()).toEqual(withField.toSorted())
})
