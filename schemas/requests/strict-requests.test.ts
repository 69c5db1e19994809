import {readdirSync} from 'node:fs'
import * as fc from 'fast-check'
import * as z from 'zod'
import {expect, test} from 'vitest'

/** A file that is in neither list fails, so that whoever adds one says whether it is about money. */
const aboutMoney = ['donation', 'gift-aid', 'membership', 'money-requests', 'subscription']
const others = [
  'comment',
  'comment-limits',
  'contact',
  'event-registration',
  'link-sent',
  'log-in',
  'looks-automatic',
  'named-event',
  'newsletter-issue',
  'newsletter-subscription',
  'password',
  'photo',
  'preview-link',
  'profile',
  'race-registration',
  'registrants',
  'registrants-message',
  'registration-ranges',
  'sign-up',
  'studio-messages',
  'submission-fields',
]

const modules = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .toSorted()

const exported = await Promise.all(
  aboutMoney.map(
    async (name) => (await import(new URL(`${name}.ts`, import.meta.url).href)) as Record<string, unknown>,
  ),
)

function objectsIn(schema: unknown): z.ZodObject[] {
  if (schema instanceof z.ZodObject) return [schema]
  return schema instanceof z.ZodDiscriminatedUnion ? schema.options.flatMap(objectsIn) : []
}

const requests = exported.flatMap((all) =>
  Object.entries(all).flatMap(([name, schema]) =>
    objectsIn(schema).map((object, place) => ({name: `${name} ${place}`, schema: object})),
  ),
)

test('each kind of request is about money or not', () => {
  expect(modules).toEqual([...aboutMoney, ...others].toSorted())
  expect(requests.map(({name}) => name)).toEqual(
    expect.arrayContaining(['donationRequest 0', 'refundRequest 0', 'manageSubscriptionRequest 4']),
  )
})

test.each(requests)('$name refuses a key that it does not know', ({schema}) => {
  fc.assert(
    fc.property(fc.string({minLength: 1}), fc.jsonValue(), (key, value) => {
      fc.pre(!Object.hasOwn(schema.shape, key) && key !== '__proto__')
      const {error} = schema.safeParse({[key]: value})
      expect(error?.issues).toContainEqual(
        expect.objectContaining({code: 'unrecognized_keys', keys: [key], path: []}),
      )
    }),
  )
})
