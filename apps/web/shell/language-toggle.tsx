'use client'

import {useLocale, useTranslations, type Locale} from 'next-intl'
import type {MouseEvent} from 'react'
import {localizedPath, splitLanguage} from '#/i18n/localized-path.ts'
import {usePathname} from '#/i18n/navigation.ts'
import {rememberLanguage} from '#/i18n/stored-language.ts'
import {isDialogEntry} from '#/ui/dialog-history.ts'

const languages: Locale[] = ['lt', 'en']

/** Link to the same page in the other language, which stores the choice. */
export function LanguageToggle() {
  const current = useLocale()
  const pathname = usePathname()
  const t = useTranslations('language')

  // A full page load, so that `lang` and everything else changes at once. The choice is stored first, or the page would
  // redirect the visitor straight back.
  function follow(event: MouseEvent<HTMLAnchorElement>, language: Locale) {
    rememberLanguage(language)
    event.currentTarget.pathname = localizedPath(language, splitLanguage(location.pathname).path)
    event.currentTarget.search = location.search
    event.currentTarget.hash = location.hash
    // Back would otherwise find the page twice: before and since the menu was opened.
    if (!isDialogEntry() || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    location.replace(event.currentTarget.href)
  }

  return (
    <ul aria-label={t('label')} className="flex flex-none items-center text-small font-semibold">
      {languages.map((language) => (
        <li
          key={language}
          className={`xl:not-first:border-s xl:not-first:border-line ${language === current ? 'max-xl:hidden' : ''}`}
        >
          <a
            href={localizedPath(language, pathname)}
            hrefLang={language}
            lang={language}
            aria-current={language === current ? 'true' : undefined}
            aria-label={`${language.toUpperCase()} – ${t(language)}`}
            onClick={(event) => follow(event, language)}
            className="flex min-h-11 min-w-11 items-center justify-center text-muted uppercase hover:text-ink hover:underline aria-current:text-brand aria-current:underline aria-current:decoration-accent aria-current:decoration-3 aria-current:underline-offset-8"
          >
            {language}
          </a>
        </li>
      ))}
    </ul>
  )
}
