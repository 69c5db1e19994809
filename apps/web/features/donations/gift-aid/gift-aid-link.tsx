'use client'

import {useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {LinkOutcome} from '#/ui/email-links/link-outcome.tsx'
import {useEmailLink} from '#/ui/email-links/use-email-link.ts'
import {showDeclaration, withdrawByLink} from './gift-aid-withdrawal-actions.ts'
import {ShownDeclaration} from './shown-declaration.tsx'

export function GiftAidLink({contact}: {contact: ReactNode}) {
  const t = useTranslations('giftAidDeclaration')
  const {state, retry} = useEmailLink({key: 'giftAidLink', load: showDeclaration})

  if (state.status === 'loading') {
    return <output className="block text-lead noscript:hidden">{t('loading')}</output>
  }
  if (state.status === 'shown') {
    return (
      <ShownDeclaration
        declaration={state.data}
        heading="h2"
        takesFocus
        withdraw={() => withdrawByLink(state.token)}
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
        {!isMissing && (
          <button type="button" onClick={retry} className={buttonClass()}>
            {t('retry')}
          </button>
        )}
      </LinkOutcome>
      <p className="mt-6 empty:hidden">{contact}</p>
    </>
  )
}
