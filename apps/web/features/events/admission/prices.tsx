import {useTranslations} from 'next-intl'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {Pounds} from '#/ui/texts/pounds.tsx'
import {SashMark} from '#/ui/graphics/sash.tsx'
import type {Event} from '../events-queries.ts'
import {memberPriceKey} from './admission.ts'

export function Prices({event}: {event: Event}) {
  const t = useTranslations('event')
  if (!event.prices?.length) return null
  const membersKey = memberPriceKey(event)
  return (
    <dl className="grid gap-y-2 sm:flex sm:flex-wrap sm:gap-x-12 sm:gap-y-6">
      {event.prices.map(({_key, audience, amount, note}) => (
        <div
          key={_key}
          className="flex justify-between gap-x-4 max-sm:flex-wrap sm:flex-col-reverse sm:justify-end max-sm:items-baseline"
        >
          <dt className="max-sm:flex-[1_1_7rem] sm:max-w-[12rem] print:max-w-none">
            <span className="font-semibold">
              <LocalizedText text={audience} />
            </span>
            <span className="block text-small text-muted empty:hidden">
              <LocalizedText text={note} />
            </span>
          </dt>
          <dd className="flex items-center gap-x-3 font-serif text-h2 font-semibold text-brand max-sm:ms-auto max-sm:flex-col max-sm:items-end sm:flex-wrap sm:text-h1">
            {amount != null && <Pounds amount={amount} />}
            {_key === membersKey && (
              <span className="inline-flex items-center gap-1.5 font-sans text-small sm:whitespace-nowrap font-semibold text-ink">
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
