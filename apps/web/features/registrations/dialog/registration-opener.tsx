'use client'

import type {ReactNode} from 'react'
import type {ButtonVariant} from '#/ui/controls/button.tsx'
import {DialogOpener} from '#/ui/dialogs/dialog-opener.tsx'
import type {RegistrationDialogProps} from './registration-dialog.tsx'

interface RegistrationOpenerProps extends RegistrationDialogProps {
  /** The path of the page that has the same form. */
  href: string
  variant?: ButtonVariant
  children: ReactNode
}

export function RegistrationOpener({href, variant, children, ...dialog}: RegistrationOpenerProps) {
  return (
    <DialogOpener href={href} load={loadDialog} messages={dialog.kind} dialog={dialog} variant={variant}>
      {children}
    </DialogOpener>
  )
}

const loadDialog = async () => (await import('./registration-dialog.tsx')).RegistrationDialog
