'use client'

import type {ReactNode} from 'react'
import type {ButtonVariant} from '#/ui/button.tsx'
import {DialogButton} from '#/ui/dialog-button.tsx'
import type {FormEvent, RegistrationKind} from './registrations-actions.ts'

interface RegistrationOpenerProps {
  kind: RegistrationKind
  event: FormEvent
  /** What to know before registering. */
  introduction: ReactNode
  variant?: ButtonVariant
  /** Text of the button. */
  children: ReactNode
}

const load = async () => (await import('./registration-dialog.tsx')).RegistrationDialog

/** The button of a registration dialog. */
export function RegistrationOpener({variant, children, ...dialog}: RegistrationOpenerProps) {
  return (
    <DialogButton load={load} dialog={dialog} variant={variant}>
      {children}
    </DialogButton>
  )
}
