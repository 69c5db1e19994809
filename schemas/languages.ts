export const languages = [
  {id: 'lt', title: 'Lietuviškai'},
  {id: 'en', title: 'Angliškai'},
] as const

export type Language = (typeof languages)[number]['id']

export type Bilingual<Value> = {[language in Language]?: Value}

/** `Intl` gets British English: 4 Sept 2025; A, B and C. */
export const intlLocale = (language: Language): string => (language === 'en' ? 'en-GB' : 'lt')

export type BilingualText = Required<Bilingual<string>>
