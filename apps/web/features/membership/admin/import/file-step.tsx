'use client'

import {useTranslations} from 'next-intl'
import {useRef} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import {MOST_MEGABYTES, MOST_ROWS} from './read-list.ts'
import type {FileFault} from './use-import.ts'

interface FileStepProps {
  fault: FileFault | undefined
  isReading: boolean
  onPick: (file: File) => void
}

const most = {megabytes: MOST_MEGABYTES, rows: MOST_ROWS}

export function FileStep({fault, isReading, onPick}: FileStepProps) {
  const t = useTranslations('admin.memberImport.file')
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="grid gap-4">
      <p className="max-w-2xl">{t('text', most)}</p>
      <input
        ref={input}
        type="file"
        accept=".csv,.xlsx,.txt,.tsv"
        aria-label={t('choose')}
        className="sr-only"
        tabIndex={-1}
        onChange={({target}) => {
          const [file] = target.files ?? []
          // The same file can be picked again once it is corrected.
          target.value = ''
          if (file) onPick(file)
        }}
      />
      <button
        type="button"
        onClick={() => input.current?.click()}
        className={`${buttonClass()} justify-self-start`}
      >
        <BusyLabel isBusy={isReading} busy={t('reading')}>
          {t('choose')}
        </BusyLabel>
      </button>
      {fault && (
        <p role="alert" className="font-semibold text-danger">
          {t(`fault.${fault}`, most)}
        </p>
      )}
    </div>
  )
}
