'use client'

import type {Language} from '@site/schemas/languages'
import {useTranslations} from 'next-intl'
import {useEffect, useRef, useState} from 'react'
import {buttonClass} from '#/ui/button.tsx'
import {takeLinkToken} from '#/ui/link-token.ts'
import {LinkOutcome} from '#/ui/link-outcome.tsx'
import {type LanguageError, showEmailLanguage} from './email-language-actions.ts'
import {EmailLanguageForm} from './email-language-form.tsx'

type State =
  | {status: 'loading'}
  | {status: 'failed'; error: LanguageError}
  | {status: 'asking'; token: string; chosen: Language | null}
  | {status: 'done'; chosen: Language}

/**
 * Lets the reader of an email choose the language of all later ones. Opening the link only reads: mail scanners open links
 * and run scripts.
 */
export function EmailLanguageLink() {
  const t = useTranslations('emailLanguage')
  const token = useRef<string>(undefined)
  const [state, setState] = useState<State>({status: 'loading'})

  useEffect(() => {
    token.current = takeLinkToken(window, 'emailLanguageLink')
    void stateFor(token.current).then(setState)
  }, [])

  function retry() {
    setState({status: 'loading'})
    void stateFor(token.current).then(setState)
  }

  switch (state.status) {
    case 'loading':
      return <output className="block text-lead noscript:hidden">{t('loading')}</output>
    case 'asking':
      return (
        <EmailLanguageForm
          token={state.token}
          chosen={state.chosen}
          onChosen={(chosen) => setState({status: 'done', chosen})}
          onGone={() => setState({status: 'failed', error: 'notFound'})}
        />
      )
    case 'done':
      return <LinkOutcome title={t(`done.${state.chosen}`)} text={t('doneText')} />
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

async function stateFor(token: string | undefined): Promise<State> {
  if (!token) return {status: 'failed', error: 'notFound'}
  const result = await showEmailLanguage(token)
  if (!result.ok) return {status: 'failed', error: result.error}
  return {status: 'asking', token, chosen: result.data}
}
