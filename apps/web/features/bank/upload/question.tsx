import type {ReactNode} from 'react'

interface QuestionProps {
  id: string
  legend: string
  /** Why it must be answered. */
  error?: string | false
  children: ReactNode
}

/** What the file does not say. It takes the focus when somebody goes on without an answer. */
export function Question({id, legend, error, children}: QuestionProps) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      className="grid min-w-0 gap-1 rounded-soft border border-s-6 border-line border-s-brand px-4 pb-3"
    >
      <legend className="px-1 font-semibold">{legend}</legend>
      {children}
      {error && (
        <p id={`${id}-error`} role="alert" className="font-semibold text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
