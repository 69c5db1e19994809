'use client'

import type {ReactNode} from 'react'
import {Link} from '#/ui/links/link.tsx'
import {usePathname} from '#/i18n/navigation.ts'
import {useCurrentSection} from '#/ui/layout/current-section.tsx'
import {useDetailsMenu} from '#/ui/dialogs/use-details-menu.ts'

interface MenuLinkProps {
  href: string
  className?: string
  /** A page that is rendered on each request, such as search, is not loaded ahead. */
  prefetch?: false
  children: ReactNode
}

export function MenuLink({href, className = 'px-3', prefetch, children}: MenuLinkProps) {
  const pathname = usePathname()
  const section = useCurrentSection()
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

interface MobileMenuProps {
  label: string
  navigationLabel: string
  children: ReactNode
}

/** A `details` element also opens without JavaScript. */
export function MobileMenu({label, navigationLabel, children}: MobileMenuProps) {
  const details = useDetailsMenu()
  return (
    <details ref={details} className="group flex-none min-[70rem]:hidden">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-soft border border-line px-3 font-semibold [&::-webkit-details-marker]:hidden">
        <svg
          aria-hidden="true"
          viewBox="0 0 20 20"
          width="20"
          height="20"
          className="hidden size-5 min-[24rem]:block"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        >
          <path d="M3 5h14M3 10h14M3 15h14" className="group-open:hidden" />
          <path d="m4 4 12 12M16 4 4 16" className="hidden group-open:inline" />
        </svg>
        {label}
      </summary>
      <nav
        aria-label={navigationLabel}
        className="absolute inset-x-0 top-full z-10 max-h-[calc(100*var(--dvh)-4.5rem)] overflow-y-auto overscroll-contain border-y border-line bg-raised px-[clamp(0.375rem,3vw,1.75rem)] pt-2 pb-4 shadow-lg"
      >
        {children}
      </nav>
    </details>
  )
}
