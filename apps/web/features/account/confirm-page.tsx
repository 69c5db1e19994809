'use client'

import {useTranslations} from 'next-intl'
import {useCallback, useEffect, useRef, useState} from 'react'
import {toast} from 'sonner'
import {useRouter} from '#/i18n/navigation.ts'
import {buttonClass} from '#/ui/button.tsx'
import {hasStoredSession} from './account-queries.ts'
import type {AccountError} from './form/account-error.ts'
import {ACCOUNT_TOAST} from './form/show-account-error.ts'
import {FailedLink} from './link/failed-link.tsx'
import {readEmailLink, verifyEmailLink, type EmailLink} from './link/link-actions.ts'

type State =
  | {status: 'verifying'}
  | {status: 'confirming'; link: EmailLink}
  | {status: 'otherAddress'}
  | {status: 'failed'; failure: AccountError; link: EmailLink | undefined}

/**
 * Verifies the link from an email once the page has loaded, then redirects to the home page or to the form for a new
 * password. A logged-in visitor has to confirm first: the link may log them in to an attacker's account, where anything
 * they write would end up.
 */
export function ConfirmPage() {
  const t = useTranslations('account')
  const router = useRouter()
  const isStarted = useRef(false)
  const [state, setState] = useState<State>({status: 'verifying'})

  const verify = useCallback(
    async (link: EmailLink | undefined, isApproved = false) => {
      if (link && !isApproved && hasStoredSession()) return setState({status: 'confirming', link})
      const result = await verifyEmailLink(link)
      if (!result.ok) return setState({status: 'failed', failure: result.error, link})
      if (result.data === 'otherAddress') return setState({status: 'otherAddress'})
      if (result.data === 'newPassword') return router.replace('/slaptazodis')
      toast.success(t('logIn.doneTitle'), {id: ACCOUNT_TOAST, description: t('logIn.doneText')})
      return router.replace('/')
    },
    [router, t],
  )

  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    const link = readEmailLink(location.search)
    // The token logs anybody in: keep it out of the address bar, the history and shared links.
    history.replaceState(null, '', location.pathname)
    void verify(link)
  }, [verify])

  function retry(link: EmailLink | undefined) {
    setState({status: 'verifying'})
    void verify(link, true)
  }

  if (state.status === 'confirming') {
    return (
      <div className="max-w-2xl">
        <h2 className="text-h2">{t('confirm.askTitle')}</h2>
        <p className="mt-3 text-lead">{t('confirm.askText')}</p>
        <button type="button" onClick={() => retry(state.link)} className={`mt-6 ${buttonClass()}`}>
          {t('confirm.use')}
        </button>
      </div>
    )
  }
  if (state.status === 'verifying') return <Spinner text={t('confirm.busy')} />
  if (state.status === 'otherAddress') return <p className="text-lead">{t('confirm.otherAddress')}</p>
  return <FailedLink failure={state.failure} type={state.link?.type} onRetry={() => retry(state.link)} />
}

function Spinner({text}: {text: string}) {
  return (
    <output className="flex items-center gap-4 text-lead noscript:hidden">
      <span
        aria-hidden="true"
        className="size-8 flex-none animate-spin rounded-full border-4 border-line border-t-brand motion-reduce:animate-none"
      />
      {text}
    </output>
  )
}
