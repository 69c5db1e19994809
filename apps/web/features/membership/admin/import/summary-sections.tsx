'use client'

import {useTranslations} from 'next-intl'
import {fullName} from '../members/member.ts'
import type {KnownMembers} from './known-members.ts'
import type {HouseholdPerson, ListHousehold} from './list-households.ts'
import type {DecidedList} from './decide-list.ts'
import {useValueText} from './question-words.ts'
import {lineInFile} from './read-rows.ts'

interface Section {
  title: string
  text?: string
  isOpen?: boolean
  lines: string[]
}

interface SummarySectionsProps {
  decided: DecidedList
  households: readonly ListHousehold[]
  known: KnownMembers
}

/** Nothing is lost: what is not imported is named by its line, and so is what changes. */
export function SummarySections({decided, households, known}: SummarySectionsProps) {
  const t = useTranslations('admin.memberImport')
  const valueText = useValueText()
  const {outcomes, missing} = decided
  const lineText = (line: number, reason: string) => t('fault.line', {line: lineInFile(line), reason})
  const byLine = new Map(outcomes.map(({row}) => [row.line, row]))
  const nameOf = (person: HouseholdPerson) => {
    const found = 'line' in person ? byLine.get(person.line) : known.members.find(({id}) => id === person.id)
    return found ? fullName(found) : ''
  }
  const sections: Section[] = [
    {
      title: t('summary.faults'),
      text: t('summary.faultsText'),
      isOpen: true,
      lines: outcomes.flatMap(({kind, row}) => {
        if (kind !== 'faulty') return []
        const problems = row.faults.map(({problem, text}) => t(`summary.problem.${problem}`, {text}))
        return lineText(row.line, [fullName(row).trim(), ...problems].filter(Boolean).join(', '))
      }),
    },
    {
      title: t('summary.leftOutTitle'),
      lines: outcomes.flatMap((outcome) => {
        if (outcome.kind !== 'leftOut') return []
        const {row, reason} = outcome
        return lineText(row.line, `${fullName(row)}, ${t(`summary.reason.${reason}`)}`)
      }),
    },
    {
      title: t('summary.changes'),
      lines: outcomes.flatMap((outcome) => {
        if (outcome.kind !== 'known') return []
        const {row, member, changes, addsYear} = outcome
        const names = Object.keys(changes) as (keyof typeof changes)[]
        const parts = [...names, ...(addsYear ? (['year'] as const) : [])]
        const texts = new Set(parts.map((name) => t(`summary.change.${name}`)))
        return parts.length > 0 ? lineText(row.line, `${fullName(member)}: ${[...texts].join(', ')}`) : []
      }),
    },
    {
      title: t('summary.kept'),
      text: t('summary.keptText'),
      lines: outcomes.flatMap((outcome) => {
        if (outcome.kind !== 'known' || outcome.kept.length === 0) return []
        const {row, member, kept} = outcome
        const texts = kept.map(({field, former, listed}) =>
          t('summary.keptOne', {
            field: t(`difference.${field}`),
            former: valueText(field, former),
            listed: valueText(field, listed),
          }),
        )
        return lineText(row.line, `${fullName(member)}. ${texts.join(' ')}`)
      }),
    },
    {
      title: t('summary.householdList'),
      lines: households.map(({payer, lines}) => {
        const names = lines.map((line) => nameOf({line})).join(', ')
        return t('summary.paysFor', {payer: nameOf(payer), names})
      }),
    },
    {
      title: t('summary.keptApart'),
      lines: decided.households.faults.map(({line, name, fault}) =>
        lineText(line, `${name}, ${t(`summary.household.${fault}`)}`),
      ),
    },
    {
      title: t('summary.missing'),
      text: t('summary.missingText'),
      lines: missing.map((member) => `${fullName(member)}, ${member.reference}`),
    },
  ]
  return sections
    .filter(({lines}) => lines.length > 0)
    .map((section) => <LineList key={section.title} {...section} />)
}

const MOST_LINES = 200

function LineList({title, text, isOpen = false, lines}: Section) {
  const t = useTranslations('admin.memberImport.summary')
  const hidden = lines.length - MOST_LINES
  return (
    <details open={isOpen} className="rounded-card border border-line bg-raised px-4 py-3">
      <summary className="min-h-8 cursor-pointer font-semibold">
        {title} ({lines.length})
      </summary>
      {text && <p className="mt-2 max-w-2xl">{text}</p>}
      <ul className="mt-2 grid gap-1 wrap-anywhere">
        {lines.slice(0, MOST_LINES).map((line, index) => (
          <li key={index}>{line}</li>
        ))}
        {hidden > 0 && <li>{t('more', {count: hidden})}</li>}
      </ul>
    </details>
  )
}
