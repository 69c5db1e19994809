'use client'

import {useEffect, useRef, type ReactNode} from 'react'
import {usePathname} from '../i18n/navigation.ts'

interface MobileMenuProps {
  label: string
  navigationLabel: string
  children: ReactNode
}

/** The menu on a small screen. A `details` element, so that it opens without JavaScript too. */
export function MobileMenu({label, navigationLabel, children}: MobileMenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const pathname = usePathname()

  useEffect(() => {
    if (details.current) details.current.open = false
  }, [pathname])

  useEffect(() => {
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !details.current?.open) return
      details.current.open = false
      details.current.querySelector('summary')?.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [])

  return (
    <details ref={details} className="group md:hidden">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-soft border border-line px-3 font-semibold [&::-webkit-details-marker]:hidden">
        <svg
          aria-hidden="true"
          viewBox="0 0 20 20"
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
        className="absolute inset-x-0 top-full z-10 border-y border-line bg-raised px-[clamp(0.375rem,3vw,1.75rem)] py-2 text-lead shadow-lg"
      >
        {children}
      </nav>
    </details>
  )
}
