import {AlertDialog} from '@base-ui/react/alert-dialog'
import type {ReactNode} from 'react'
import {useCloseOnBack} from './use-close-on-back.ts'

interface DialogFrameProps {
  isOpen: boolean
  title: string
  /** The question or explanation below the title. */
  description: ReactNode
  /** Room for two columns. */
  isWide?: boolean
  /** Element that receives focus on closing; null for the one that opened the dialog. */
  finalFocus: () => HTMLElement | null
  onClose: () => void
  children: ReactNode
}

/** An alert dialog: a modal that only its buttons, Escape and Back close. */
export function DialogFrame({
  isOpen,
  title,
  description,
  isWide,
  finalFocus,
  onClose,
  children,
}: DialogFrameProps) {
  useCloseOnBack(isOpen, onClose)
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-30 bg-pine/70 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <AlertDialog.Popup
          finalFocus={() => finalFocus() ?? true}
          className={`fixed top-1/2 left-1/2 z-30 max-h-[92dvh] -translate-1/2 overflow-y-auto rounded-card bg-raised p-6 shadow-lg transition-opacity duration-150 outline-none data-ending-style:opacity-0 data-starting-style:opacity-0 sm:p-8 ${isWide ? 'w-[min(92vw,60rem)]' : 'w-[min(92vw,32rem)]'}`}
        >
          <AlertDialog.Title className="text-h3 wrap-anywhere">{title}</AlertDialog.Title>
          <AlertDialog.Description render={<div />} className="mt-3 wrap-anywhere">
            {description}
          </AlertDialog.Description>
          {children}
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
