'use client'

import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {toast} from 'sonner'
import {buttonClass} from '#/ui/button.tsx'
import {saveFile} from '#/ui/save-file.ts'
import {BusyLabel} from '#/ui/submit-button.tsx'
import type {Registration} from './registration.ts'
import {registrationRows, toCsv} from './registrations-csv.ts'

interface ExportButtonProps {
  eventKey: string
  registrations: readonly Registration[]
}

/** Downloads all registrations of an event for a spreadsheet. */
export function ExportButton({eventKey, registrations}: ExportButtonProps) {
  const t = useTranslations('admin.registrations')
  const [isBusy, setIsBusy] = useState(false)

  async function save() {
    if (isBusy) return
    setIsBusy(true)
    try {
      const rows = registrationRows(registrations, {
        column: (column) => t(`csv.column.${column}`),
        status: (status) => t(`status.${status}`),
        language: (language) => t(`language.${language}`),
        yes: t('csv.yes'),
        no: t('csv.no'),
      })
      saveFile(`${t('csv.file', {event: eventKey})}.csv`, 'text/csv;charset=utf-8', await toCsv(rows))
    } catch {
      // The library could not be loaded.
      toast.error(t('csv.failed'))
    }
    setIsBusy(false)
  }

  return (
    <button type="button" onClick={() => void save()} className={buttonClass('quiet')}>
      <BusyLabel isBusy={isBusy} busy={t('csv.busy')}>
        {t('csv.download')}
      </BusyLabel>
    </button>
  )
}
