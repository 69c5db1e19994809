'use client'

import {useTranslations} from 'next-intl'
import {useLayoutEffect} from 'react'

/**
 * Marks that React has taken over the page (awaited-scripts-script.ts), announces and repeats what was pressed before. The
 * layout mounts this once.
 */
export function KeptTaps() {
  const t = useTranslations('site')
  useLayoutEffect(() => {
    document.documentElement.dataset.scripts = 'run'
    window.repeatKeptTaps?.()
  }, [])
  // Its text may come before React does.
  return (
    <div
      aria-live="polite"
      className="sr-only"
      data-kept-tap={t('keptTap')}
      dangerouslySetInnerHTML={{__html: ''}}
      suppressHydrationWarning
    />
  )
}
