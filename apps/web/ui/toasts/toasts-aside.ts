'use client'

import {useEffect} from 'react'

/**
 * Toasts lie over dialogs. One that was there before does not concern the dialog, so it is hidden until the dialog is
 * closed, while its time runs on.
 */
export function useToastsAside(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined
    hideToasts(true)
    return () => hideToasts(false)
  }, [isOpen])
}

function hideToasts(isHidden: boolean): void {
  const shown = document.querySelectorAll<HTMLElement>('[data-sonner-toast], [data-plain-toast]')
  for (const toast of shown) toast.hidden = isHidden
}
