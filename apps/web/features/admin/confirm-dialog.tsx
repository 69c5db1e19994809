'use client'

import {AlertDialog} from '@base-ui/react/alert-dialog'
import {useTranslations} from 'next-intl'
import {useState, type ReactNode} from 'react'
import {buttonClass, type ButtonLook} from '#/ui/button-link.tsx'
import {BusyLabel} from '#/ui/busy-label.tsx'
import {DialogFrame} from '#/ui/dialog-frame.tsx'

interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  description: ReactNode
  /** What the button that does it says, before and meanwhile. */
  confirm: string
  busy: string
  look?: ButtonLook
  /** Does it and says how it went; the dialog closes afterwards. */
  onConfirm: () => Promise<void>
  onClose: () => void
  /** What else is asked. */
  children?: ReactNode
}

/** Asks before something is done that matters. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {isOpen, title, description, confirm, busy, look = 'give', onConfirm, onClose, children} = props
  const t = useTranslations('admin.comments')
  const [isBusy, setIsBusy] = useState(false)

  async function act() {
    if (isBusy) return
    setIsBusy(true)
    await onConfirm()
    setIsBusy(false)
    onClose()
  }

  return (
    <DialogFrame
      isOpen={isOpen}
      title={title}
      description={description}
      focusAfter={() => null}
      onClose={onClose}
    >
      {children}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <AlertDialog.Close className={buttonClass('quiet')}>{t('cancel')}</AlertDialog.Close>
        <button type="button" onClick={() => void act()} className={buttonClass(look)}>
          <BusyLabel isBusy={isBusy} busy={busy}>
            {confirm}
          </BusyLabel>
        </button>
      </div>
    </DialogFrame>
  )
}
