import {useTranslations} from 'next-intl'
import {toast} from 'sonner'
import {logOut} from './log-out.ts'
import {ACCOUNT_TOAST} from './show-failure.ts'

/** Logs out when somebody presses the button, and says so. */
export function useLogOut(): () => Promise<void> {
  const t = useTranslations('account.loggedOut')
  return async () => {
    await logOut()
    toast.success(t('title'), {id: ACCOUNT_TOAST})
  }
}
