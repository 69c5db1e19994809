import {useTranslations} from 'next-intl'
import type {FieldValues} from 'react-hook-form'
import {onePerId} from '#/one-per-id.ts'
import {createDraft, type Draft} from '#/ui/forms/draft.ts'
import {toast} from '#/ui/toasts/toast.ts'
import {type SubmissionFormOptions, useSubmissionForm} from '#/ui/forms/use-submission-form.ts'
import type {FormEvent, RegistrationKind} from './registrations-actions.ts'

export interface RegistrationFormProps {
  event: FormEvent
  onDone: () => void
}

interface RegistrationFormOptions<Fields extends FieldValues, Request>
  extends
    RegistrationFormProps,
    Omit<SubmissionFormOptions<Fields, Request>, 'draft' | 'failed' | 'onAccepted'> {
  kind: RegistrationKind
  /** A kind may have several forms, each with its own draft. */
  name: string
}

const drafts = onePerId(createDraft<unknown>)

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
  return useSubmissionForm({
    ...options,
    draft: draftFor<Fields>(name, eventKey),
    failed: {title: t('shared.errorTitle'), text: t(`${kind}.error`)},
    onAccepted({status}) {
      if (status === 'waiting') {
        toast(t('shared.waiting'), {description: t('shared.waitingText'), duration: 15_000})
      } else if (status === 'unconfirmed') {
        toast(t('shared.unconfirmed'), {description: t('shared.unconfirmedText'), duration: 15_000})
      } else {
        toast.success(t('shared.done'), {description: t(`${kind}.doneText`)})
      }
      onDone()
    },
  })
}
