'use client'

import type {ReactNode} from 'react'
import {useClosingDetails} from '#/ui/use-closing-details.ts'

interface MobileMenuProps {
  label: string
  navigationLabel: string
  children: ReactNode
}

/** The menu on a small screen. A `details` element, so that it opens without JavaScript too. */
export function MobileMenu({label, navigationLabel, children}: MobileMenuProps) {
  const details = useClosingDetails()
  return (
    <details ref={details} className="group flex-none min-[70rem]:hidden">
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
        className="absolute inset-x-0 top-full z-10 border-y border-line bg-raised px-[clamp(0.375rem,3vw,1.75rem)] pt-2 pb-4 shadow-lg"
      >
        {children}
      </nav>
    </details>
  )
}
