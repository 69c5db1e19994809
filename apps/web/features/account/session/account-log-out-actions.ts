'use client'

import {useTranslations} from 'next-intl'
import {localValues} from '#/storage/browser-storage.ts'
import {SESSION_KEY} from '#/supabase/session.ts'
import {getSupabase} from '#/supabase/supabase-client.ts'
import {toast} from '#/ui/toasts/toast.ts'
import {setAccount} from '../account-state.ts'
import {ACCOUNT_TOAST} from '../form/account-error-text.ts'
import {dropEverythingKept} from '../kept-until-log-out.ts'
import {announceLogOut, expectLogOut} from '../log-out-announcement.ts'
import {forgetAccount} from './remembered-account.ts'
import {forgetSignUpSecret} from './sign-up-secret.ts'

/** Works offline too and leaves no mark of the account. Other devices stay logged in. */
export async function logOut(): Promise<void> {
  expectLogOut()
  // The page may be closed before Auth responds.
  forgetAccount()
  const dropping = dropEverythingKept()
  try {
    const {auth} = await getSupabase()
    await auth.signOut({scope: 'local'})
  } catch {
    localValues.remove(SESSION_KEY)
    setAccount({status: 'loggedOut'})
    announceLogOut()
  }
  // What was still being loaded may have marked the browser again.
  forgetAccount()
  forgetSignUpSecret()
  await dropping
}

export function useLogOut(): () => Promise<void> {
  const t = useTranslations('account.loggedOut')
  return async () => {
    await logOut()
    toast.success(t('title'), {id: ACCOUNT_TOAST})
  }
}
