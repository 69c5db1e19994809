import type {ReactNode, RefObject} from 'react'
import {useTranslations} from 'next-intl'
import type {AccountError} from './account-error.ts'
import {errorText, errorTitleOf} from './account-error-text.ts'

interface ErrorSummaryProps {
  ref: RefObject<HTMLElement | null>
  /** Fields to correct, each with its own error. */
  faults: {id: string; text: string}[]
  /** Why sending it did not work. */
  failure: AccountError | undefined
  /** Heading of a failure. */
  title: string
  /** A way out that fits the failure. */
  children?: ReactNode
}

/** Failures after which the same may work later. */
const passingCodes: readonly AccountError['code'][] = ['offline', 'unavailable']

/** Everything that is wrong with a form, above its fields; takes the focus after each failed attempt. */
export function ErrorSummary({ref, faults, failure, title, children}: ErrorSummaryProps) {
  const t = useTranslations('account')
  if (faults.length === 0 && !failure) return null
  const heading = faults.length > 0 || !failure ? t('failure.fields') : errorTitleOf(t, failure, title)
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={heading}
      className="rounded-soft border-s-6 border-danger bg-sunken px-4 py-3"
    >
      <p className="font-semibold text-danger">{heading}</p>
      {faults.length > 0 ? (
        <ul className="mt-1 grid">
          {faults.map(({id, text}) => (
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
              {errorText(t, failure)} {passingCodes.includes(failure.code) && t('failure.typedStays')}
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
