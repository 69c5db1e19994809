'use client'

import {useTranslations} from 'next-intl'
import {Link} from '#/i18n/navigation.ts'
import {useLogOut} from './session/account-log-out-actions.ts'

const rowClass =
  'flex min-h-11 w-full items-center px-3 text-start font-semibold text-ink hover:underline underline-offset-8'

/** Where somebody who is logged in may go: the own account, the admin area, out. */
export function AccountLinks({isAdmin}: {isAdmin: boolean}) {
  const t = useTranslations('account.button')
  const logOut = useLogOut()
  return (
    <ul>
      <li>
        <Link href="/paskyra" className={rowClass}>
          {t('profile')}
        </Link>
      </li>
      {isAdmin && (
        <li>
          <Link href="/admin" className={rowClass}>
            {t('admin')}
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
