import {useTranslations} from 'next-intl'
import {useRef, useState} from 'react'
import type {Changed, GiftError, GiftResult} from './monthly-actions.ts'

interface GiftPressOptions<Data> {
  onDone: (data: Data) => void
  onLinkSent: () => void
  /** The gift is not what the page shows. */
  onChangedMeanwhile: () => void
}

export function useGiftPress<Data>({onDone, onLinkSent, onChangedMeanwhile}: GiftPressOptions<Data>) {
  const t = useTranslations('donation.monthly')
  const isSending = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<GiftError>()

  async function send(request: () => Promise<GiftResult<Changed<Data>>>): Promise<void> {
    // A second press may come before the button shows that it is busy.
    if (isSending.current) return
    isSending.current = true
    setIsBusy(true)
    setError(undefined)
    const result = await request()
    isSending.current = false
    setIsBusy(false)
    if (result.ok) return result.data === 'linkSent' ? onLinkSent() : onDone(result.data)
    if (result.error === 'changed') return onChangedMeanwhile()
    setError(result.error)
  }

  return {
    isBusy,
    failure: error && `${t('failed')} ${t(`error.${error}`)}`,
    press: (request: () => Promise<GiftResult<Changed<Data>>>) => void send(request),
    forget: () => setError(undefined),
  }
}
