'use client'

import {useTranslations} from 'next-intl'
import {isKnownBrowser} from './session/known-browser.ts'
import {openAccountDialog} from './open-account-dialog.ts'
import {useAccount} from './account-queries.ts'
import {AccountLinks} from './account-links.tsx'
import {AccountMenu} from './account-menu.tsx'
import {buttonClass} from '#/ui/button-link.tsx'

/** Logging in, or the name of who is logged in with what belongs to the account: in the header and in the phone menu. */
export function AccountButton() {
  const t = useTranslations('account.button')
  const account = useAccount()

  if (account.status === 'signedIn') {
    const {firstName, email, isAdmin} = account
    return (
      <>
        <div className="max-md:hidden">
          <AccountMenu name={firstName ?? email}>
            <AccountLinks isAdmin={isAdmin} />
          </AccountMenu>
        </div>
        <div className="-mx-3 w-full md:hidden">
          <p className="px-3 py-2 text-small wrap-anywhere text-muted">
            {t('menu', {name: firstName ?? email})}
          </p>
          <AccountLinks isAdmin={isAdmin} />
        </div>
      </>
    )
  }
  return (
    <button
      type="button"
      onClick={() => openAccountDialog(isKnownBrowser() ? 'logIn' : 'signUp')}
      className={`${buttonClass('quiet')} ${account.status === 'loading' ? 'invisible' : ''}`}
    >
      {t('logIn')}
    </button>
  )
}
