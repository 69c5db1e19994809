import {expect, test} from 'vitest'
import {fillTexts} from './fill-texts.ts'
import {mailData} from './mail-data.ts'
import {messages} from './messages.ts'

/** Every text by its place, with the values that it names. */
const named = (language: 'lt' | 'en') =>
  Object.entries(messages[language]).map(([mail, texts]) => [
    mail,
    Object.keys(texts),
    [...JSON.stringify(texts).matchAll(/\{\w+\}/g)].map(([name]) => name),
  ])

test('both languages say the same things, with the same values', () => {
  expect(named('en')).toEqual(named('lt'))
})

test('there are texts for every mail, and no others', () => {
  const mails = Object.keys(messages.lt).filter((name) => name !== 'frame')
  expect(mails.toSorted()).toEqual(Object.keys(mailData).toSorted())
})

test('Lithuanian quotes are „these“ and dashes –', () => {
  expect(JSON.stringify(messages.lt)).not.toMatch(/[“”](?=\w)|\\"| - /)
})

test('a text is not sent without its value', () => {
  expect(() => fillTexts({heading: 'Labas, {name}'}, {})).toThrow(/name/)
  expect(fillTexts({heading: 'Labas, {name}', paragraphs: ['{name}!']}, {name: '{name} $&'})).toEqual({
    heading: 'Labas, {name} $&',
    paragraphs: ['{name} $&!'],
  })
})
