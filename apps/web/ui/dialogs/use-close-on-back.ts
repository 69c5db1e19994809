'use client'

import {useEffect, useEffectEvent} from 'react'
import {createDialogHistory, type DialogHistory} from './dialog-history.ts'

let shared: DialogHistory | undefined

/** Makes the browser's Back button close a dialog or menu and leave the page as it is. `onClose` must close it. */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    // Also while nothing is open: entries of closed dialogs outlive a reload.
    shared ??= createDialogHistory(window)
    return isOpen ? shared.open(() => close()) : undefined
  }, [isOpen])
}
