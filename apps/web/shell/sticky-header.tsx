'use client'

import {useTranslations} from 'next-intl'
import {type ReactNode, useEffect, useRef, useState} from 'react'

/** Movements of fewer pixels are no change of direction: a thumb trembles. */
const TREMOR = 8

/**
 * The header leaves when the visitor reads on, and comes back on scrolling up or when it has the focus. In a low
 * window, as at 400 % zoom, it would cover what has the focus, so it does not stay.
 */
export function StickyHeader({children}: {children: ReactNode}) {
  const t = useTranslations('site')
  const header = useRef<HTMLDivElement>(null)
  const [direction, setDirection] = useState<'up' | 'down'>()
  const [isFar, setIsFar] = useState(false)

  useEffect(() => {
    let last = 0
    function follow() {
      if (Math.abs(scrollY - last) < TREMOR) return
      setIsFar(scrollY > 2 * innerHeight)
      setDirection(scrollY > last && scrollY > (header.current?.offsetHeight ?? 0) ? 'down' : 'up')
      last = scrollY
    }
    // The visitor may have come to a heading far down, or scrolled before the scripts were there.
    const start = requestAnimationFrame(follow)
    addEventListener('scroll', follow, {passive: true})
    return () => {
      cancelAnimationFrame(start)
      removeEventListener('scroll', follow)
    }
  }, [])

  return (
    // The element has no box of its own, so that the bar stays while the page lasts.
    <header className="contents">
      <div
        ref={header}
        className={`z-20 bg-paper transition-transform duration-150 focus-within:[transform:none] has-[details[open]]:[transform:none] noscript:static [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-0 ${direction === 'down' ? '[transform:translateY(-100%)]' : ''} ${direction === 'up' ? 'shadow-sm' : ''}`}
      >
        {children}
      </div>
      {isFar && direction === 'up' && (
        <a
          href="#content"
          className="fixed end-4 bottom-4 z-10 inline-flex min-h-11 items-center gap-2 rounded-soft border border-line bg-raised px-4 font-semibold text-link shadow-md [@media(max-height:30rem)]:hidden print:hidden"
        >
          <span aria-hidden="true">↑</span>
          {t('toTop')}
        </a>
      )}
    </header>
  )
}
