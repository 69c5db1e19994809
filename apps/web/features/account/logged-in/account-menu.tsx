import {useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {Link} from '#/ui/links/link.tsx'
import {useDetailsMenu} from '#/ui/dialogs/use-details-menu.ts'
import type {LoggedInAccount, Rights} from '../account-state.ts'
import {useLogOut} from '../session/account-log-out-actions.ts'

export function AccountMenu({account}: {account: LoggedInAccount}) {
  const t = useTranslations('account.button')
  const {email, isAdmin, roles} = account
  const name = account.firstName ?? email
  return (
    <>
      <div className="max-md:hidden">
        <MenuOfName name={name}>
          <AccountLinks isAdmin={isAdmin} roles={roles} />
        </MenuOfName>
      </div>
      <div className="-mx-3 w-full md:hidden">
        <p className="px-3 py-2 text-small wrap-anywhere text-muted">{t('menu', {name})}</p>
        <AccountLinks isAdmin={isAdmin} roles={roles} />
      </div>
    </>
  )
}

interface MenuOfNameProps {
  name: string
  children: ReactNode
}

function MenuOfName({name, children}: MenuOfNameProps) {
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
          width="12"
          height="12"
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
