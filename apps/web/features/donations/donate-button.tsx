import {useLocale, useTranslations} from 'next-intl'
import {type Bilingual, localizeText} from '#/i18n/localize.ts'
import {LocalizedText} from '#/ui/localized-text.tsx'
import {DonationOpener} from './dialog/donation-opener.tsx'

export interface DonateButtonProps {
  /** The campaign to donate to; by default the community. */
  campaign?: {_id: string; name: Bilingual<string>; description?: Bilingual<string>}
  /** Text of the button, instead of the default. */
  label?: Bilingual<string>
}

/** Opens the donation form. Hidden without JavaScript. */
export function DonateButton({campaign, label}: DonateButtonProps) {
  const locale = useLocale()
  const t = useTranslations('donation')
  return (
    <DonationOpener
      campaign={
        campaign && {
          id: campaign._id,
          name: localizeText(campaign.name, locale),
          description: localizeText(campaign.description, locale),
        }
      }
    >
      {label ? (
        // The note about a missing translation in the colour of the button, so that it is legible.
        <span className="[&_small]:text-current">
          <LocalizedText text={label} />
        </span>
      ) : (
        t('button')
      )}
    </DonationOpener>
  )
}
