import type {ComponentProps} from 'react'
import {Link} from '#/i18n/navigation.ts'

const looks = {
  primary: 'bg-brand text-on-brand hover:bg-brand-hover',
  give: 'bg-give text-on-give hover:bg-give-hover',
  quiet: 'border border-current text-link hover:bg-sunken',
}

export type ButtonLook = keyof typeof looks

/** What every button and button-like link looks like: 44 px high at least, text that says what happens. */
export function buttonClass(look: ButtonLook = 'primary') {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-soft px-5 py-2.5 text-center font-semibold leading-tight no-underline transition-colors duration-150 ${looks[look]}`
}

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  look?: ButtonLook
}

/** A link to another page of the site that looks like a button. */
export function ButtonLink({look, className = '', ...link}: ButtonLinkProps) {
  return <Link {...link} className={`${buttonClass(look)} ${className}`} />
}
