'use client'

import type {ReactNode} from 'react'
import {DialogOpener} from '#/ui/dialogs/dialog-opener.tsx'
import type {ApplicationTerms} from './payment-info.tsx'

interface ApplicationOpenerProps {
  terms: ApplicationTerms
  children: ReactNode
}

export function ApplicationOpener({terms, children}: ApplicationOpenerProps) {
  return (
    <DialogOpener href="/taptinariu#how-to-join" load={loadDialog} messages="membership" dialog={terms}>
      {children}
    </DialogOpener>
  )
}

const loadDialog = async () => (await import('./application-dialog.tsx')).ApplicationDialog
