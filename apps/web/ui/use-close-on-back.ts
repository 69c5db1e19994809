'use client'

import {useEffect, useEffectEvent} from 'react'
import {createDialogHistory, type DialogHistory} from './dialog-history.ts'

let shared: DialogHistory | undefined

function dialogHistory(): DialogHistory {
  shared ??= createDialogHistory(window)
  return shared
}

/** Makes the browser's Back button close a dialog and leave the page as it is. `onClose` must close the dialog. */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isOpen) return dialogHistory().open(() => close())
    return undefined
  }, [isOpen])
}

/** Goes back to the entry of the page itself, after a reload while a dialog was open. */
export function leaveClosedDialogs(): void {
  dialogHistory()
}
