import {PASSWORD_MIN} from '@site/schemas/requests/password'
import {useTranslations} from 'next-intl'
import type {FieldValues} from 'react-hook-form'
import {type RequestFormOptions, useRequestForm} from '#/ui/forms/use-request-form.ts'
import type {AccountError} from './account-error.ts'
import {errorText, errorTitleOf} from './account-error-text.ts'

interface AccountFormOptions<Fields extends FieldValues, Request> extends Omit<
  RequestFormOptions<Fields, Request, AccountError>,
  'errorText'
> {
  title: string
}

const missing = ['password', 'currentPassword'] as const
const invalid = ['passwordShort', 'passwordLong', 'privacyRequired'] as const

/** The same request may succeed later after these errors. */
const transientCodes: readonly AccountError['code'][] = ['offline', 'unavailable']

export function useAccountForm<Fields extends FieldValues, Request>({
  title,
  ...options
}: AccountFormOptions<Fields, Request>) {
  const t = useTranslations('account')
  const shared = useTranslations('form')

  function fieldErrorText(name: string, code: string) {
    const known = invalid.find((each) => each === code)
    if (known) return t(`invalid.${known}`, {min: PASSWORD_MIN})
    const empty = missing.find((each) => each === name)
    return empty && t(`missing.${empty}`)
  }

  function summaryOf(failure: AccountError) {
    const text = errorText(t, failure)
    const isTransient = transientCodes.includes(failure.code)
    return {
      title: errorTitleOf(t, failure, title),
      text: isTransient ? `${text} ${shared('typedStays')}` : text,
    }
  }

  const form = useRequestForm({...options, errorText: fieldErrorText})
  return {...form, summary: {...form.summary, failure: form.failure && summaryOf(form.failure)}}
}
