'use client'

import {useTranslations} from 'next-intl'
import {useEffect, useId, useState, type SubmitEvent} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {ExplainedSection} from '#/ui/layout/explained-section.tsx'
import {SubmitButton} from '#/ui/forms/submit-button.tsx'
import {toast} from '#/ui/toasts/toast.ts'
import type {Result} from '#/supabase/query.ts'
import type {AccountError} from '../form/account-error.ts'
import {ACCOUNT_TOAST, errorText} from '../form/account-error-text.ts'

type State =
  {status: 'loading'} | {status: 'failed'; failure: AccountError} | {status: 'loaded'; isChosen: boolean}

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
  const account = useTranslations('account')
  const [state, setState] = useState<State>({status: 'loading'})
  const [attempts, setAttempts] = useState(1)

  useEffect(() => {
    let isCurrent = true
    void load().then((result) => {
      if (!isCurrent) return
      setState(
        result.ok ? {status: 'loaded', isChosen: result.data} : {status: 'failed', failure: result.error},
      )
    })
    return () => {
      isCurrent = false
    }
  }, [attempts, load])

  function retry() {
    setState({status: 'loading'})
    setAttempts(attempts + 1)
  }

  return (
    <ExplainedSection title={title} text={text}>
      {state.status === 'loading' && <output className="text-muted">{t('loading')}</output>}
      {state.status === 'failed' && (
        <div role="alert">
          <p className="font-semibold text-danger">{loadErrorTitle}</p>
          <p className="mt-1">{errorText(account, state.failure)}</p>
          <button type="button" onClick={retry} className={`${buttonClass('quiet')} mt-4`}>
            {t('retry')}
          </button>
        </div>
      )}
      {state.status === 'loaded' && (
        <ChoiceForm
          isChosen={state.isChosen}
          texts={texts}
          save={save}
          onSaved={(isChosen) => setState({status: 'loaded', isChosen})}
        />
      )}
    </ExplainedSection>
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
      <SubmitButton
        label={t('save')}
        busyLabel={t('saving')}
        isBusy={isBusy}
        className="justify-self-start"
      />
    </form>
  )
}
