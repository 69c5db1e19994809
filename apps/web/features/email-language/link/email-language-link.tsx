'use client'

import type {Language} from '@site/schemas/languages'
import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {LinkOutcome} from '#/ui/email-links/link-outcome.tsx'
import {useEmailLink} from '#/ui/email-links/use-email-link.ts'
import {showEmailLanguage} from './email-language-actions.ts'
import {EmailLanguageForm} from './email-language-form.tsx'

export function EmailLanguageLink() {
  const t = useTranslations('emailLanguage')
  const {state, setState, retry} = useEmailLink({key: 'emailLanguageLink', load: showEmailLanguage})
  const [chosen, setChosen] = useState<Language>()

  if (chosen) return <LinkOutcome title={t(`done.${chosen}`)} text={t('doneText')} />
  switch (state.status) {
    case 'loading':
      return <output className="block text-lead noscript:hidden">{t('loading')}</output>
    case 'shown':
      return (
        <EmailLanguageForm
          token={state.token}
          chosen={state.data}
          onChosen={setChosen}
          onGone={() => setState({status: 'failed', error: 'notFound'})}
        />
      )
    case 'failed':
      if (state.error === 'notFound') return <LinkOutcome title={t('invalidTitle')} text={t('invalidText')} />
      return (
        <LinkOutcome title={t('failedTitle')} text={t(`error.${state.error}`)}>
          <button type="button" onClick={retry} className={buttonClass()}>
            {t('retry')}
          </button>
        </LinkOutcome>
      )
  }
}
