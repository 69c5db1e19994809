'use client'

import {useTranslations} from 'next-intl'
import {toast} from 'sonner'
import {SESSION_KEY} from '#/supabase/session.ts'
import {getSupabase} from '#/supabase/supabase-client.ts'
import {setAccount} from '../account-queries.ts'
import {ACCOUNT_TOAST} from '../form/show-account-error.ts'
import {dropEverythingKept} from '../kept-until-log-out.ts'
import {announceLogOut, expectLogOut} from '../log-out-announcement.ts'

/** Logs out in this browser, even offline. Other devices stay logged in. */
export async function logOut(): Promise<void> {
  expectLogOut()
  const dropping = dropEverythingKept()
  try {
    const {auth} = await getSupabase()
    await auth.signOut({scope: 'local'})
  } catch {
    localStorage.removeItem(SESSION_KEY)
    setAccount({status: 'loggedOut'})
    announceLogOut()
  }
  await dropping
}

/** A click handler that logs out and shows a toast. */
export function useLogOut(): () => Promise<void> {
  const t = useTranslations('account.loggedOut')
  return async () => {
    await logOut()
    toast.success(t('title'), {id: ACCOUNT_TOAST})
  }
}
