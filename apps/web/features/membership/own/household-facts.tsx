import {londonDay} from '@site/schemas/london-time/instant'
import {dateInWords} from '@site/schemas/london-time/in-words'
import {useLocale, useTranslations} from 'next-intl'
import type {Household} from './own-membership.ts'

/** The payer sees for whom, the others who pays. */
export function HouseholdFacts({household}: {household: Household}) {
  const t = useTranslations('membership.own.household')
  const locale = useLocale()
  const {isPayer, payer, persons} = household
  if (!isPayer) {
    return (
      <p className="mt-4">
        {payer ? t('paidBy', {name: `${payer.firstName} ${payer.lastName}`}) : t('noPayer')}
      </p>
    )
  }
  return (
    <>
      <h3 className="mt-6 font-semibold">{t('persons')}</h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {persons.map(({firstName, lastName, status, validUntil, isHonorary}, place) => (
          <li
            key={`${firstName} ${lastName} ${place}`}
            className="flex flex-wrap justify-between gap-x-4 py-2"
          >
            <span>
              {firstName} {lastName}
            </span>
            <span className="text-muted">
              {isHonorary
                ? t('honorary')
                : validUntil && (status === 'active' || status === 'grace')
                  ? t('until', {date: dateInWords(londonDay(new Date(validUntil)), locale)})
                  : t('unpaid')}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-small text-muted">{t('text')}</p>
    </>
  )
}
