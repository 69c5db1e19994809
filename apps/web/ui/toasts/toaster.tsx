'use client'

import {type ComponentType, useEffect, useState} from 'react'
import {whenIdle} from '#/browser/late-loading.ts'
import {TOAST_EVENT} from './toast.ts'

/** Toasts load when the visitor first presses or types, so that they are there before the answer, or with a toast. */
export function Toaster() {
  const [Region, setRegion] = useState<ComponentType>()
  const isLoaded = Region !== undefined

  useEffect(() => {
    if (isLoaded) return undefined
    const end = new AbortController()
    const load = () =>
      import('./toast-region.tsx').then(
        ({ToastRegion}) => setRegion(() => ToastRegion),
        // Without a connection there are no toasts; the page works all the same.
        () => undefined,
      )
    const {signal} = end
    // The browser paints what was pressed first.
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, () => whenIdle(() => void load()), {passive: true, signal})
    addEventListener(TOAST_EVENT, () => void load(), {signal})
    return () => end.abort()
  }, [isLoaded])

  return Region && <Region />
}
