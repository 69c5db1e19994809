import {createSchema, type PreviewConfig} from 'sanity'
import {expect, test, vi} from 'vitest'
import {schemaCode, schemaTexts} from '../../testing/schema-texts.ts'
import {problemsOf} from '../../testing/validate.ts'

vi.mock('../../workspace/env.ts', () => ({env: {SITE_CLOCK: '2025-11-15T12:00:00Z'}}))
const {schemaTypesIn} = await import('../../schema/schema-types.ts')

/** Every title and description, wherever it is. */
function textsIn(part: unknown): unknown[] {
  if (typeof part !== 'object' || part === null) return []
  const isPreview = (name: string) => name === 'preview' || name === 'icon'
  return Object.entries(part).flatMap(([name, value]) => {
    if (isPreview(name)) return []
    return name === 'title' || name === 'description' ? [value] : textsIn(value)
  })
}

test.each(['lt', 'en'] as const)('the schema is in one language throughout: %s', (language) => {
  const texts = textsIn(schemaTypesIn(language))
  expect(texts.length).toBeGreaterThan(800)
  expect(texts.filter((text) => typeof text !== 'string')).toEqual([])
})

test.each([
  ['lt', 'Renginys'],
  ['en', 'Event'],
] as const)('Sanity makes a schema of it: %s', (language, title) => {
  const schema = createSchema({name: 'default', types: schemaTypesIn(language)})
  expect(schema.get('event')?.title).toBe(title)
})

test('no message lacks its English, which no type asks for', () => {
  const alone = /(?<!\b(?:lt|en):\s*)'[A-ZĄČĘĖĮŠŲŪŽ][^'\n]* [^'\n]*'/g
  expect(schemaCode.match(alone) ?? []).toEqual([])
})

test('no message is put together in the code, where nothing translates it', () => {
  expect(schemaCode.match(/`[^`\n]*[ąčęėįšųūž][^`\n]*`/gi) ?? []).toEqual([])
})

test('the English is typeset with ‘…’ and has no Lithuanian quotation marks', () => {
  expect(schemaTexts.length).toBeGreaterThan(800)
  expect(schemaTexts.filter(({en}) => /["'„“”]|\.\.\.| - /.test(en))).toEqual([])
})

test('previews name options and types in English, and leave what volunteers wrote', () => {
  const preview = (name: string) =>
    (schemaTypesIn('en') as {name: string; preview?: PreviewConfig}[]).find((type) => type.name === name)
      ?.preview
  const times = {day: 'saturday', from: '10:00', to: '13:00'}
  expect(preview('weeklyTime')?.prepare?.(times)).toMatchObject({title: 'Saturday', subtitle: '10:00–13:00'})
  const link = {title: 'Naujienos', page: '/kontaktai'}
  expect(preview('internalLink')?.prepare?.(link)).toMatchObject({title: 'Naujienos', subtitle: 'Contact'})
  expect(preview('weeklyTime')?.prepare?.({})?.title).toBe('Every week')
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
