import {dateInWords} from '@site/schemas/london-time/in-words'
import {formatMoney} from '@site/schemas/money/format-money'
import {useLocale, useTranslations} from 'next-intl'
import {type ReactNode, useEffect, useRef} from 'react'
import {ButtonLink} from '#/ui/controls/button.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {toast} from '#/ui/toasts/toast.ts'
import {GiftControls} from './gift-controls.tsx'
import type {GiftKey} from './monthly-actions.ts'
import {standingOf, type MonthlyGift} from './monthly-gift.ts'

interface ShownGiftProps {
  giftKey: GiftKey
  gift: MonthlyGift
  /** It is the whole page, and not one of the gifts in an account. */
  isPage?: boolean
  onChanged: (gift: MonthlyGift) => void
  onGone: () => void
}

/** What is shown names nobody: an email may have been forwarded. */
export function ShownGift({giftKey, gift, isPage = false, onChanged, onGone}: ShownGiftProps) {
  const t = useTranslations('donation.monthly')
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  const {amountPence, campaign, status, since, nextChargeAt, cardBrand, cardLast4} = gift
  const day = (instant: string) => dateInWords(instant, locale)
  const Heading = isPage ? 'h2' : 'h3'

  // Screen readers read the gift in place of the loading message.
  useEffect(() => {
    if (isPage) heading.current?.focus({preventScroll: true})
  }, [isPage])

  function showChange(changed: MonthlyGift, message: string) {
    onChanged(changed)
    // A later result replaces an earlier one.
    toast.success(message, {id: 'monthly-gift'})
    heading.current?.focus()
  }

  return (
    <div className={`grid max-w-2xl ${isPage ? 'gap-6' : 'gap-4'}`}>
      <div>
        <Heading
          ref={heading}
          tabIndex={-1}
          className={`outline-none ${isPage ? 'text-h2' : 'font-serif text-h3 font-semibold'}`}
        >
          {t(`status.${standingOf(gift)}`)}
        </Heading>
        <p className={isPage ? 'mt-3 text-lead' : 'mt-2'}>
          <GiftText gift={gift} />
        </p>
      </div>
      <dl className="grid gap-4 sm:grid-cols-2">
        <GiftFact term={t('amount')}>{t('eachMonth', {amount: formatMoney(locale, amountPence)})}</GiftFact>
        <GiftFact term={t('to')}>
          {campaign?.lt || campaign?.en ? <LocalizedText text={campaign} /> : t('community')}
        </GiftFact>
        {since && <GiftFact term={t('since')}>{day(since)}</GiftFact>}
        {nextChargeAt && <GiftFact term={t('next')}>{day(nextChargeAt)}</GiftFact>}
        {cardLast4 && (
          <GiftFact term={t('cardUsed')}>
            {t('cardEnding', {brand: cardBrand ?? '', digits: cardLast4})}
          </GiftFact>
        )}
      </dl>
      <GiftControls giftKey={giftKey} gift={gift} heading={heading} onChanged={showChange} onGone={onGone} />
      {(status === 'ended' || status === 'lapsed') && (
        <p>
          <ButtonLink href="/aukoti" variant="give">
            {t('again')}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}

function GiftFact({term, children}: {term: string; children: ReactNode}) {
  return (
    <div>
      <dt className="text-small text-muted">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

function GiftText({gift}: {gift: MonthlyGift}) {
  const t = useTranslations('donation.monthly.text')
  const locale = useLocale()
  const {amountPence, nextChargeAt, resumesAt, nextAttemptAt, endsAt, endedAt} = gift
  const amount = formatMoney(locale, amountPence)
  const day = (instant: string) => dateInWords(instant, locale)
  switch (standingOf(gift)) {
    case 'active':
      return nextChargeAt ? t('active', {amount, date: day(nextChargeAt)}) : t('activeUndated', {amount})
    case 'failing':
      return nextAttemptAt ? t('failing', {date: day(nextAttemptAt)}) : t('failingLast')
    case 'paused': {
      const until = nextChargeAt ?? resumesAt
      return until ? t('paused', {amount, date: day(until)}) : t('pausedUndated')
    }
    case 'stopping':
      return t('stopping')
    case 'ending':
      return t('ending', {date: day(endsAt ?? '')})
    case 'ended':
      return endedAt ? t('ended', {date: day(endedAt)}) : t('endedUndated')
    case 'lapsed':
      return t('lapsed')
    default:
      return t('awaited')
  }
}
