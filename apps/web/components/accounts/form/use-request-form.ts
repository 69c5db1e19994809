import {useEffect, useId, useRef, useState} from 'react'
import {useForm, type DefaultValues, type FieldValues, type Path, type Resolver} from 'react-hook-form'
import type {Failure} from '../../../accounts/failure.ts'
import {useFieldError} from './use-field-error.ts'

interface RequestFormOptions<Fields extends FieldValues, Request> {
  resolver: Resolver<Fields, unknown, Request>
  defaultValues: DefaultValues<Fields>
  /** Sends what was checked. What it returns is shown above the fields, and nothing typed is lost. */
  send: (request: Request) => Promise<Failure | undefined>
}

/** A form that is checked by a schema and sent: its fields, its errors, and whether it is on its way. */
export function useRequestForm<Fields extends FieldValues, Request>({
  resolver,
  defaultValues,
  send,
}: RequestFormOptions<Fields, Request>) {
  const id = useId()
  const fieldError = useFieldError()
  const summary = useRef<HTMLElement>(null)
  const [failure, setFailure] = useState<Failure>()
  const form = useForm<Fields, unknown, Request>({resolver, defaultValues, shouldFocusError: false})
  const {errors, isSubmitting, submitCount} = form.formState

  // Counted when an attempt is over and its errors are shown; after a good one there is no summary.
  useEffect(() => {
    if (submitCount > 0) summary.current?.focus()
  }, [submitCount])

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
    summary: {ref: summary, faults, failure},
    /** Everything that a field component takes but its label. */
    field: (name: Path<Fields>) => ({
      ...form.register(name),
      id: idOf(name),
      error: faults.find((fault) => fault.id === idOf(name))?.text,
    }),
  }
}
