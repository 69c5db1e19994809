'use client'

import {useTranslations} from 'next-intl'
import {useEffect, useRef, useState} from 'react'
import {toast} from 'sonner'
import {onUnexpectedLogOut} from './session/log-out-announcement.ts'
import {onOpenAccountDialog, type AccountTab} from './open-account-dialog.ts'
import type {AccountWindow} from './account-window.tsx'
import {ACCOUNT_TOAST, showAccountError} from './form/show-account-error.ts'

/** Once on each page: opens the dialog for accounts when it is asked for, and says when a session has ended. */
export function AccountDialog() {
  const t = useTranslations('account')
  const [Window, setWindow] = useState<typeof AccountWindow>()
  const [isOpen, setIsOpen] = useState(false)
  const [tab, setTab] = useState<AccountTab>('signUp')
  const opener = useRef<HTMLElement>(null)

  // The dialog is loaded when it is first wanted: most visitors only read.
  useEffect(() => {
    return onOpenAccountDialog(async (wanted) => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      setTab(wanted)
      try {
        const loaded = await import('./account-window.tsx')
        setWindow(() => loaded.AccountWindow)
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
