'use client'

import {useTranslations} from 'next-intl'
import {lazy, Suspense} from 'react'
import {Link} from '#/ui/links/link.tsx'
import {buttonClass} from '#/ui/controls/button.tsx'
import {useAccount} from './account-store.ts'
import {LogInLink} from './log-in-link.tsx'

// Most visitors have no account.
const AccountMenu = lazy(async () => {
  const menu = await import('./logged-in/account-menu.tsx').catch(() => null)
  return {default: menu?.AccountMenu ?? ProfileLink}
})

export function AccountButton() {
  const t = useTranslations('account.button')
  const account = useAccount()

  if (account.status === 'loggedIn')
    return (
      <Suspense fallback={<span className={`${buttonClass('quiet')} invisible`}>{t('logIn')}</span>}>
        <AccountMenu account={account} />
      </Suspense>
    )
  return (
    <LogInLink
      className={`${buttonClass('quiet')} ${account.status === 'loading' ? 'with-session:invisible' : ''}`}
    >
      {t('logIn')}
    </LogInLink>
  )
}

/** It takes the place of a menu that could not be loaded. */
function ProfileLink() {
  const t = useTranslations('account.button')
  return (
    <Link href="/paskyra" className={buttonClass('quiet')}>
      {t('profile')}
    </Link>
  )
}
