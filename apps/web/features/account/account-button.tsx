'use client'

import {useTranslations} from 'next-intl'
import {lazy, Suspense} from 'react'
import {Link} from '#/ui/links/link.tsx'
import {buttonClass} from '#/ui/controls/button.tsx'
import {useAccount} from './account-store.ts'
import {openAccountDialog} from './open-account-dialog.ts'
import {hasRememberedAccount} from './session/remembered-account.ts'

// Most visitors have no account.
const AccountMenu = lazy(async () => {
  const menu = await import('./logged-in/account-menu.tsx').catch(() => null)
  return {default: menu?.AccountMenu ?? ProfileLink}
})

/** Without JavaScript, the button leads to the page that says what is missing. */
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
    <>
      <button
        type="button"
        onClick={() => openAccountDialog(hasRememberedAccount() ? 'logIn' : 'signUp')}
        className={`${buttonClass('quiet')} noscript:hidden ${account.status === 'loading' ? 'invisible' : ''}`}
      >
        {t('logIn')}
      </button>
      <noscript>
        <Link href="/paskyra" className={buttonClass('quiet')}>
          {t('logIn')}
        </Link>
      </noscript>
    </>
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
