import {expect, test} from 'vitest'
import {documentTypes, privateTypes, schemaTypesIn, singletonTypes} from '../schema/schema-types.ts'
import {problemsOf} from '../testing/validate.ts'

interface Definition {
  name?: string
  type: string
  fields?: Definition[]
  of?: Definition[]
  options?: {list?: unknown}
}

const named = new Map((schemaTypesIn('lt') as Definition[]).map((type) => [type.name ?? '', type]))
const long = 'a'.repeat(100_000)

/** A value of the type in which every text that somebody types is far too long. */
function filled({type, name, fields, of, options}: Definition): unknown {
  const definition = named.get(type)
  switch (type) {
    case 'string':
      return options?.list ? undefined : long
    case 'text':
      return long
    case 'url':
      return `https://example.com/${long}`
    case 'email':
      return `${long}@example.com`
    case 'slug':
      return {_type: 'slug', current: long}
    case 'array':
      return [{_key: 'k', ...(filledItem(of?.[0]) as object)}]
    case 'block':
      return {_type: 'block', children: [{_type: 'span', _key: 's', text: long}], markDefs: []}
    default:
      if (definition?.type === 'array') return filled(definition)
      if (!fields && !definition?.fields) return undefined
      return {
        _type: name && named.has(name) ? name : type,
        ...Object.fromEntries(
          (fields ?? definition?.fields ?? []).map((field) => [field.name, filled(field)]),
        ),
      }
  }
}

const filledItem = (item: Definition | undefined) => (item ? filled({...item, name: undefined}) : {})

/** The paths of all texts in a value. */
function textPaths(value: unknown, path: string[] = []): string[] {
  if (typeof value === 'string') return value.length >= long.length ? [path.join('.')] : []
  if (Array.isArray(value)) {
    return value.some((item) => item._type === 'block')
      ? [path.join('.')]
      : value.flatMap((item) => textPaths(item, [...path, '[object Object]']))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textPaths(inner, [...path, key]))
}

const types = [...documentTypes, ...singletonTypes, ...privateTypes] as Definition[]

test.for(types)('every text of a $name has an upper limit', async ({name = '', fields = []}) => {
  const value = Object.fromEntries(fields.map((field) => [field.name, filled(field)]))
  // Each admission shows fields that others hide.
  const admissions = name === 'event' ? ['tickets', 'external'] : ['']
  const problems = await Promise.all(
    admissions.map((admission) => problemsOf({_id: 'drafts.long', _type: name, ...value, admission})),
  )
  const refused = (path: string) =>
    problems
      .flat()
      .some((line) => line.startsWith('error ') && line.slice(6).startsWith(path.replace(/\.current$/, '')))
  const paths = textPaths(value)
  expect(paths.length).toBeGreaterThan(0)
  expect(paths.filter((path) => !refused(path))).toEqual([])
})
