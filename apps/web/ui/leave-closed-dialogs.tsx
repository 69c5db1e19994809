'use client'

import {useEffect} from 'react'
import {openDialogsOf} from './dialog-entry.ts'

/** After a reload while a dialog was open, spares the visitor a press on Back that changes nothing. */
export function LeaveClosedDialogs() {
  useEffect(() => {
    if (openDialogsOf(history.state) === 0) return
    // Without it, Back has to be pressed once more.
    import('./use-close-on-back.ts')
      .then(({leaveClosedDialogs}) => leaveClosedDialogs())
      .catch(() => undefined)
  }, [])
  return null
}
