import {evaluate, parse} from 'groq-js'
import {describe, expect, test} from 'vitest'
import type {LakeError} from '../lake-error.ts'
import {temporaryDataset} from '../testing/temporary-store.ts'
import {evaluateQuery} from './evaluate-query.ts'
import {viewOf} from './perspective.ts'

const library = [
  {_id: 'author-a', _type: 'author', name: 'Žemaitė'},
  {_id: 'author-b', _type: 'author', name: 'Maironis', mentor: {_type: 'reference', _ref: 'author-a'}},
  {_id: 'book-1', _type: 'book', title: 'Marti', year: 1896, author: {_type: 'reference', _ref: 'author-a'}},
  {_id: 'book-2', _type: 'book', title: 'Pavasario balsai', year: 1895, author: {_ref: 'author-b'}},
  {_id: 'book-3', _type: 'book', title: 'Petras Kurmelis', year: 1896, author: {_ref: 'author-a'}},
  {_id: 'drafts.book-3', _type: 'book', title: 'Juodraštis', year: 1900, author: {_ref: 'author-b'}},
  {_id: 'settings', _type: 'settings', title: 'Book', types: ['book', 'author']},
]

const run = (query: string, params: Record<string, unknown> = {}, perspective = ['raw']) => {
  const view = viewOf(temporaryDataset(library), perspective, false)
  return evaluateQuery({query, params, view, identity: 'ruta', projectId: 'p', dataset: 'production'})
}

const errorOf = (query: string) =>
  run(query).then(
    () => 'no error',
    ({status, body}: LakeError) => ({status, ...body}),
  )

describe('a query by type or id', () => {
  test.each([
    '*[_type == "book"]',
    '*["book" == _type && year > 1895]{title, "by": author->name}',
    '*[_type == $type] | order(year desc, title asc)[0...2].title',
    '*[_type in ["book", "author"]] | order(_id).name',
    '*[_type in $types][0...10]._id',
    '*[(_type == "book" && year == 1896) || _type == "settings"]._id',
    '*[_type == "book" || year == 1895]._id',
    '*[!(_type == "book")]._id',
    '*[_type != "book"]._id',
    '*[_id == "book-1"][0]',
    '*[_id in $ids]._id',
    '*[_id in ["book-3", "nobody", "book-1", "book-3"]]{_id}',
    '*[_id in path("drafts.**")]._id',
    '*[_type == "author"]{name, "books": *[_type == "book" && author._ref == ^._id] | order(_id).title}',
    '*[_type == "settings"][0]{"all": *[_type in ^.types]._id}',
    'count(*[_type == "book"]) + count(*)',
    '*[_type == "nothing"]',
    '*[_type == 5]',
    '*[_type in $number]',
    '*[references("author-a")]._id',
    '*[_type == "author" && mentor->name == "Žemaitė"]._id',
    'array::unique(*[_type == "book"].year)',
    '{"first": *[_type == "book"][0].title, "all": *[].title}',
    '*[_type == "book"] | score(title match "mar*") [_score > 0]{title}',
    '*[_type == "book" && dateTime(_updatedAt) <= dateTime(now())]._id',
  ])('returns what groq-js returns for %s', async (query) => {
    const params = {type: 'book', types: ['book', 'author'], ids: ['settings', 'book-1'], number: 5}
    const stored = [...viewOf(temporaryDataset(library), ['raw'], false).documents]
    const plain = await evaluate(parse(query, {params}), {dataset: stored, params})
    const withoutTimes = (value: unknown) =>
      JSON.parse(
        JSON.stringify(value, (key, inner: unknown) => (/^_(rev|.*At)$/.test(key) ? undefined : inner)),
      )
    expect(withoutTimes(await run(query, params))).toEqual(withoutTimes(await plain.get()))
  })
})

