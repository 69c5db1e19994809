'use client'

import {useEffect, useRef, type FocusEvent, type ReactNode} from 'react'
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

  function close() {
    if (details.current) details.current.open = false
  }

  useEffect(close, [pathname])

  useEffect(() => {
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !details.current?.open) return
      close()
      details.current.querySelector('summary')?.focus()
    }
    function closeOutside({target}: PointerEvent) {
      if (target instanceof Node && !details.current?.contains(target)) close()
    }
    function closeAfterLink({target}: MouseEvent) {
      if (target instanceof Element && target.closest('a')) close()
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('click', closeAfterLink)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('click', closeAfterLink)
    }
  }, [])

  // The open menu lies over the page and must not hide what has the focus there.
  function closeBehindFocus({currentTarget, relatedTarget}: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }

  return (
    <details ref={details} onBlur={closeBehindFocus} className="group flex-none min-[70rem]:hidden">
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
