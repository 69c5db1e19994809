'use client'

import {useTranslations} from 'next-intl'
import type {Reason} from '../matching/match.ts'
import {speaksAgainst} from './use-proposal-words.ts'

interface ReasonListProps {
  reasons: readonly Reason[]
  explain: (reason: Reason) => string
  /** Further warnings, in words. */
  warnings?: readonly string[]
}

/** What speaks for a proposal, and what against it, which is marked by more than its colour. */
export function ReasonList({reasons, explain, warnings = []}: ReasonListProps) {
  const t = useTranslations('admin.bank')
  const against = [...reasons.filter(speaksAgainst).map(explain), ...warnings]
  const supporting = reasons.filter((reason) => !speaksAgainst(reason)).map(explain)
  if (against.length + supporting.length === 0) return null
  return (
    <span className="block text-small">
      {supporting.length > 0 && <span className="block text-muted">{supporting.join(' · ')}</span>}
      {against.map((each) => (
        <span key={each} className="block font-semibold text-danger">
          {t('against', {reason: each})}
        </span>
      ))}
    </span>
  )
}
