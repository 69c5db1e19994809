import {expect, test} from 'vitest'
import {schemaTypesIn} from '../schema/schema-types.ts'

interface Definition {
  name?: string
  type: string
  title?: string
  fields?: Definition[]
  of?: Definition[]
  options?: {list?: ({value: unknown} | string)[]}
  preview?: {select?: Record<string, string>; prepare?: (selection: object) => Record<string, unknown>}
}

const definitions = schemaTypesIn('lt') as unknown as Definition[]
const named = new Map(definitions.map((definition) => [definition.name, definition]))
const plain = new Set(['string', 'text', 'number', 'url', 'email', 'date', 'datetime', 'block', 'reference'])

/** Everything that is shown as one item: members of lists, and objects, wherever they are. */
function shownIn(definition: Definition): Definition[] {
  const inner = [...(definition.fields ?? []), ...(definition.of ?? [])]
  const own = plain.has(definition.type) || definition.type === 'array' ? [] : [definition]
  return [...own, ...inner.flatMap(shownIn)]
}

/** A picture that has no fields is shown as nothing but the picture. */
const isObject = ({type, fields}: Definition) => type === 'object' || (type === 'image' && fields)
const objects = definitions.flatMap(shownIn).filter((definition) => isObject(definition) && definition.name)
const listed = definitions
  .flatMap(allOf)
  .flatMap(({of = []}) => of)
  .filter(({type}) => !plain.has(type))

function allOf(definition: Definition): Definition[] {
  return [definition, ...[...(definition.fields ?? []), ...(definition.of ?? [])].flatMap(allOf)]
}

/** A value of the type in which every text says where it is, in one language only if that is given. */
function filled({type, name = type, fields, of, options}: Definition, language?: 'en'): unknown {
  const definition = named.get(type)
  if (definition) return filled({...definition, name}, language)
  if (type === 'array') {
    const [member] = of ?? []
    const item = member && filled(member, language)
    return [typeof item === 'object' ? {_key: 'a1b2c3d4e5f6', ...item} : item]
  }
  if (type === 'number') return 2025
  if (type === 'boolean') return true
  if (type === 'date') return '2025-12-13'
  if (type === 'datetime') return '2025-12-13T17:00:00Z'
  if (type === 'reference') return {_type: 'reference', _ref: 'a1b2c3d4e5f6'}
  if (!fields) {
    const [option] = options?.list ?? []
    return typeof option === 'object' ? option.value : (option ?? `Tekstas ${name}`)
  }
  const chosen = fields.filter((field) => !(language === 'en' && field.name === 'lt'))
  return {_type: name, ...Object.fromEntries(chosen.map((field) => [field.name, filled(field, language)]))}
}

function shown({preview}: Definition, value: unknown) {
  const at = (path: string) =>
    path
      .split('.')
      .reduce<unknown>((parent, key) => (parent as Record<string, unknown> | undefined)?.[key], value)
  const selected = Object.fromEntries(
    Object.entries(preview?.select ?? {}).map(([key, path]) => [key, at(path)]),
  )
  return preview?.prepare?.(selected)
}

const raw = /untitled|\[object|undefined|null|NaN|\b[0-9a-f]{12}\b|image-|^\{|T\d\d:\d\d/i

test('every member of a list, and every object, has a preview', () => {
  const unnamed = listed.filter((member) => !named.get(member.type)?.preview && !member.preview)
  expect(unnamed.map(({name, type}) => name ?? type)).toEqual([])
  expect(objects.length).toBeGreaterThan(30)
})

test.for(objects)('a $name is shown in words', (definition) => {
  for (const value of [{}, filled(definition), filled(definition, 'en')]) {
    const {title, subtitle = ''} = shown(definition, value) ?? {}
    expect(title).toEqual(expect.any(String))
    expect(subtitle).toEqual(expect.any(String))
    expect(`${title} ${subtitle}`.trim()).not.toBe('')
    expect(`${title} ${subtitle}`).not.toMatch(raw)
  }
})

test('what is in English only is shown in English, and what is empty by its type', () => {
  const programmeItem = named.get('programmeItem')
  if (!programmeItem) throw new Error('There is no programmeItem')
  expect(shown(programmeItem, {title: {en: 'Dancing'}, time: '18:00'})).toMatchObject({
    title: 'Dancing',
    subtitle: '18:00',
  })
  expect(shown(programmeItem, {title: {lt: 'Šokiai', en: 'Dancing'}})).toMatchObject({title: 'Šokiai'})
  expect(shown(programmeItem, {})).toMatchObject({title: programmeItem.title})
})
