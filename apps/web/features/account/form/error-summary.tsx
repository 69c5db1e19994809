import type {ReactNode, RefObject} from 'react'
import {useTranslations} from 'next-intl'
import type {AccountError} from './account-error.ts'
import {errorText, errorTitleOf} from './show-account-error.ts'

interface ErrorSummaryProps {
  ref: RefObject<HTMLElement | null>
  /** Field errors, with the id of the input. */
  fieldErrors: {id: string; text: string}[]
  /** Why the request failed. */
  failure: AccountError | undefined
  /** Heading of the failure. */
  title: string
  /** What the visitor can do about the failure. */
  children?: ReactNode
}

/** Errors after which the same request may succeed later. */
const transientCodes: readonly AccountError['code'][] = ['offline', 'unavailable']

/** All errors of a form, above its fields. Receives focus after each failed submission. */
export function ErrorSummary({ref, fieldErrors, failure, title, children}: ErrorSummaryProps) {
  const t = useTranslations('account')
  if (fieldErrors.length === 0 && !failure) return null
  const heading = fieldErrors.length > 0 || !failure ? t('failure.fields') : errorTitleOf(t, failure, title)
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={heading}
      className="rounded-soft border-s-6 border-danger bg-sunken px-4 py-3"
    >
      <p className="font-semibold text-danger">{heading}</p>
      {fieldErrors.length > 0 ? (
        <ul className="mt-1 grid">
          {fieldErrors.map(({id, text}) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => focusField(event, id)}
                className="text-link inline-block py-1"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <>
          {failure && (
            <p className="mt-1">
              {errorText(t, failure)} {transientCodes.includes(failure.code) && t('failure.typedStays')}
            </p>
          )}
          {children}
        </>
      )}
    </section>
  )
}

function focusField(event: {preventDefault: () => void}, id: string) {
  event.preventDefault()
  document.getElementById(id)?.focus()
}
