'use client'

import {readablePhone} from '@site/schemas/phones/phone'
import {useLocale, useTranslations} from 'next-intl'
import type {Language} from '@site/schemas/languages'
import type {PaymentMethod} from '@site/schemas/statuses/payment'
import {formatShortDate} from '#/time/format-date.ts'
import {usePounds} from '#/features/payments/use-pounds.ts'
import type {Question} from './decide-rows.ts'
import type {DifferingField} from './member-differences.ts'
import type {KnownMember} from './known-members.ts'
import type {ListField} from './list-fields.ts'
import type {ListMethod} from './list-words.ts'
import {lineInFile, type ListRow} from './read-rows.ts'

interface Option {
  value: string
  label: string
}

/** The answers that a question may have. */
export function useQuestionOptions(): (question: Question) => Option[] {
  const t = useTranslations('admin.memberImport.question')
  const meaning = useMeaning()
  const leaveOut = {value: 'leaveOut', label: t('leaveOut')}
  const another = {value: 'another', label: t('another')}
  const keep = {value: 'keep', label: t('keep')}
  return (question) => {
    switch (question.kind) {
      case 'cell':
        return [
          ...question.cell.readings.map((reading) => ({
            value: reading,
            label: meaning(question.cell.field, reading),
          })),
          {value: '', label: t('leaveEmpty')},
        ]
      case 'name':
        return [
          ...question.names.map(({firstName, lastName}, index) => ({
            value: String(index),
            label: t('split', {first: firstName, last: lastName}),
          })),
          leaveOut,
        ]
      case 'person':
        return [
          ...question.candidates.map((member) => ({
            value: member.id,
            label: t('same', {name: `${member.firstName} ${member.lastName}, ${member.reference}`}),
          })),
          another,
          leaveOut,
        ]
      case 'repeated':
        return [
          {value: 'earlier', label: t('earlier')},
          {value: 'later', label: t('later')},
          ...(question.mayBeAnother ? [another] : []),
        ]
      case 'couple':
        return [leaveOut]
      case 'payer':
        return [
          ...question.persons.map(({line, firstName, lastName}) => ({
            value: String(line),
            label: t('pays', {name: `${firstName} ${lastName}`, line: lineInFile(line)}),
          })),
          {value: 'none', label: t('noHousehold')},
        ]
      case 'change':
        return [{value: 'take', label: t('take')}, keep]
      case 'until':
        return [{value: 'add', label: t('add')}, keep]
      case 'paidOn':
        return [{value: 'before', label: t('paidBefore')}]
    }
  }
}

/** Says what a cell may mean, in the words of the page. */
function useMeaning() {
  const t = useTranslations('admin')
  return (field: ListField, reading: string) => {
    if (field === 'method') return t(`members.method.${reading as ListMethod}`)
    if (field === 'language') return t(`members.language.${reading as Language}`)
    if (field === 'phone') return readablePhone(reading)
    if (reading === 'yes' || reading === 'no') return t(`memberImport.question.${reading}`)
    return reading
  }
}

/** Says a value of a difference in the words of the page. */
export function useDifferenceText() {
  const t = useTranslations('admin')
  const locale = useLocale()
  const pounds = usePounds()
  return (field: DifferingField, value: string | null): string => {
    if (value === null) return t('memberImport.question.none')
    if (value === 'yes' || value === 'no') return t(`memberImport.question.${value}`)
    if (field === 'since' || field === 'until') return formatShortDate(value, locale)
    if (field === 'sum') return pounds(Number(value))
    if (field === 'method') return t(`members.method.${value as PaymentMethod}`)
    if (field === 'language') return t(`members.language.${value as Language}`)
    return field === 'phone' ? readablePhone(value) : value
  }
}

/** What is asked about. */
export function QuestionText({question}: {question: Question}) {
  const t = useTranslations('admin.memberImport.question')
  const textOf = useDifferenceText()
  switch (question.kind) {
    case 'cell':
      return (
        <p className="wrap-anywhere">
          {t('cellText', {column: question.cell.column, text: question.cell.text})}
        </p>
      )
    case 'payer':
      return <p>{t('payerText', {name: question.row.household ?? ''})}</p>
    case 'paidOn':
      return <p className="max-w-2xl">{t('paidOnText', {count: question.count})}</p>
    case 'change': {
      const {field, former, listed} = question.difference
      return (
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {[
            [t('inSite'), former],
            [t('listed'), listed],
          ].map(([title, value]) => (
            <div key={title} className="min-w-0">
              <dt className="text-small text-muted">{title}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{textOf(field, value ?? null)}</dd>
            </div>
          ))}
        </dl>
      )
    }
    case 'couple':
      return null
    default:
      return <Compared question={question} />
  }
}

interface ComparedProps {
  question: Extract<Question, {kind: 'name' | 'person' | 'repeated' | 'until'}>
}

/** The row of the list, and beside it those with whom it is compared. */
function Compared({question}: ComparedProps) {
  const t = useTranslations('admin.memberImport.question')
  const locale = useLocale()
  const {row} = question
  const day = (date: string | null) => (date ? formatShortDate(date, locale) : t('none'))
  const people = [{title: t('inList', {line: lineInFile(row.line)}), person: row as ComparedPerson}]
  if (question.kind === 'person') {
    people.push(...question.candidates.map((person) => ({title: t('inSite'), person})))
  } else if (question.kind === 'repeated') {
    people.push({title: t('inList', {line: lineInFile(question.earlier.line)}), person: question.earlier})
  } else if (question.kind === 'until') {
    people.push({title: t('inSite'), person: question.member})
  }
  // What nobody has says nothing.
  const shown = factNames.filter((name) => people.some(({person}) => factOf[name](person)))
  return (
    <>
      {question.kind === 'until' && (
        <p>{t('untilText', {known: day(question.member.until), listed: day(row.until ?? row.paidOn)})}</p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {people.map(({title, person}, index) => (
          <section key={index} aria-label={title} className="min-w-0 rounded-soft bg-sunken p-4">
            <p className="font-semibold">{title}</p>
            <dl className="mt-2 grid gap-1.5">
              {shown.map((name) => (
                <div key={name}>
                  <dt className="text-small text-muted">{t(`value.${name}`)}</dt>
                  <dd className="whitespace-pre-line wrap-anywhere">
                    {name === 'since' || name === 'until'
                      ? day(factOf[name](person))
                      : factOf[name](person) || t('none')}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  )
}

type ComparedPerson = ListRow | KnownMember

const factOf = {
  name: ({firstName, lastName}) => `${firstName} ${lastName}`.trim(),
  email: ({email}) => email,
  phone: ({phone}) => phone && readablePhone(phone),
  address: ({postalAddress}) => postalAddress,
  since: ({since}) => since,
  until: ({until}) => until,
  reference: ({reference}) => reference,
} satisfies Record<string, (person: ComparedPerson) => string | null>
const factNames = Object.keys(factOf) as (keyof typeof factOf)[]
