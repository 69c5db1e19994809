'use client'

import {lastLondonDay, londonDay} from '@site/schemas/london-time/instant'
import {formatMoney} from '@site/schemas/money/format-money'
import {dateInWords} from '@site/schemas/london-time/in-words'
import {useLocale, useTranslations} from 'next-intl'
import {type ReactNode, useEffect, useRef, useState} from 'react'
import {formatList} from '#/i18n/localize.ts'
import {buttonClass, ButtonLink} from '#/ui/controls/button.tsx'
import {useSavedCard} from '#/ui/checkout/use-saved-card.ts'
import {LinkOutcome} from '#/ui/email-links/link-outcome.tsx'
import {useEmailLink} from '#/ui/email-links/use-email-link.ts'
import {CardRenewalControls} from './card-renewal-controls.tsx'
import {MembershipFact} from './membership-fact.tsx'
import {showRenewal} from './renewal-actions.ts'
import {RenewButton} from './renew-button.tsx'
import type {Renewal} from './renewal.ts'

interface RenewalLinkProps {
  contact: ReactNode
}

export function RenewalLink({contact}: RenewalLinkProps) {
  const t = useTranslations('membership.renewal')
  const tCard = useTranslations('membership.byCard')
  const {state, setState, retry, refresh} = useEmailLink({key: 'renewalLink', load: showRenewal})
  useSavedCard({message: tCard('cardSaved'), readAgain: () => void refresh()})

  if (state.status === 'loading') {
    return <output className="block text-lead noscript:hidden">{t('loading')}</output>
  }
  if (state.status === 'shown') {
    const {data} = state
    return (
      <ShownRenewal
        token={state.token}
        renewal={data}
        onStopped={() => setState({...state, data: {...data, renewal: null}})}
      />
    )
  }
  const isMissing = state.error === 'notFound'
  return (
    <>
      <LinkOutcome
        title={t(isMissing ? 'notFoundTitle' : 'unavailableTitle')}
        text={state.error === 'notFound' ? t('notFoundText') : t(`error.${state.error}`)}
      >
        {isMissing ? (
          <span className="flex flex-wrap gap-3">
            <ButtonLink href="/paskyra">{t('account')}</ButtonLink>
            <ButtonLink href="/taptinariu" variant="quiet">
              {t('apply')}
            </ButtonLink>
          </span>
        ) : (
          <button type="button" onClick={retry} className={buttonClass()}>
            {t('retry')}
          </button>
        )}
      </LinkOutcome>
      <p className="mt-6 empty:hidden">{contact}</p>
    </>
  )
}

interface ShownRenewalProps {
  token: string
  renewal: Renewal
  onStopped: () => void
}

function ShownRenewal({token, renewal, onStopped}: ShownRenewalProps) {
  const t = useTranslations('membership.renewal')
  const own = useTranslations('membership.own')
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  const {firstName, status, validUntil, graceUntil, amountPence, persons, paidBy, isPaidLately} = renewal
  const byCard = renewal.renewal
  const [isStopped, setIsStopped] = useState(false)
  const isCharged = byCard !== null && byCard.status !== 'failing' && !byCard.isSkipped
  const fee = formatMoney(locale, amountPence)
  const end = validUntil && dateInWords(londonDay(new Date(validUntil)), locale)
  const lastDay = graceUntil ? dateInWords(lastLondonDay(new Date(graceUntil)), locale) : ''

  // Screen readers read the membership in place of the loading message.
  useEffect(() => heading.current?.focus({preventScroll: true}), [])

  function stopped() {
    setIsStopped(true)
    onStopped()
    heading.current?.focus({preventScroll: true})
  }

  return (
    <div className="grid max-w-2xl gap-6">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
          {own(`status.${status}.title`)}
        </h2>
        {!isCharged && (
          <p className="mt-3 text-lead">
            {isPaidLately
              ? own('paidLately')
              : paidBy
                ? t('paidBy', {name: paidBy})
                : t(`text.${status}`, {date: lastDay})}
          </p>
        )}
      </div>
      <dl className="grid gap-4">
        <MembershipFact term={t('name')} value={firstName} />
        {persons.length > 0 && <MembershipFact term={t('alsoFor')} value={formatList(persons, locale)} />}
        {end && <MembershipFact term={own(status === 'active' ? 'until' : 'ended')} value={end} />}
        <MembershipFact term={t('fee')} value={t('feeOfYear', {amount: fee})} />
      </dl>
      <output className="font-semibold empty:hidden">{isStopped && t('stopped')}</output>
      {byCard && <CardRenewalControls renewal={byCard} renewalKey={{token}} onStopped={stopped} />}
      {!isCharged && !isPaidLately && (
        <>
          <RenewButton token={token} canRepeat={byCard === null && paidBy === null}>
            {t('pay', {amount: fee})}
          </RenewButton>
          <p className="text-small text-muted">{t('payText')}</p>
        </>
      )}
    </div>
  )
}
