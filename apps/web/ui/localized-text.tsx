import {useLocale, useTranslations} from 'next-intl'
import {localize} from '#/i18n/localize.ts'

interface LocalizedTextProps {
  text: Parameters<typeof localize<string>>[0]
}

/** Text in the page's language; where it is missing, in the other one, marked for screen readers and for the eye. */
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

/** Says in the page's language that what stands beside it is not translated. */
export function LanguageNote() {
  const t = useTranslations('language')
  return (
    <small className="inline-block font-sans text-small font-normal tracking-normal text-muted">
      ({t('onlyInOther')})
    </small>
  )
}
