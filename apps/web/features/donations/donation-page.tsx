import {donationPath} from '@site/schemas/routes/document-path'
import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getLocale, getMessages, getTranslations} from 'next-intl/server'
import {getSiteSettings} from '#/site-settings/site-settings-queries.ts'
import {pageMetadata} from '#/seo/page-metadata.ts'
import type {PictureImage} from '#/ui/pictures/picture.tsx'
import {FormPage} from '#/ui/forms/form-page.tsx'
import {Link} from '#/ui/links/link.tsx'
import {MoreMessages} from '#/ui/late/more-messages.tsx'
import {type Campaign, localizeCampaign} from './donate-button.tsx'
import {donationMessages, giftAidMessages} from './donation-messages.ts'
import {DonationPageForm} from './form/donation-page-form.tsx'

type CampaignWithPicture = Campaign & {image?: PictureImage | null}

export async function donationMetadata(campaign: CampaignWithPicture, locale: Locale): Promise<Metadata> {
  const t = await getTranslations({locale, namespace: 'donation.dialog'})
  const title = t('titleFor', {campaign: localizeCampaign(campaign, locale).name})
  return {
    ...(await pageMetadata({locale, path: donationPath(campaign), title, image: campaign.image})),
    robots: {index: false},
  }
}

/** The form has a page of its own for whoever has no script, or not yet. */
export async function DonationPage({campaign}: {campaign?: Campaign}) {
  const [locale, t, messages, settings] = await Promise.all([
    getLocale(),
    getTranslations('donation.dialog'),
    getMessages(),
    getSiteSettings(),
  ])
  const messagesOf = settings?.giftAidCharity ? giftAidMessages : donationMessages
  const localized = campaign && localizeCampaign(campaign, locale)
  return (
    <FormPage
      title={localized ? t('titleFor', {campaign: localized.name}) : t('title')}
      intro={localized?.description || t('text')}
      back={campaign?.path && localized ? {href: campaign.path, label: localized.name} : undefined}
    >
      <p>{t('card')}</p>
      <MoreMessages messages={{form: messages.form, ...messagesOf(messages)}}>
        <DonationPageForm campaign={localized} />
      </MoreMessages>
      <p className="mt-6">
        <Link href="/mano-auka" className="text-link inline-flex min-h-11 items-center">
          {t('already')}
        </Link>
      </p>
    </FormPage>
  )
}
