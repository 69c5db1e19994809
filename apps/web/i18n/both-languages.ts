import 'server-only'
import {languages, type Language} from '@site/schemas/languages'
import type {createTranslator, Locale, Messages} from 'next-intl'
import {getTranslations} from 'next-intl/server'

export interface Words {
  locale: Locale
  t: ReturnType<typeof createTranslator<Messages>>
}

export async function textInBothLanguages(): Promise<
  (text: (words: Words) => string) => Record<Language, string>
> {
  const [lt, en] = await Promise.all(
    languages.map(async ({id: locale}) => ({
      locale,
      t: await getTranslations({locale}),
    })),
  )
  return (text) => ({lt: text(lt as Words), en: text(en as Words)})
}

/** Nobody reads the text as a whole; empty parts are left out. */
export const joinTexts = (parts: (string | number | null | undefined | false)[]): string =>
  parts.filter(Boolean).join('\u00a0· ')
