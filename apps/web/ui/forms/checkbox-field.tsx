import type {ReactNode} from 'react'
import {describedBy, type FieldProps} from './form-field.tsx'

type CheckboxFieldProps = Omit<FieldProps, 'label'> & {label: ReactNode}

export function CheckboxField({label, hint, error, optional, ...input}: CheckboxFieldProps) {
  const {id} = input
  return (
    <div>
      <div className="-my-2 flex items-start gap-3">
        <input
          {...input}
          {...describedBy({id, hint, error})}
          type="checkbox"
          aria-required={optional ? undefined : true}
          className="mt-2.5 size-6 flex-none accent-brand not-focus-visible:aria-invalid:outline-2 not-focus-visible:aria-invalid:outline-danger"
        />
        <div>
          <label htmlFor={id} className="inline-block py-2">
            {label}
          </label>
          {hint && (
            <p id={`${id}-hint`} className="-mt-2 mb-2 text-small text-muted">
              {hint}
            </p>
          )}
        </div>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-3.5 text-small font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
