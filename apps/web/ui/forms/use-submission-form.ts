import {useTranslations} from 'next-intl'
import type {FieldValues, Path, PathValue} from 'react-hook-form'
import type {Accepted, BegunPayment, Refusal, SubmissionError} from '#/supabase/form-submission.ts'
import {type RequestFormOptions, useRequestForm} from './use-request-form.ts'

export interface SubmissionFormOptions<Fields extends FieldValues, Request, Success = Accepted> extends Omit<
  RequestFormOptions<Fields, Request, SubmissionError>,
  'send'
> {
  /** The text is replaced where the reason is known. */
  failed: {title: string; text: string}
  send: (request: Request) => Promise<Success | Refusal>
  /** It runs once the form has been accepted and cleared. */
  onAccepted: (success: Success) => void
}

const hiddenField = 'website'

/** A refusal by the edge function keeps what was typed. */
export function useSubmissionForm<
  Fields extends FieldValues,
  Request,
  Success extends Accepted | BegunPayment = Accepted,
>({failed, send, onAccepted, ...options}: SubmissionFormOptions<Fields, Request, Success>) {
  const t = useTranslations('submission')
  const typedStays = useTranslations('form')('typedStays')

  async function submit(request: Request) {
    const result = await send(request)
    if (result.ok) {
      form.clear()
      onAccepted(result)
      return undefined
    }
    // A person has no other way to empty the field.
    if (result.error === 'suspected')
      form.form.setValue(hiddenField as Path<Fields>, '' as PathValue<Fields, Path<Fields>>)
    return result.error
  }

  const reasonOf = (error: SubmissionError) => (error === 'failed' ? failed.text : t(error))

  const form = useRequestForm({...options, send: submit})
  const failure = form.failure && {
    title: failed.title,
    text: `${reasonOf(form.failure)} ${typedStays}`,
  }
  return {...form, summary: {...form.summary, failure}}
}
