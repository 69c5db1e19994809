import type {ComponentProps, ReactNode} from 'react'
import {Link} from '#/i18n/navigation.ts'

const variants = {
  primary: 'bg-brand text-on-brand hover:bg-brand-hover',
  give: 'bg-give text-on-give hover:bg-give-hover',
  quiet: 'border border-current text-link hover:bg-sunken',
}

export type ButtonVariant = keyof typeof variants

/** Classes of every button and button-like link, at least 44 px high. */
export function buttonClass(variant: ButtonVariant = 'primary') {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-soft px-5 py-2.5 text-center font-semibold leading-tight no-underline transition-colors duration-150 ${variants[variant]}`
}

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant
}

/** A link within the site, styled as a button. */
export function ButtonLink({variant, className = '', ...link}: ButtonLinkProps) {
  return <Link {...link} className={`${buttonClass(variant)} ${className}`} />
}

interface SubmitButtonProps {
  label: string
  /** Label while the form is being sent. */
  busyLabel: string
  isBusy: boolean
  className?: string
}

/** Submits a form; keeps its width while busy. */
export function SubmitButton({label, busyLabel, isBusy, className = ''}: SubmitButtonProps) {
  return (
    <button
      type="submit"
      disabled={isBusy}
      className={`${buttonClass()} min-h-12 disabled:cursor-progress ${className}`}
    >
      <BusyLabel isBusy={isBusy} busy={busyLabel}>
        {label}
      </BusyLabel>
    </button>
  )
}

interface BusyLabelProps {
  isBusy: boolean
  /** Label while busy. */
  busy: string
  children: ReactNode
}

/** A button's label that keeps its width while the button is busy. */
export function BusyLabel({isBusy, busy, children}: BusyLabelProps) {
  return (
    <span className="grid *:col-start-1 *:row-start-1">
      <span className={isBusy ? 'invisible' : ''}>{children}</span>
      <span className={isBusy ? '' : 'invisible'}>{busy}</span>
    </span>
  )
}
