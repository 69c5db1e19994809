import {documentFaults} from '@site/schemas/content/document-faults'
import {storedFormats} from '@site/schemas/validation/stored-formats'
import type {SchemaTypeDefinition} from 'sanity'
import {expect, test} from 'vitest'
import {documentTypes, schemaTypesIn, singletonTypes} from '../schema/schema-types.ts'
import {
  campaign,
  event,
  group,
  legalPage,
  newsItem,
  photoAlbum,
  redirect,
  school,
} from '../testing/documents.ts'
import {problemsOf, type Stored} from '../testing/validate.ts'

interface Field {
  name: string
  type: string
}

const fieldsOf = (type: SchemaTypeDefinition) => ('fields' in type ? (type.fields as Field[]) : [])

test('every field with a date is known as one', () => {
  const dates = schemaTypesIn('lt').flatMap((type) =>
    fieldsOf(type)
      .filter((field) => field.type === 'date' || field.type === 'datetime')
      .map((field) => [type.name, field.name, field.type === 'date' ? 'day' : 'instant']),
  )
  expect(dates.length).toBeGreaterThan(10)
  for (const [type = '', field = '', format] of dates) {
    expect([type, field, storedFormats[type]?.[field]]).toEqual([type, field, format])
  }
})

const picture = {_id: 'image-1', _type: 'sanity.imageAsset'}
const documents: Stored[] = [event, newsItem, campaign, school, group, photoAlbum, legalPage, redirect]

/** Of what the site knows: a text in two languages lacks its Lithuanian; a title is too long; a date cannot be read. */
const faults = {
  absent: () => undefined,
  'without Lithuanian': (value: unknown) => (isBilingual(value) ? {...value, lt: ''} : undefined),
  'too long': (value: unknown) => (isBilingual(value) ? {...value, lt: 'a'.repeat(405)} : value),
  'unreadable date': (value: unknown) => (/^\d{4}-\d{2}/.test(String(value)) ? '24 rugpjūčio' : value),
}

const isBilingual = (value: unknown): value is {lt: string} =>
  typeof value === 'object' && value !== null && 'lt' in value

test.for(
  documents.flatMap((document) =>
    Object.keys(document)
      .filter((field) => !field.startsWith('_'))
      .flatMap((field) =>
        Object.keys(faults).map((kind) => [document._type, field, kind, document] as const),
      ),
  ),
)('the Studio and the site agree on %s: %s, %s', async ([, field, kind, document]) => {
  const change = faults[kind as keyof typeof faults]
  const faulty = {...document, [field]: change(document[field])}
  const errors = (await problemsOf(faulty, [picture])).filter((line) => line.startsWith('error'))
  const isLongText = kind === 'too long' && !['title', 'name'].includes(field)
  if (isLongText) return
  expect(documentFaults(faulty).some(({path}) => path[0] === field)).toBe(errors.length > 0)
})

test('each type that is published is looked at', async () => {
  for (const {name} of [...documentTypes, ...singletonTypes]) {
    expect([name, documentFaults({_id: 'empty', _type: name}).length > 0]).toEqual([name, true])
  }
})
