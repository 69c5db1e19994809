'use client'

import {useTranslations} from 'next-intl'
import {useEffect, useRef, useState} from 'react'
import {toast} from 'sonner'
import type {AccountDialogContent} from './dialog/account-dialog-content.tsx'
import {ACCOUNT_TOAST, showAccountError} from './form/show-account-error.ts'
import {onOpenAccountDialog, type AccountTab} from './open-account-dialog.ts'
import {onUnexpectedLogOut} from './log-out-announcement.ts'

/** The log-in and sign-up dialog, mounted once in the layout. Also shows a toast when the session ends unexpectedly. */
export function AccountDialog() {
  const t = useTranslations('account')
  const [Content, setContent] = useState<typeof AccountDialogContent>()
  const [isOpen, setIsOpen] = useState(false)
  const [tab, setTab] = useState<AccountTab>('signUp')
  const opener = useRef<HTMLElement>(null)

  // Loaded on first use: most visitors never log in.
  useEffect(() => {
    return onOpenAccountDialog(async (requestedTab) => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      setTab(requestedTab)
      try {
        const loaded = await import('./dialog/account-dialog-content.tsx')
        setContent(() => loaded.AccountDialogContent)
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
    Content && (
      <Content isOpen={isOpen} tab={tab} opener={opener} onTab={setTab} onClose={() => setIsOpen(false)} />
    )
  )
}
