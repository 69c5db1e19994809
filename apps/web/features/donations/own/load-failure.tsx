'use client'

import {useTranslations} from 'next-intl'
import type {QueryError} from '#/supabase/query.ts'
import {buttonClass} from '#/ui/controls/button.tsx'

export function LoadFailure({error, onRetry}: {error: QueryError; onRetry: () => void}) {
  const t = useTranslations('donation.own')
  const submission = useTranslations('submission')
  return (
    <div role="alert">
      <p className="font-semibold text-danger">{t('loadErrorTitle')}</p>
      <p className="mt-1">{submission(error === 'offline' ? 'offline' : 'unavailable')}</p>
      <button type="button" onClick={onRetry} className={`${buttonClass('quiet')} mt-4`}>
        {t('retry')}
      </button>
    </div>
  )
}
