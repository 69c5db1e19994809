import {strictTranslator} from '../strict-translator.ts'
import en from './messages/en.json' with {type: 'json'}
import lt from './messages/lt.json' with {type: 'json'}

const translators = {
  lt: strictTranslator({locale: 'lt', messages: lt}),
  en: strictTranslator({locale: 'en', messages: en}),
}

export interface Purchase {
  purpose: 'donation' | 'membership'
  /** The name of the campaign, as the donor's page has it. */
  campaign?: string | null
}

/** Characters of a campaign's name that certainly fit into the 250 that Stripe takes. */
const CAMPAIGN_LENGTH = 100

/** What Stripe's page, and the treasurer's list at Stripe, say that is paid for. */
export function purchaseName({purpose, campaign}: Purchase, language: 'lt' | 'en'): string {
  const translate = translators[language]
  if (purpose === 'membership') return translate('membership')
  const name = [...(campaign ?? '')].slice(0, CAMPAIGN_LENGTH).join('')
  return name ? translate('donationTo', {campaign: name}) : translate('donation')
}
