'use client'

import {useLocale, useTranslations, type Locale} from 'next-intl'
import {type MouseEvent, useEffect} from 'react'
import {localizedPath, splitLanguage} from '#/i18n/localized-path.ts'
import {usePathname} from '#/i18n/navigation.ts'
import {tabValues} from '#/storage/browser-storage.ts'
import {isDialogEntry} from '#/ui/dialogs/dialog-history.ts'

const languages: Locale[] = ['lt', 'en']

// Only somebody who changes the language, or has just done so, needs this.
const loadKeptPlace = () => import('./kept-place.ts').catch(() => null)

export function LanguageToggle() {
  const current = useLocale()
  const pathname = usePathname()
  const t = useTranslations('language')

  // A full page load changes `lang` and everything else at once. `storedLanguageScript` has stored the choice.
  async function follow(event: MouseEvent<HTMLAnchorElement>, language: Locale) {
    const link = event.currentTarget
    link.pathname = localizedPath(language, splitLanguage(location.pathname).path)
    link.search = location.search
    link.hash = location.hash
    if (event.ctrlKey || event.metaKey || event.shiftKey || (scrollY <= 0 && !isDialogEntry())) return
    event.preventDefault()
    if (scrollY > 0) (await loadKeptPlace())?.keepPlace(link.pathname)
    // Back would otherwise find the page twice: before and since the menu was opened.
    if (isDialogEntry()) location.replace(link.href)
    else location.assign(link.href)
  }

  useEffect(() => {
    if (tabValues.read('language-place')) void loadKeptPlace().then((keptPlace) => keptPlace?.returnToPlace())
  }, [])

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
            onClick={(event) => void follow(event, language)}
            className="flex min-h-11 min-w-11 items-center justify-center text-muted uppercase hover:text-ink hover:underline aria-current:text-brand aria-current:underline aria-current:decoration-accent aria-current:decoration-3 aria-current:underline-offset-8"
          >
            {language}
          </a>
        </li>
      ))}
    </ul>
  )
}
