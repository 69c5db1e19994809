import 'server-only'
import {languages, type Language} from '@site/schemas/languages'
import type {createFormatter, createTranslator, Locale, Messages} from 'next-intl'
import {getFormatter, getTranslations} from 'next-intl/server'

/** What a text of one language is made with. */
export interface Words {
  locale: Locale
  t: ReturnType<typeof createTranslator<Messages>>
  format: ReturnType<typeof createFormatter>
}

/** Returns a function that makes a text in both languages. */
export async function textInBothLanguages(): Promise<
  (text: (words: Words) => string) => Record<Language, string>
> {
  const [lt, en] = await Promise.all(
    languages.map(async ({id: locale}) => ({
      locale,
      t: await getTranslations({locale}),
      format: await getFormatter({locale}),
    })),
  )
  return (text) => ({lt: text(lt as Words), en: text(en as Words)})
}

/** Parts of a text that nobody reads as a whole, without empty ones. */
export const joinTexts = (parts: (string | number | null | undefined | false)[]): string =>
  parts.filter(Boolean).join('\u00a0· ')
