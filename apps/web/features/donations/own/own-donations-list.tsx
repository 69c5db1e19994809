'use client'

import {useTranslations} from 'next-intl'
import {ButtonLink} from '#/ui/controls/button.tsx'
import {ExplainedSection} from '#/ui/layout/explained-section.tsx'
import {DonationList} from './donation-list.tsx'
import {LoadFailure} from './load-failure.tsx'
import {useOwnDonations} from './use-own-donations.ts'

/** Renders nothing for whoever has given nothing. */
export function OwnDonationsList() {
  const t = useTranslations('donation.own')
  const state = useOwnDonations()
  if (state.status === 'loading') return null
  if (state.status === 'loaded' && !state.own?.donations.length) return null
  return (
    <ExplainedSection title={t('title')} text={t('text')}>
      {state.status === 'failed' ? (
        <LoadFailure error={state.error} onRetry={state.retry} />
      ) : (
        <>
          <DonationList donations={state.own?.donations ?? []} />
          <p className="mt-5">
            <ButtonLink href="/paskyra/pazyma" variant="quiet">
              {t('statement')}
            </ButtonLink>
          </p>
        </>
      )}
    </ExplainedSection>
  )
}
