import {expect, test} from 'vitest'
import {fillTexts} from './fill-texts.ts'
import {emailData} from './email-data.ts'
import {messages} from './messages.ts'

/** The keys and placeholders of every template. English needs fewer plural forms. */
const shapeOf = (language: 'lt' | 'en') =>
  Object.entries(messages[language]).map(([template, texts]) => [
    template,
    Object.keys(texts),
    [...new Set(JSON.stringify(texts).match(/\{\w+\}/g))].toSorted(),
  ])

test('both languages have the same keys and placeholders', () => {
  expect(shapeOf('en')).toEqual(shapeOf('lt'))
})

test('there are texts for every template, and no others', () => {
  const templates = Object.keys(messages.lt).filter((name) => !['frame', 'labels'].includes(name))
  expect(templates.toSorted()).toEqual(Object.keys(emailData).toSorted())
})

test('Lithuanian quotes are „these“ and dashes –', () => {
  expect(JSON.stringify(messages.lt)).not.toMatch(/[“”](?=\w)|\\"| - /)
})

test('a text needs every value it names', () => {
  expect(() => fillTexts({heading: 'Labas, {name}'}, {}, 'lt')).toThrow(/name/)
  const texts = {heading: 'Labas, {name}', paragraphs: ['{name}!'], labels: {seats: '{name}: {seats}'}}
  expect(fillTexts(texts, {name: '{name} $&', seats: 2}, 'lt')).toEqual({
    heading: 'Labas, {name} $&',
    paragraphs: ['{name} $&!'],
    labels: {seats: '{name} $&: 2'},
  })
})

test.each([
  ['lt', 1, 'Laukia 1 vieta'],
  ['lt', 2, 'Laukia 2 vietos'],
  ['lt', 10, 'Laukia 10 vietų'],
  ['lt', 21, 'Laukia 21 vieta'],
  ['en', 1, 'Laukia 1 vieta'],
  ['en', 21, 'Laukia 21 vietų'],
] as const)('a text has the plural form that %s has for %i', (language, seats, filled) => {
  const heading = {
    count: 'seats',
    one: 'Laukia {seats} vieta',
    few: 'Laukia {seats} vietos',
    other: 'Laukia {seats} vietų',
  }
  expect(fillTexts({heading}, {seats}, language)).toEqual({heading: filled})
  expect(() => fillTexts({heading}, {}, language)).toThrow(/seats/)
})
