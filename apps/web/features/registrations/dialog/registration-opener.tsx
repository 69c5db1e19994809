'use client'

import {type ReactNode, useState} from 'react'
import type {ButtonVariant} from '#/ui/controls/button.tsx'
import {DialogOpener} from '#/ui/dialogs/dialog-opener.tsx'
import type {RegistrationDialogProps} from './registration-dialog.tsx'

interface RegistrationOpenerProps extends Omit<RegistrationDialogProps, 'onSent'> {
  /** The path of the page that has the same form. */
  href: string
  variant?: ButtonVariant
  children: ReactNode
}

/** After a registration, what was sent stands below the button. */
export function RegistrationOpener({href, variant, children, ...dialog}: RegistrationOpenerProps) {
  const [again, setAgain] = useState<string>()
  return (
    <div className={again ? 'grid max-w-2xl justify-items-start gap-4' : 'contents'}>
      <DialogOpener
        href={href}
        load={loadDialog}
        messages={dialog.kind}
        dialog={{...dialog, onSent: setAgain}}
        variant={again ? 'quiet' : variant}
      >
        {again ?? children}
      </DialogOpener>
    </div>
  )
}

const loadDialog = async () => (await import('./registration-dialog.tsx')).RegistrationDialog
