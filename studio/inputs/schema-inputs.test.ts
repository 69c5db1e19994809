import {createSchema, type SchemaTypeDefinition} from 'sanity'
import {expect, test, vi} from 'vitest'
import {schemaTypesIn} from '../schema/schema-types.ts'
import {SharedPictureBlock, SharedPictureInput} from '../languages/content/shared-picture.tsx'
import {EventKeyInput} from './event-key-input.tsx'
import {AnyFileInput, PictureInput, RichTextInput} from './pictures/picture-files.tsx'
import {PhotoList} from './pictures/photo-list.tsx'
import {TableInput} from './table/table-input.tsx'
import {TypedDayInput, TypedInstantInput} from './typed/date-input.tsx'
import {LinkInput} from './typed/link-input.tsx'
import {MoneyInput} from './typed/money-input.tsx'
import {WebAddressInput} from './typed/url-input.tsx'

vi.mock('../workspace/env.ts', () => ({env: {SITE_CLOCK: '2025-11-15T12:00:00Z'}}))
vi.mock('sanity', async (original) => ({
  ...(await original<object>()),
  useTranslation: () => ({t: (key: string) => key}),
  useFormCallbacks: () => ({}),
}))
const {withInputs} = await import('./schema-inputs.ts')

interface Field {
  name?: string
  type: string
  title?: string
  initialValue?: () => unknown
  options?: {unit?: string}
  components?: {input?: unknown}
  fields?: Field[]
  of?: Field[]
  marks?: {annotations?: Field[]}
}

const definitions = withInputs(schemaTypesIn('lt') as SchemaTypeDefinition[]) as unknown as Field[]

/** Every definition, with those inside it. */
function all(definition: Field): Field[] {
  const inner = [
    ...(definition.fields ?? []),
    ...(definition.of ?? []),
    ...(definition.marks?.annotations ?? []),
  ]
  return [definition, ...inner.flatMap(all)]
}

const fields = definitions.flatMap(all)
const inputsOf = (type: string) =>
  new Set(fields.filter((field) => field.type === type).map(({components}) => components?.input))
const fieldOf = (type: string, name: string) =>
  definitions.find((each) => each.name === type)?.fields?.find((field) => field.name === name)

test('dates, addresses and pictures have inputs of their own, wherever they are', () => {
  expect(inputsOf('date')).toEqual(new Set([TypedDayInput]))
  expect(inputsOf('datetime')).toEqual(new Set([TypedInstantInput]))
  expect(inputsOf('url')).toEqual(new Set([WebAddressInput, LinkInput]))
  expect(inputsOf('image')).toEqual(new Set([PictureInput]))
})

test('pictures among paragraphs are dropped into the text', () => {
  const richText = definitions.find(({name}) => name === 'richText')
  expect(richText?.components?.input).toBe(RichTextInput)
})

test('a file in a text is not taken for a picture', () => {
  expect(inputsOf('file')).toEqual(new Set([AnyFileInput]))
})

test('the cells of a table are a grid', () => {
  expect(fieldOf('table', 'rows')?.components?.input).toBe(TableInput)
})

test('every amount in pounds is a sum of money', () => {
  const amounts = fields.filter(({type, title}) => type === 'number' && title?.includes('£'))
  expect(amounts).toHaveLength(8)
  expect(new Set(amounts.map(({components}) => components?.input))).toEqual(new Set([MoneyInput]))
})

test.for(['event', 'school', 'photoAlbum', 'schoolsPage', 'groupsPage'])(
  'the key of a %s has its input',
  (type) => {
    expect(fieldOf(type, 'eventKey')?.components?.input).toBe(EventKeyInput)
  },
)

test('dates that begin with today follow the site’s clock', () => {
  expect(fieldOf('newsItem', 'date')?.initialValue?.()).toBe('2025-11-15')
})

test('other fields keep the input of Sanity, and the schema stays valid', () => {
  expect(inputsOf('string')).toEqual(new Set([undefined, EventKeyInput]))
  expect(inputsOf('boolean')).toEqual(new Set([undefined]))
  const schema = createSchema({name: 'test', types: definitions as unknown as SchemaTypeDefinition[]})
  const problems = schema._validation?.flatMap((group) => group.problems) ?? []
  expect(problems.filter(({severity}) => severity === 'error')).toEqual([])
})

/** What a list item's input shows, without rendering it: its content, then its button. */
function shownIn(item: Field | undefined) {
  const input = item?.components?.input as (props: object) => {props: {children: {type: unknown}[]}}
  return input({path: [], renderDefault: () => ({type: 'default'})}).props.children
}

test('items with a dialog end with a button, others and blocks do not', () => {
  expect(shownIn(fieldOf('event', 'programme')?.of?.[0])).toMatchObject([{type: 'default'}, {}])
  expect(fieldOf('event', 'aliases')?.of?.[0]?.components).toBeUndefined()
  const richText = definitions.find(({name}) => name === 'richText')
  expect(richText?.of?.map(({components}) => components)).not.toContainEqual(
    expect.objectContaining({input: expect.anything()}),
  )
})

test.for([
  ['photoAlbum', 'photos'],
  ['campaign', 'gallery'],
] as const)('the button of a picture in a list leaves it its input (%s)', ([type, name]) => {
  expect(shownIn(fieldOf(type, name)?.of?.[0])).toMatchObject([{type: PictureInput}, {}])
  expect(fieldOf(type, name)?.components?.input).toBe(PhotoList)
})

test('a picture of both languages is chosen and shown as a picture', () => {
  const members = definitions.find(({name}) => name === 'translatedRichText')?.of
  expect(members?.find(({type}) => type === 'sharedPicture')?.components).toEqual({
    input: SharedPictureInput,
    block: SharedPictureBlock,
  })
})
