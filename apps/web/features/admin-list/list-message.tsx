'use client'

import {onlineManager} from '@tanstack/react-query'
import {useTranslations} from 'next-intl'
import {useSyncExternalStore, type ReactNode} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import type {QueryFailure} from './query-client.ts'

interface ListMessageProps {
  title: string
  text: string
  children?: ReactNode
}

export function ListMessage({title, text, children}: ListMessageProps) {
  return (
    <div className="rounded-card border border-line bg-raised px-5 py-12 text-center sm:py-16">
      <p className="font-serif text-h3">{title}</p>
      <p className="mx-auto mt-2 max-w-md text-muted">{text}</p>
      {children && <div className="mt-6 flex justify-center">{children}</div>}
    </div>
  )
}

interface ListFailureProps {
  error: QueryFailure
  /** Rows of an earlier request are still shown. */
  hasRows: boolean
  isLoading: boolean
  onRetry: () => void
}

export function ListFailure({error: {error}, hasRows, isLoading, onRetry}: ListFailureProps) {
  const t = useTranslations('admin.list')
  const isOnline = useIsOnline()
  const title = isOnline ? t('failed') : t('offline')
  const reason = error === 'forbidden' || error === 'loggedOut' ? t('refusedText') : t('failedText')
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

function useIsOnline(): boolean {
  return useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
  )
}
