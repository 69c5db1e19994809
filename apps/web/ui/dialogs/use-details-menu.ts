'use client'

import {useEffect, useRef, useState, type RefObject} from 'react'
import {usePathname} from '#/i18n/navigation.ts'
import {useCloseOnBack} from './use-close-on-back.ts'

/** Closes the menu on Escape, Back, a press or focus outside it, and when one of its links is clicked. */
export function useDetailsMenu(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const pathname = usePathname()
  const shownPathname = useRef(pathname)

  function close() {
    if (details.current) details.current.open = false
  }
  function closeAndFocus() {
    close()
    details.current?.querySelector('summary')?.focus()
  }
  useCloseOnBack(isOpen, closeAndFocus)

  useEffect(() => {
    const end = new AbortController()
    const {signal} = end
    function closeOnEscape({key}: KeyboardEvent) {
      if (key === 'Escape' && details.current?.open) closeAndFocus()
    }
    function closeOutside({target}: Event) {
      if (target instanceof Node && !details.current?.contains(target)) close()
    }
    function closeAfterLink({target}: Event) {
      if (target instanceof Element && target.closest('a')) close()
    }
    function followState() {
      setIsOpen(details.current?.open ?? false)
    }
    // The menu may have been opened before the scripts ran, so it stays open at first.
    if (shownPathname.current !== pathname) close()
    shownPathname.current = pathname
    followState()
    details.current?.addEventListener('toggle', followState, {signal})
    document.addEventListener('keydown', closeOnEscape, {signal})
    document.addEventListener('pointerdown', closeOutside, {signal})
    // An open menu covers the page and must not hide the focused element.
    document.addEventListener('focusin', closeOutside, {signal})
    document.addEventListener('click', closeAfterLink, {signal})
    return () => end.abort()
  }, [pathname])

  return details
}
