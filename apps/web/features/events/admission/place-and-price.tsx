import {formatPounds} from '@site/schemas/money/format-money'
import {useLocale, useTranslations} from 'next-intl'
import {localizeText} from '#/i18n/localize.ts'
import {poundsInWords} from '#/ui/texts/pounds.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {Separator} from '#/ui/texts/separator.tsx'
import {Spoken} from '#/ui/texts/spoken.tsx'
import type {EventCard} from '../events-queries.ts'
import {priceRange} from './price-in-brief.ts'

interface PlaceAndPriceProps {
  event: Pick<EventCard, 'place' | 'status' | 'prices' | 'isFree'> & {isPast?: boolean}
  className?: string
  priceClass?: string
}

/** A cancelled event has no price, nor has a past one whose price nobody wrote down. */
export function PlaceAndPrice({event, className, priceClass = ''}: PlaceAndPriceProps) {
  const locale = useLocale()
  const hasPlace = localizeText(event.place?.name, locale) !== ''
  const hasPrice = event.status !== 'cancelled' && !(event.isPast && priceRange(event) === undefined)
  if (!hasPlace && !hasPrice) return null
  return (
    <p className={className}>
      {hasPlace && (
        <span className="text-muted">
          <LocalizedText text={event.place?.name} />
        </span>
      )}
      {hasPrice && (
        <span className={priceClass}>
          {hasPlace && <Separator />}
          <span className="font-semibold">
            <PriceInBrief event={event} />
          </span>
        </span>
      )}
    </p>
  )
}

/** The price is to be confirmed while it is not known. */
function PriceInBrief({event}: Pick<PlaceAndPriceProps, 'event'>) {
  const locale = useLocale()
  const t = useTranslations('event')
  const spoken = useTranslations('spoken')
  const range = priceRange(event)
  if (!range) return t('priceToBeConfirmed')
  if (range === 'free') return t('free')
  return (
    <Spoken words={poundsInWords(spoken, range.from, range.to)}>
      {formatPounds(locale, range.from, range.to)}
    </Spoken>
  )
}
