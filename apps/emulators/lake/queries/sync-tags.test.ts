import {expect, test} from 'vitest'
import {parseQuery} from './parse-query.ts'
import {tagsOfQuery} from './sync-tags.ts'

const tags = (query: string) => tagsOfQuery(parseQuery(query, {types: ['b', 'a']}))

test('tags a query with the types it reads', () => {
  expect(tags('*[_type == "news" && featured]{title}')).toEqual(['s1:news'])
  expect(tags('*[_type in $types]')).toEqual(['s1:a', 's1:b'])
  expect(tags('{"a": *[_type == "x"][0], "b": *[_type == "y"]{"c": *[_type == "z"]}}')).toEqual([
    's1:x',
    's1:y',
    's1:z',
  ])
})

test('tags a query with everything when its types are unknown', () => {
  expect(tags('*')).toEqual(['s1:all'])
  expect(tags('{"a": *[_type == "x"], "settings": *[_id == "settings"][0]}')).toEqual(['s1:all'])
  expect(tags('*[_type == "x" || featured]')).toEqual(['s1:all'])
  expect(tags('*[_type == "x"]{"author": author->name}')).toEqual(['s1:all'])
})
