import type {ReactNode} from 'react'

interface BusyLabelProps {
  isBusy: boolean
  /** What the button says meanwhile. */
  busy: string
  children: ReactNode
}

/** A button's text that keeps its width while the button is busy. */
export function BusyLabel({isBusy, busy, children}: BusyLabelProps) {
  return (
    <span className="grid *:col-start-1 *:row-start-1">
      <span className={isBusy ? 'invisible' : ''}>{children}</span>
      <span className={isBusy ? '' : 'invisible'}>{busy}</span>
    </span>
  )
}
