import {formatMoney} from '@site/schemas/money/format-money'
import {useLocale, useTranslations} from 'next-intl'
import {useCallback, useEffect, useRef, useState} from 'react'
import type {QueryError} from '#/supabase/query.ts'
import {useSavedCard} from '#/ui/checkout/use-saved-card.ts'
import {buttonClass, ButtonLink} from '#/ui/controls/button.tsx'
import {loadOwnMembership} from '../membership-own-queries.ts'
import {CardRenewalControls} from '../renewal/card-renewal-controls.tsx'
import {RenewButton} from '../renewal/renew-button.tsx'
import {MembershipFacts} from './membership-facts.tsx'
import {canPay, isPaidFor, type OwnMembership} from './own-membership.ts'
import {LoadingMembership} from './loading-membership.tsx'

type State =
  | {status: 'loading'}
  | {status: 'failed'; error: QueryError}
  | {status: 'loaded'; membership: OwnMembership | null; at: Date}

/** The membership is read again when the visitor comes back from paying. */
export function OwnMembershipState() {
  const t = useTranslations('membership.own')
  const submission = useTranslations('submission')
  const tCard = useTranslations('membership.byCard')
  const [state, setState] = useState<State>({status: 'loading'})
  const [attempts, setAttempts] = useState(1)
  const [hasBegun, setHasBegun] = useState(false)

  const load = useCallback(() => setAttempts((before) => before + 1), [])
  useSavedCard({message: tCard('cardSaved'), readAgain: load})

  useEffect(() => {
    let isCurrent = true
    void loadOwnMembership().then((result) => {
      if (!isCurrent) return
      setState(
        result.ok
          ? {status: 'loaded', membership: result.data, at: new Date()}
          : {status: 'failed', error: result.error},
      )
    })
    return () => {
      isCurrent = false
    }
  }, [attempts])

  useEffect(() => {
    if (!hasBegun) return undefined
    addEventListener('focus', load)
    return () => removeEventListener('focus', load)
  }, [hasBegun, load])

  function retry() {
    setState({status: 'loading'})
    load()
  }

  return (
    <>
      {state.status === 'loading' && <LoadingMembership />}
      {state.status === 'failed' && (
        <div role="alert">
          <p className="font-semibold text-danger">{t('loadErrorTitle')}</p>
          <p className="mt-1">{submission(state.error === 'offline' ? 'offline' : 'unavailable')}</p>
          <button type="button" onClick={retry} className={`${buttonClass('quiet')} mt-4`}>
            {t('retry')}
          </button>
        </div>
      )}
      {state.status === 'loaded' &&
        (state.membership ? (
          <>
            <MembershipFacts membership={state.membership} />
            {!state.membership.isHonorary && (state.membership.renewal || !isPaidFor(state.membership)) && (
              <Renewal
                membership={state.membership}
                at={state.at}
                onBegun={() => setHasBegun(true)}
                onStopped={load}
              />
            )}
          </>
        ) : (
          <>
            <p className="font-serif text-h3 font-semibold">{t('none')}</p>
            <p className="mt-2">{t('noneText')}</p>
            <p className="mt-4">
              <ButtonLink href="/taptinariu">{t('join')}</ButtonLink>
            </p>
          </>
        ))}
    </>
  )
}

interface RenewalProps {
  membership: OwnMembership
  at: Date
  onBegun: () => void
  onStopped: () => void
}

function Renewal({membership, at, onBegun, onStopped}: RenewalProps) {
  const t = useTranslations('membership.own')
  const renewal = useTranslations('membership.renewal')
  const locale = useLocale()
  const {status, household, renewal: byCard} = membership
  const [isStopped, setIsStopped] = useState(false)
  const section = useRef<HTMLDivElement>(null)
  const isCharged = byCard !== null && byCard.status !== 'failing' && !byCard.isSkipped
  const amount = formatMoney(locale, membership.feePence)

  function stopped() {
    setIsStopped(true)
    // The button that had the focus goes.
    section.current?.focus({preventScroll: true})
    onStopped()
  }

  return (
    <div ref={section} tabIndex={-1} className="mt-5 grid gap-5 outline-none">
      <output className="font-semibold empty:hidden">{isStopped && !byCard && renewal('stopped')}</output>
      {byCard && <CardRenewalControls renewal={byCard} renewalKey={{id: byCard.id}} onStopped={stopped} />}
      {!isCharged &&
        (canPay(membership, at) ? (
          <div>
            <RenewButton canRepeat={byCard === null && household?.isPayer !== false} onBegun={onBegun}>
              {t(status === 'active' || status === 'grace' ? 'renew' : 'pay', {amount})}
            </RenewButton>
            <p className="mt-2 text-small text-muted">
              {status === 'active' ? t('renewText') : renewal('payText')}
            </p>
          </div>
        ) : (
          <p className="text-muted">{t('paidLately')}</p>
        ))}
    </div>
  )
}
