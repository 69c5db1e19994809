import {formatPounds} from '@site/schemas/money/format-money'
import {paypalUrlOf} from '@site/schemas/money/money-settings'
import {useLocale, useTranslations} from 'next-intl'
import {getLocale, getMessages, getTranslations} from 'next-intl/server'
import {CampaignOfPage, DonateButton} from '#/features/donations/donate-button.tsx'
import {localizeText} from '#/i18n/localize.ts'
import {getSiteSettings} from '#/site-settings/site-settings-queries.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {MoreMessages} from '#/ui/late/more-messages.tsx'
import {PhotoGallery} from '#/ui/pictures/photo-gallery.tsx'
import {hasPicture, Picture} from '#/ui/pictures/picture.tsx'
import {RichText} from '#/ui/rich-text/rich-text.tsx'
import {Sash} from '#/ui/graphics/sash.tsx'
import {ShareButton} from '#/ui/links/share-button.tsx'
import {StatList} from '#/ui/layout/stat-list.tsx'
import type {Campaign} from './campaigns-queries.ts'
import {CampaignReport} from './giving/campaign-report.tsx'
import {DonorList} from './giving/donor-list.tsx'
import {HowToGive} from './giving/how-to-give.tsx'
import {RaisedSum} from './giving/raised-sum.tsx'

export async function CampaignPage({campaign}: {campaign: Campaign}) {
  const [locale, t, settings, messages] = await Promise.all([
    getLocale(),
    getTranslations('campaign'),
    getSiteSettings(),
    getMessages(),
  ])
  const {live} = messages.campaign
  const {stats, gallery} = campaign
  const canGive =
    Boolean(settings?.bankDetails?.accountNumber || settings?.contacts?.email) ||
    paypalUrlOf(settings?.paypalUrls ?? {}, campaign._id) !== undefined
  const photos = gallery?.filter(hasPicture) ?? []
  return (
    <article>
      <CampaignOfPage campaign={campaign} />
      <CampaignHero campaign={campaign} canGive={canGive} />
      <Sash />
      {stats && stats.length > 0 && (
        <section aria-labelledby="stats" className="frame pt-12 md:pt-16">
          <h2 id="stats" className="sr-only">
            {t('stats')}
          </h2>
          <StatList stats={stats} note={campaign.statsNote} variant="large" />
        </section>
      )}
      <MoreMessages messages={{campaign: {live}}}>
        <CampaignStory campaign={campaign} />
        <DonorList campaignId={campaign._id} />
      </MoreMessages>
      <CampaignReport campaign={campaign} />
      {photos.length > 0 && (
        <section aria-labelledby="gallery" className="frame pt-16 md:pt-24">
          <h2 id="gallery" className="mb-8 text-h2">
            {t('gallery')}
          </h2>
          <PhotoGallery photos={photos} document={campaign._id} title={localizeText(campaign.name, locale)} />
        </section>
      )}
      {canGive && <HowToGive campaign={campaign} settings={settings} />}
    </article>
  )
}

interface CampaignHeroProps {
  campaign: Campaign
  canGive: boolean
}

function CampaignHero({campaign, canGive}: CampaignHeroProps) {
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
              <a href="#how-to-give" className={buttonClass('quiet')}>
                {t('howToGive')}
              </a>
            )}
          </p>
        </div>
        <Picture
          image={campaign.image}
          ratio={3 / 2}
          sizes="(min-width: 64rem) 50vw, 100vw"
          priority
          className="aspect-[3/2] object-cover lg:h-full lg:max-h-[40rem]"
        />
      </div>
    </header>
  )
}

function CampaignStory({campaign}: {campaign: Campaign}) {
  const locale = useLocale()
  const t = useTranslations('campaign')
  return (
    <div className="frame grid gap-x-16 gap-y-10 pt-10 md:pt-14 lg:grid-cols-[minmax(0,64ch)_1fr]">
      <RichText body={campaign.body} />
      <aside className="grid gap-6 self-start lg:sticky lg:top-24 lg:mt-6">
        {campaign.targetAmount != null && (
          <p className="font-serif text-h2 font-semibold">
            {t('target', {sum: formatPounds(locale, campaign.targetAmount)})}
          </p>
        )}
        <div>
          <RaisedSum campaignId={campaign._id} target={campaign.targetAmount} />
          <DonateButton campaign={campaign} />
        </div>
        <div className="border-s-4 border-accent ps-6">
          <h2 className="text-h3">{t('tell')}</h2>
          <p className="mt-2 mb-2">{t('tellText')}</p>
          <div className="-ms-2">
            <ShareButton title={localizeText(campaign.name, locale)} path={campaign.path} />
          </div>
        </div>
      </aside>
    </div>
  )
}
