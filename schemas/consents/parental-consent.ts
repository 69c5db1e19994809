import type {Language} from '../languages.ts'

/** The form shows these words, and the database stores them with the consent. */
export const parentalConsent: Record<Language, string> = {
  lt: 'Esu vienas iš tėvų arba globėjas ir sutinku, kad vaikas dalyvautų bėgime',
  en: 'I’m the parent or guardian and agree to the child taking part in the run',
}
