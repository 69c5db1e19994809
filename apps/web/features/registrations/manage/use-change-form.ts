import {useTranslations} from 'next-intl'
import type {FieldValues} from 'react-hook-form'
import {type RequestFormOptions, useRequestForm} from '#/ui/forms/use-request-form.ts'
import type {LinkError, LinkResult} from './registrations-link-actions.ts'

interface ChangeFormOptions<Fields extends FieldValues, Request> extends Omit<
  RequestFormOptions<Fields, Request, LinkError>,
  'send'
> {
  failedTitle: string
  /** It is undefined if there is nothing to send. */
  change: (request: Request) => Promise<LinkResult> | undefined
  onChanged: (result: Extract<LinkResult, {ok: true}>) => void
}

/** A failure keeps what was typed. */
export function useChangeForm<Fields extends FieldValues, Request>({
  failedTitle,
  change,
  onChanged,
  ...options
}: ChangeFormOptions<Fields, Request>) {
  const t = useTranslations('registrations.manage.error')
  const typedStays = useTranslations('form')('typedStays')

  async function send(request: Request): Promise<LinkError | undefined> {
    const result = await change(request)
    if (!result) return undefined
    if (result.ok) {
      onChanged(result)
      return undefined
    }
    return result.error
  }

  const form = useRequestForm({...options, send})
  const failure = form.failure && {title: failedTitle, text: `${t(form.failure)} ${typedStays}`}
  return {...form, summary: {...form.summary, failure}}
}
