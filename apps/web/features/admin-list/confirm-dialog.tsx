'use client'

import {Dialog} from '@base-ui/react/dialog'
import {useTranslations} from 'next-intl'
import {useState, type ReactNode} from 'react'
import {buttonClass, type ButtonVariant} from '#/ui/controls/button.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import {DialogFrame} from '#/ui/dialogs/dialog-frame.tsx'
import {headingOfRow} from './opened-row.tsx'

interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  description: ReactNode
  confirm: string
  /** What closes the dialog, where ‘cancel’ could be taken for the action. */
  keep?: string
  busy: string
  variant?: ButtonVariant
  /** The dialog closes afterwards, unless this resolves to false. */
  onConfirm: () => Promise<boolean | void>
  onClose: () => void
  /** By default, focus goes to the element that opened the dialog, or to the heading of the row. */
  finalFocus?: () => HTMLElement | null
  children?: ReactNode
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    description,
    confirm,
    keep,
    busy,
    variant = 'give',
    onConfirm,
    onClose,
    finalFocus,
    children,
  } = props
  const t = useTranslations('admin.comments')
  const [isBusy, setIsBusy] = useState(false)
  // The action may remove the button that opened the dialog.
  const [opener, setOpener] = useState<Element | null>(null)
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setOpener(document.activeElement)
  }

  async function act() {
    if (isBusy) return
    setIsBusy(true)
    const isDone = (await onConfirm()) !== false
    setIsBusy(false)
    if (isDone) onClose()
  }

  return (
    <DialogFrame
      isQuestion={!children}
      isOpen={isOpen}
      title={title}
      description={description}
      finalFocus={finalFocus ?? (() => (opener?.isConnected ? null : headingOfRow()))}
      onClose={onClose}
    >
      {children}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Dialog.Close className={buttonClass('quiet')}>{keep ?? t('cancel')}</Dialog.Close>
        <button type="button" onClick={() => void act()} className={buttonClass(variant)}>
          <BusyLabel isBusy={isBusy} busy={busy}>
            {confirm}
          </BusyLabel>
        </button>
      </div>
    </DialogFrame>
  )
}
