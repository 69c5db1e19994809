import {formatPounds} from '@site/schemas/money/format-money'
import {useLocale, useTranslations} from 'next-intl'
import type {ComponentType} from 'react'
import {Fact, FactList} from '#/ui/layout/facts.tsx'
import {PlaceDetails} from '#/ui/layout/place-details.tsx'
import {AgeRange} from '#/ui/texts/age-range.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {poundsInWords} from '#/ui/texts/pounds.tsx'
import {Spoken} from '#/ui/texts/spoken.tsx'
import type {SchoolCard} from '../schools-queries.ts'
import {type Fee, feeFor, siblingFeeFor} from './school-fee.ts'

interface ValueProps {
  school: SchoolCard
}

export interface SchoolFact {
  /** It is a message key in `school`. */
  term: string
  isStated: (school: SchoolCard) => boolean
  /** It is rendered only if the fact is stated. */
  Value: ComponentType<ValueProps>
}

export const schoolFacts = [
  {term: 'ages', isStated: ({ageFrom, ageTo}) => ageFrom !== null || ageTo !== null, Value: Ages},
  {
    term: 'lessons',
    isStated: ({lessons}) => Boolean(lessons?.day && lessons.from && lessons.to),
    Value: Lessons,
  },
  {
    term: 'groupSize',
    isStated: ({groupSizeFrom: from, groupSizeTo: to}) => from !== null || to !== null,
    Value: GroupSize,
  },
  {term: 'lessonFee', isStated: ({fee}) => Boolean(fee && feeFor('lesson', fee)), Value: LessonFee},
  {term: 'termFee', isStated: ({fee}) => Boolean(fee && feeFor('term', fee)), Value: TermFee},
  {term: 'payment', isStated: ({fee}) => fee?.amount != null || Boolean(fee?.note), Value: Payment},
  {term: 'siblings', isStated: ({fee}) => fee?.siblingAmount != null, Value: SiblingFee},
  {term: 'freeTrial', isStated: ({fee}) => fee?.freeTrial != null, Value: FreeTrial},
] as const satisfies SchoolFact[]

/** Facts stand one below the other where enlarged text needs the width. */
export const factColumns =
  'grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))] gap-x-5 gap-y-3.5'

interface SchoolFactsProps extends ValueProps {
  className: string
}

export function SchoolFacts({school, className}: SchoolFactsProps) {
  const t = useTranslations('school')
  return (
    <FactList className={`${factColumns} ${className}`}>
      {schoolFacts.map(
        ({term, isStated, Value}) =>
          isStated(school) && (
            <Fact key={term} term={t(term)}>
              <Value school={school} />
            </Fact>
          ),
      )}
      {school.place && (
        <Fact term={t('place')} className="col-span-full">
          <PlaceDetails place={school.place} />
        </Fact>
      )}
    </FactList>
  )
}

function Ages({school: {ageFrom, ageTo}}: ValueProps) {
  return (
    <span className="inline-block font-semibold first-letter:uppercase">
      <AgeRange from={ageFrom} to={ageTo} />
    </span>
  )
}

function Lessons({school: {lessons}}: ValueProps) {
  const t = useTranslations('school')
  const spoken = useTranslations('spoken')
  const {day = '', from = '', to = ''} = lessons ?? {}
  return (
    <span className="font-semibold">
      <Spoken words={t('weekly', {day, hours: spoken('hours', {from, to})})}>
        {t('weekly', {day, hours: `${from}–${to}`})}
      </Spoken>
    </span>
  )
}

function GroupSize({school: {groupSizeFrom: from, groupSizeTo: to}}: ValueProps) {
  const t = useTranslations('school')
  const spoken = useTranslations('spoken')
  return (
    <span className="font-semibold">
      {from !== null && to !== null && (
        <Spoken words={spoken('pupils', {from: `${from}`, to})}>{t('pupils', {from: `${from}`, to})}</Spoken>
      )}
      {from === null && to !== null && t('pupilsUpTo', {to})}
      {from !== null && to === null && t('pupilsFrom', {from})}
    </span>
  )
}

function LessonFee({school: {fee}}: ValueProps) {
  return <Sum fee={fee && feeFor('lesson', fee)} />
}

function TermFee({school: {fee}}: ValueProps) {
  return <Sum fee={fee && feeFor('term', fee)} />
}

function Payment({school: {fee}}: ValueProps) {
  if (!fee) return null
  const {note, per} = fee
  // The fees for a lesson and a term have lines of their own.
  const hasPrice = !note || per === 'month'
  return (
    <>
      {hasPrice && <Sum fee={feeFor(per ?? 'lesson', fee)} per={per ?? 'lesson'} />}
      <span className="block first-letter:uppercase empty:hidden">
        <LocalizedText text={note} />
      </span>
    </>
  )
}

function SiblingFee({school: {fee}}: ValueProps) {
  if (!fee) return null
  const per = fee.per ?? 'lesson'
  const forLesson = siblingFeeFor('lesson', fee)
  return (
    <>
      <Sum fee={forLesson} per="lesson" />
      {per !== 'lesson' && <Sum fee={siblingFeeFor(per, fee)} per={per} isAside={Boolean(forLesson)} />}
    </>
  )
}

function FreeTrial({school: {fee}}: ValueProps) {
  const t = useTranslations('school')
  return <span className="font-semibold">{t(fee?.freeTrial ? 'yes' : 'no')}</span>
}

interface SumProps {
  fee: Fee | null | undefined
  /** It says what the fee pays for, if the term does not. */
  per?: 'lesson' | 'month' | 'term'
  isAside?: boolean
}

function Sum({fee, per, isAside = false}: SumProps) {
  const locale = useLocale()
  const t = useTranslations('school')
  const spoken = useTranslations('spoken')
  if (!fee) return null
  const {amount, amountTo, isAbout} = fee
  const inWords = (text: string) => {
    const sum = isAbout ? t('about', {sum: text}) : text
    return per ? t('price', {per, sum}) : sum
  }
  return (
    <span className={`block first-letter:uppercase ${isAside ? '' : 'font-semibold'}`}>
      <Spoken words={inWords(poundsInWords(spoken, amount, amountTo))}>
        {inWords(formatPounds(locale, amount, amountTo))}
      </Spoken>
    </span>
  )
}
