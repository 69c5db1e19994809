'use client'

import {useLocale, useTranslations} from 'next-intl'
import {useEffect, useRef, useState} from 'react'
import {localizedPath} from '#/i18n/localized-path.ts'
import {inTime} from '#/browser/late-loading.ts'
import {loadMessages, MoreMessages, type SomeMessages} from '#/ui/late/more-messages.tsx'
import {toast} from '#/ui/toasts/toast.ts'
import type {AccountDialogContent} from './dialog/account-dialog-content.tsx'
import {ACCOUNT_TOAST} from './form/account-error-text.ts'
import {onOpenAccountDialog, type AccountRequest} from './open-account-dialog.ts'
import {onForgetting} from '#/storage/forgetting.ts'
import {onUnexpectedLogOut} from './log-out-announcement.ts'
import {keepTypedAddress} from './password/typed-address.ts'

/** The layout mounts this once. It also shows a toast when the session ends unexpectedly. */
export function AccountDialog() {
  const t = useTranslations('account.loggedOut')
  const submission = useTranslations('submission')
  const locale = useLocale()
  const [loaded, setLoaded] = useState<{Content: typeof AccountDialogContent; messages: SomeMessages}>()
  const [isOpen, setIsOpen] = useState(false)
  const [request, setRequest] = useState<AccountRequest>({tab: 'signUp'})
  const [visit, setVisit] = useState(0)
  const opener = useRef<HTMLElement>(null)

  // Most visitors never log in, so the dialog is loaded on first use.
  useEffect(() => {
    return onOpenAccountDialog(async (requested) => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      setRequest(requested)
      try {
        const [{AccountDialogContent: Content}, messages] = await inTime(
          Promise.all([import('./dialog/account-dialog-content.tsx'), loadMessages('account', locale)]),
        )
        setLoaded((before) => before ?? {Content, messages})
        setIsOpen(true)
      } catch {
        if (navigator.onLine) location.assign(localizedPath(locale, '/paskyra'))
        else toast.error(submission('loadFailed'), {description: submission('offline')})
      }
    })
  }, [locale, submission])

  useEffect(() => {
    return onUnexpectedLogOut(() =>
      toast(t('endedTitle'), {
        id: ACCOUNT_TOAST,
        description: t('endedText'),
        duration: 15_000,
      }),
    )
  }, [t])

  useEffect(() => {
    return onForgetting(() => {
      keepTypedAddress('')
      setVisit((last) => last + 1)
    })
  }, [])

  return (
    loaded && (
      <MoreMessages messages={loaded.messages}>
        {/* A new visit has none of what was typed before. */}
        <loaded.Content
          key={visit}
          isOpen={isOpen}
          {...request}
          opener={opener}
          onTab={(tab) => setRequest({...request, tab})}
          onClose={() => setIsOpen(false)}
        />
      </MoreMessages>
    )
  )
}
