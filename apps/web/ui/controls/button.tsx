import type {ComponentProps} from 'react'
import {Link} from '../links/link.tsx'

// Forced colours leave no background, but make a transparent border visible.
const variants = {
  primary: 'border border-transparent bg-brand text-on-brand hover:bg-brand-hover',
  give: 'border border-transparent bg-give text-on-give hover:bg-give-hover',
  quiet: 'border border-current text-link hover:bg-sunken',
}

export type ButtonVariant = keyof typeof variants

/** The buttons are at least 44 px high, and not printed. */
export function buttonClass(variant: ButtonVariant = 'primary') {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-soft px-5 py-2.5 text-center font-semibold leading-tight no-underline transition-colors duration-150 print:hidden ${variants[variant]}`
}

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant
}

export function ButtonLink({variant, className = '', ...link}: ButtonLinkProps) {
  return <Link {...link} className={`${buttonClass(variant)} ${className}`} />
}
