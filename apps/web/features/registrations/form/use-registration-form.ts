import {useTranslations} from 'next-intl'
import type {FieldValues} from 'react-hook-form'
import {onePerId} from '#/one-per-id.ts'
import type {Accepted} from '#/supabase/form-submission.ts'
import {createDraft, type Draft} from '#/ui/forms/draft.ts'
import {toast} from '#/ui/toasts/toast.ts'
import {type SubmissionFormOptions, useSubmissionForm} from '#/ui/forms/use-submission-form.ts'
import type {Posting} from '#/ui/forms/posting.tsx'
import {useAcceptedTexts} from './accepted-notice.tsx'
import type {FormEvent, RegistrationKind} from './registrations-actions.ts'

export interface RegistrationFormProps {
  event: FormEvent
  posting?: Posting<Accepted>
  onDone: () => void
}

interface RegistrationFormOptions<Fields extends FieldValues, Request>
  extends
    RegistrationFormProps,
    Omit<SubmissionFormOptions<Fields, Request>, 'draft' | 'posting' | 'failed' | 'onAccepted'> {
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
  const textsOf = useAcceptedTexts(kind)
  return useSubmissionForm({
    ...options,
    draft: draftFor<Fields>(name, eventKey),
    failed: {title: t('shared.errorTitle'), text: t(`${kind}.error`)},
    onAccepted(accepted) {
      const {status} = accepted
      const {title, text} = textsOf(accepted)
      if (status === 'waiting' || status === 'unconfirmed')
        toast(title, {description: text, duration: 15_000})
      else toast.success(title, {description: text})
      onDone()
    },
  })
}
