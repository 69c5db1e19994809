'use client'

import {type ReactNode, useRef, useState} from 'react'
import type {ButtonVariant} from '#/ui/controls/button.tsx'
import {DialogOpener} from '#/ui/dialogs/dialog-opener.tsx'
import {usePlacesLeft} from '../places/places-left-queries.ts'
import {JoinWaitingList, PlacesNote} from '../places/places-note.tsx'
import type {RegistrationDialogProps} from './registration-dialog.tsx'

interface RegistrationOpenerProps extends Omit<RegistrationDialogProps, 'onSent' | 'placesLeft'> {
  /** The path of the page that has the same form. */
  href: string
  variant?: ButtonVariant
  children: ReactNode
}

/** The button says so once all places are taken. After a registration, what was sent stands below the button. */
export function RegistrationOpener({href, variant, children, ...dialog}: RegistrationOpenerProps) {
  const {eventKey, isLimited} = dialog.event
  const holder = useRef<HTMLDivElement>(null)
  const placesLeft = usePlacesLeft(isLimited ? eventKey : undefined, holder)
  const [again, setAgain] = useState<string>()
  return (
    <div ref={holder} className={again && 'grid max-w-2xl justify-items-start gap-4'}>
      <DialogOpener
        href={href}
        load={loadDialog}
        messages={dialog.kind}
        dialog={{...dialog, placesLeft, onSent: setAgain}}
        variant={again ? 'quiet' : variant}
      >
        {again ?? (placesLeft === 0 ? <JoinWaitingList /> : children)}
      </DialogOpener>
      {placesLeft !== undefined && <PlacesNote left={placesLeft} hasWaitingList />}
    </div>
  )
}

const loadDialog = async () => (await import('./registration-dialog.tsx')).RegistrationDialog
