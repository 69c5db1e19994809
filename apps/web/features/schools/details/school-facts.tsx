import {useFormatter, useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {AgeRange, Fact, FactList, PlaceDetails} from '#/ui/facts.tsx'
import {formatPounds, poundsInWords} from '#/ui/format-pounds.ts'
import {LocalizedText} from '#/ui/localized-text.tsx'
import {Spoken} from '#/ui/spoken.tsx'
import type {SchoolCard} from '../schools-queries.ts'

interface SchoolFactsProps {
  school: SchoolCard
  className?: string
  /** Further facts. */
  children?: ReactNode
}

/** A school's ages, lesson times, group size, fee and place. */
export function SchoolFacts({school, className, children}: SchoolFactsProps) {
  const t = useTranslations('school')
  const spoken = useTranslations('spoken')
  const {ageFrom, ageTo, lessons, place, fee} = school
  return (
    <FactList className={className}>
      {(ageFrom !== null || ageTo !== null) && (
        <Fact term={t('ages')}>
          <span className="inline-block font-semibold first-letter:uppercase">
            <AgeRange from={ageFrom} to={ageTo} />
          </span>
        </Fact>
      )}
      {lessons?.day && lessons.from && lessons.to && (
        <Fact term={t('lessons')}>
          <span className="font-semibold">
            <Spoken
              words={t('weekly', {
                day: lessons.day,
                hours: spoken('hours', {from: lessons.from, to: lessons.to}),
              })}
            >
              {t('weekly', {day: lessons.day, hours: `${lessons.from}–${lessons.to}`})}
            </Spoken>
          </span>
        </Fact>
      )}
      <GroupSize from={school.groupSizeFrom} to={school.groupSizeTo} />
      {fee && <Fee fee={fee} />}
      {place && (
        <Fact term={t('place')}>
          <PlaceDetails place={place} />
        </Fact>
      )}
      {children}
    </FactList>
  )
}

function GroupSize({from, to}: {from: number | null; to: number | null}) {
  const t = useTranslations('school')
  const spoken = useTranslations('spoken')
  if (from === null && to === null) return null
  return (
    <Fact term={t('groupSize')}>
      <span className="font-semibold">
        {from !== null && to !== null && (
          <Spoken words={spoken('pupils', {from: `${from}`, to})}>
            {t('pupils', {from: `${from}`, to})}
          </Spoken>
        )}
        {from === null && to !== null && t('pupilsUpTo', {to})}
        {from !== null && to === null && t('pupilsFrom', {from})}
      </span>
    </Fact>
  )
}

function Fee({fee}: {fee: NonNullable<SchoolCard['fee']>}) {
  const format = useFormatter()
  const t = useTranslations('school')
  const spoken = useTranslations('spoken')
  const {amount, amountTo, siblingAmount, per = 'lesson', note, freeTrial} = fee
  if (amount == null && !freeTrial) return null
  return (
    <Fact term={t('fee')}>
      {amount != null && (
        <span className="block font-semibold">
          <Spoken words={t('price', {per, sum: poundsInWords(spoken, amount, amountTo)})}>
            {t('price', {per, sum: formatPounds(format, amount, amountTo)})}
          </Spoken>
        </span>
      )}
      {siblingAmount != null && (
        <span className="block">
          <Spoken words={t('siblingPrice', {per, sum: poundsInWords(spoken, siblingAmount)})}>
            {t('siblingPrice', {per, sum: formatPounds(format, siblingAmount)})}
          </Spoken>
        </span>
      )}
      <span className="block empty:hidden">
        <LocalizedText text={note} />
      </span>
      {freeTrial && <span className="block">{t('freeTrial')}</span>}
    </Fact>
  )
}
