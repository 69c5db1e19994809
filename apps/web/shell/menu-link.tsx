'use client'

import type {ReactNode} from 'react'
import {Link, usePathname} from '#/i18n/navigation.ts'
import {useSection} from '#/ui/in-section.tsx'

interface MenuLinkProps {
  href: string
  className?: string
  /** Not for a page that is made for each visit. */
  prefetch?: false
  children: ReactNode
}

/** A link of the menu that marks the page or section the visitor is in. */
export function MenuLink({href, className = 'px-3', prefetch, children}: MenuLinkProps) {
  const pathname = usePathname()
  const section = useSection()
  const isWithin = pathname.startsWith(`${href}/`) || section === href
  const current = pathname === href ? 'page' : isWithin ? 'true' : undefined
  return (
    <Link
      href={href}
      prefetch={prefetch}
      aria-current={current}
      className={`flex min-h-11 items-center font-semibold underline-offset-8 hover:underline ${current ? 'text-brand underline decoration-accent decoration-3' : 'text-ink'} ${className}`}
    >
      {children}
    </Link>
  )
}
