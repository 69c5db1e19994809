import {useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {Link} from '#/i18n/navigation.ts'
import {describedBy, type FieldProps} from '#/ui/form-field.tsx'

const privacyLink = (text: ReactNode) => <PrivacyLink>{text}</PrivacyLink>

type PrivacyFieldProps = Omit<FieldProps, 'label' | 'hint' | 'optional'>

/** The checkbox to accept the privacy policy, which opens in a new tab so that nothing typed is lost. */
export function PrivacyField({error, ...input}: PrivacyFieldProps) {
  const t = useTranslations('account.signUp')
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
        <label htmlFor={id}>{t.rich('privacy', {link: privacyLink})}</label>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-small font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

function PrivacyLink({children}: {children: ReactNode}) {
  const t = useTranslations('account.signUp')
  return (
    <Link href="/privacy" target="_blank" className="text-link">
      {children}
      <span className="sr-only"> ({t('opensNewTab')})</span>
    </Link>
  )
}
