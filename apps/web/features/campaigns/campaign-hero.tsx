import {useTranslations} from 'next-intl'
import type {Campaign} from './campaigns-queries.ts'
import {buttonClass} from '#/ui/button-link.tsx'
import {LocalizedText} from '#/ui/localized-text.tsx'
import {hasPicture, Picture} from '#/ui/picture.tsx'
import {DonateButton} from '#/features/donations/donate-button.tsx'

interface CampaignHeroProps {
  campaign: Campaign
  /** Whether the page tells how. */
  canGive: boolean
}

/** Name of the campaign and what it is for, with a picture that fills the other half. */
export function CampaignHero({campaign, canGive}: CampaignHeroProps) {
  const t = useTranslations('campaign')
  return (
    <header className="bg-sunken">
      <div className={hasPicture(campaign.image) ? 'lg:grid lg:grid-cols-2' : ''}>
        <div className="frame pt-10 pb-10 lg:me-0 lg:max-w-[37.5rem] lg:self-center lg:py-16">
          <h1 className="text-h1">
            <LocalizedText text={campaign.name} />
          </h1>
          <p className="mt-5 text-lead text-muted">
            <LocalizedText text={campaign.description} />
          </p>
          <p className="mt-7 flex flex-wrap gap-3">
            <DonateButton campaign={campaign} />
            {canGive && (
              <a href="#how-to-give" className={buttonClass('give')}>
                {t('howToGive')}
              </a>
            )}
          </p>
        </div>
        <Picture
          image={campaign.image}
          sizes="(min-width: 64rem) 50vw, 100vw"
          priority
          className="aspect-[3/2] object-cover lg:h-full lg:max-h-[40rem]"
        />
      </div>
    </header>
  )
}
