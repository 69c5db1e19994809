import type {Language} from './languages.ts'

// Forms show these words, and the database stores them with the consent.

export const newsletterConsent: Record<Language, string> = {
  lt: 'Bendruomenės naujienos ir renginiai – jūsų el. pašte. Atsisakyti galėsite bet kada.',
  en: 'The community’s news and events by email. Unsubscribe at any time.',
}

export const parentalConsent: Record<Language, string> = {
  lt: 'Esu vienas iš tėvų arba globėjas ir sutinku, kad vaikas dalyvautų bėgime',
  en: 'I’m the parent or guardian and agree to the child taking part in the run',
}

export type GiftAidCovers = 'gift' | 'all'

/** Who claims, and whether for membership fees too. */
export interface GiftAidCharity {
  charityName: string
  claimsFees: boolean
}

/**
 * The declaration is English in both languages, because its words are HMRC's. It covers what it describes, so fees are named if
 * they are claimed for. Equals `private.gift_aid_wording()`.
 */
export const giftAidWording = (covers: GiftAidCovers, {charityName, claimsFees}: GiftAidCharity): string =>
  `I want to Gift Aid this donation${
    covers === 'all'
      ? ` and any donations${claimsFees ? ' and membership subscriptions' : ''} I make in the future or have made in the past 4 years`
      : ''
  } to ${charityName}. I am a UK taxpayer and understand that if I pay less Income Tax and/or Capital Gains Tax than the amount of Gift Aid claimed on all my donations in that tax year it is my responsibility to pay any difference. The money is my own: it does not come from a company or a collection, and nobody gets anything for it.`
