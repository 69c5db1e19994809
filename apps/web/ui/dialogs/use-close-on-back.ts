'use client'

import {useEffect, useEffectEvent} from 'react'
import {createDialogHistory, type DialogHistory} from './dialog-history.ts'

let shared: DialogHistory | undefined

/** Back closes the dialog or menu and leaves the page as it is. `onClose` must close it. */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    // Entries of closed dialogs outlive a reload, so this is needed while nothing is open too.
    shared ??= createDialogHistory(window)
    return isOpen ? shared.open(() => close()) : undefined
  }, [isOpen])
}
