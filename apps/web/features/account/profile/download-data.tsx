'use client'

import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {toast} from 'sonner'
import type {Failure} from '../failure.ts'
import {exportOwnData} from '../own-data.ts'
import {buttonClass} from '#/ui/button-link.tsx'
import {failureText} from '../form/failure-text.ts'
import {BusyLabel} from '#/ui/busy-label.tsx'
import {ACCOUNT_TOAST, showFailure} from '../show-failure.ts'
import {ProfileSection} from './profile-section.tsx'
import {saveFile} from './save-file.ts'

/** Hands out everything that is kept of the visitor, as a file. */
export function DownloadData() {
  const t = useTranslations('account.profile')
  const account = useTranslations('account')
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()

  async function download() {
    setIsBusy(true)
    const outcome = await exportOwnData()
    setIsBusy(false)
    setFailure(outcome.ok ? undefined : outcome.error)
    if (!outcome.ok) return showFailure(account, outcome.error, t('downloadErrorTitle'))
    saveFile(t('fileName', {date: new Date().toISOString().slice(0, 10)}), 'application/json', outcome.data)
    toast.success(t('downloaded'), {id: ACCOUNT_TOAST})
  }

  return (
    <ProfileSection title={t('dataTitle')} text={t('dataText')}>
      <button type="button" onClick={download} disabled={isBusy} className={buttonClass('quiet')}>
        <BusyLabel isBusy={isBusy} busy={t('downloading')}>
          {t('download')}
        </BusyLabel>
      </button>
      {failure && (
        <p className="mt-3 font-semibold text-danger">
          {t('downloadErrorTitle')}. {failureText(account, failure)}
        </p>
      )}
    </ProfileSection>
  )
}
