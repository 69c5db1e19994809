import {useLocale, useTranslations} from 'next-intl'
import type {Event} from './events-queries.ts'
import {formatPounds} from '#/ui/format-pounds.ts'
import {ButtonLink} from '#/ui/button-link.tsx'
import {Juosta} from '#/ui/juosta.tsx'
import {DiscountCode} from '#/features/membership/discount-code.tsx'

/** Days that a code is good for where the event does not say. */
const VALID_DAYS = 30

/** What members save, and the way to become one. */
export function MemberDiscount({event}: {event: Event}) {
  const locale = useLocale()
  const t = useTranslations('event')
  const {memberDiscount, eventKey, isPast, status} = event
  if (!memberDiscount?.amount || isPast || status === 'cancelled') return null
  const days = memberDiscount.validDays ?? VALID_DAYS
  return (
    <section aria-labelledby="discount" className="frame mt-16 md:mt-20">
      <div className="overflow-hidden rounded-card border border-line bg-raised">
        <Juosta />
        <div className="grid gap-x-12 gap-y-6 p-6 sm:p-10 md:grid-cols-[1fr_auto] md:items-center">
          <div>
            <h2 id="discount" className="text-h2">
              {t('discount', {amount: formatPounds(memberDiscount.amount, locale)})}
            </h2>
            <p className="measure mt-3 text-lead">{t('discountText', {days})}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <DiscountCode eventKey={eventKey} validDays={days} />
            <ButtonLink href="/taptinariu" look="quiet">
              {t('join')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
