'use client'

import {useTranslations} from 'next-intl'
import type {InboxData} from './inbox-data.ts'
import type {AlikeItems} from './item-groups.ts'
import {useProposalWords} from './use-proposal-words.ts'

/** Says what lines have in common: ‘Membership fee: full name, sum that is due: 14’. */
export function useGroupWords(data: InboxData) {
  const t = useTranslations('admin.bank.alike')
  const {describe} = useProposalWords(data)
  return ({proposal, reasons, isDoubted, items}: AlikeItems) => {
    // Each line has its own payer.
    const ofNobody = proposal.kind === 'donation' ? {...proposal, donorName: null} : proposal
    const what =
      proposal.kind === 'fee' || proposal.kind === 'refundOf' ? t(proposal.kind) : describe(ofNobody)
    const count = items.length
    if (reasons.length === 0) return t(isDoubted ? 'doubted' : 'weak', {what, count})
    return t('title', {what, reasons: reasons.map((kind) => t(`reason.${kind}`)).join(', '), count})
  }
}
