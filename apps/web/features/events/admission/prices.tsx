import {useTranslations} from 'next-intl'
import {LocalizedText} from '#/ui/localized-text.tsx'
import {Pounds} from '#/ui/pounds.tsx'
import {SashMark} from '#/ui/sash.tsx'
import type {Event} from '../events-queries.ts'
import {memberPriceKey} from './admission.ts'

/** Ticket prices, with a mark on the one that members pay. */
export function Prices({event}: {event: Event}) {
  const t = useTranslations('event')
  if (!event.prices?.length) return null
  const membersKey = memberPriceKey(event)
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-6">
      {event.prices.map(({_key, audience, amount, note}) => (
        <div key={_key} className="flex flex-col-reverse justify-end">
          <dt className="max-w-[12rem]">
            <span className="font-semibold">
              <LocalizedText text={audience} />
            </span>
            <span className="block text-small text-muted empty:hidden">
              <LocalizedText text={note} />
            </span>
          </dt>
          <dd className="flex flex-wrap items-center gap-x-3 font-serif text-h1 font-semibold text-brand">
            {amount != null && <Pounds amount={amount} />}
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
