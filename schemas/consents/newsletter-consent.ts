import type {Language} from '../languages.ts'

/** The form shows these words, and the database stores them with the consent. */
export const newsletterConsent: Record<Language, string> = {
  lt: 'Bendruomenės naujienos ir renginiai – jūsų el. pašte. Atsisakyti galėsite bet kada.',
  en: 'The community’s news and events by email. Unsubscribe at any time.',
}
