export const languages = [
  {id: 'lt', title: 'Lietuviškai'},
  {id: 'en', title: 'Angliškai'},
] as const

export type Language = (typeof languages)[number]['id']

export type Bilingual<Value> = {[language in Language]?: Value}

/** The Studio’s locale; its English is American, and the community’s dates and sums are British. */
export const languageOf = (locale: string): Language => (locale.startsWith('en') ? 'en' : 'lt')

/** `Intl` gets British English: 4 Sept 2025; A, B and C. */
export const intlLocale = (language: Language): string => (language === 'en' ? 'en-GB' : 'lt')

export type BilingualText = Required<Bilingual<string>>
