import {useId, type ReactNode} from 'react'

interface UnavailableButtonProps {
  /** What the button would do. */
  children: string
  /** Why it cannot be done now. */
  reason: ReactNode
}

/** A button for what cannot be done yet or any more, and why. */
export function UnavailableButton({children, reason}: UnavailableButtonProps) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <button
        type="button"
        disabled
        aria-describedby={id}
        className="inline-flex min-h-11 cursor-not-allowed items-center rounded-soft border border-dashed border-muted px-5 py-2.5 leading-tight font-semibold text-muted"
      >
        {children}
      </button>
      <p id={id} className="font-semibold">
        {reason}
      </p>
    </div>
  )
}
