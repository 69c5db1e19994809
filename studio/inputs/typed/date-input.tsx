import {isStoredDay, isStoredInstant} from '@site/schemas/validation/dates'
import {timeZone} from '@site/schemas/london-instant'
import {readTypedDate} from '@site/schemas/typed/typed-date'
import {Stack, Text} from '@sanity/ui'
import {type FocusEvent, Fragment, type KeyboardEvent, useEffect, useRef, useState} from 'react'
import {
  ParseErrorsProvider,
  set,
  type StringInputProps,
  unset,
  useCurrentLocale,
  useReportParseError,
  useTranslation,
} from 'sanity'
import {dateLanguage} from '../../london-time.ts'
import {fieldTexts} from '../texts.ts'

/** Sanity's input for a day, which also understands other ways to write it. */
export const TypedDayInput = (props: StringInputProps) => <TypedDateInput {...props} withTime={false} />

/** Sanity's input for a day and time. */
export const TypedInstantInput = (props: StringInputProps) => <TypedDateInput {...props} withTime />

/**
 * Sanity's input understands one format. It reads the text of its field when the field is left or Enter is pressed, so
 * what was typed is rewritten into that format just before. What cannot be read is stored as it was typed: it stays in
 * the field, and the schema's validation keeps it from being published.
 */
function TypedDateInput({withTime, ...props}: StringInputProps & {withTime: boolean}) {
  const {onChange, renderDefault, id, path, value, validationError} = props
  const {t} = useTranslation(fieldTexts.namespace)
  const [unread, setUnread] = useState<string>()
  // Until it is stored: an edit may be lost, for example while the form is not ready yet.
  const isPending = unread !== undefined && unread !== value
  const pending = isPending ? t(`date.unreadable_${withTime ? 'time' : 'day'}`, {text: unread}) : null
  useReportParseError(path, pending)
  const isRead = !value || isStored(value, withTime)
  const wrapper = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const field = wrapper.current?.querySelector(`#${CSS.escape(id)}`)
    if (!isRead && field instanceof HTMLInputElement) typeInto(field, value)
  }, [id, isRead, value])

  const rewrite = (field: EventTarget) => {
    if (!(field instanceof HTMLInputElement) || field.id !== id || field.value.trim() === '') return
    const read = readTypedDate(field.value, {withTime})
    setUnread(read.ok ? undefined : field.value)
    if (isShown(field.value, withTime)) return
    if (read.ok) field.value = [read.day, read.time].filter(Boolean).join(' ')
    else onChange(set(field.value))
  }
  const leave = (field: EventTarget) => {
    const isEmptied = field instanceof HTMLInputElement && field.id === id && field.value.trim() === ''
    if (isEmptied) setUnread(undefined)
    if (isEmptied && !isRead) onChange(unset())
    else rewrite(field)
  }
  const handleKey = ({key, ctrlKey, altKey, target}: KeyboardEvent) => {
    if (key === 'Enter') leave(target)
    // Shortcuts such as that for publishing leave the field without saying so.
    if (ctrlKey && altKey && target instanceof HTMLElement) target.blur()
  }

  return (
    <Stack gap={2}>
      {/* Sanity's message about the format is in English only and would replace the schema's. */}
      <ParseErrorsProvider>
        <div
          ref={wrapper}
          onBlurCapture={({target}: FocusEvent) => leave(target)}
          onKeyDownCapture={handleKey}
        >
          {/* An unread date would make it throw. The key clears its own state, in which it keeps what was typed. */}
          <Fragment key={isRead ? 'read' : 'unread'}>
            {renderDefault(isRead ? props : {...props, value: undefined})}
          </Fragment>
        </div>
      </ParseErrorsProvider>
      <UnderstoodDate
        value={value}
        withTime={withTime}
        problem={pending ?? validationError}
        isPending={isPending}
      />
    </Stack>
  )
}

const isStored = (value: string, withTime: boolean) =>
  withTime ? isStoredInstant(value) : isStoredDay(value)

/** Shows a text in a field whose input holds its own state, as if somebody had typed it. */
function typeInto(field: HTMLInputElement, text: string): void {
  const {set: setValue} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  setValue?.call(field, text)
  field.dispatchEvent(new Event('input', {bubbles: true}))
}

const shownFormat = {day: /^\d{4}-\d{2}-\d{2}$/, time: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/}

const isShown = (text: string, withTime: boolean) =>
  shownFormat[withTime ? 'time' : 'day'].test(text) && readTypedDate(text, {withTime}).ok

/** The date in words, with its weekday, or what is wrong with it. */
function UnderstoodDate(props: {value?: string; withTime: boolean; problem?: string; isPending: boolean}) {
  const {value, withTime, problem, isPending} = props
  const {t} = useTranslation(fieldTexts.namespace)
  const {id: locale} = useCurrentLocale()
  if (!value && !isPending) return null
  if (!value || isPending || !isStored(value, withTime)) {
    return (
      <Text size={1} role="alert" style={{color: 'var(--card-badge-critical-fg-color)'}}>
        {problem}
      </Text>
    )
  }
  const date = new Intl.DateTimeFormat(dateLanguage(locale), {
    dateStyle: 'full',
    ...(withTime && {timeStyle: 'short'}),
    timeZone: withTime ? timeZone : 'UTC',
  }).format(new Date(value))
  return (
    <Text muted size={1}>
      {t(withTime ? 'date.understood_time' : 'date.understood', {date})}
    </Text>
  )
}
