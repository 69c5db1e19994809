/** Languages of the content, the default first. */
export const languages = [
  {id: 'lt', title: 'Lietuviškai'},
  {id: 'en', title: 'Angliškai'},
] as const

export type Language = (typeof languages)[number]['id']

/** A value in both languages: the shape of every `localized…` object. */
export type Bilingual<Value> = {[language in Language]?: Value}

/** The locale of a language for `Intl`, with British English: 4 Sept 2025; A, B and C. */
export const intlLocale = (language: Language): string => (language === 'en' ? 'en-GB' : 'lt')

/** A text that the Studio or the site says itself. */
export type BilingualText = Required<Bilingual<string>>
