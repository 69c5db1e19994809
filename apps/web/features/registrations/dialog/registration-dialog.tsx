import {useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {DialogFrame} from '#/ui/dialogs/dialog-frame.tsx'
import type {OpenedDialogProps} from '#/ui/dialogs/dialog-opener.tsx'
import {RaceForms} from '../race/race-forms.tsx'
import {GeneralForm} from './general-form.tsx'
import type {FormEvent, RegistrationKind} from '../form/registrations-actions.ts'
import {TripForm} from './trip-form.tsx'

export interface RegistrationDialogProps {
  kind: RegistrationKind
  event: FormEvent
  introduction: ReactNode
}

const forms = {general: GeneralForm, trip: TripForm, race: RaceForms}

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
  const Form = forms[kind]
  return (
    <DialogFrame
      isOpen={isOpen}
      title={t('title', {event: event.name})}
      description={<div className="grid gap-2 empty:hidden">{introduction}</div>}
      closeLabel={t('close')}
      finalFocus={() => opener.current}
      onClose={onClose}
    >
      <Form event={event} onDone={onClose} />
    </DialogFrame>
  )
}
