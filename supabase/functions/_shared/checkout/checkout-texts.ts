import type {Language} from '@site/schemas/languages'
import {strictTranslator} from '../strict-translator.ts'
import en from './messages/en.json' with {type: 'json'}
import lt from './messages/lt.json' with {type: 'json'}

const translators = {
  lt: strictTranslator({locale: 'lt', messages: lt}),
  en: strictTranslator({locale: 'en', messages: en}),
}

export interface Purchase {
  purpose: 'donation' | 'membership'
  campaign?: string | null
  interval?: 'month' | 'year' | undefined
}

/** Stripe accepts 250 characters, which must also hold the text around the campaign's name. */
const CAMPAIGN_LENGTH = 100

export function purchaseName({purpose, campaign, interval}: Purchase, language: Language): string {
  const translate = translators[language]
  if (purpose === 'membership') return translate('membership')
  const name = [...(campaign ?? '')].slice(0, CAMPAIGN_LENGTH).join('')
  if (interval) return name ? translate('monthlyDonationTo', {campaign: name}) : translate('monthlyDonation')
  return name ? translate('donationTo', {campaign: name}) : translate('donation')
}