describe('perspectives', () => {
  const titles = (...perspective: string[]) => run('*[_type == "book"] | order(_id).title', {}, perspective)

  test('put drafts over published documents, under the published id', async () => {
    expect(await titles('published')).toEqual(['Marti', 'Pavasario balsai', 'Petras Kurmelis'])
    expect(await titles('drafts')).toEqual(['Marti', 'Pavasario balsai', 'Juodraštis'])
    expect(await titles('previewDrafts')).toEqual(await titles('drafts'))
    expect(await run('*[_id == "book-3"][0]{_id, _originalId}', {}, ['drafts'])).toEqual({
      _id: 'book-3',
      _originalId: 'drafts.book-3',
    })
    expect(await run('*[_id == "book-1"][0]{_id, _originalId}', {}, ['drafts'])).toEqual({
      _id: 'book-1',
      _originalId: 'book-1',
    })
  })

  test('resolve references within the perspective', async () => {
    const dataset = temporaryDataset([
      {_id: 'author', _type: 'author', name: 'vieša'},
      {_id: 'drafts.author', _type: 'author', name: 'juodraštis'},
      {_id: 'versions.rSummer.author', _type: 'author', name: 'vasara'},
      {_id: 'book', _type: 'book', author: {_ref: 'author'}},
    ])
    const nameIn = (...perspective: string[]) =>
      evaluateQuery({
        query: '*[_type == "book"][0].author->name',
        params: {},
        view: viewOf(dataset, perspective, false),
        identity: undefined,
        projectId: 'p',
        dataset: 'production',
      })
    expect(await nameIn('published')).toBe('vieša')
    expect(await nameIn('drafts')).toBe('juodraštis')
    expect(await nameIn('rSummer', 'drafts')).toBe('vasara')
    expect(await nameIn('rWinter', 'drafts')).toBe('juodraštis')
  })

  test('hide ids with a dot from visitors', () => {
    const view = viewOf(temporaryDataset([...library, {_id: 'private.note', _type: 'note'}]), ['raw'], true)
    expect(view.documents.filter(({_id}) => _id.includes('.'))).toEqual([])
    expect(view.get('drafts.book-3')).toBeUndefined()
    expect(view.documents).toHaveLength(6)
  })

  test('change with each commit', () => {
    const dataset = temporaryDataset(library)
    const before = viewOf(dataset, ['published'], false)
    expect(viewOf(dataset, ['published'], false)).toBe(before)
    dataset.commit({author: 'ruta'}, (stage) => stage.put('book-1', null, {delete: {id: 'book-1'}}))
    expect(viewOf(dataset, ['published'], false).get('book-1')).toBeUndefined()
  })
})

describe('a faulty query', () => {
  test('reports the position of the error', async () => {
    expect(await errorOf('*[_type == ')).toEqual({
      status: 400,
      error: {
        type: 'queryParseError',
        description: 'unexpected end-of-file, expected expression',
        query: '*[_type == ',
        start: 10,
        end: 10,
      },
    })
    expect(await errorOf('')).toMatchObject({error: {type: 'queryParseError', query: '', start: 0}})
    expect(await errorOf('*[nonsense()]')).toMatchObject({
      error: {description: 'Undefined function: nonsense'},
    })
  })

  test('is not one with a trailing comment', async () => {
    expect(await run('count(*) // all of them')).toBe(7)
  })

  test('names the missing parameter', async () => {
    const missing = {type: 'queryParseError', description: 'param $type referenced, but not provided'}
    expect(await errorOf('*[_type == $type][0]')).toMatchObject({error: {...missing, start: 11, end: 15}})
    expect(await errorOf('*[0...$type]')).toMatchObject({error: missing})
    expect(await run('*[_type == $type]', {type: null})).toEqual([])
  })

  test('may not score values', async () => {
    const description = 'score() needs documents, not values'
    for (const query of ['*{title} | score(year > 1)', '*[0] | score(year > 1)']) {
      expect(await errorOf(query)).toMatchObject({status: 400, error: {type: 'queryParseError', description}})
    }
    expect(
      await run('*[_type == "book"] | order(_id) | score(year > 1895) | order(_score desc)[0]._id'),
    ).toBe('book-1')
  })

  test('names the functions that are not emulated', async () => {
    expect(await errorOf('*[geo::contains(a, b)]')).toMatchObject({
      status: 400,
      error: {type: 'queryEvaluationError', description: expect.stringContaining('geo::contains')},
    })
  })
})

describe('a comparison of two values', () => {
  test.each([
    ['diff::changedAny({"title": "a"}, {"title": "b"}, title)', true],
    ['diff::changedAny({"title": "a", "year": 1}, {"title": "a", "year": 2}, title)', false],
    ['diff::changedOnly({"title": "a", "year": 1}, {"title": "a", "year": 2}, year)', true],
    ['diff::changedOnly({"title": "a", "year": 1}, {"title": "b", "year": 2}, (title))', false],
    ['*[_type == "author" && diff::changedAny(@, *[_id == "author-b"][0], name)]._id', ['author-a']],
  ])('%s is %j', async (query, expected) => {
    expect(await run(query)).toEqual(expected)
  })
})

test('a path is compared with a path as a string is', async () => {
  expect(await run('*[path(_id) in path("drafts.**")]._id')).toEqual(['drafts.book-3'])
  expect(await run('path("a.b") in path("a.*")')).toBe(true)
  expect(await run('path("a.b.c") in path("a.*")')).toBe(false)
})
