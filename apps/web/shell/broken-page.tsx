'use client'

import {useEffect} from 'react'
import {splitLanguage} from '#/i18n/localized-path.ts'
import texts from './broken-page.json'
import styles from './broken-page.module.css'
import {codeOfError, reportError} from './error-report-actions.ts'

interface BrokenPageProps {
  error: unknown
  retry: () => void
}

/** There is no layout, so nothing tells the language: it says everything in both. */
export default function BrokenPage({error, retry}: BrokenPageProps) {
  useEffect(() => {
    void reportError(error, splitLanguage(location.pathname).language)
  }, [error])
  const code = codeOfError(error)
  return (
    <main className={styles.page}>
      <title>{texts.lt.title}</title>
      {(['lt', 'en'] as const).map((language) => {
        const {title, text, retry: again, home, homePath} = texts[language]
        return (
          <section key={language} lang={language}>
            <h1>{title}</h1>
            <p>{text}</p>
            <code translate="no">{code}</code>
            <div className={styles.actions}>
              <button type="button" onClick={retry}>
                {again}
              </button>
              {/* The router may be what has failed. */}
              <a href={homePath}>{home}</a>
            </div>
          </section>
        )
      })}
    </main>
  )
}
