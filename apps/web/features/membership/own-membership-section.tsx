'use client'

import {useTranslations} from 'next-intl'
import dynamic from 'next/dynamic'
import {inTime} from '#/browser/late-loading.ts'
import {ExplainedSection} from '#/ui/layout/explained-section.tsx'
import {LoadingMembership} from './own/loading-membership.tsx'

// The page does not load it for whoever has yet to log in.
const OwnMembershipState = dynamic(
  async () => (await inTime(import('./own/own-membership-state.tsx'))).OwnMembershipState,
  {ssr: false, loading: LoadingMembership},
)

export function OwnMembershipSection() {
  const t = useTranslations('membership.own')
  return (
    <ExplainedSection title={t('title')} text={t('text')}>
      <OwnMembershipState />
    </ExplainedSection>
  )
}
