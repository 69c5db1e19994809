import {useTranslations} from 'next-intl'
import {type SyntheticEvent, useEffect, useId, useRef, useState} from 'react'
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type Resolver,
  useForm,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form'
import {onForgetting} from '#/storage/forgetting.ts'
import type {Draft} from './draft.ts'
import {type FieldErrorText, fieldErrorsIn} from './field-errors.ts'
import type {Posting} from './posting.tsx'
import {silentlyFilled} from './silently-filled.ts'
import {type Field, typedBeforeScripts} from './typed-before-scripts.ts'

export interface RequestFormOptions<Fields extends FieldValues, Request, Failure> {
  resolver: Resolver<Fields, unknown, Request>
  /** It runs before the resolver; after a returned failure nothing is validated or sent. */
  ready?: () => Promise<Failure | undefined>
  /** The fields have these values also after the form has been cleared. */
  defaultValues: DefaultValues<Fields>
  draft?: Draft<Fields>
  posting?: Posting
  /** Only this form has these errors. */
  errorText?: (...error: [...Parameters<FieldErrorText>, typed: Fields]) => ReturnType<FieldErrorText>
  /** It runs when the form is sent, while browsers still open windows. */
  onPress?: (fields: Fields) => void
  /** After a returned failure the fields keep their values. */
  send: (request: Request) => Promise<Failure | undefined>
  /** It gets the error codes of fields that the schema refuses. */
  onInvalid?: (codes: string[]) => void
  /** It runs when nothing is sent after all. */
  onStopped?: () => void
}

/** A schema validates the values of this React Hook Form. */
export function useRequestForm<Fields extends FieldValues, Request, Failure>({
  resolver,
  ready,
  defaultValues,
  draft,
  posting,
  errorText,
  onPress,
  send,
  onInvalid,
  onStopped,
}: RequestFormOptions<Fields, Request, Failure>) {
  const id = useId()
  const sharedErrorText = useSharedErrorText()
  const summary = useRef<HTMLElement>(null)
  const isSending = useRef(false)
  const [isPreparing, setIsPreparing] = useState(false)
  const [unreadyCount, setUnreadyCount] = useState(0)
  const posted = posting?.posted
  const [failure, setFailure] = useState(posted?.failure as Failure | undefined)
  const initialValues =
    // The server has rendered a form on a page without what this browser has kept of it.
    ((posted?.values ?? (posting ? undefined : draft?.read())) as DefaultValues<Fields> | undefined) ??
    defaultValues
  const form = useForm<Fields, unknown, Request>({
    resolver,
    defaultValues: initialValues,
    shouldFocusError: false,
  })
  const {getValues, setValue} = form
  const {errors, isSubmitting, submitCount} = form.formState

  // The count rises once the errors of a submission are on the page; after a success there is no summary.
  useEffect(() => {
    if (submitCount + unreadyCount > 0) summary.current?.focus()
  }, [submitCount, unreadyCount])

  useKeptFields({form, draft: posted ? undefined : draft, defaultValues, isOnPage: posting !== undefined})

  const onPage = useFieldsOfServer(form)

  const validateAndSend = form.handleSubmit(
    async (request) => {
      setFailure(undefined)
      setFailure(await send(request))
    },
    (invalid) => {
      setFailure(undefined)
      onStopped?.()
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
    await (ready ? sendOnceReady(ready) : validateAndSend()).finally(() => {
      isSending.current = false
    })
  }

  async function sendOnceReady(check: () => Promise<Failure | undefined>) {
    setIsPreparing(true)
    const unready = await check()
    setIsPreparing(false)
    if (!unready) return validateAndSend()
    setFailure(unready)
    setUnreadyCount((before) => before + 1)
    return onStopped?.()
  }

  const idOf = (name: string) => `${id}-${name}`
  const isPosted = posted !== undefined && submitCount === 0
  const fieldErrors = (isPosted ? posted.errors : fieldErrorsIn(errors)).map(({name, code}) => ({
    id: idOf(name),
    text: errorText?.(name, code, getValues()) ?? sharedErrorText(name, code),
  }))

  return {
    form,
    failure,
    isBusy: isSubmitting || isPreparing,
    submit: (event: SyntheticEvent) => void submit(event),
    clear: () => {
      // The form may be unmounted by now, in a dialog that was closed meanwhile.
      draft?.write(undefined)
      form.reset(defaultValues)
    },
    summary: {ref: summary, fieldErrors, isPosted},
    /** The props are those of a field component, except its label. */
    field: (name: Path<Fields>) => ({
      ...(posting ? onPage(form.register(name), get(initialValues, name)) : form.register(name)),
      id: idOf(name),
      error: fieldErrors.find((error) => error.id === idOf(name))?.text,
    }),
    posting,
  }
}

interface KeptFieldsOptions<Fields extends FieldValues, Request> {
  form: UseFormReturn<Fields, unknown, Request>
  draft: Draft<Fields> | undefined
  defaultValues: DefaultValues<Fields>
  isOnPage: boolean
}

/** Keeps what was typed when the form or its page goes, and brings it back to a form on a page. */
function useKeptFields<Fields extends FieldValues, Request>({
  form: {getValues, reset},
  draft,
  defaultValues,
  isOnPage,
}: KeptFieldsOptions<Fields, Request>) {
  const empty = useRef(defaultValues)

  useEffect(() => {
    const kept = isOnPage ? draft?.read() : undefined
    if (kept) reset({...empty.current, ...kept})
  }, [draft, isOnPage, reset])

  useEffect(() => {
    function keep() {
      const typed = getValues()
      const isEmpty = JSON.stringify(typed) === JSON.stringify({...typed, ...empty.current})
      draft?.write(isEmpty ? undefined : typed)
    }
    addEventListener('pagehide', keep)
    const ignore = onForgetting(() => reset(empty.current))
    return () => {
      ignore()
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [draft, getValues, reset])
}

/** The server has rendered these fields, and somebody may have filled them in before the scripts came. */
function useFieldsOfServer<Fields extends FieldValues>({setValue}: UseFormReturn<Fields, unknown, unknown>) {
  const typed = useRef(new Map<string, string | boolean>())
  const isMounted = useRef(false)

  // Registering a field gives it the form's value.
  useEffect(() => {
    isMounted.current = true
    for (const [name, value] of typed.current)
      setValue(name as Path<Fields>, value as PathValue<Fields, Path<Fields>>)
  }, [setValue])

  return (registered: UseFormRegisterReturn, initial: unknown) => ({
    ...registered,
    ...(typeof initial === 'boolean' ? {defaultChecked: initial} : {defaultValue: String(initial ?? '')}),
    ref(element: Field | null) {
      const value = element && !isMounted.current ? typedBeforeScripts(element) : null
      if (value !== null && !typed.current.has(registered.name)) typed.current.set(registered.name, value)
      // React Hook Form would read a radio that is checked by default, before it knows the others.
      if (element?.type === 'radio') (element as HTMLInputElement).defaultChecked = false
      registered.ref(element)
    },
  })
}

const missing = ['firstName', 'lastName', 'email', 'phone'] as const
const invalid = ['tooLong', 'emailInvalid', 'phoneInvalid'] as const

function useSharedErrorText(): (name: string, code: string) => string {
  const t = useTranslations('form')
  return (name, code) => {
    const known = invalid.find((each) => each === code)
    if (known) return t(`invalid.${known}`)
    const empty = missing.find((each) => each === name)
    return empty ? t(`missing.${empty}`) : t('fix')
  }
}
