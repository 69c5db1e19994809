import {useTranslations} from 'next-intl'
import type {LoggedInAccount} from '../account-state.ts'
import {useLogOut} from '../session/account-log-out-actions.ts'

/** The greeting overlaps the space above, so that it causes no layout shift. */
export function GreetingContent({account}: {account: LoggedInAccount}) {
  const t = useTranslations('account')
  const logOut = useLogOut()
  return (
    <div className="-mt-11 flex h-11 items-center gap-4">
      <p className="line-clamp-2 min-w-0 text-small/5 wrap-anywhere lg:line-clamp-1 lg:text-lead">
        {t('greeting', {name: account.firstName ?? account.email})}
      </p>
      <button type="button" onClick={logOut} className="text-link min-h-11 flex-none font-semibold">
        {t('button.logOut')}
      </button>
    </div>
  )
}
