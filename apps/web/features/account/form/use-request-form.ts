import {useEffect, useId, useRef, useState} from 'react'
import {useForm, type DefaultValues, type FieldValues, type Path, type Resolver} from 'react-hook-form'
import type {AccountError} from './account-error.ts'
import type {Draft} from './draft.ts'
import {useFieldError} from './use-field-error.ts'

interface RequestFormOptions<Fields extends FieldValues, Request> {
  resolver: Resolver<Fields, unknown, Request>
  /** What the fields hold before anything is typed, and again when the form is cleared. */
  defaultValues: DefaultValues<Fields>
  /** Keeps what is typed while the form is not on the page. */
  draft?: Draft<Fields>
  /** Sends what was checked. What it returns is shown above the fields, and nothing typed is lost. */
  send: (request: Request) => Promise<AccountError | undefined>
}

/** A form that is checked by a schema and sent: its fields, its errors, and whether it is on its way. */
export function useRequestForm<Fields extends FieldValues, Request>({
  resolver,
  defaultValues,
  draft,
  send,
}: RequestFormOptions<Fields, Request>) {
  const id = useId()
  const fieldError = useFieldError()
  const summary = useRef<HTMLElement>(null)
  const [failure, setFailure] = useState<AccountError>()
  const form = useForm<Fields, unknown, Request>({
    resolver,
    defaultValues: (draft?.read() as DefaultValues<Fields> | undefined) ?? defaultValues,
    shouldFocusError: false,
  })
  const {getValues} = form
  const {errors, isSubmitting, submitCount} = form.formState

  // Counted when an attempt is over and its errors are shown; after a good one there is no summary.
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
  const faults = Object.entries(errors).map(([name, error]) => ({
    id: idOf(name),
    text: fieldError(name, String(error?.message)),
  }))

  return {
    form,
    isBusy: isSubmitting,
    submit,
    clear: () => form.reset(defaultValues),
    summary: {ref: summary, faults, failure},
    /** Everything that a field component takes but its label. */
    field: (name: Path<Fields>) => ({
      ...form.register(name),
      id: idOf(name),
      error: faults.find((fault) => fault.id === idOf(name))?.text,
    }),
  }
}
