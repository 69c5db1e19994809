'use client'

import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {saveFile} from '#/ui/links/save-file.ts'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import {toast} from '#/ui/toasts/toast.ts'
import {toCsv, toXlsx, type Sheet} from './sheet.ts'

interface ExportButtonsProps {
  /** The name has no extension. */
  fileName: string
  loadSheet: () => Sheet | Promise<Sheet>
}

const formats = {
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: toXlsx,
  },
  csv: {type: 'text/csv;charset=utf-8', write: toCsv},
} as const
type Format = keyof typeof formats

export function ExportButtons({fileName, loadSheet}: ExportButtonsProps) {
  const t = useTranslations('admin.list.export')
  const [busy, setBusy] = useState<Format>()

  async function save(format: Format) {
    if (busy) return
    setBusy(format)
    try {
      const {type, write} = formats[format]
      saveFile(`${fileName}.${format}`, type, await write(await loadSheet(), fileName))
    } catch {
      // The rows or the library could not be loaded.
      toast.error(t('failed'))
    }
    setBusy(undefined)
  }

  return (
    <div className="flex flex-wrap gap-3">
      {(['xlsx', 'csv'] as const).map((format) => (
        <button key={format} type="button" onClick={() => void save(format)} className={buttonClass('quiet')}>
          <BusyLabel isBusy={busy === format} busy={t('busy')}>
            {t(format)}
          </BusyLabel>
        </button>
      ))}
    </div>
  )
}
