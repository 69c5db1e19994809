import {useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {DialogFrame} from '#/ui/dialogs/dialog-frame.tsx'
import type {OpenedDialogProps} from '#/ui/dialogs/dialog-opener.tsx'
import {RaceForms} from '../race/race-forms.tsx'
import type {FormEvent, RegistrationKind} from '../form/registrations-actions.ts'
import {PeopleForm} from '../form/people-form.tsx'

export interface RegistrationDialogProps {
  kind: RegistrationKind
  event: FormEvent
  introduction: ReactNode
}

/** What was typed is still there when the dialog opens again. */
export function RegistrationDialog({
  kind,
  event,
  introduction,
  isOpen,
  opener,
  onClose,
}: RegistrationDialogProps & OpenedDialogProps) {
  const t = useTranslations('registrations.shared')
  return (
    <DialogFrame
      isOpen={isOpen}
      title={t('title', {event: event.name})}
      description={<div className="grid gap-2 empty:hidden">{introduction}</div>}
      closeLabel={t('close')}
      finalFocus={() => opener.current}
      onClose={onClose}
    >
      {kind === 'race' ? (
        <RaceForms event={event} onDone={onClose} />
      ) : (
        <PeopleForm kind={kind} event={event} onDone={onClose} />
      )}
    </DialogFrame>
  )
}
