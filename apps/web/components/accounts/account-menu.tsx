'use client'

import {useTranslations} from 'next-intl'
import {useEffect, useRef, type ReactNode} from 'react'
import {usePathname} from '../../i18n/navigation.ts'

interface AccountMenuProps {
  /** Who is logged in, as they are greeted. */
  name: string
  children: ReactNode
}

/** The name of who is logged in; unfolds what belongs to the account. */
export function AccountMenu({name, children}: AccountMenuProps) {
  const t = useTranslations('account.button')
  const details = useRef<HTMLDetailsElement>(null)
  const pathname = usePathname()

  function close() {
    if (details.current) details.current.open = false
  }

  useEffect(close, [pathname])

  useEffect(() => {
    function closeOnEscape({key}: KeyboardEvent) {
      if (key !== 'Escape' || !details.current?.open) return
      close()
      details.current.querySelector('summary')?.focus()
    }
    function closeOutside({target}: Event) {
      if (target instanceof Node && !details.current?.contains(target)) close()
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [])

  return (
    <details ref={details} className="relative">
      <summary
        aria-label={t('menu', {name})}
        className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-soft border border-line px-3 font-semibold hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <span className="max-w-32 truncate">{name}</span>
        <svg
          aria-hidden="true"
          viewBox="0 0 12 12"
          className="size-3 flex-none"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
        >
          <path d="m2 4 4 4 4-4" />
        </svg>
      </summary>
      <div className="absolute end-0 top-full z-10 mt-1 min-w-52 rounded-card border border-line bg-raised p-1.5 shadow-lg">
        {children}
      </div>
    </details>
  )
}
