import {contentChangedWebhook} from '@site/schemas/webhooks/content-changed'
import {expect, test} from 'vitest'
import {recordType} from '../start-page/translations/translation-records.ts'
import {privateTypes, schemaTypesIn, singletonTypes} from './schema-types.ts'

interface Definition {
  name?: string
  type: string
  title?: string
  description?: unknown
  fields?: Definition[]
  of?: Definition[]
  marks?: {annotations?: Definition[]}
}

/** All fields of a definition and of its inline definitions, each with its path. */
function fieldsOf(definition: Definition, path: string): {path: string; field: Definition}[] {
  const fields = (definition.fields ?? []).flatMap((field) => {
    const fieldPath = `${path}.${field.name}`
    return [{path: fieldPath, field}, ...fieldsOf(field, fieldPath)]
  })
  const members = [...(definition.of ?? []), ...(definition.marks?.annotations ?? [])]
  return [
    ...fields,
    ...members.flatMap((member) => fieldsOf(member, `${path}[${member.name ?? member.type}]`)),
  ]
}

const definitions = schemaTypesIn('lt') as Definition[]
const fields = definitions.flatMap((definition) => fieldsOf(definition, definition.name ?? ''))

test('fieldsOf reaches fields of objects, documents and links in text', () => {
  const paths = fields.map(({path}) => path)
  expect(paths).toEqual(
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
  expect(bare.map(({path}) => path)).toEqual([])
})

test('descriptions use Lithuanian quotation marks and end like sentences', () => {
  const odd = fields.filter(
    ({field: {description}}) => /["”]/.test(String(description)) || !/[.)]$/.test(String(description)),
  )
  expect(odd.map(({path}) => path)).toEqual([])
})

test('a legal page says, above it and beside its sections, that the council must check it', () => {
  const sections = fields.find(({path}) => path === 'legalPage.sections')?.field
  const texts = [definitions.find(({name}) => name === 'legalPage')?.description, sections?.description]
  for (const text of texts) expect(text).toMatch(/juodraštis.*turi patikrinti.*bendruomenės taryba/)
})

test('the site hears nothing of what no page shows', () => {
  const types = [...privateTypes.map(({name}) => name), recordType]
  expect(types.filter((type) => !contentChangedWebhook.filter.includes(`"${type}"`))).toEqual([])
  expect(contentChangedWebhook.filter).toContain('!(_type in [')
})

test('type names are unique', () => {
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
  expect(privateTypes.map(({name}) => name)).toEqual(['membersGroup'])
})
