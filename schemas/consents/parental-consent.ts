import type {Language} from '../languages.ts'

/** What a parent agrees to when registering a child. The words are stored with the consent; the form shows the same. */
export const parentalConsent: Record<Language, string> = {
  lt: 'Esu vienas iš tėvų arba globėjas ir sutinku, kad vaikas dalyvautų bėgime',
  en: 'I’m the parent or guardian and agree to the child taking part in the run',
}
