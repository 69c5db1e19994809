import {buttonClass} from '../../button-link.tsx'

interface SubmitButtonProps {
  label: string
  /** What is said while the form is on its way. */
  busyLabel: string
  isBusy: boolean
  className?: string
}

/** Sends a form; keeps its width while it is busy. */
export function SubmitButton({label, busyLabel, isBusy, className = ''}: SubmitButtonProps) {
  return (
    <button
      type="submit"
      disabled={isBusy}
      className={`${buttonClass()} min-h-12 disabled:cursor-progress ${className}`}
    >
      <BusyLabel {...{label, busyLabel, isBusy}} />
    </button>
  )
}

/** Both words in one place, so that the button around them is as wide as the longer one. */
export function BusyLabel({label, busyLabel, isBusy}: Omit<SubmitButtonProps, 'className'>) {
  return (
    <span className="grid">
      <span className={`col-start-1 row-start-1 ${isBusy ? 'invisible' : ''}`}>{label}</span>
      <span className={`col-start-1 row-start-1 ${isBusy ? '' : 'invisible'}`}>{busyLabel}</span>
    </span>
  )
}
