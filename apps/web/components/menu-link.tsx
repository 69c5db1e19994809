'use client'

import type {ReactNode} from 'react'
import {Link, usePathname} from '../i18n/navigation.ts'

/** A link of the menu that marks the section the visitor is in. */
export function MenuLink({href, children}: {href: string; children: ReactNode}) {
  const pathname = usePathname()
  const current = pathname === href ? 'page' : pathname.startsWith(`${href}/`) ? 'true' : undefined
  return (
    <Link
      href={href}
      aria-current={current}
      className="flex min-h-11 items-center px-3 font-semibold text-ink underline-offset-8 hover:underline aria-current:text-brand aria-current:underline aria-current:decoration-accent aria-current:decoration-3"
    >
      {children}
    </Link>
  )
}
