'use client'

import {useLocale, useTranslations} from 'next-intl'
import {type ComponentType, type ReactNode, type RefObject, useRef, useState} from 'react'
import {buttonClass, type ButtonVariant} from '../controls/button.tsx'
import {loadMessages, MoreMessages, type SomeMessages} from '../late/more-messages.tsx'
import {toast} from '../toasts/toast.ts'

export interface OpenedDialogProps {
  isOpen: boolean
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

interface DialogOpenerProps<Props extends object> {
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
  load,
  messages: name,
  dialog,
  variant,
  children,
}: DialogOpenerProps<Props>) {
  const t = useTranslations('submission')
  const locale = useLocale()
  const button = useRef<HTMLButtonElement>(null)
  const [loaded, setLoaded] = useState<LoadedDialog<Props>>()
  const [isOpen, setIsOpen] = useState(false)
  const [isLoading, setIsLoading] = useState(false)

  async function open() {
    if (isLoading) return
    setIsLoading(true)
    try {
      if (!loaded) {
        const [Dialog, messages] = await Promise.all([load(), loadMessages(name, locale)])
        setLoaded({Dialog, messages})
      }
      setIsOpen(true)
    } catch {
      toast.error(t('loadFailed'), {description: navigator.onLine ? undefined : t('offline')})
    }
    setIsLoading(false)
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-disabled={isLoading || undefined}
        onClick={() => void open()}
        className={`${buttonClass(variant)} aria-disabled:cursor-progress aria-disabled:opacity-70 noscript:hidden`}
      >
        {children}
      </button>
      {loaded && (
        <MoreMessages messages={loaded.messages}>
          <loaded.Dialog {...dialog} isOpen={isOpen} opener={button} onClose={() => setIsOpen(false)} />
        </MoreMessages>
      )}
    </>
  )
}
