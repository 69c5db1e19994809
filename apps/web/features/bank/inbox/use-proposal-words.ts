'use client'

import {useLocale, useTranslations} from 'next-intl'
import {useMemo} from 'react'
import {formatShortDate} from '#/time/format-date.ts'
import {usePounds} from '#/features/payments/use-pounds.ts'
import type {Payer} from '../matching/match-data.ts'
import type {Reason, SomeProposal} from '../matching/match.ts'
import type {InboxData, Recorded} from './inbox-data.ts'

export const nameOf = ({firstName, lastName}: Pick<Payer, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`

/** Says in words what a line is thought to be, and why. */
export function useProposalWords(data: InboxData) {
  const t = useTranslations('admin.bank.proposal')
  const tReason = useTranslations('admin.bank.reason')
  const locale = useLocale()
  const pounds = usePounds()
  return useMemo(() => {
    const payers = new Map(data.payers.map((payer) => [payer.membershipId, payer]))
    const campaigns = new Map(data.campaigns.map((campaign) => [campaign.id, campaign]))
    const trips = new Map(data.trips.map((trip) => [trip.key, trip]))
    const claims = new Map(data.claims.map((claim) => [claim.id, claim]))
    // The names are Lithuanian first, English second.
    const localized = (names: readonly string[] | undefined) =>
      (locale === 'en' ? names?.at(-1) : names?.[0]) ?? ''
    const member = (id: string | null) => {
      const payer = payers.get(id ?? '')
      return payer ? nameOf(payer) : t('unknownMember')
    }
    const day = (on: string | null) => (on ? formatShortDate(on, locale) : t('unknownDay'))

    function describe(proposal: SomeProposal): string {
      switch (proposal.kind) {
        case 'fee':
          return t('fee', {
            people: proposal.membershipIds.length === 1 ? 'one' : 'several',
            names: proposal.membershipIds.map(member).join(', '),
          })
        case 'donation':
          return t('donation', {
            donor: proposal.donorName ?? 'none',
            campaign: localized(campaigns.get(proposal.campaignId ?? '')?.names) || 'none',
          })
        case 'trip':
          return t('trip', {trip: localized(trips.get(proposal.eventKey)?.names) || proposal.eventKey})
        case 'giftAid':
          return t('giftAid', {day: day(claims.get(proposal.claimId)?.on ?? null)})
        case 'refundOf':
          return proposal.membershipId
            ? t('refund', {name: member(proposal.membershipId)})
            : t('refundOfWhom')
        default:
          return t(`ignore.${proposal.why}`)
      }
    }

    const recorded = (payments: Recorded[]) =>
      payments
        .map(({purpose, name, on, isBeforeAccounts}) =>
          t(isBeforeAccounts ? 'beforeAccounts' : 'recorded', {
            what: t(`purpose.${purpose}`),
            name: name ?? t('nameless'),
            day: day(on),
          }),
        )
        .join(' ')

    function explain(reason: Reason): string {
      switch (reason.code) {
        case 'amount':
        case 'otherSum':
          return tReason(reason.code, {sum: pounds(reason.pence)})
        case 'payout':
        case 'claim':
          return tReason(reason.code, {sum: pounds(reason.pence), day: day(reason.on)})
        case 'announced':
          return tReason(reason.code, {day: day(reason.since)})
        case 'paidAlready':
        case 'endedLongAgo':
          return tReason(reason.code, {day: day(reason.until)})
        case 'name':
          return tReason(reason.distance > 0 ? 'nearName' : 'name', {value: reason.value})
        case 'learnt':
          return tReason(reason.code, {times: reason.times})
        case 'twoPeople':
        case 'sameName':
          return tReason(reason.code, {people: reason.people})
        case 'moneyOut':
        case 'cancelled':
        case 'unclaimed':
        case 'alsoClaimed':
          return tReason(reason.code)
        default:
          return tReason(reason.code, {value: reason.value})
      }
    }
    return {describe, explain, recorded, member}
  }, [data, t, tReason, locale, pounds])
}

export const speaksAgainst = (reason: Reason) => 'against' in reason
