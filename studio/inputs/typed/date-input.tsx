import {readTypedDate, storedDate} from '@site/schemas/london-time/typed-date'
import {isStoredDay, isStoredInstant} from '@site/schemas/validation/dates'
import {Stack, TextInput} from '@sanity/ui'
import {type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useState} from 'react'
import {
  FormField,
  ParseErrorsProvider,
  set,
  type StringInputProps,
  unset,
  useReportParseError,
  useTranslation,
} from 'sanity'
import {fieldTexts} from '../texts.ts'
import {Doubts} from './doubts.tsx'
import {UnderstoodDate} from './understood-date.tsx'

export const TypedDayInput = (props: StringInputProps) => <TypedDateInput {...props} withTime={false} />

export const TypedInstantInput = (props: StringInputProps) => <TypedDateInput {...props} withTime />

interface Typed {
  text: string
  stored: string | undefined
  before: string | undefined
  isFocused: boolean
  isPaused: boolean
}

const isEdited = ({stored, before}: Typed) => stored !== before

/** The field reports an unfinished date only after this time. */
const pauseMs = 1500

/**
 * Sanity's input understands one format and stores a date only when the field is left. This one stores on every letter:
 * the date if it can be read, otherwise the text itself, which validation keeps from being published. Sanity's input
 * keeps the typed text as long as its value stays the same.
 */
function TypedDateInput({withTime, ...props}: StringInputProps & {withTime: boolean}) {
  const {onChange, renderDefault, id, path, value, validation, validationError} = props
  const {t} = useTranslation(fieldTexts.namespace)
  const [typed, setTyped] = useState<Typed>()
  useEffect(() => {
    if (!typed || typed.isPaused) return
    const pause = setTimeout(() => setTyped((current) => current && {...current, isPaused: true}), pauseMs)
    return () => clearTimeout(pause)
  }, [typed])
  if (typed && !typed.isFocused && typed.stored === value) setTyped(undefined)
  // An edit can get lost, for example while the form is not ready yet.
  const isUnstored = typed !== undefined && isEdited(typed) && typed.stored !== value
  const unstored = isUnstored ? t('date.unstored', {text: typed.text}) : null
  useReportParseError(path, unstored)

  const shown = typed?.isFocused ? typed.before : value
  const isRead = !shown || isStored(shown, withTime)

  const isField = (target: EventTarget): target is HTMLInputElement =>
    target instanceof HTMLInputElement && target.id === id

  const store = (text: string, isFocused: boolean) => {
    const read = readTypedDate(text, {withTime})
    const stored = read.ok ? storedDate(read) : text.trim() || undefined
    setTyped({text, stored, before: typed?.isFocused ? typed.before : value, isFocused, isPaused: false})
    if (stored !== value) onChange(stored === undefined ? unset() : set(stored))
  }
  const handleFocus = ({target}: FocusEvent) => {
    if (!isField(target)) return
    setTyped({text: target.value, stored: value, before: value, isFocused: true, isPaused: true})
  }
  // Sanity's input must process the letter first, because storing rerenders the form at once.
  const handleTyping = ({target}: FormEvent) => {
    if (isField(target)) store(target.value, true)
  }
  const leave = (field: HTMLInputElement) => {
    const read = readTypedDate(field.value, {withTime})
    if (typed && isEdited(typed)) store(field.value, false)
    else setTyped(undefined)
    if (read.ok) field.value = [read.day, read.time].filter(Boolean).join(' ')
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isField(event.target)) return
    // Sanity would remount the field to show an unreadable value, and the cursor would be lost.
    if (isRead && readTypedDate(event.target.value, {withTime}).ok) leave(event.target)
    else event.stopPropagation()
  }

  return (
    <Stack gap={2}>
      {/* Sanity's message about the format is in English only and would replace the schema's. */}
      <ParseErrorsProvider>
        <div
          role="presentation"
          onFocusCapture={handleFocus}
          onChange={handleTyping}
          onBlurCapture={({target}: FocusEvent) => isField(target) && leave(target)}
          onKeyPressCapture={handleKey}
        >
          {isRead ? (
            renderDefault({
              ...props,
              value: shown,
              // Patches from the calendar pass. Those from typing do not, since the text is already stored.
              onChange: (patch) => {
                if (!typed?.isFocused) onChange(patch)
              },
            })
          ) : (
            <UnreadDate {...props} value={shown} withTime={withTime} />
          )}
        </div>
      </ParseErrorsProvider>
      <UnderstoodDate
        value={isUnstored ? undefined : value}
        withTime={withTime}
        problem={typed && !typed.isPaused ? undefined : (unstored ?? (value ? validationError : undefined))}
      />
      <Doubts validation={validation} />
    </Stack>
  )
}

const isStored = (value: string, withTime: boolean) =>
  withTime ? isStoredInstant(value) : isStoredDay(value)

/** Sanity's input throws on an unreadable date. That of an instant also draws the name of the field. */
function UnreadDate({withTime, value, ...props}: StringInputProps & {withTime: boolean}) {
  const {elementProps, schemaType, id, path, validation, presence, readOnly} = props
  const input = (
    <TextInput
      {...elementProps}
      key={value}
      data-testid="date-input"
      value={undefined}
      defaultValue={value}
      readOnly={readOnly}
    />
  )
  if (!withTime) return input
  const {title, description} = schemaType
  return (
    <FormField
      {...{title, description, path, validation}}
      data-testid={`field-${id}`}
      inputId={id}
      __unstable_presence={presence}
    >
      {input}
    </FormField>
  )
}
