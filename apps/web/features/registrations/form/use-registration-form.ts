import {useTranslations} from 'next-intl'
import type {FieldValues} from 'react-hook-form'
import {onePerId} from '#/ui/forms/one-per-id.ts'
import {type Draft, formDraft} from '#/ui/forms/draft.ts'
import {type SubmissionFormOptions, useSubmissionForm} from '#/ui/forms/use-submission-form.ts'
import type {Posting} from '#/ui/forms/posting.tsx'
import type {FormEvent, RegistrationKind} from './registrations-actions.ts'
import type {Registered} from './sent-registration.tsx'

export interface RegistrationFormProps {
  event: FormEvent
  /** Undefined is not known. */
  placesLeft?: number
  posting?: Posting<Registered>
  onDone: (registered: Registered) => void
}

interface RegistrationFormOptions<Fields extends FieldValues, Request>
  extends
    RegistrationFormProps,
    Omit<SubmissionFormOptions<Fields, Request, Registered>, 'draft' | 'posting' | 'failed' | 'onAccepted'> {
  kind: RegistrationKind
  /** A kind may have several forms, each with its own draft. */
  name: string
}

const drafts = onePerId(formDraft)

export function draftFor<Fields>(form: string, eventKey: string): Draft<Fields> {
  return drafts(`${form} ${eventKey}`) as Draft<Fields>
}

export function useRegistrationForm<Fields extends FieldValues, Request>({
  kind,
  name,
  event: {eventKey},
  onDone,
  ...options
}: RegistrationFormOptions<Fields, Request>) {
  const t = useTranslations('registrations')
  return useSubmissionForm<Fields, Request, Registered>({
    ...options,
    draft: draftFor<Fields>(name, eventKey),
    failed: {title: t('shared.errorTitle'), text: t(`${kind}.error`)},
    onAccepted: onDone,
  })
}
