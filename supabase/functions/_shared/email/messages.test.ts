import {expect, test} from 'vitest'
import {fillTexts} from './fill-texts.ts'
import {emailData} from './email-data.ts'
import {messages} from './messages.ts'

/** The keys and placeholders of every template. */
const shapeOf = (language: 'lt' | 'en') =>
  Object.entries(messages[language]).map(([template, texts]) => [
    template,
    Object.keys(texts),
    [...JSON.stringify(texts).matchAll(/\{\w+\}/g)].map(([name]) => name),
  ])

test('both languages have the same keys and placeholders', () => {
  expect(shapeOf('en')).toEqual(shapeOf('lt'))
})

test('there are texts for every template, and no others', () => {
  const templates = Object.keys(messages.lt).filter((name) => name !== 'frame')
  expect(templates.toSorted()).toEqual(Object.keys(emailData).toSorted())
})

test('Lithuanian quotes are „these“ and dashes –', () => {
  expect(JSON.stringify(messages.lt)).not.toMatch(/[“”](?=\w)|\\"| - /)
})

test('a text needs every value it names', () => {
  expect(() => fillTexts({heading: 'Labas, {name}'}, {})).toThrow(/name/)
  expect(fillTexts({heading: 'Labas, {name}', paragraphs: ['{name}!']}, {name: '{name} $&'})).toEqual({
    heading: 'Labas, {name} $&',
    paragraphs: ['{name} $&!'],
  })
})
