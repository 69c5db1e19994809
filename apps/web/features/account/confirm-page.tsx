'use client'

import {useTranslations} from 'next-intl'
import {useEffect, useState, useSyncExternalStore, type SubmitEvent} from 'react'
import {useRouter} from '#/i18n/navigation.ts'
import {SubmitButton} from '#/ui/forms/submit-button.tsx'
import {toast} from '#/ui/toasts/toast.ts'
import {hasStoredSession} from './account-store.ts'
import type {AccountError} from './form/account-error.ts'
import {ACCOUNT_TOAST} from './form/account-error-text.ts'
import {FailedLink} from './link/failed-link.tsx'
import {FormerAddress} from './link/former-address.tsx'
import {UnclaimedSignUp} from './link/unclaimed-sign-up.tsx'
import {
  claimSignUp,
  emailLinkSearch,
  hideEmailLink,
  readEmailLink,
  verifiedUserId,
  verifyEmailLink,
  type EmailLink,
} from './link/link-actions.ts'
import {startPasswordRecovery, type RecoveryReason} from './password/password-actions.ts'

type State =
  | {status: 'asking' | 'verifying' | 'otherAddress'}
  | {status: 'failed'; failure: AccountError}
  | {status: 'unclaimed'; failure?: AccountError; isBusy: boolean}
  | {status: 'formerAddress'; newEmail: string}

const subscribeToNothing = () => () => {}

/** Verifies the link on a press only: mail scanners open links and run scripts, and a link works once. */
export function ConfirmPage() {
  const t = useTranslations('account')
  const router = useRouter()
  const search = useSyncExternalStore(subscribeToNothing, emailLinkSearch, () => undefined)
  const userBeforeReload = useSyncExternalStore(subscribeToNothing, verifiedUserId, () => undefined)
  const [state, setState] = useState<State>({status: 'asking'})

  useEffect(hideEmailLink, [])

  if (search === undefined) return null
  const link = readEmailLink(search)

  async function verify(pressed: EmailLink) {
    setState({status: 'verifying'})
    const result = await verifyEmailLink(pressed)
    if (!result.ok) return setState({status: 'failed', failure: result.error})
    if (result.data.outcome === 'otherAddress') return setState({status: 'otherAddress'})
    if (result.data.outcome === 'formerAddress')
      return setState({status: 'formerAddress', newEmail: result.data.newEmail})
    if (pressed.type !== 'recovery') return claim()
    // A failure does not matter: somebody who has forgotten the password chooses another one.
    await claimSignUp()
    return choosePassword('forgotten')
  }

  async function claim() {
    const result = await claimSignUp()
    if (!result.ok) return setState({status: 'unclaimed', failure: result.error, isBusy: false})
    if (!result.data) return choosePassword()
    toast.success(t('logIn.doneTitle'), {id: ACCOUNT_TOAST, description: t('logIn.doneText')})
    return router.replace('/')
  }

  function claimAgain() {
    setState({status: 'unclaimed', isBusy: true})
    void claim()
  }

  function choosePassword(reason: RecoveryReason = 'void') {
    const userId = verifiedUserId()
    if (userId) startPasswordRecovery(reason, userId)
    router.replace('/slaptazodis')
  }

  if (!link) return <FailedLink failure={{code: 'linkExpired'}} />
  if (state.status === 'failed') {
    return <FailedLink failure={state.failure} type={link.type} onRetry={() => void verify(link)} />
  }
  if (state.status === 'otherAddress') {
    return (
      <p role="alert" className="text-lead">
        {t('confirm.otherAddress')}
      </p>
    )
  }
  if (state.status === 'formerAddress') return <FormerAddress newEmail={state.newEmail} />
  const nextSteps = {onRetry: claimAgain, onChoose: () => choosePassword()}
  if (state.status === 'unclaimed') {
    return <UnclaimedSignUp failure={state.failure} isBusy={state.isBusy} {...nextSteps} />
  }
  if (userBeforeReload && state.status === 'asking') return <UnclaimedSignUp isBusy={false} {...nextSteps} />
  const isBusy = state.status === 'verifying'
  return <Question type={link.type} isBusy={isBusy} onConfirm={() => void verify(link)} />
}

interface QuestionProps {
  type: EmailLink['type']
  isBusy: boolean
  onConfirm: () => void
}

/** Warns a logged-in visitor: the link may log them in to an attacker's account, where what they write would end up. */
function Question({type, isBusy, onConfirm}: QuestionProps) {
  const t = useTranslations('account.confirm')
  const [question] = useState<'loggedIn' | EmailLink['type']>(() => (hasStoredSession() ? 'loggedIn' : type))

  function submit(event: SubmitEvent) {
    event.preventDefault()
    onConfirm()
  }

  return (
    <form onSubmit={submit} className="max-w-2xl">
      <h2 className="text-h2">{t(`${question}.title`)}</h2>
      <p className="mt-3 text-lead">{t(`${question}.text`)}</p>
      <SubmitButton label={t(`${question}.button`)} busyLabel={t('busy')} isBusy={isBusy} className="mt-6" />
    </form>
  )
}
