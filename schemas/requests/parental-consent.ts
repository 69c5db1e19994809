import type {Language} from '../languages.ts'

/** What a parent agrees to when registering a child. The words are stored with the consent. */
export const parentalConsent: Record<Language, string> = {
  lt: 'Esu vaiko tėvas, mama arba globėjas ir sutinku, kad vaikas dalyvautų. Sutinku, kad bendruomenė renginiui saugotų vaiko vardą, pavardę, amžių ir mano įrašytas žinias apie sveikatą.',
  en: 'I am the child’s parent or guardian and agree to the child taking part. I agree to the community keeping the child’s name and age, and any health notes I give, for the event.',
}
