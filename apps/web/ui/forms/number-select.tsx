import type {ComponentProps} from 'react'
import {describedBy, FieldFrame, type FieldProps, inputClass} from './form-field.tsx'

type NumberSelectProps = Pick<FieldProps, 'id' | 'label' | 'hint' | 'error'> &
  Omit<ComponentProps<'select'>, 'id' | 'children'> & {range: {min: number; max: number}}

export function NumberSelect({label, hint, error, range: {min, max}, ...select}: NumberSelectProps) {
  const {id} = select
  return (
    <FieldFrame {...{id, label, hint, error}}>
      <select {...select} {...describedBy({id, hint, error})} className={inputClass}>
        {Array.from({length: max - min + 1}, (_, index) => (
          <option key={index} value={min + index}>
            {min + index}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
