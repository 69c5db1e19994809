import {expect, test} from 'vitest'
import {schemaTypes, singletonTypes} from './schema-types.ts'

interface Definition {
  name?: string
  type: string
  title?: string
  description?: unknown
  fields?: Definition[]
  of?: Definition[]
  marks?: {annotations?: Definition[]}
}

/** All fields of a definition and of what is written out within it, each with the way to it. */
function fieldsOf(definition: Definition, way: string): {way: string; field: Definition}[] {
  const fields = (definition.fields ?? []).flatMap((field) => {
    const to = `${way}.${field.name}`
    return [{way: to, field}, ...fieldsOf(field, to)]
  })
  const members = [...(definition.of ?? []), ...(definition.marks?.annotations ?? [])]
  return [
    ...fields,
    ...members.flatMap((member) => fieldsOf(member, `${way}[${member.name ?? member.type}]`)),
  ]
}

const definitions = schemaTypes as Definition[]
const fields = definitions.flatMap((definition) => fieldsOf(definition, definition.name ?? ''))

test('the walk reaches fields of objects, of documents and of links in a text', () => {
  const ways = fields.map(({way}) => way)
  expect(ways).toEqual(
    expect.arrayContaining(['newsItem.title', 'localizedImage.alt', 'richText[block][link].href']),
  )
})

test('every type has a title', () => {
  expect(definitions.filter(({title}) => !title).map(({name}) => name)).toEqual([])
})

test('every field has a title and a description', () => {
  const bare = fields.filter(
    ({field: {title, description}}) => !title || typeof description !== 'string' || !description,
  )
  expect(bare.map(({way}) => way)).toEqual([])
})

test('texts for volunteers use Lithuanian quotation marks and end as sentences', () => {
  const odd = fields.filter(
    ({field: {description}}) => /["”]/.test(String(description)) || !/[.)]$/.test(String(description)),
  )
  expect(odd.map(({way}) => way)).toEqual([])
})

test('a legal text says, above it and beside its sections, that the council must check it', () => {
  const sections = fields.find(({way}) => way === 'legalPage.sections')?.field
  const texts = [definitions.find(({name}) => name === 'legalPage')?.description, sections?.description]
  for (const text of texts) expect(text).toMatch(/juodraštis.*turi patikrinti.*bendruomenės taryba/)
})

test('every type has a name of its own', () => {
  const names = definitions.map(({name}) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('the singletons are those that the site reads', () => {
  expect(singletonTypes.map(({name}) => name)).toEqual([
    'homePage',
    'aboutPage',
    'schoolsPage',
    'groupsPage',
    'membershipPage',
    'contactPage',
    'siteSettings',
  ])
})
