'use client'

import {PASSWORD_MIN} from '@site/schemas/requests/password'
import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {describedBy, FieldFrame, inputClass, type FieldProps} from '#/ui/forms/form-field.tsx'

export function PasswordField({label, hint, error, ...input}: Omit<FieldProps, 'optional'>) {
  const t = useTranslations('account')
  const [isShown, setIsShown] = useState(false)
  const {id} = input
  return (
    <FieldFrame {...{id, label, hint, error}}>
      <div className="relative">
        <input
          {...input}
          {...describedBy({id, hint, error})}
          type={isShown ? 'text' : 'password'}
          aria-required
          autoCapitalize="none"
          spellCheck={false}
          className={`${inputClass} pe-13`}
        />
        <button
          type="button"
          onClick={() => setIsShown(!isShown)}
          aria-label={t(isShown ? 'password.hide' : 'password.show')}
          aria-controls={id}
          className="absolute inset-y-0.5 end-0.5 flex w-11 items-center justify-center rounded-soft text-muted hover:bg-sunken hover:text-ink"
        >
          <Eye isCrossed={isShown} />
        </button>
      </div>
    </FieldFrame>
  )
}

export function NewPasswordField(props: Omit<FieldProps, 'optional' | 'hint'>) {
  const t = useTranslations('account.hint')
  return <PasswordField hint={t('password', {min: PASSWORD_MIN})} autoComplete="new-password" {...props} />
}

function Eye({isCrossed}: {isCrossed: boolean}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      width="20"
      height="20"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
    >
      <path d="M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.5 10 1.5 10Z" />
      <circle cx="10" cy="10" r="2.6" />
      {isCrossed && <path d="m3 3 14 14" />}
    </svg>
  )
}
