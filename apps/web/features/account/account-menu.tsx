'use client'

import {useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {useClosingDetails} from '#/ui/use-closing-details.ts'

interface AccountMenuProps {
  /** Who is logged in, as they are greeted. */
  name: string
  children: ReactNode
}

/** The name of who is logged in; unfolds what belongs to the account. */
export function AccountMenu({name, children}: AccountMenuProps) {
  const t = useTranslations('account.button')
  const details = useClosingDetails()

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
