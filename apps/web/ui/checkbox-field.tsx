import type {ReactNode} from 'react'
import {describedBy, type FieldProps} from './form-field.tsx'

type CheckboxFieldProps = Omit<FieldProps, 'label' | 'hint' | 'optional'> & {label: ReactNode}

/** A checkbox that must be ticked, with its label beside and its error below. */
export function CheckboxField({label, error, ...input}: CheckboxFieldProps) {
  const {id} = input
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          {...input}
          {...describedBy({id, error})}
          type="checkbox"
          aria-required
          className="mt-0.5 size-6 flex-none accent-brand aria-invalid:outline-2 aria-invalid:outline-danger"
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-small font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
