import {PASSWORD_MIN} from '@site/schemas/requests/password'
import {useTranslations} from 'next-intl'
import {useEffect, useId, useRef, useState} from 'react'
import {type DefaultValues, type FieldValues, type Path, type Resolver, useForm} from 'react-hook-form'
import type {AccountError} from './account-error.ts'

interface RequestFormOptions<Fields extends FieldValues, Request> {
  resolver: Resolver<Fields, unknown, Request>
  /** Initial field values, also after the form has been cleared. */
  defaultValues: DefaultValues<Fields>
  /** Keeps what was typed while the form is unmounted. */
  draft?: Draft<Fields>
  /** Sends the validated request. A returned error is shown above the fields, which keep their values. */
  send: (request: Request) => Promise<AccountError | undefined>
}

/** A React Hook Form whose values a schema validates: its field props, errors, and whether it is being sent. */
export function useRequestForm<Fields extends FieldValues, Request>({
  resolver,
  defaultValues,
  draft,
  send,
}: RequestFormOptions<Fields, Request>) {
  const id = useId()
  const fieldErrorText = useFieldErrorText()
  const summary = useRef<HTMLElement>(null)
  const [failure, setFailure] = useState<AccountError>()
  const form = useForm<Fields, unknown, Request>({
    resolver,
    defaultValues: (draft?.read() as DefaultValues<Fields> | undefined) ?? defaultValues,
    shouldFocusError: false,
  })
  const {getValues} = form
  const {errors, isSubmitting, submitCount} = form.formState

  // The count rises once the errors of a submission are on the page; after a success there is no summary.
  useEffect(() => {
    if (submitCount > 0) summary.current?.focus()
  }, [submitCount])

  useEffect(() => () => draft?.write(getValues()), [draft, getValues])

  const submit = form.handleSubmit(
    async (request) => {
      setFailure(undefined)
      setFailure(await send(request))
    },
    () => setFailure(undefined),
  )

  const idOf = (name: string) => `${id}-${name}`
  const fieldErrors = Object.entries(errors).map(([name, error]) => ({
    id: idOf(name),
    text: fieldErrorText(name, String(error?.message)),
  }))

  return {
    form,
    isBusy: isSubmitting,
    submit,
    clear: () => form.reset(defaultValues),
    summary: {ref: summary, fieldErrors, failure},
    /** Props of a field component, except its label. */
    field: (name: Path<Fields>) => ({
      ...form.register(name),
      id: idOf(name),
      error: fieldErrors.find((error) => error.id === idOf(name))?.text,
    }),
  }
}

const missing = ['firstName', 'lastName', 'email', 'password', 'currentPassword'] as const
const invalid = [
  'tooLong',
  'emailInvalid',
  'passwordShort',
  'passwordLong',
  'privacyRequired',
  'phoneInvalid',
] as const

/** Translates the error code that the schema gives for a field. */
function useFieldErrorText(): (field: string, code: string) => string {
  const t = useTranslations('account')
  return (field, code) => {
    const known = invalid.find((name) => name === code)
    if (known) return t(`invalid.${known}`, {min: PASSWORD_MIN})
    const empty = missing.find((name) => name === field)
    return empty ? t(`missing.${empty}`) : t('failure.fields')
  }
}

/** Field values of a form that outlive its unmounting. */
export interface Draft<Fields> {
  read: () => Fields | undefined
  write: (fields: Fields | undefined) => void
}

export function createDraft<Fields>(): Draft<Fields> {
  let stored: Fields | undefined
  return {
    read: () => stored,
    write: (fields) => {
      stored = fields
    },
  }
}
