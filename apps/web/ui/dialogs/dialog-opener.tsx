'use client'

import {useLocale, useTranslations} from 'next-intl'
import {type ComponentType, type MouseEvent, type ReactNode, type RefObject, useRef, useState} from 'react'
import {inTime} from '#/browser/late-loading.ts'
import {localizedPath} from '#/i18n/localized-path.ts'
import {Link, opensElsewhere} from '../links/link.tsx'
import {buttonClass, type ButtonVariant} from '../controls/button.tsx'
import {loadMessages, MoreMessages, type SomeMessages} from '../late/more-messages.tsx'
import {toast} from '../toasts/toast.ts'

export interface OpenedDialogProps {
  isOpen: boolean
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

interface DialogOpenerProps<Props extends object> {
  /** The path of a page that has the same form: a press before the scripts have run leads there. */
  href: string
  load: () => Promise<ComponentType<Props & OpenedDialogProps>>
  /** Names the messages in `/api/messages`. */
  messages: string
  dialog: Props
  variant?: ButtonVariant
  children: ReactNode
}

interface LoadedDialog<Props extends object> {
  Dialog: ComponentType<Props & OpenedDialogProps>
  messages: SomeMessages
}

/** The dialog is loaded on first use together with its messages. */
export function DialogOpener<Props extends object>({
  href,
  load,
  messages: name,
  dialog,
  variant,
  children,
}: DialogOpenerProps<Props>) {
  const t = useTranslations('submission')
  const locale = useLocale()
  const link = useRef<HTMLAnchorElement>(null)
  const [loaded, setLoaded] = useState<LoadedDialog<Props>>()
  const [isOpen, setIsOpen] = useState(false)
  const [isLoading, setIsLoading] = useState(false)

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (opensElsewhere(event)) return
    event.preventDefault()
    if (isLoading) return
    setIsLoading(true)
    try {
      if (!loaded) {
        const [Dialog, messages] = await inTime(Promise.all([load(), loadMessages(name, locale)]))
        setLoaded({Dialog, messages})
      }
      setIsOpen(true)
    } catch {
      // The page has its form without any script.
      if (navigator.onLine) location.assign(localizedPath(locale, href))
      else toast.error(t('loadFailed'), {description: t('offline')})
    }
    setIsLoading(false)
  }

  return (
    <>
      <Link
        ref={link}
        href={href}
        prefetch={false}
        aria-haspopup="dialog"
        aria-disabled={isLoading || undefined}
        onClick={(event) => void open(event)}
        className={`${buttonClass(variant)} aria-disabled:cursor-progress aria-disabled:opacity-70`}
      >
        {children}
      </Link>
      {loaded && (
        <MoreMessages messages={loaded.messages}>
          <loaded.Dialog {...dialog} isOpen={isOpen} opener={link} onClose={() => setIsOpen(false)} />
        </MoreMessages>
      )}
    </>
  )
}
