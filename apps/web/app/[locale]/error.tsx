'use client'

import {useTranslations} from 'next-intl'
import {lazy, Suspense} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'

interface ErrorPageProps {
  error: unknown
}

// Most visitors never see it.
const ErrorReport = lazy(() => import('#/shell/error-report.tsx').catch(() => ({default: () => null})))

/** An uncached page cannot be rendered while the Content Lake is unavailable. */
export default function ErrorPage({error}: ErrorPageProps) {
  const t = useTranslations('error')
  return (
    <div className="frame py-16 md:py-24">
      <h1 className="text-h1">{t('title')}</h1>
      <p className="measure mt-6 text-lead">{t('text')}</p>
      <p className="mt-8">
        {/* Scripts of a page from before the last build are not found at another try either. */}
        <button type="button" onClick={() => location.reload()} className={buttonClass()}>
          {t('retry')}
        </button>
      </p>
      <Suspense>
        <ErrorReport error={error} />
      </Suspense>
    </div>
  )
}
