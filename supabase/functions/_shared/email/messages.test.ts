import {parse, TYPE, type MessageFormatElement} from '@formatjs/icu-messageformat-parser'
import {expect, test} from 'vitest'
import {emailData} from './email-data.ts'
import {formatTexts, messages} from './messages.ts'

const entries = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[path + key, value] as [string, string]]
      : entries(value as object, `${path}${key}.`),
  )

const pluralsOf = (text: string) => parse(text).filter(({type}) => type === TYPE.plural)

/** What a message names, in its plural forms too. */
const namesIn = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    const forms = element.type === TYPE.plural ? Object.values(element.options) : []
    return [element.value, ...forms.flatMap(({value}) => namesIn(value))]
  })

const placeholders = (text: string) => [...new Set(namesIn(parse(text)))].toSorted()

test('both languages have the same texts for each template, with the same placeholders', () => {
  for (const [template, texts] of Object.entries(messages.lt)) {
    const english = messages.en[template as keyof typeof messages.en]
    expect([template, Object.keys(english)]).toEqual([template, Object.keys(texts)])
    const named = (text: object) => [...new Set(entries(text).flatMap(([, each]) => placeholders(each)))]
    expect([template, named(english).toSorted()]).toEqual([template, named(texts).toSorted()])
  }
})

test('there are texts for every template, and no others', () => {
  const templates = Object.keys(messages.lt).filter((name) => !['frame', 'labels', 'phrases'].includes(name))
  expect(templates.toSorted()).toEqual(Object.keys(emailData).toSorted())
})

test('Lithuanian quotes are „these“ and dashes –', () => {
  expect(JSON.stringify(messages.lt)).not.toMatch(/[“”](?=\w)|\\"| - /)
})

test.each([
  ['lt', ['one', 'few', 'many', 'other']],
  ['en', ['one', 'other']],
] as const)('plurals have all categories of %s', (language, categories) => {
  const plurals = entries(messages[language]).flatMap(([, text]) => pluralsOf(text))
  expect(plurals.length).toBeGreaterThan(0)
  for (const plural of plurals)
    expect(Object.keys((plural as {options: object}).options).toSorted()).toEqual([...categories].toSorted())
})

test('a text needs every value it names', () => {
  const subjectOf = (values: object) => formatTexts('lt', 'registration-confirmed', {...values}).subject
  expect(subjectOf({eventTitle: '{name} $& <b>'})).toBe('Registracija patvirtinta: {name} $& <b>')
  for (const values of [{}, {eventTitle: undefined}, {eventTitle: null}, {eventTitle: {}}])
    expect(() => subjectOf(values)).toThrow(/eventTitle/)
})

test.each([
  ['lt', 1, 'Iki narystės pabaigos liko 1 diena'],
  ['lt', 2, 'Iki narystės pabaigos liko 2 dienos'],
  ['lt', 10, 'Iki narystės pabaigos liko 10 dienų'],
  ['lt', 21, 'Iki narystės pabaigos liko 21 diena'],
  ['en', 1, 'Your membership ends in 1 day'],
  ['en', 21, 'Your membership ends in 21 days'],
] as const)('a text has the plural form that %s has for %i', (language, daysLeft, subject) => {
  expect(formatTexts(language, 'membership-reminder', {daysLeft}).subject).toBe(subject)
})
