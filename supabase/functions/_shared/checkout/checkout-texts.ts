import type {Language} from '@site/schemas/languages'
import {localizeText} from '@site/schemas/texts/localize'
import type {CommunityName} from '../community-name.ts'
import {strictTranslator} from '../strict-translator.ts'
import en from './messages/en.json' with {type: 'json'}
import lt from './messages/lt.json' with {type: 'json'}

const translators = {
  lt: strictTranslator({locale: 'lt', messages: lt}),
  en: strictTranslator({locale: 'en', messages: en}),
}

export interface Purchase {
  purpose: 'donation' | 'membership'
  campaign?: string | null | undefined
  community?: CommunityName | undefined
  interval?: 'month' | 'year' | undefined
}

/** Stripe accepts 250 characters, which must also hold the text around the name. */
const NAME_LENGTH = 100

/** Names no community while its name is not known. */
export function purchaseName({purpose, campaign, community, interval}: Purchase, language: Language): string {
  const translate = translators[language]
  const name = shortened(localizeText(community, language))
  if (purpose === 'membership')
    return name ? translate('membershipOf', {community: name}) : translate('membership')
  const recipient = shortened(campaign ?? '') || name
  if (interval) return recipient ? translate('monthlyDonationTo', {recipient}) : translate('monthlyDonation')
  return recipient ? translate('donationTo', {recipient}) : translate('donation')
}

const shortened = (name: string) => [...name].slice(0, NAME_LENGTH).join('')
