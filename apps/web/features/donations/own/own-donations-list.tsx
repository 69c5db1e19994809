'use client'

import {useTranslations} from 'next-intl'
import {ButtonLink} from '#/ui/controls/button.tsx'
import {LateComponent} from '#/ui/late/late-component.tsx'
import {ExplainedSection} from '#/ui/layout/explained-section.tsx'
import {DonationList} from './donation-list.tsx'
import {LoadFailure} from './load-failure.tsx'
import {loadOwnGifts} from './own-queries.ts'
import {useOwnDonations} from './use-own-donations.ts'

// Few donors have made a declaration.
const loadDeclarations = async () =>
  (await import('../gift-aid/own-declarations-list.tsx')).OwnDeclarationsList

/** Renders nothing for whoever has given nothing and declared nothing. */
export function OwnDonationsList() {
  const t = useTranslations('donation.own')
  const state = useOwnDonations(loadOwnGifts)
  if (state.status === 'loading') return null
  const {donations, declarations} = (state.status === 'loaded' && state.own) || {
    donations: [],
    declarations: [],
  }
  if (state.status === 'loaded' && donations.length + declarations.length === 0) return null
  return (
    <ExplainedSection title={t('title')} text={t('text')}>
      <div className="grid gap-8">
        {state.status === 'failed' && <LoadFailure error={state.error} onRetry={state.retry} />}
        {donations.length > 0 && (
          <div>
            <DonationList donations={donations} />
            <p className="mt-5">
              <ButtonLink href="/paskyra/pazyma" variant="quiet">
                {t('statement')}
              </ButtonLink>
            </p>
          </div>
        )}
        {declarations.length > 0 && (
          <LateComponent
            load={loadDeclarations}
            messages="giftAidDeclaration"
            props={{declarations}}
            className="min-h-40"
            failure={t('declarationsFailed')}
          />
        )}
      </div>
    </ExplainedSection>
  )
}
