import {describe, expect, test} from 'vitest'
import {formatList, optionTitle, localize, localizeText} from './localize.ts'

describe('localize', () => {
  test('returns the text in the language of the page', () => {
    expect(localize({lt: 'Labas', en: 'Hello'}, 'lt')).toEqual({value: 'Labas', lang: 'lt'})
    expect(localize({lt: 'Labas', en: 'Hello'}, 'en')).toEqual({value: 'Hello', lang: 'en'})
  })

  test('falls back to the other language and names it', () => {
    expect(localize({lt: 'Labas', en: ' '}, 'en')).toEqual({value: 'Labas', lang: 'lt'})
    expect(localize({lt: null, en: 'Hello'}, 'lt')).toEqual({value: 'Hello', lang: 'en'})
    expect(localize<unknown[]>({lt: [], en: [{}]}, 'lt')).toEqual({value: [{}], lang: 'en'})
  })

  test('is undefined if both texts are empty', () => {
    expect(localize(null, 'lt')).toBeUndefined()
    expect(localize({lt: '', en: null}, 'en')).toBeUndefined()
    expect(localizeText(undefined, 'lt')).toBe('')
  })
})

describe('optionTitle', () => {
  const options = [{value: 'fair', title: {lt: 'Mugė', en: 'Fair'}}]

  test('is the title in the language, or the value if the list does not have it', () => {
    expect(optionTitle(options, 'fair', 'en')).toBe('Fair')
    expect(optionTitle(options, 'other', 'lt')).toBe('other')
  })
})

describe('formatList', () => {
  test('joins names without an Oxford comma', () => {
    expect(formatList(['Senjorai', 'Šokiai', 'Sportas'], 'lt')).toBe('Senjorai, Šokiai ir Sportas')
    expect(formatList(['Seniors', 'Dance', 'Sport'], 'en')).toBe('Seniors, Dance and Sport')
  })

  test('leaves out empty names', () => {
    expect(formatList(['Gulbė', '', 'Gintarėlis'], 'lt')).toBe('Gulbė ir Gintarėlis')
    expect(formatList([''], 'en')).toBe('')
  })
})
