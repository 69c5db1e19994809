import {describe, expect, it} from 'vitest'
import {optionTitle, localize, localizeText} from './localize.ts'

describe('localize', () => {
  it('takes the language of the page', () => {
    expect(localize({lt: 'Labas', en: 'Hello'}, 'lt')).toEqual({value: 'Labas', lang: 'lt'})
    expect(localize({lt: 'Labas', en: 'Hello'}, 'en')).toEqual({value: 'Hello', lang: 'en'})
  })

  it('falls back to the other language and says which one that is', () => {
    expect(localize({lt: 'Labas', en: ' '}, 'en')).toEqual({value: 'Labas', lang: 'lt'})
    expect(localize({lt: null, en: 'Hello'}, 'lt')).toEqual({value: 'Hello', lang: 'en'})
    expect(localize<unknown[]>({lt: [], en: [{}]}, 'lt')).toEqual({value: [{}], lang: 'en'})
  })

  it('gives nothing where nothing is written', () => {
    expect(localize(null, 'lt')).toBeUndefined()
    expect(localize({lt: '', en: null}, 'en')).toBeUndefined()
    expect(localizeText(undefined, 'lt')).toBe('')
  })
})

describe('optionTitle', () => {
  const options = [{value: 'fair', title: {lt: 'Mugė', en: 'Fair'}}]

  it('is the title in the language, or the value when the list lacks it', () => {
    expect(optionTitle(options, 'fair', 'en')).toBe('Fair')
    expect(optionTitle(options, 'other', 'lt')).toBe('other')
  })
})
