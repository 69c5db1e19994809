import {getLocale, getTranslations} from 'next-intl/server'
import type {Campaign} from './campaigns-queries.ts'
import {getSiteSettings} from '#/site-settings/site-settings-queries.ts'
import {localizeText} from '#/i18n/localize.ts'
import {CampaignHero} from './campaign-hero.tsx'
import {HowToGive} from './how-to-give.tsx'
import {Story} from './story.tsx'
import {Juosta} from '#/ui/juosta.tsx'
import {PageJsonLd} from '#/seo/page-json-ld.tsx'
import {hasPicture} from '#/ui/picture.tsx'
import {PhotoGallery} from '#/ui/photo-gallery.tsx'
import {StatList} from '#/ui/stat-list.tsx'
import {leadsToPage} from '#/ui/web-link.tsx'

/** A campaign's page: what for, what was done already, and how to give. */
export async function CampaignPage({campaign}: {campaign: Campaign}) {
  const [locale, t, settings] = await Promise.all([
    getLocale(),
    getTranslations('campaign'),
    getSiteSettings(),
  ])
  const {stats, gallery} = campaign
  const canGive =
    Boolean(settings?.bankDetails?.accountNumber || settings?.contacts?.email) ||
    leadsToPage(campaign.paypalUrl)
  const photos = gallery?.filter(hasPicture) ?? []
  return (
    <article>
      <PageJsonLd crumbs={[{name: localizeText(campaign.name, locale), path: campaign.path}]} />
      <CampaignHero campaign={campaign} canGive={canGive} />
      <Juosta />
      {stats && stats.length > 0 && (
        <section aria-labelledby="stats" className="frame pt-12 md:pt-16">
          <h2 id="stats" className="sr-only">
            {t('stats')}
          </h2>
          <StatList stats={stats} look="large" />
        </section>
      )}
      <Story campaign={campaign} />
      {photos.length > 0 && (
        <section aria-labelledby="gallery" className="frame pt-16 md:pt-24">
          <h2 id="gallery" className="mb-8 text-h2">
            {t('gallery')}
          </h2>
          <PhotoGallery photos={photos} title={localizeText(campaign.name, locale)} />
        </section>
      )}
      {canGive && <HowToGive campaign={campaign} settings={settings} />}
    </article>
  )
}
