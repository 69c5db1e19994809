'use client'

import {useTranslations} from 'next-intl'
import {useCallback, useEffect, useRef, useState} from 'react'
import {toast} from 'sonner'
import type {AccountError} from './form/account-error.ts'
import {verifyEmailLink, readEmailLink, type EmailLink} from './account-actions.ts'
import {hasStoredSession} from '#/supabase/session.ts'
import {useRouter} from '#/i18n/navigation.ts'
import {buttonClass} from '#/ui/button-link.tsx'
import {FailedLink} from './failed-link.tsx'
import {ACCOUNT_TOAST} from './form/show-account-error.ts'

type State =
  | {status: 'busy'}
  | {status: 'asking'; link: EmailLink}
  | {status: 'otherAddress'}
  | {status: 'failed'; failure: AccountError; link: EmailLink | undefined}

/**
 * Takes the link from a mail as soon as the page stands, and leads on: home, or to a new password. Somebody who is logged
 * in is asked first: a link can be another's, sent so that what is written next goes to their account.
 */
export function FollowLinkPage() {
  const t = useTranslations('account')
  const router = useRouter()
  const isTaken = useRef(false)
  const [state, setState] = useState<State>({status: 'busy'})

  const follow = useCallback(
    async (link: EmailLink | undefined, isAsked = false) => {
      if (link && !isAsked && hasStoredSession()) return setState({status: 'asking', link})
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
    if (isTaken.current) return
    isTaken.current = true
    const link = readEmailLink(location.search)
    // A token that logs somebody in has no place in the address bar, nor in what is shared or kept of it.
    history.replaceState(null, '', location.pathname)
    void follow(link)
  }, [follow])

  function retry(link: EmailLink | undefined) {
    setState({status: 'busy'})
    void follow(link, true)
  }

  if (state.status === 'asking') {
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
  if (state.status === 'busy') return <Busy text={t('confirm.busy')} />
  if (state.status === 'otherAddress') return <p className="text-lead">{t('confirm.otherAddress')}</p>
  return <FailedLink failure={state.failure} type={state.link?.type} onRetry={() => retry(state.link)} />
}

function Busy({text}: {text: string}) {
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
