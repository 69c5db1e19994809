'use client'

import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {buttonClass} from '#/ui/button.tsx'
import {saveFile} from '#/ui/save-file.ts'
import {BusyLabel} from '#/ui/submit-button.tsx'
import {toast} from '#/ui/toast.ts'
import {toCsv, type Cell} from './csv.ts'

interface ExportButtonProps {
  /** Without its extension. */
  fileName: string
  /** A heading and the rows. May reject. */
  loadRows: () => Cell[][] | Promise<Cell[][]>
}

/** Downloads a list for a spreadsheet. */
export function ExportButton({fileName, loadRows}: ExportButtonProps) {
  const t = useTranslations('admin.list.csv')
  const [isBusy, setIsBusy] = useState(false)

  async function save() {
    if (isBusy) return
    setIsBusy(true)
    try {
      saveFile(`${fileName}.csv`, 'text/csv;charset=utf-8', await toCsv(await loadRows()))
    } catch {
      // The rows or the library could not be loaded.
      toast.error(t('failed'))
    }
    setIsBusy(false)
  }

  return (
    <button type="button" onClick={() => void save()} className={buttonClass('quiet')}>
      <BusyLabel isBusy={isBusy} busy={t('busy')}>
        {t('download')}
      </BusyLabel>
    </button>
  )
}
