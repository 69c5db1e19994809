'use client'

import {useTranslations} from 'next-intl'
import {useLayoutEffect} from 'react'

/** Announces and repeats what was pressed before React had taken over the page. The layout mounts this once. */
export function KeptTaps() {
  const t = useTranslations('site')
  useLayoutEffect(() => window.repeatKeptTaps?.(), [])
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
