'use client'

import {useTranslations} from 'next-intl'
import type {SaveState} from './draft-saver.ts'

interface SaveStatusProps {
  state: SaveState
  isStored: boolean
  onRetry: () => void
}

export function SaveStatus({state, isStored, onRetry}: SaveStatusProps) {
  const t = useTranslations('admin.newsletter.save')
  // Announced at each pause in typing, ‘saving’ would interrupt the reader.
  const isQuiet = state === 'typing' || state === 'saving'
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 text-small text-muted">
      {isQuiet && <span aria-hidden="true">{t('saving')}</span>}
      <output className={isQuiet ? 'sr-only' : state === 'saved' ? '' : 'font-semibold text-danger'}>
        {isQuiet || (state === 'saved' && !isStored) ? '' : t(state)}
      </output>
      {state === 'failed' && (
        <button type="button" onClick={onRetry} className="text-link inline-flex min-h-11 items-center">
          {t('retry')}
        </button>
      )}
    </div>
  )
}
