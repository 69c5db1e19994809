import type {ComponentProps} from 'react'
import {Link} from '../links/link.tsx'

// A transparent border becomes visible in forced colours, which leave no background.
const variants = {
  primary: 'border border-transparent bg-brand text-on-brand hover:bg-brand-hover',
  give: 'border border-transparent bg-give text-on-give hover:bg-give-hover',
  quiet: 'border border-current text-link hover:bg-sunken',
}

export type ButtonVariant = keyof typeof variants

/** Class names of buttons, and of links that look like one: at least 44 px high, and not on paper. */
export function buttonClass(variant: ButtonVariant = 'primary') {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-soft px-5 py-2.5 text-center font-semibold leading-tight no-underline transition-colors duration-150 print:hidden ${variants[variant]}`
}

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant
}

/** A link within the site, styled as a button. */
export function ButtonLink({variant, className = '', ...link}: ButtonLinkProps) {
  return <Link {...link} className={`${buttonClass(variant)} ${className}`} />
}
