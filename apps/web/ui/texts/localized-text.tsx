import {useLocale, useTranslations} from 'next-intl'
import {localize} from '#/i18n/localize.ts'

interface LocalizedTextProps {
  text: Parameters<typeof localize<string>>[0]
}

/** A text that is missing in the page's language has `lang` and a visible note. */
export function LocalizedText({text}: LocalizedTextProps) {
  const locale = useLocale()
  const localized = localize(text, locale)
  if (!localized) return null
  if (localized.lang === locale) return localized.value
  return (
    <>
      <span lang={localized.lang}>{localized.value}</span> <LanguageNote />
    </>
  )
}

/** The note is in the page's language. */
export function LanguageNote() {
  const t = useTranslations('language')
  return (
    <small className="inline-block font-sans text-small font-normal tracking-normal text-muted">
      ({t('onlyInOther')})
    </small>
  )
}
