'use client'

import {useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {fullName} from '../members/member.ts'
import type {KnownMember, KnownMembers} from './known-members.ts'
import type {DecidedHouseholds, HouseholdPerson, ListHousehold} from './list-households.ts'
import type {Outcome} from './decide-rows.ts'
import {useDifferenceText} from './question-parts.tsx'
import {lineInFile} from './read-rows.ts'

interface OutcomesProps {
  outcomes: readonly Outcome[]
}

/** Nothing is lost: each row that is not imported is named by its line. */
export function Faults({outcomes}: OutcomesProps) {
  const t = useTranslations('admin.memberImport')
  const rows = outcomes.flatMap((outcome) => (outcome.kind === 'faulty' ? [outcome.row] : []))
  return (
    <LineList title={t('summary.faults')} text={t('summary.faultsText')} isOpen>
      {rows.map(({line, firstName, lastName, faults}) => (
        <li key={line}>
          {t('fault.line', {
            line: lineInFile(line),
            reason: [
              `${firstName} ${lastName}`.trim(),
              ...faults.map(({problem, text}) => t(`summary.problem.${problem}`, {text})),
            ]
              .filter(Boolean)
              .join(', '),
          })}
        </li>
      ))}
    </LineList>
  )
}

export function LeftOut({outcomes}: OutcomesProps) {
  const t = useTranslations('admin.memberImport')
  const rows = outcomes.flatMap((outcome) => (outcome.kind === 'leftOut' ? [outcome] : []))
  return (
    <LineList title={t('summary.leftOutTitle')}>
      {rows.map(({row: {line, firstName, lastName}, reason}) => (
        <li key={line}>
          {t('fault.line', {
            line: lineInFile(line),
            reason: `${firstName} ${lastName}, ${t(`summary.reason.${reason}`)}`,
          })}
        </li>
      ))}
    </LineList>
  )
}

export function MemberChanges({outcomes}: OutcomesProps) {
  const t = useTranslations('admin.memberImport')
  const rows = outcomes.flatMap((outcome) => {
    if (outcome.kind !== 'known') return []
    const {row, member, changes, addsYear} = outcome
    const names = Object.keys(changes) as (keyof typeof changes)[]
    const parts = [...new Set(names.map((name) => t(`summary.change.${name}`)))]
    if (addsYear) parts.push(t('summary.change.year'))
    return parts.length > 0 ? [{line: row.line, name: fullName(member), text: parts.join(', ')}] : []
  })
  return (
    <LineList title={t('summary.changes')}>
      {rows.map(({line, name, text}) => (
        <li key={line}>{t('fault.line', {line: lineInFile(line), reason: `${name}: ${text}`})}</li>
      ))}
    </LineList>
  )
}

/** What the list says otherwise, and is not taken. */
export function Kept({outcomes}: OutcomesProps) {
  const t = useTranslations('admin.memberImport')
  const textOf = useDifferenceText()
  const rows = outcomes.flatMap((outcome) =>
    outcome.kind === 'known' && outcome.kept.length > 0 ? [outcome] : [],
  )
  return (
    <LineList title={t('summary.kept')} text={t('summary.keptText')}>
      {rows.map(({row, member, kept}) => (
        <li key={row.line}>
          {t('fault.line', {
            line: lineInFile(row.line),
            reason: `${fullName(member)}. ${kept
              .map(({field, former, listed}) =>
                t('summary.keptOne', {
                  field: t(`difference.${field}`),
                  former: textOf(field, former),
                  listed: textOf(field, listed),
                }),
              )
              .join(' ')}`,
          })}
        </li>
      ))}
    </LineList>
  )
}

/** Members of the site who are not in the list. */
export function Missing({members}: {members: readonly KnownMember[]}) {
  const t = useTranslations('admin.memberImport.summary')
  return (
    <LineList title={t('missing')} text={t('missingText')}>
      {members.map((member) => (
        <li key={member.id}>{`${fullName(member)}, ${member.reference}`}</li>
      ))}
    </LineList>
  )
}

interface HouseholdsProps extends OutcomesProps {
  households: readonly ListHousehold[]
  known: KnownMembers
}

/** Who pays, and for whom. */
export function Households({outcomes, households, known}: HouseholdsProps) {
  const t = useTranslations('admin.memberImport')
  const byLine = new Map(outcomes.map(({row}) => [row.line, row]))
  const nameOf = (person: HouseholdPerson) => {
    const found = 'line' in person ? byLine.get(person.line) : known.withId(person.id)
    return found ? `${found.firstName} ${found.lastName}` : ''
  }
  return (
    <LineList title={t('summary.householdList')}>
      {households.map(({payer, lines}) => (
        <li key={lines[0]}>
          {t('summary.paysFor', {
            payer: nameOf(payer),
            names: lines.map((line) => nameOf({line})).join(', '),
          })}
        </li>
      ))}
    </LineList>
  )
}

/** Rows that the list puts together, and that stay as they are. */
export function KeptApart({faults}: Pick<DecidedHouseholds, 'faults'>) {
  const t = useTranslations('admin.memberImport')
  return (
    <LineList title={t('summary.keptApart')}>
      {faults.map(({line, name, fault}) => (
        <li key={line}>
          {t('fault.line', {line: lineInFile(line), reason: `${name}, ${t(`summary.household.${fault}`)}`})}
        </li>
      ))}
    </LineList>
  )
}

interface LineListProps {
  title: string
  text?: string
  isOpen?: boolean
  children: ReactNode[]
}

const MOST_LINES = 200

function LineList({title, text, isOpen = false, children}: LineListProps) {
  const t = useTranslations('admin.memberImport.summary')
  if (children.length === 0) return null
  const hidden = children.length - MOST_LINES
  return (
    <details open={isOpen} className="rounded-card border border-line bg-raised px-4 py-3">
      <summary className="min-h-8 cursor-pointer font-semibold">
        {title} ({children.length})
      </summary>
      {text && <p className="mt-2 max-w-2xl">{text}</p>}
      <ul className="mt-2 grid gap-1 wrap-anywhere">
        {children.slice(0, MOST_LINES)}
        {hidden > 0 && <li>{t('more', {count: hidden})}</li>}
      </ul>
    </details>
  )
}
