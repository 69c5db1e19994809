import {parse, TYPE, type MessageFormatElement} from '@formatjs/icu-messageformat-parser'
import type {Language} from '@site/schemas/languages'
import {newsletterConsent, parentalConsent} from '@site/schemas/consents'
import {expect, test} from 'vitest'
import en from './en.json' with {type: 'json'}
import lt from './lt.json' with {type: 'json'}

const entries = (messages: object, path = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : entries(value, `${path}${key}.`),
  )

test('both languages have the same messages, with the same placeholders', () => {
  const english = new Map(entries(en))
  expect(entries(lt).map(([key]) => key)).toEqual([...english.keys()])
  for (const [key, text] of entries(lt)) {
    expect([key, placeholders(text)]).toEqual([key, placeholders(english.get(key) ?? '')])
  }
})

test('the words of a consent are those that are stored with it', () => {
  for (const [language, {newsletter, registrations}] of Object.entries({lt, en}) as [Language, typeof lt][]) {
    expect(newsletter.text).toContain(newsletterConsent[language])
    expect(registrations.race.consent).toBe(parentalConsent[language])
  }
})

test('quotation marks are those of the language', () => {
  for (const [key, text] of entries(lt)) expect([key, /["”]/.test(text)]).toEqual([key, false])
  for (const [key, text] of entries(en)) expect([key, /["„']/.test(text)]).toEqual([key, false])
})

test('plurals have all categories of their language', () => {
  for (const [key, forms] of plurals(lt)) expect([key, forms]).toEqual([key, ['few', 'many', 'one', 'other']])
  for (const [key, forms] of plurals(en)) expect([key, forms]).toEqual([key, ['one', 'other']])
})

function placeholders(text: string): string[] {
  return [...new Set(elementsOf(parse(text)).flatMap(nameOf))].toSorted()
}

function nameOf(element: MessageFormatElement): string[] {
  return element.type === TYPE.literal || element.type === TYPE.pound ? [] : [element.value]
}

/** The plural categories of each message; exact matches (`=0`) are allowed in either language. */
function plurals(messages: object): [string, string[]][] {
  return entries(messages).flatMap(([key, text]) =>
    elementsOf(parse(text)).flatMap((element): [string, string[]][] =>
      element.type === TYPE.plural
        ? [
            [
              key,
              Object.keys(element.options)
                .filter((form) => !form.startsWith('='))
                .toSorted(),
            ],
          ]
        : [],
    ),
  )
}

function elementsOf(message: MessageFormatElement[]): MessageFormatElement[] {
  return message.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...elementsOf(element.children)]
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element]
    return [element, ...Object.values(element.options).flatMap(({value}) => elementsOf(value))]
  })
}
