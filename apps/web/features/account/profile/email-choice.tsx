'use client'

import {useTranslations} from 'next-intl'
import {useId, useState, type SubmitEvent} from 'react'
import {SubmitButton} from '#/ui/forms/submit-button.tsx'
import {toast} from '#/ui/toasts/toast.ts'
import type {Result} from '#/supabase/query.ts'
import type {AccountError} from '../form/account-error.ts'
import {ACCOUNT_TOAST, errorText} from '../form/account-error-text.ts'
import {LoadedSection} from './loaded-section.tsx'

interface ChoiceTexts {
  label: string
  on: string
  off: string
  chosen: string
  declined: string
}

interface EmailChoiceProps {
  title: string
  text: string
  loadErrorTitle: string
  texts: ChoiceTexts
  load: () => Promise<Result<boolean, AccountError>>
  save: (isChosen: boolean) => Promise<Result<null, AccountError>>
}

export function EmailChoice({title, text, loadErrorTitle, texts, load, save}: EmailChoiceProps) {
  const t = useTranslations('account.profile.emailChoice')
  return (
    <LoadedSection
      title={title}
      text={text}
      texts={{loading: t('loading'), failed: loadErrorTitle, retry: t('retry')}}
      load={load}
    >
      {(isChosen, setIsChosen) => (
        <ChoiceForm isChosen={isChosen} texts={texts} save={save} onSaved={setIsChosen} />
      )}
    </LoadedSection>
  )
}

interface ChoiceFormProps extends Pick<EmailChoiceProps, 'texts' | 'save'> {
  isChosen: boolean
  onSaved: (isChosen: boolean) => void
}

function ChoiceForm({isChosen, texts, save, onSaved}: ChoiceFormProps) {
  const t = useTranslations('account.profile.emailChoice')
  const account = useTranslations('account')
  const id = useId()
  const [isWanted, setIsWanted] = useState(isChosen)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<AccountError>()

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    const result = await save(isWanted)
    setIsBusy(false)
    setFailure(result.ok ? undefined : result.error)
    if (!result.ok) return
    toast.success(isWanted ? texts.chosen : texts.declined, {id: ACCOUNT_TOAST})
    onSaved(isWanted)
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p aria-live="polite">{isChosen ? texts.on : texts.off}</p>
      <div className="-my-2 flex items-start gap-3">
        <input
          type="checkbox"
          id={id}
          checked={isWanted}
          onChange={({target}) => setIsWanted(target.checked)}
          className="mt-2.5 size-6 flex-none accent-brand"
        />
        <label htmlFor={id} className="inline-block py-2">
          {texts.label}
        </label>
      </div>
      {failure && (
        <p role="alert" className="font-semibold text-danger">
          {t('saveErrorTitle')}. {errorText(account, failure)}
        </p>
      )}
      <SubmitButton label={t('save')} busyLabel={t('saving')} isBusy={isBusy} />
    </form>
  )
}
