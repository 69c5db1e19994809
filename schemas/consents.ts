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
