'use client'

import {useSyncExternalStore} from 'react'

/** From this width on, a list's columns stand beside each other without being squeezed. */
const WIDE = '(min-width: 72rem)'

/** Whether there is room for a table; without it, lists are made of cards. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  )
}

function subscribe(listener: () => void) {
  const media = matchMedia(WIDE)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
