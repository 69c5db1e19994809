'use client'

import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import {saveFile} from '#/ui/links/save-file.ts'
import type {AccountError} from '../form/account-error.ts'
import {ACCOUNT_TOAST, errorText} from '../form/account-error-text.ts'
import {exportOwnData} from './profile-actions.ts'
import {ExplainedSection} from '#/ui/layout/explained-section.tsx'
import {toast} from '#/ui/toasts/toast.ts'

export function DownloadData() {
  const t = useTranslations('account.profile')
  const account = useTranslations('account')
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<AccountError>()

  async function download() {
    setIsBusy(true)
    const result = await exportOwnData()
    setIsBusy(false)
    setFailure(result.ok ? undefined : result.error)
    if (!result.ok) return
    saveFile(t('fileName', {date: new Date().toISOString().slice(0, 10)}), 'application/json', result.data)
    toast.success(t('downloaded'), {id: ACCOUNT_TOAST})
  }

  return (
    <ExplainedSection title={t('dataTitle')} text={t('dataText')}>
      <button type="button" onClick={download} disabled={isBusy} className={buttonClass('quiet')}>
        <BusyLabel isBusy={isBusy} busy={t('downloading')}>
          {t('download')}
        </BusyLabel>
      </button>
      {failure && (
        <p role="alert" className="mt-3 font-semibold text-danger">
          {t('downloadErrorTitle')}. {errorText(account, failure)}
        </p>
      )}
    </ExplainedSection>
  )
}
