import {useFormatter, useTranslations} from 'next-intl'
import {DiscountCode} from '#/features/membership/discount-code.tsx'
import {ButtonLink} from '#/ui/button.tsx'
import {formatPounds} from '#/ui/format-pounds.ts'
import {LocalizedText} from '#/ui/localized-text.tsx'
import {Sash, SashMark} from '#/ui/sash.tsx'
import type {Event} from '../events-queries.ts'
import {memberPriceKey} from './admission.ts'

/** Ticket prices, with a mark on the one that members pay. */
export function Prices({event}: {event: Event}) {
  const format = useFormatter()
  const t = useTranslations('event')
  if (!event.prices?.length) return null
  const membersKey = memberPriceKey(event)
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-6">
      {event.prices.map(({_key, audience, amount, note}) => (
        <div key={_key} className="flex flex-col-reverse justify-end">
          <dt className="max-w-48">
            <span className="font-semibold">
              <LocalizedText text={audience} />
            </span>
            <span className="block text-small text-muted empty:hidden">
              <LocalizedText text={note} />
            </span>
          </dt>
          <dd className="flex flex-wrap items-center gap-x-3 font-serif text-h1 font-semibold text-brand">
            {amount != null && formatPounds(format, amount)}
            {_key === membersKey && (
              <span className="inline-flex items-center gap-1.5 font-sans text-small font-semibold text-ink">
                <SashMark />
                {t('memberPrice')}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Validity of a discount code, unless the event sets its own. */
const DEFAULT_VALID_DAYS = 30

/** The discount for members, with their discount code and a link to become a member. */
export function MemberDiscount({event}: {event: Event}) {
  const format = useFormatter()
  const t = useTranslations('event')
  const {memberDiscount, eventKey, isPast, status} = event
  if (!memberDiscount?.amount || isPast || status === 'cancelled') return null
  const days = memberDiscount.validDays ?? DEFAULT_VALID_DAYS
  return (
    <section aria-labelledby="discount" className="frame mt-16 md:mt-20">
      <div className="overflow-hidden rounded-card border border-line bg-raised">
        <Sash />
        <div className="grid gap-x-12 gap-y-6 p-6 sm:p-10 md:grid-cols-[1fr_auto] md:items-center">
          <div>
            <h2 id="discount" className="text-h2">
              {t('discount', {amount: formatPounds(format, memberDiscount.amount)})}
            </h2>
            <p className="measure mt-3 text-lead">{t('discountText', {days})}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <DiscountCode eventKey={eventKey} validDays={days} />
            <ButtonLink href="/taptinariu" variant="quiet">
              {t('join')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
