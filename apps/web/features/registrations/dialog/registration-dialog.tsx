import {useTranslations} from 'next-intl'
import {type ReactNode, useRef, useState} from 'react'
import {DialogFrame} from '#/ui/dialogs/dialog-frame.tsx'
import type {OpenedDialogProps} from '#/ui/dialogs/dialog-opener.tsx'
import {RaceForms} from '../race/race-forms.tsx'
import type {FormEvent, RegistrationKind} from '../form/registrations-actions.ts'
import {PeopleForm} from '../form/people-form.tsx'
import {type Registered, SentRegistration} from '../form/sent-registration.tsx'

import {PlacesNote} from '../places/places-note.tsx'

export interface RegistrationDialogProps {
  kind: RegistrationKind
  event: FormEvent
  introduction: ReactNode
  /** Undefined is not known. */
  placesLeft: number | undefined
  /** It gets the words for a button that registers somebody else. */
  onSent: (again: string) => void
}

/** What was typed is still there when the dialog opens again. What was sent stays told where the dialog was opened. */
export function RegistrationDialog({
  kind,
  event,
  introduction,
  placesLeft,
  onSent,
  isOpen,
  opener,
  onClose,
}: RegistrationDialogProps & OpenedDialogProps) {
  const t = useTranslations('registrations.shared')
  const notice = useRef<HTMLElement>(null)
  const [sent, setSent] = useState<Registered>()

  function finish(registered: Registered) {
    setSent(registered)
    onSent(t('again'))
    onClose()
  }

  /** The dialog itself would focus the first link of the notice. */
  function focusAfterwards(): HTMLElement | null | false {
    if (!notice.current) return opener.current
    requestAnimationFrame(() => notice.current?.focus())
    return false
  }

  return (
    <>
      {sent && !isOpen && <SentRegistration ref={notice} kind={kind} event={event} registered={sent} />}
      <DialogFrame
        isOpen={isOpen}
        title={t('title', {event: event.name})}
        description={
          <div className="grid gap-2 empty:hidden">
            {introduction}
            {placesLeft !== undefined && <PlacesNote left={placesLeft} hasWaitingList />}
          </div>
        }
        closeLabel={t('close')}
        finalFocus={focusAfterwards}
        onClose={onClose}
      >
        {kind === 'race' ? (
          <RaceForms {...{event, placesLeft}} onDone={finish} />
        ) : (
          <PeopleForm {...{kind, event, placesLeft}} onDone={finish} />
        )}
      </DialogFrame>
    </>
  )
}
