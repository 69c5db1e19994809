'use client'

import {useTranslations} from 'next-intl'
import {buttonClass} from '#/ui/controls/button.tsx'

interface ProgressBarProps {
  label: string
  done: number
  total: number
  onStop?: () => void
}

export function ProgressBar({label, done, total, onStop}: ProgressBarProps) {
  const t = useTranslations('admin.bank')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <label className="grid min-w-0 flex-[1_1_11rem] gap-1.5">
        <span>{t('progress', {label, done, total})}</span>
        <progress value={done} max={total} className="h-3 w-full accent-brand" />
      </label>
      {onStop && (
        <button type="button" onClick={onStop} className={buttonClass('quiet')}>
          {t('stop')}
        </button>
      )}
    </div>
  )
}
