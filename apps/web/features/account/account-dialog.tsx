'use client'

import {useTranslations} from 'next-intl'
import {useEffect, useRef, useState} from 'react'
import {toast} from 'sonner'
import type {AccountDialogContent} from './dialog/account-dialog-content.tsx'
import {ACCOUNT_TOAST, showAccountError} from './form/show-account-error.ts'
import {onOpenAccountDialog, type AccountTab} from './open-account-dialog.ts'
import {onUnexpectedLogOut} from './session/log-out-announcement.ts'

/** Mounted once per page: opens the account dialog on request, and shows a toast when the session ends by itself. */
export function AccountDialog() {
  const t = useTranslations('account')
  const [Window, setWindow] = useState<typeof AccountDialogContent>()
  const [isOpen, setIsOpen] = useState(false)
  const [tab, setTab] = useState<AccountTab>('signUp')
  const opener = useRef<HTMLElement>(null)

  // Loaded on first use: most visitors only read.
  useEffect(() => {
    return onOpenAccountDialog(async (requestedTab) => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      setTab(requestedTab)
      try {
        const loaded = await import('./dialog/account-dialog-content.tsx')
        setWindow(() => loaded.AccountDialogContent)
        setIsOpen(true)
      } catch {
        showAccountError(t, {code: navigator.onLine ? 'unexpected' : 'offline'}, t('failure.title'))
      }
    })
  }, [t])

  useEffect(() => {
    return onUnexpectedLogOut(() =>
      toast(t('loggedOut.endedTitle'), {
        id: ACCOUNT_TOAST,
        description: t('loggedOut.endedText'),
        duration: 15_000,
      }),
    )
  }, [t])

  return (
    Window && (
      <Window isOpen={isOpen} tab={tab} opener={opener} onTab={setTab} onClose={() => setIsOpen(false)} />
    )
  )
}
