import type {RegistrantsMessage} from '../registrations/admin-registrations-actions.ts'
import type {ActiveStatus, Registration} from '../registrations/registration.ts'

/** What an email to everybody registered consists of, as it is typed. */
export interface MessageDraft extends RegistrantsMessage {
  statuses: readonly ActiveStatus[]
}

export const emptyDraft: MessageDraft = {
  lt: {subject: '', text: ''},
  en: {subject: '', text: ''},
  statuses: ['registered'],
}

const languages = ['lt', 'en'] as const
const parts = ['subject', 'text'] as const

/** Fields of the draft, in their order in the dialog. */
export const draftFields = languages.flatMap((language) =>
  parts.map((part) => ({id: `${language}-${part}` as const, language, part})),
)

/** Ids of what is still missing: texts, or somebody to write to. */
export function missingIn(draft: MessageDraft, recipients: number) {
  const empty = draftFields.filter(({language, part}) => draft[language][part].trim() === '')
  return [...(recipients === 0 ? (['recipients'] as const) : []), ...empty.map(({id}) => id)]
}

/** Number of emails: one for each registration. */
export function countRecipients(registrations: readonly Registration[], statuses: readonly string[]): number {
  return registrations.filter(({status}) => statuses.includes(status)).length
}
