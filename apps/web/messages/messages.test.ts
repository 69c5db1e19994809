import {expect, it} from 'vitest'
import en from './en.json' with {type: 'json'}
import lt from './lt.json' with {type: 'json'}

const entries = (messages: object, path = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : entries(value, `${path}${key}.`),
  )

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).toSorted()

it('both languages have the same messages, with the same placeholders', () => {
  const english = new Map(entries(en))
  expect(entries(lt).map(([key]) => key)).toEqual([...english.keys()])
  for (const [key, text] of entries(lt)) {
    expect([key, placeholders(text)]).toEqual([key, placeholders(english.get(key) ?? '')])
  }
})

it('quotes are those of the language', () => {
  for (const [key, text] of entries(lt)) expect([key, /["”]/.test(text)]).toEqual([key, false])
  for (const [key, text] of entries(en)) expect([key, /["„']/.test(text)]).toEqual([key, false])
})
