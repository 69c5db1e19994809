import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {createSchema, type PreviewConfig, type SchemaTypeDefinition} from 'sanity'
import {expect, test, vi} from 'vitest'
import {problemsOf} from '../testing/validate.ts'
import {englishMessage, englishText, tables} from './english-of.ts'
import {schemaInEnglish} from './schema-in-english.ts'

vi.mock('../env.ts', () => ({env: {SANITY_STUDIO_SITE_CLOCK: '2025-11-15T12:00:00Z'}}))
const {schemaTypes} = await import('../schema-types.ts')

interface Definition {
  name?: string
  type?: string
  title?: unknown
  description?: unknown
  fields?: Definition[]
  of?: Definition[]
  groups?: Definition[]
  fieldsets?: Definition[]
  orderings?: Definition[]
  styles?: Definition[]
  lists?: Definition[]
  options?: {list?: Definition[]}
  marks?: {annotations?: Definition[]; decorators?: Definition[]}
  preview?: PreviewConfig
}

interface Text {
  type: string
  text: string
}

/** Every title and description in a type of the schema. */
function textsIn(definition: Definition, type: string): Text[] {
  const {title, description, fields, of, groups, fieldsets, orderings, styles, lists, options, marks} =
    definition
  const inside = [fields, of, groups, fieldsets, orderings, styles, lists, options?.list]
  return [
    ...[title, description].filter((text) => typeof text === 'string').map((text) => ({type, text})),
    ...[...inside, marks?.annotations, marks?.decorators]
      .flatMap((each) => each ?? [])
      .flatMap((each) => textsIn(each, type)),
  ]
}

const schemaTexts = (schemaTypes as Definition[]).flatMap((type) => textsIn(type, type.name ?? ''))

const schemas = join(import.meta.dirname, '../../schemas')
const source = globSync('{documents,fields,objects,options,singletons,validation}/*.ts', {cwd: schemas})
  .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('validation/messages.ts'))
  .map((file) => readFileSync(join(schemas, file), 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, ''))
  .join('\n')

/** Sentences in the code of the schemas that are neither titles nor descriptions. */
const messages = [...source.matchAll(/(?<!\b(?:title|description|en):\s*)'([A-ZĄČĘĖĮŠŲŪŽ][^'\n]* [^'\n]*)'/g)]
  .map(([, text = '']) => text)
  .filter((text) => !schemaTexts.some((known) => known.text === text))

test('every title and description of every type has its English', () => {
  expect(schemaTexts.length).toBeGreaterThan(700)
  expect(schemaTexts.filter(({text, type}) => !englishText(text, type))).toEqual([])
})

test('every message of the validation has its English', () => {
  expect(messages.length).toBeGreaterThan(70)
  expect(messages.filter((text) => !englishMessage(text))).toEqual([])
})

test('no message is put together in the code, where nothing translates it', () => {
  expect(source.match(/`[^`\n]*[ąčęėįšųūž][^`\n]*`/gi) ?? []).toEqual([])
})

test('no English is left over from a text that is gone', () => {
  const known = new Set([...schemaTexts.map(({text}) => text), ...messages])
  const left = Object.entries(tables).flatMap(([type, texts]) =>
    Object.keys(texts).filter((text) =>
      type === 'shared' || type === 'messages'
        ? !known.has(text)
        : !schemaTexts.some((each) => each.type === type && each.text === text),
    ),
  )
  expect(left).toEqual([])
})

test('the English is typeset with ‘…’ and has no Lithuanian', () => {
  const odd = Object.values(tables)
    .flatMap((texts) => Object.values(texts))
    .filter((text) => /["'„“”]|\.\.\.| - /.test(text))
  expect(odd).toEqual([])
  expect(englishText('Pradžia', 'event')).toBe('Start')
  expect(englishText('Pradžia', 'redirect')).toBe('Home')
})

test('the schema is in English throughout', () => {
  const english = schemaInEnglish(schemaTypes as SchemaTypeDefinition[]) as Definition[]
  const texts = english.flatMap((type) => textsIn(type, type.name ?? ''))
  expect(texts).toEqual(schemaTexts.map(({text, type}) => ({type, text: englishText(text, type)})))
  const event = createSchema({name: 'default', types: english as SchemaTypeDefinition[]}).get('event')
  expect(event?.title).toBe('Event')
})

test('previews name options and types in English, and leave what volunteers wrote', () => {
  const english = schemaInEnglish(schemaTypes as SchemaTypeDefinition[]) as Definition[]
  const preview = (name: string) => english.find((type) => type.name === name)?.preview
  const times = {day: 'saturday', from: '10:00', to: '13:00'}
  expect(preview('weeklyTime')?.prepare?.(times)).toMatchObject({title: 'Saturday', subtitle: '10:00–13:00'})
  const link = {title: 'Naujienos', page: '/kontaktai'}
  expect(preview('internalLink')?.prepare?.(link)).toMatchObject({title: 'Naujienos', subtitle: 'Contact'})
  expect(preview('weeklyTime')?.prepare?.({})?.title).toBe(englishText('Kas savaitę', 'weeklyTime'))
})

test.each([
  [
    'lt',
    'error title.lt: Įrašykite tekstą lietuviškai.',
    'error eventKey: Spustelėkite „Naudoti …“ arba įrašykite renginio kodą, pvz., kaledos-2025.',
  ],
  [
    'en',
    'error title.lt: Enter the text in Lithuanian.',
    'error eventKey: Press ‘Use …’, or enter a code for the event, such as kaledos-2025.',
  ],
] as const)('the validation speaks the language of the Studio: %s', async (language, title, key) => {
  const problems = await problemsOf({_id: 'drafts.event', _type: 'event'}, [], language)
  expect(problems).toEqual(expect.arrayContaining([title, key]))
})
