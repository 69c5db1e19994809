'use client'

import {useTranslations} from 'next-intl'
import {type ReactNode, useRef, useState} from 'react'
import {toast} from 'sonner'
import {buttonClass, type ButtonVariant} from '#/ui/button.tsx'
import type {FormEvent, RegistrationKind} from './registrations-actions.ts'
import type {RegistrationDialog} from './registration-dialog.tsx'

interface RegistrationOpenerProps {
  kind: RegistrationKind
  event: FormEvent
  /** What to know before registering. */
  introduction: ReactNode
  variant?: ButtonVariant
  /** Text of the button. */
  children: ReactNode
}

/** The button of a registration dialog, which is loaded on first use. */
export function RegistrationOpener({kind, event, introduction, variant, children}: RegistrationOpenerProps) {
  const t = useTranslations('submission')
  const button = useRef<HTMLButtonElement>(null)
  const [Dialog, setDialog] = useState<typeof RegistrationDialog>()
  const [isOpen, setIsOpen] = useState(false)
  const [isLoading, setIsLoading] = useState(false)

  async function open() {
    if (isLoading) return
    setIsLoading(true)
    try {
      const loaded = await import('./registration-dialog.tsx')
      setDialog(() => loaded.RegistrationDialog)
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
      {Dialog && (
        <Dialog
          kind={kind}
          event={event}
          introduction={introduction}
          isOpen={isOpen}
          opener={button}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
