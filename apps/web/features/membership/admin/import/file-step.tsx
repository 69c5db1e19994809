'use client'

import {useTranslations} from 'next-intl'
import {useRef} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import {MOST_COLUMNS, MOST_MEGABYTES, MOST_ROWS, type ListSheet} from './list-sheet.ts'
import type {FileFault} from './use-import.ts'

interface FileStepProps {
  fault: FileFault | undefined
  isReading: boolean
  /** Empty until a workbook is picked whose sheets somebody has to choose from. */
  sheets: readonly ListSheet[]
  onPick: (file: File) => void
  onChoose: (sheet: ListSheet) => void
}

const most = {megabytes: MOST_MEGABYTES, rows: MOST_ROWS, columns: MOST_COLUMNS}

export function FileStep({fault, isReading, sheets, onPick, onChoose}: FileStepProps) {
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
      {sheets.length > 0 && (
        <fieldset className="grid justify-items-start gap-2">
          <legend className="mb-2 font-semibold">{t('sheets')}</legend>
          {sheets.map((sheet) => (
            <button
              key={sheet.name}
              type="button"
              onClick={() => onChoose(sheet)}
              className={`${buttonClass('quiet')} max-w-full text-start wrap-anywhere`}
            >
              {t(sheet.isHidden ? 'hiddenSheet' : 'sheet', {name: sheet.name, count: sheet.rows.length})}
            </button>
          ))}
        </fieldset>
      )}
      {fault && (
        <p role="alert" className="font-semibold text-danger">
          {t(`fault.${fault}`, most)}
        </p>
      )}
    </div>
  )
}
