'use client'

import {useEffect, useRef, type RefObject} from 'react'
import {usePathname} from '#/i18n/navigation.ts'

/** Closes a `details` menu on Escape, on a press or focus outside it, and when one of its links is clicked. */
export function useDetailsMenu(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null)
  const pathname = usePathname()

  useEffect(() => {
    const end = new AbortController()
    const {signal} = end
    function close() {
      if (details.current) details.current.open = false
    }
    function closeOnEscape({key}: KeyboardEvent) {
      if (key !== 'Escape' || !details.current?.open) return
      close()
      details.current.querySelector('summary')?.focus()
    }
    function closeOutside({target}: Event) {
      if (target instanceof Node && !details.current?.contains(target)) close()
    }
    function closeAfterLink({target}: Event) {
      if (target instanceof Element && target.closest('a')) close()
    }
    close()
    document.addEventListener('keydown', closeOnEscape, {signal})
    document.addEventListener('pointerdown', closeOutside, {signal})
    // An open menu covers the page and must not hide the focused element.
    document.addEventListener('focusin', closeOutside, {signal})
    document.addEventListener('click', closeAfterLink, {signal})
    return () => end.abort()
  }, [pathname])

  return details
}
