import type {Language} from '../languages.ts'

/** What somebody agrees to who subscribes. The words are stored with the consent; the form shows the same. */
export const newsletterConsent: Record<Language, string> = {
  lt: 'Bendruomenės naujienos ir renginiai – jūsų el. pašte. Atsisakyti galėsite bet kada.',
  en: 'The community’s news and events by email. Unsubscribe at any time.',
}
