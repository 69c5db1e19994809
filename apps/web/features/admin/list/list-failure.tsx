'use client'

import {useTranslations} from 'next-intl'
import type {QueryError} from '#/supabase/query.ts'
import {buttonClass} from '#/ui/button-link.tsx'
import {useIsOnline} from '../use-is-online.ts'
import {ListMessage} from './list-message.tsx'

interface ListFailureProps {
  error: QueryError
  /** Whether rows that were loaded before are still shown. */
  hasRows: boolean
  isLoading: boolean
  onRetry: () => void
}

/** Says why a list, or what is new in it, is not there, and tries again when asked. */
export function ListFailure({error, hasRows, isLoading, onRetry}: ListFailureProps) {
  const t = useTranslations('admin.list')
  const isOnline = useIsOnline()
  const title = isOnline ? t('failed') : t('offline')
  const reason = error === 'refused' || error === 'signedOut' ? t('refusedText') : t('failedText')
  const text = isOnline ? reason : t('offlineText')
  const retry = (
    <button type="button" onClick={onRetry} className={buttonClass('quiet')}>
      {isLoading ? t('loading') : t('retry')}
    </button>
  )
  if (!hasRows) {
    return (
      <div role="alert">
        <ListMessage title={title} text={text}>
          {retry}
        </ListMessage>
      </div>
    )
  }
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-s-6 border-line border-s-danger bg-raised px-4 py-3"
    >
      <p>{isOnline ? t('stale') : `${title}. ${text}`}</p>
      {retry}
    </div>
  )
}
