import {donationPath} from '@site/schemas/routes/document-path'
import {type Locale, useLocale, useTranslations} from 'next-intl'
import {type Bilingual, localizeText} from '#/i18n/localize.ts'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {type DonationCampaign, SetCampaignOfPage} from './campaign-of-page.tsx'
import {DonationOpener} from './dialog/donation-opener.tsx'

export interface Campaign {
  _id: string
  name: Bilingual<string>
  description?: Bilingual<string>
  path?: string | null
}

interface DonateButtonProps {
  /** The campaign of the page is the default, or else the community. */
  campaign?: Campaign
  label?: Bilingual<string>
}

export function DonateButton({campaign, label}: DonateButtonProps) {
  const locale = useLocale()
  const t = useTranslations('donation')
  return (
    <DonationOpener campaign={campaign && localizeCampaign(campaign, locale)}>
      {label ? (
        // The note about a missing translation takes the button's colour, so that it is legible.
        <span className="[&_small]:text-current">
          <LocalizedText text={label} />
        </span>
      ) : (
        t('button')
      )}
    </DonationOpener>
  )
}

export function CampaignOfPage({campaign}: {campaign: Campaign}) {
  const locale = useLocale()
  const t = useTranslations('donation')
  const localized = localizeCampaign(campaign, locale)
  return <SetCampaignOfPage campaign={localized} suffix={t('toCampaign', {campaign: localized.name})} />
}

export function localizeCampaign({_id, name, description, path}: Campaign, locale: Locale): DonationCampaign {
  return {
    id: _id,
    name: localizeText(name, locale),
    description: localizeText(description, locale),
    formPath: donationPath({path}),
  }
}
