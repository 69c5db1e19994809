import {useTranslations} from 'next-intl'
import type {FieldProps} from './form-field.tsx'
import {notForPasswordManagers} from './not-for-password-managers.ts'

type HiddenFieldProps = Pick<FieldProps, 'id' | 'name' | 'ref' | 'onChange' | 'onBlur'>

/** People neither see nor reach this field, but programs fill it in. Its name is `website`. */
export function HiddenField({id, name, ref, onChange, onBlur}: HiddenFieldProps) {
  const t = useTranslations('submission')
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
      <label htmlFor={id}>{t('hiddenField')}</label>
      <input {...{id, name, ref, onChange, onBlur}} type="text" tabIndex={-1} {...notForPasswordManagers} />
    </div>
  )
}
