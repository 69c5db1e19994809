'use client'

import {useTranslations} from 'next-intl'
import {type ReactNode, useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {useSavedCard} from '#/ui/checkout/use-saved-card.ts'
import {LinkOutcome} from '#/ui/email-links/link-outcome.tsx'
import {useEmailLink} from '#/ui/email-links/use-email-link.ts'
import {LinkRequestForm} from './link-request-form.tsx'
import {showGift} from './monthly-actions.ts'
import {ShownGift} from './shown-gift.tsx'

/** The link is taken out of the address bar at once. */
const isLinkFollowed = () =>
  typeof location !== 'undefined' && new URLSearchParams(location.search).has('token')

interface MonthlyLinkProps {
  contact: ReactNode
}

/** Whoever comes without a link, or with an old one, is sent a new one. */
export function MonthlyLink({contact}: MonthlyLinkProps) {
  const t = useTranslations('donation.monthly')
  const {state, setState, retry, refresh} = useEmailLink({key: 'monthlyGiftLink', load: showGift})
  useSavedCard({message: t('cardSaved'), readAgain: () => void refresh()})
  const [isFollowed] = useState(isLinkFollowed)

  if (state.status === 'loading') {
    return <output className="block text-lead noscript:hidden">{t('loading')}</output>
  }
  if (state.status === 'shown') {
    return (
      <ShownGift
        key={state.token}
        giftKey={{token: state.token}}
        gift={state.data}
        isPage
        // What a change returns says nothing of the link.
        onChanged={(changed) => setState({...state, data: {isFresh: state.data.isFresh, ...changed}})}
        onGone={() => setState({status: 'failed', error: 'notFound'})}
      />
    )
  }
  if (state.error === 'notFound') {
    return (
      <div className="grid max-w-2xl gap-8">
        {isFollowed && <LinkOutcome title={t('notFoundTitle')} text={t('notFoundText')} />}
        <LinkRequestForm />
        <p className="empty:hidden">{contact}</p>
      </div>
    )
  }
  return (
    <LinkOutcome title={t('unavailableTitle')} text={t(`error.${state.error}`)} note={contact}>
      <button type="button" onClick={retry} className={buttonClass()}>
        {t('retry')}
      </button>
    </LinkOutcome>
  )
}
