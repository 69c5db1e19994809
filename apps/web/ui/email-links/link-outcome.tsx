import {type ReactNode, useEffect, useRef} from 'react'

interface LinkOutcomeProps {
  title: string
  text: string
  /** It follows the text, without being read out at once. */
  note?: ReactNode
  children?: ReactNode
}

/** Receives focus. */
export function LinkOutcome({title, text, note, children}: LinkOutcomeProps) {
  const message = useRef<HTMLDivElement>(null)

  useEffect(() => message.current?.focus(), [])

  return (
    <div className="max-w-2xl">
      <div ref={message} role="alert" tabIndex={-1} className="outline-none">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-3 text-lead">{text}</p>
      </div>
      <p className="mt-3 empty:hidden">{note}</p>
      <p className="mt-6 empty:hidden">{children}</p>
    </div>
  )
}
