import {useTranslations} from 'next-intl'
import type {ReactNode, RefObject} from 'react'

interface FormFaults {
  /** The summary and the failure share it, as only one of them shows. */
  ref: RefObject<HTMLElement | null>
  fieldErrors: {id: string; text: string}[]
  failure: {title: string; text: string} | undefined
  /** The server has rendered it in answer to a form: the browser goes to it without script. */
  isPosted?: boolean
  children?: ReactNode
}

const faultProps = (isPosted: boolean | undefined) => ({
  tabIndex: -1,
  autoFocus: isPosted,
  // The button below stays in sight.
  className: 'scroll-mb-24 rounded-soft border-s-6 border-danger bg-sunken px-4 py-3',
})

export function ErrorSummary({ref, fieldErrors, isPosted, children}: FormFaults) {
  const t = useTranslations('form')
  if (fieldErrors.length === 0) return null
  return (
    <section ref={ref} {...faultProps(isPosted)} aria-label={t('fix')}>
      <p className="font-semibold text-danger">{t('fix')}</p>
      {children}
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
    </section>
  )
}

/** Shows beside the button why a form was not sent or not accepted. Receives focus. */
export function FormFailure({ref, fieldErrors, failure, isPosted, children}: FormFaults) {
  if (!failure || fieldErrors.length > 0) return null
  return (
    <section ref={ref} {...faultProps(isPosted)} aria-label={failure.title}>
      <div role="alert">
        <p className="font-semibold text-danger">{failure.title}</p>
        <p className="mt-1">{failure.text}</p>
      </div>
      {children}
    </section>
  )
}

function focusField(event: {preventDefault: () => void}, id: string) {
  event.preventDefault()
  document.getElementById(id)?.focus()
}
