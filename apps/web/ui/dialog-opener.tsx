'use client'

import {useTranslations} from 'next-intl'
import {type ComponentType, type ReactNode, type RefObject, useRef, useState} from 'react'
import {toast} from 'sonner'
import {buttonClass, type ButtonVariant} from './button.tsx'

/** Props of a dialog that a `DialogOpener` opens. */
export interface OpenedDialogProps {
  isOpen: boolean
  /** Element that receives focus when the dialog closes. */
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

interface DialogOpenerProps<Props extends object> {
  /** Loads the dialog. */
  load: () => Promise<ComponentType<Props & OpenedDialogProps>>
  /** The dialog's own props. */
  dialog: Props
  variant?: ButtonVariant
  /** Text of the button. */
  children: ReactNode
}

/** The button of a dialog, which is loaded on first use. Its page has the messages of `submission`. */
export function DialogOpener<Props extends object>({
  load,
  dialog,
  variant,
  children,
}: DialogOpenerProps<Props>) {
  const t = useTranslations('submission')
  const button = useRef<HTMLButtonElement>(null)
  const [Dialog, setDialog] = useState<ComponentType<Props & OpenedDialogProps>>()
  const [isOpen, setIsOpen] = useState(false)
  const [isLoading, setIsLoading] = useState(false)

  async function open() {
    if (isLoading) return
    setIsLoading(true)
    try {
      const loaded = await load()
      setDialog(() => loaded)
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
      {Dialog && <Dialog {...dialog} isOpen={isOpen} opener={button} onClose={() => setIsOpen(false)} />}
    </>
  )
}
