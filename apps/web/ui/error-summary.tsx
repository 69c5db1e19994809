import {useTranslations} from 'next-intl'
import type {ReactNode, RefObject} from 'react'

interface ErrorSummaryProps {
  ref: RefObject<HTMLElement | null>
  /** Field errors, with the id of the input. */
  fieldErrors: {id: string; text: string}[]
  /** Why the request failed. */
  failure: {title: string; text: string} | undefined
  /** What the visitor can do about the failure. */
  children?: ReactNode
}

/** All errors of a form, above its fields. Receives focus after each failed submission. */
export function ErrorSummary({ref, fieldErrors, failure, children}: ErrorSummaryProps) {
  const t = useTranslations('form')
  if (fieldErrors.length === 0 && !failure) return null
  const heading = fieldErrors.length > 0 || !failure ? t('fix') : failure.title
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
                className="text-link inline-flex min-h-11 items-center"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <>
          {failure && <p className="mt-1">{failure.text}</p>}
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
