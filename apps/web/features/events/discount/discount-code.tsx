'use client'

import {useTranslations} from 'next-intl'
import {lazy, Suspense} from 'react'
import {useAccount} from '#/features/account/account-store.ts'
import {LogInLink} from '#/features/account/log-in-link.tsx'
import {buttonClass, ButtonLink} from '#/ui/controls/button.tsx'
import type {DiscountCodeProps} from './member-discount-code.tsx'

const MemberDiscountCode = lazy(async () => {
  const loaded = await import('./member-discount-code.tsx').catch(() => null)
  return {default: loaded?.MemberDiscountCode ?? NotLoaded}
})

function NotLoaded() {
  return <p className="font-semibold">{useTranslations('event.discountCode')('error.offline')}</p>
}

export function DiscountCode(props: DiscountCodeProps) {
  const t = useTranslations('event.discountCode')
  const account = useAccount()
  if (account.status === 'loggedIn') {
    return (
      <Suspense fallback={<output className="block min-h-11 text-muted">{t('loading')}</output>}>
        <MemberDiscountCode key={account.id} {...props} />
      </Suspense>
    )
  }
  return (
    <div className={account.status === 'loading' ? 'with-session:invisible' : ''}>
      {props.ticketLink && <p className="mb-4 font-semibold">{t('logInHint')}</p>}
      <div className="flex flex-wrap gap-3">
        {props.ticketLink && (
          <LogInLink tab="logIn" className={buttonClass()}>
            {t('logIn')}
          </LogInLink>
        )}
        <ButtonLink href="/taptinariu" variant="quiet">
          {t('join')}
        </ButtonLink>
      </div>
    </div>
  )
}
