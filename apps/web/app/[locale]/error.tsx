'use client'

import {useTranslations} from 'next-intl'
import {buttonClass} from '#/ui/controls/button.tsx'

/** An uncached page cannot be rendered while the Content Lake is unavailable. */
export default function ErrorPage({reset}: {reset: () => void}) {
  const t = useTranslations('error')
  return (
    <div className="frame py-16 md:py-24">
      <h1 className="text-h1">{t('title')}</h1>
      <p className="measure mt-6 text-lead">{t('text')}</p>
      <p className="mt-8">
        <button type="button" onClick={reset} className={buttonClass()}>
          {t('retry')}
        </button>
      </p>
    </div>
  )
}
