'use client'

import {useEffect} from 'react'
import {splitLanguage} from '#/i18n/localized-path.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import texts from './broken-page.json'
import {codeOfError, reportError} from './error-report-actions.ts'

interface BrokenPageProps {
  error: unknown
  retry: () => void
}

/** There is no layout, so nothing tells the language: it says everything in both. */
export function BrokenPage({error, retry}: BrokenPageProps) {
  useEffect(() => {
    void reportError(error, splitLanguage(location.pathname).language)
  }, [error])
  const code = codeOfError(error)
  return (
    <main className="frame grid gap-16 py-16 md:py-24">
      <title>{texts.lt.title}</title>
      {(['lt', 'en'] as const).map((language) => {
        const {title, text, retry: again, home, homePath} = texts[language]
        return (
          <section key={language} lang={language}>
            <h1 className="text-h1">{title}</h1>
            <p className="measure mt-6 text-lead">{text}</p>
            <p className="mt-3">
              <code translate="no" className="text-h3 tracking-widest select-all">
                {code}
              </code>
            </p>
            <p className="mt-8 flex flex-wrap gap-3">
              <button type="button" onClick={retry} className={buttonClass()}>
                {again}
              </button>
              {/* oxlint-disable-next-line nextjs/no-html-link-for-pages -- The router may be what has failed. */}
              <a href={homePath} className={buttonClass('quiet')}>
                {home}
              </a>
            </p>
          </section>
        )
      })}
    </main>
  )
}
