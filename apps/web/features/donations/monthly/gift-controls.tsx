import {formatMoney} from '@site/schemas/money/format-money'
import {useLocale, useTranslations} from 'next-intl'
import {type RefObject, useRef, useState} from 'react'
import {flushSync} from 'react-dom'
import {buttonClass} from '#/ui/controls/button.tsx'
import {DialogFrame} from '#/ui/dialogs/dialog-frame.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import {toast} from '#/ui/toasts/toast.ts'
import {AmountForm} from './amount-form.tsx'
import {changeGift, loadGift, openCardPage, type GiftChange, type GiftKey} from './monthly-actions.ts'
import {giftParts, standingOf, type GiftPart, type MonthlyGift} from './monthly-gift.ts'
import {PauseForm} from './pause-form.tsx'
import {StopForm} from './stop-form.tsx'
import {useGiftPress} from './use-gift-press.ts'

interface GiftControlsProps {
  giftKey: GiftKey
  gift: MonthlyGift
  /** It receives focus once something has changed. */
  heading: RefObject<HTMLElement | null>
  onChanged: (gift: MonthlyGift, message: string) => void
  onGone: () => void
}

const dialogs = {change: AmountForm, pause: PauseForm, stop: StopForm}

type DialogPart = keyof typeof dialogs

const isDialog = (part: GiftPart): part is DialogPart => part in dialogs

export function GiftControls({giftKey, gift, heading, onChanged, onGone}: GiftControlsProps) {
  const t = useTranslations('donation.monthly')
  const locale = useLocale()
  const isDone = useRef(false)
  const notice = useRef<HTMLDivElement>(null)
  const [isLinkSent, setIsLinkSent] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const [part, setPart] = useState<DialogPart>('change')
  const [pressed, setPressed] = useState<GiftPart>()
  const outcomes = {onLinkSent: showLinkSent, onChangedMeanwhile: () => void reload()}
  const change = useGiftPress<MonthlyGift>({...outcomes, onDone: show})
  const card = useGiftPress<{url: string}>({...outcomes, onDone: ({url}) => location.assign(url)})
  const parts = giftParts(gift)
  const Form = dialogs[part]

  function show(changed: MonthlyGift) {
    isDone.current = true
    setIsOpen(false)
    const standing = standingOf(changed)
    onChanged(changed, standing === standingOf(gift) ? t('done') : t(`status.${standing}`))
  }

  function showLinkSent() {
    flushSync(() => setIsLinkSent(true))
    setIsOpen(false)
    // If a dialog was open, it gives the focus back as it closes.
    notice.current?.focus()
  }

  /** Somebody has changed it in another window, or Stripe has. */
  async function reload() {
    const present = await loadGift(giftKey)
    isDone.current = true
    setIsOpen(false)
    if (!present.ok) {
      if (present.error === 'notFound') return onGone()
      return toast.error(t('failed'), {id: 'monthly-gift', description: t(`error.${present.error}`)})
    }
    onChanged(present.data, t('changedMeanwhile'))
  }

  function close() {
    setIsOpen(false)
    change.forget()
  }

  function press(chosen: GiftPart) {
    setIsLinkSent(false)
    change.forget()
    card.forget()
    setPressed(chosen)
    if (chosen === 'resume') return change.press(() => changeGift(giftKey, {action: 'resume'}, locale))
    if (chosen === 'card') return card.press(() => openCardPage(giftKey, locale))
    isDone.current = false
    setPart(chosen)
    setIsOpen(true)
  }

  const send = (asked: GiftChange) => change.press(() => changeGift(giftKey, asked, locale))
  const isBusy = (each: GiftPart) => !isDialog(each) && pressed === each && (change.isBusy || card.isBusy)

  return (
    <>
      {isLinkSent && (
        <div ref={notice} tabIndex={-1} className="rounded-card bg-sunken p-5">
          <p className="font-semibold">{t('linkSentTitle')}</p>
          <p className="mt-1">{t('linkSent')}</p>
        </div>
      )}
      {gift.wantedPence && parts.includes('change') && (
        <WantedSum
          pence={gift.wantedPence}
          isBusy={change.isBusy}
          onAccept={(amount) => send({action: 'change', amount})}
        />
      )}
      <p className="flex flex-wrap gap-3 empty:hidden">
        {parts.map((each, index) => (
          <button
            key={each}
            type="button"
            aria-disabled={isBusy(each) || undefined}
            onClick={() => press(each)}
            className={`${each === 'stop' ? stopClass : buttonClass(index === 0 ? 'primary' : 'quiet')} aria-disabled:cursor-progress`}
          >
            <BusyLabel isBusy={isBusy(each)} busy={t('busy')}>
              {t(`part.${each}`)}
            </BusyLabel>
          </button>
        ))}
      </p>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {!isOpen && (card.failure ?? change.failure)}
      </p>
      <DialogFrame
        isOpen={isOpen}
        title={t(`${part}.title`)}
        description={t(`${part}.text`, {amount: formatMoney(locale, gift.amountPence)})}
        finalFocus={() => notice.current ?? (isDone.current ? heading.current : null)}
        onClose={close}
      >
        <Form gift={gift} isBusy={change.isBusy} failure={change.failure} onSend={send} />
      </DialogFrame>
    </>
  )
}

interface WantedSumProps {
  pence: number
  isBusy: boolean
  onAccept: (pounds: number) => void
}

/** The sum for which the donor asked this link. */
function WantedSum({pence, isBusy, onAccept}: WantedSumProps) {
  const t = useTranslations('donation.monthly')
  const amount = formatMoney(useLocale(), pence)
  return (
    <div className="rounded-card bg-sunken p-5">
      <p>{t('wanted', {amount})}</p>
      <p className="mt-4">
        <button
          type="button"
          aria-disabled={isBusy || undefined}
          onClick={() => onAccept(pence / 100)}
          className={`${buttonClass('give')} aria-disabled:cursor-progress`}
        >
          <BusyLabel isBusy={isBusy} busy={t('busy')}>
            {t('accept', {amount})}
          </BusyLabel>
        </button>
      </p>
    </div>
  )
}

const stopClass =
  'min-h-11 rounded-soft border border-danger px-5 py-2.5 leading-tight font-semibold text-danger hover:bg-sunken'
