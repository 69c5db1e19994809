'use client'

import {useTranslations} from 'next-intl'
import {useState, type ReactNode} from 'react'
import {buttonClass, type ButtonVariant} from '#/ui/controls/button.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'

interface BusyButtonProps {
  variant?: ButtonVariant
  className?: string
  onAct: () => Promise<unknown>
  children: ReactNode
}

/** A press while it is busy does nothing. */
export function BusyButton({variant = 'primary', className = '', onAct, children}: BusyButtonProps) {
  const t = useTranslations('admin.payments')
  const [isBusy, setIsBusy] = useState(false)

  async function act() {
    if (isBusy) return
    setIsBusy(true)
    await onAct()
    setIsBusy(false)
  }

  return (
    <button type="button" onClick={() => void act()} className={`${buttonClass(variant)} ${className}`}>
      <BusyLabel isBusy={isBusy} busy={t('busy')}>
        {children}
      </BusyLabel>
    </button>
  )
}
