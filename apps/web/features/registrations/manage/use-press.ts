import {useTranslations} from 'next-intl'
import {useRef, useState} from 'react'
import type {LinkResult} from './registrations-link-actions.ts'

interface PressOptions {
  failedTitle: string
  onChanged: (result: Extract<LinkResult, {ok: true}>) => void
}

export function usePress({failedTitle, onChanged}: PressOptions) {
  const t = useTranslations('registrations.manage.error')
  const isSending = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function send(change: () => Promise<LinkResult>): Promise<void> {
    // A second click may come before the button shows that it is busy.
    if (isSending.current) return
    isSending.current = true
    setIsBusy(true)
    setFailure(undefined)
    const result = await change()
    isSending.current = false
    setIsBusy(false)
    if (result.ok) return onChanged(result)
    setFailure(`${failedTitle}. ${t(result.error)}`)
  }

  return {
    isBusy,
    failure,
    press: (change: () => Promise<LinkResult>) => void send(change),
    forget: () => setFailure(undefined),
  }
}
