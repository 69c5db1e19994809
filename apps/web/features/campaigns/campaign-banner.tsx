import {documentPath} from '@site/schemas/routes/document-path'
import {useTranslations} from 'next-intl'
import {DonateButton} from '#/features/donations/donate-button.tsx'
import {ButtonLink} from '#/ui/controls/button.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {hasPicture, Picture} from '#/ui/pictures/picture.tsx'
import {StatList} from '#/ui/layout/stat-list.tsx'
import type {FeaturedCampaign} from './campaigns-queries.ts'

export function CampaignBanner({campaign}: {campaign: FeaturedCampaign}) {
  const t = useTranslations('home')
  const path = documentPath({...campaign, _type: 'campaign'})
  return (
    <section aria-labelledby="campaign" className="mt-12 bg-sunken md:mt-24">
      <div
        className={`mx-auto max-w-[100rem] ${hasPicture(campaign.image) ? 'md:grid md:grid-cols-2 md:items-stretch' : ''}`}
      >
        <Picture
          image={campaign.image}
          ratio={1}
          narrow={{below: 48, ratio: 3 / 2}}
          sizes="(min-width: 100rem) 50rem, (min-width: 64rem) 50vw, (min-width: 48rem) 62vw, 100vw"
          decorative
          className="aspect-[3/2] object-cover md:aspect-auto md:h-full"
        />
        <div className="px-[clamp(--spacing(4.5),4vw,2.5rem)] py-10 md:max-w-[40rem] md:px-12 md:py-16 lg:py-20">
          <h2 id="campaign" className="text-h2">
            <LocalizedText text={campaign.name} />
          </h2>
          <p className="mt-4 text-lead">
            <LocalizedText text={campaign.description} />
          </p>
          {campaign.stats && campaign.stats.length > 0 && (
            <div className="mt-6 md:mt-8">
              <StatList stats={campaign.stats.slice(0, 2)} note={campaign.statsNote} />
            </div>
          )}
          <div className="mt-6 flex flex-wrap gap-3 md:mt-8">
            <DonateButton campaign={campaign} />
            {path && (
              <ButtonLink href={path} variant="quiet">
                {t('aboutCampaign')}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
