'use client'

import {useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {Link} from '#/ui/links/link.tsx'
import {buttonClass} from '#/ui/controls/button.tsx'
import {useDetailsMenu} from '#/ui/dialogs/use-details-menu.ts'
import {useAccount, type Rights} from './account-store.ts'
import {openAccountDialog} from './open-account-dialog.ts'
import {useLogOut} from './session/account-log-out-actions.ts'
import {hasRememberedAccount} from './session/remembered-account.ts'

/** Without JavaScript, the button leads to the page that says what is missing. */
export function AccountButton() {
  const t = useTranslations('account.button')
  const account = useAccount()

  if (account.status === 'loggedIn') {
    const {firstName, email, isAdmin, roles} = account
    return (
      <>
        <div className="max-md:hidden">
          <AccountMenu name={firstName ?? email}>
            <AccountLinks isAdmin={isAdmin} roles={roles} />
          </AccountMenu>
        </div>
        <div className="-mx-3 w-full md:hidden">
          <p className="px-3 py-2 text-small wrap-anywhere text-muted">
            {t('menu', {name: firstName ?? email})}
          </p>
          <AccountLinks isAdmin={isAdmin} roles={roles} />
        </div>
      </>
    )
  }
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

interface AccountMenuProps {
  name: string
  children: ReactNode
}

function AccountMenu({name, children}: AccountMenuProps) {
  const t = useTranslations('account.button')
  const details = useDetailsMenu()

  return (
    <details ref={details} className="relative">
      <summary
        aria-label={t('menu', {name})}
        className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-soft border border-line px-3 font-semibold hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <span className="max-w-32 truncate">{name}</span>
        <svg
          aria-hidden="true"
          viewBox="0 0 12 12"
          className="size-3 flex-none"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
        >
          <path d="m2 4 4 4 4-4" />
        </svg>
      </summary>
      <div className="absolute end-0 top-full z-10 mt-1 min-w-52 rounded-card border border-line bg-raised p-1.5 shadow-lg">
        {children}
      </div>
    </details>
  )
}

const rowClass =
  'flex min-h-11 w-full items-center px-3 text-start font-semibold text-ink hover:underline underline-offset-8'

function AccountLinks({isAdmin, roles}: Rights) {
  const t = useTranslations('account.button')
  const logOut = useLogOut()
  return (
    <ul>
      <li>
        <Link href="/paskyra" className={rowClass}>
          {t('profile')}
        </Link>
      </li>
      {(isAdmin || roles.length > 0) && (
        <li>
          <Link href="/admin" className={rowClass}>
            {isAdmin ? t('admin') : t('part', {role: roles.length > 1 ? 'several' : String(roles[0])})}
          </Link>
        </li>
      )}
      <li>
        <button type="button" onClick={logOut} className={rowClass}>
          {t('logOut')}
        </button>
      </li>
    </ul>
  )
}
