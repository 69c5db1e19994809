'use client'

import {newsletterConsent} from '@site/schemas/requests/newsletter-consent'
import {useLocale, useTranslations} from 'next-intl'
import {useEffect, useId, useState, type SubmitEvent} from 'react'
import {buttonClass} from '#/ui/button.tsx'
import {SubmitButton} from '#/ui/submit-button.tsx'
import type {AccountError} from '../form/account-error.ts'
import {ACCOUNT_TOAST, errorText} from '../form/account-error-text.ts'
import {chooseNewsletter, loadNewsletterChoice} from './profile-newsletter-actions.ts'
import {ExplainedSection} from '#/ui/explained-section.tsx'
import {toast} from '#/ui/toast.ts'

type State =
  {status: 'loading'} | {status: 'failed'; failure: AccountError} | {status: 'loaded'; isSubscribed: boolean}

/** Whether the user gets the newsletter, and a checkbox that changes it. */
export function NewsletterChoice() {
  const t = useTranslations('account.profile.newsletter')
  const account = useTranslations('account')
  const locale = useLocale()
  const [state, setState] = useState<State>({status: 'loading'})
  const [attempts, setAttempts] = useState(1)

  useEffect(() => {
    let isCurrent = true
    void loadNewsletterChoice().then((result) => {
      if (!isCurrent) return
      setState(
        result.ok ? {status: 'loaded', isSubscribed: result.data} : {status: 'failed', failure: result.error},
      )
    })
    return () => {
      isCurrent = false
    }
  }, [attempts])

  function retry() {
    setState({status: 'loading'})
    setAttempts(attempts + 1)
  }

  return (
    <ExplainedSection title={t('title')} text={newsletterConsent[locale]}>
      {state.status === 'loading' && <output className="text-muted">{t('loading')}</output>}
      {state.status === 'failed' && (
        <div role="alert">
          <p className="font-semibold text-danger">{t('loadErrorTitle')}</p>
          <p className="mt-1">{errorText(account, state.failure)}</p>
          <button type="button" onClick={retry} className={`${buttonClass('quiet')} mt-4`}>
            {t('retry')}
          </button>
        </div>
      )}
      {state.status === 'loaded' && (
        <ChoiceForm
          isSubscribed={state.isSubscribed}
          onSaved={(isSubscribed) => setState({status: 'loaded', isSubscribed})}
        />
      )}
    </ExplainedSection>
  )
}

interface ChoiceFormProps {
  isSubscribed: boolean
  onSaved: (isSubscribed: boolean) => void
}

function ChoiceForm({isSubscribed, onSaved}: ChoiceFormProps) {
  const t = useTranslations('account.profile.newsletter')
  const account = useTranslations('account')
  const locale = useLocale()
  const id = useId()
  const [isWanted, setIsWanted] = useState(isSubscribed)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<AccountError>()

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    const result = await chooseNewsletter(isWanted, locale)
    setIsBusy(false)
    setFailure(result.ok ? undefined : result.error)
    if (!result.ok) return
    toast.success(t(isWanted ? 'subscribed' : 'unsubscribed'), {id: ACCOUNT_TOAST})
    onSaved(isWanted)
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p aria-live="polite">{t(isSubscribed ? 'on' : 'off')}</p>
      <div className="-my-2 flex items-start gap-3">
        <input
          type="checkbox"
          id={id}
          checked={isWanted}
          onChange={({target}) => setIsWanted(target.checked)}
          className="mt-2.5 size-6 flex-none accent-brand"
        />
        <label htmlFor={id} className="inline-block py-2">
          {t('label')}
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
