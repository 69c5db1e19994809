import {useTranslations} from 'next-intl'
import {type SyntheticEvent, useEffect, useId, useRef, useState} from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  useForm,
} from 'react-hook-form'
import {type FieldErrorText, fieldErrorsIn} from './field-errors.ts'
import {silentlyFilled} from './silently-filled.ts'

export interface RequestFormOptions<Fields extends FieldValues, Request, Failure> {
  resolver: Resolver<Fields, unknown, Request>
  /** Initial field values, also after the form has been cleared. */
  defaultValues: DefaultValues<Fields>
  /** Keeps what was typed while the form is unmounted. */
  draft?: Draft<Fields>
  /** Texts of the errors that only this form has. */
  errorText?: (...error: [...Parameters<FieldErrorText>, typed: Fields]) => ReturnType<FieldErrorText>
  /** Called with what is in the fields when the form is sent, while browsers still open windows. */
  onPress?: (fields: Fields) => void
  /** Sends the validated request. After a returned failure the fields keep their values. */
  send: (request: Request) => Promise<Failure | undefined>
  /** Called when the schema refuses the fields, with the codes of their errors. */
  onInvalid?: (codes: string[]) => void
}

/** A React Hook Form whose values a schema validates: its field props, errors, and whether it is being sent. */
export function useRequestForm<Fields extends FieldValues, Request, Failure>({
  resolver,
  defaultValues,
  draft,
  errorText,
  onPress,
  send,
  onInvalid,
}: RequestFormOptions<Fields, Request, Failure>) {
  const id = useId()
  const sharedErrorText = useSharedErrorText()
  const summary = useRef<HTMLElement>(null)
  const isSending = useRef(false)
  const [failure, setFailure] = useState<Failure>()
  const form = useForm<Fields, unknown, Request>({
    resolver,
    defaultValues: (draft?.read() as DefaultValues<Fields> | undefined) ?? defaultValues,
    shouldFocusError: false,
  })
  const {getValues, setValue} = form
  const {errors, isSubmitting, submitCount} = form.formState

  // The count rises once the errors of a submission are on the page; after a success there is no summary.
  useEffect(() => {
    if (submitCount > 0) summary.current?.focus()
  }, [submitCount])

  useEffect(() => () => draft?.write(getValues()), [draft, getValues])

  const validateAndSend = form.handleSubmit(
    async (request) => {
      setFailure(undefined)
      setFailure(await send(request))
    },
    (invalid) => {
      setFailure(undefined)
      onInvalid?.(fieldErrorsIn(invalid).map(({code}) => code))
    },
  )

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    // A second click may come before the button is disabled.
    if (isSending.current) return
    isSending.current = true
    if (event.currentTarget instanceof HTMLFormElement) {
      const names = (name: string) => getValues(name as Path<Fields>)
      for (const [name, filled] of silentlyFilled(event.currentTarget.elements, names)) {
        setValue(name as Path<Fields>, filled as PathValue<Fields, Path<Fields>>)
      }
    }
    onPress?.(getValues())
    await validateAndSend().finally(() => {
      isSending.current = false
    })
  }

  const idOf = (name: string) => `${id}-${name}`
  const fieldErrors = fieldErrorsIn(errors).map(({name, code}) => ({
    id: idOf(name),
    text: errorText?.(name, code, getValues()) ?? sharedErrorText(name, code),
  }))

  return {
    form,
    failure,
    isBusy: isSubmitting,
    submit: (event: SyntheticEvent) => void submit(event),
    clear: () => {
      // The form may be unmounted by now, in a dialog that was closed meanwhile.
      draft?.write(undefined)
      form.reset(defaultValues)
    },
    summary: {ref: summary, fieldErrors},
    /** Props of a field component, except its label. */
    field: (name: Path<Fields>) => ({
      ...form.register(name),
      id: idOf(name),
      error: fieldErrors.find((error) => error.id === idOf(name))?.text,
    }),
  }
}

const missing = ['firstName', 'lastName', 'email', 'phone'] as const
const invalid = ['tooLong', 'emailInvalid', 'phoneInvalid'] as const

/** Translates the error codes that several forms have. */
function useSharedErrorText(): (name: string, code: string) => string {
  const t = useTranslations('form')
  return (name, code) => {
    const known = invalid.find((each) => each === code)
    if (known) return t(`invalid.${known}`)
    const empty = missing.find((each) => each === name)
    return empty ? t(`missing.${empty}`) : t('fix')
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
