'use client'

import {useTranslations} from 'next-intl'
import type {ComponentProps, ReactNode} from 'react'
import {FieldNote} from './field-note.tsx'

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'children'> {
  id: string
  label: string
  hint?: string
  error?: string
  /** Screen readers announce it politely while the input is used. Null shows nothing. */
  note?: ReactNode
  /** Said after the label: whatever says nothing is required. */
  optional?: boolean
}

interface FieldFrameProps extends Pick<FieldProps, 'id' | 'label' | 'hint' | 'error' | 'note' | 'optional'> {
  children: ReactNode
}

export const inputClass =
  'min-h-12 w-full rounded-soft border border-muted bg-raised px-3.5 py-2 text-ink aria-invalid:border-2 aria-invalid:border-danger disabled:bg-sunken disabled:text-muted'

export function FieldFrame({id, label, hint, error, note, optional, children}: FieldFrameProps) {
  const t = useTranslations('form')
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> ({t('optional')})</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 text-small text-muted">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className="text-small font-semibold text-danger">
          {error}
        </p>
      )}
      {note !== undefined && <FieldNote id={id}>{note}</FieldNote>}
    </div>
  )
}

/** The attributes connect an input with the hint, error and note of its `FieldFrame`. */
export function describedBy({id, hint, error, note}: Pick<FieldProps, 'id' | 'hint' | 'error' | 'note'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`, note && `${id}-note`].filter(Boolean)
  return {'aria-describedby': ids.join(' ') || undefined, 'aria-invalid': error ? true : undefined}
}

export function FormField({label, hint, error, note, optional, ...input}: FieldProps) {
  const {id, 'aria-required': isRequired = !optional} = input
  return (
    <FieldFrame {...{id, label, hint, error, note, optional}}>
      <input
        type="text"
        {...input}
        {...describedBy({id, hint, error, note})}
        aria-required={isRequired}
        className={inputClass}
      />
    </FieldFrame>
  )
}
