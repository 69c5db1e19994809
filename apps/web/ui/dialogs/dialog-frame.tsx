import {Dialog} from '@base-ui/react/dialog'
import {useEffect, useRef, type ReactNode} from 'react'
import {CloseIcon} from '../graphics/icons.tsx'
import {useToastsAside} from '../toasts/toasts-aside.ts'
import {focusInitially, initialFocus} from './initial-focus.ts'
import {useCloseOnBack} from './use-close-on-back.ts'

interface DialogFrameProps {
  isOpen: boolean
  /** A dialog with several steps opens each of them like a dialog of its own. */
  step?: string
  title: string
  description: ReactNode
  /** It asks something that one of its buttons answers, and has no fields. */
  isQuestion?: boolean
  isWide?: boolean
  /** A dialog that may be higher than the screen has a button with this name in its corner. */
  closeLabel?: string
  /** Null stands for the element that opened the dialog, false for what takes the focus by itself. */
  finalFocus: () => HTMLElement | null | false
  onClose: () => void
  children: ReactNode
}

/** Only its buttons, Escape and Back close this dialog. */
export function DialogFrame({
  isOpen,
  step,
  title,
  description,
  isQuestion,
  isWide,
  closeLabel,
  finalFocus,
  onClose,
  children,
}: DialogFrameProps) {
  const titleRef = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef(step)
  useCloseOnBack(isOpen, onClose)
  useToastsAside(isOpen)
  useEffect(() => {
    if (step !== shownStep.current) focusInitially(titleRef.current)
    shownStep.current = step
  }, [step])
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => open || onClose()} disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-30 bg-pine/70 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          role={isQuestion ? 'alertdialog' : 'dialog'}
          initialFocus={() => initialFocus(titleRef.current)}
          finalFocus={() => finalFocus() ?? true}
          className={`fixed top-1/2 left-1/2 z-30 [transform:translate(-50%,-50%)] overflow-hidden rounded-card bg-raised shadow-lg transition-opacity duration-150 outline-none data-ending-style:opacity-0 data-starting-style:opacity-0 ${isWide ? 'w-[min(92vw,60rem)]' : 'w-[min(92vw,32rem)]'}`}
        >
          <div className="max-h-[calc(92*var(--dvh))] scroll-pt-16 scroll-pb-24 overflow-y-auto p-6 sm:p-8">
            <Dialog.Title
              ref={titleRef}
              tabIndex={-1}
              className={`text-h3 wrap-anywhere ${closeLabel ? 'pe-10' : ''}`}
            >
              {title}
            </Dialog.Title>
            <Dialog.Description render={<div />} className="mt-3 wrap-anywhere">
              {description}
            </Dialog.Description>
            {children}
          </div>
          {/* Last, so that the first field gets the focus. */}
          {closeLabel && (
            <Dialog.Close
              aria-label={closeLabel}
              className="absolute end-2 top-2 flex size-11 items-center justify-center rounded-soft bg-raised hover:bg-sunken"
            >
              <CloseIcon />
            </Dialog.Close>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
