import {formatPounds} from '@site/schemas/money/format-money'
import {getLocale, getMessages, getTranslations} from 'next-intl/server'
import {MoreMessages} from '#/ui/late/more-messages.tsx'
import {Sash} from '#/ui/graphics/sash.tsx'
import {isWebUrl} from '#/ui/links/web-link.tsx'
import {ticketUrl} from '../admission/admission.ts'
import type {Event} from '../events-queries.ts'
import {DiscountCode} from './discount-code.tsx'

const DEFAULT_VALID_DAYS = 30

export async function MemberDiscount({event}: {event: Event}) {
  const [t, messages, locale] = await Promise.all([getTranslations('event'), getMessages(), getLocale()])
  const {memberDiscount, eventKey, isPast, status} = event
  if (!memberDiscount?.amount || isPast || status === 'cancelled') return null
  const ticketLink = linkThatTakesCodes(event) && (ticketUrl(event, locale) ?? null)
  const days = memberDiscount.validDays ?? DEFAULT_VALID_DAYS
  return (
    <section aria-labelledby="discount" className="frame mt-10 md:mt-20 print:hidden">
      <div className="overflow-hidden rounded-card border border-line bg-raised">
        <Sash />
        <div className="p-5 sm:p-10">
          <h2 id="discount" className="text-h2">
            {t('discount', {amount: formatPounds(locale, memberDiscount.amount)})}
          </h2>
          <p className="measure mt-3 mb-5 sm:mb-6 sm:text-lead">
            {ticketLink ? t('discountText', {days}) : t('discountWithoutCode')}
          </p>
          <MoreMessages messages={{event: {discountCode: messages.event.discountCode}}}>
            <DiscountCode eventKey={eventKey} ticketLink={ticketLink} />
          </MoreMessages>
        </div>
      </div>
    </section>
  )
}

/** A volunteer marks a payment link as one that takes codes. */
function linkThatTakesCodes({ticketing}: Event): string | null {
  const {url, takesMemberCodes, availability} = ticketing ?? {}
  if (!takesMemberCodes || availability !== 'onSale' || !url) return null
  return isWebUrl(url) && URL.canParse(url) ? url : null
}
