import {expect, test} from 'vitest'
import schema from '../generated/schema.json' with {type: 'json'}
import {namesOfThings, peopleInContent} from './content.ts'

const soundsLikePeople =
  /^(name|.*Name|email|phone|author|credit|caption|contact.*|person.*|.*By|by|leaders?|teachers?|members|people)$/

/** The fields of every content type, those of its inline objects too. */
function fieldsOf(type: unknown): string[] {
  if (typeof type !== 'object' || type === null) return []
  const attributes = 'attributes' in type && type.attributes ? Object.keys(type.attributes) : []
  return [...attributes, ...Object.values(type).flatMap(fieldsOf)]
}

test('each field of the content that may name people is in the registry', () => {
  const found = schema
    .filter(({name}) => !name.startsWith('sanity.'))
    .map((type) => [type.name, fieldsOf(type).filter((field) => soundsLikePeople.test(field))] as const)
    .filter(([, fields]) => fields.length > 0)
    .map(([name, fields]) => [name, [...new Set(fields)].toSorted()])
  const names = new Set([...Object.keys(peopleInContent), ...Object.keys(namesOfThings)])
  const listed = [...names].map((name) => [
    name,
    [...(peopleInContent[name]?.fields ?? []), ...(namesOfThings[name] ?? [])].toSorted(),
  ])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed))
})
