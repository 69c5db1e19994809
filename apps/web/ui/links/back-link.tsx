import type {ReactNode} from 'react'
import {Link} from './link.tsx'

/** It leads from a part to the whole, above the heading of the page. */
export function BackLink({href, children}: {href: string; children: ReactNode}) {
  return (
    <div className="frame -mb-6 pt-8 md:-mb-10 md:pt-12 print:hidden">
      <Link href={href} className="text-link inline-block py-2">
        <span aria-hidden="true">← </span>
        {children}
      </Link>
    </div>
  )
}
