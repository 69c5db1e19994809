import type {ActiveRegistrationStatus} from '@site/schemas/statuses/registration'
import {countCharacters} from '@site/schemas/texts/count-characters'
import {
  REGISTRANTS_SUBJECT_LIMIT,
  REGISTRANTS_TEXT_LIMIT,
  registrantsMessage,
  type RegistrantsMessage,
} from '@site/schemas/requests/registrants-message'
import type {Registration} from '../records/registration.ts'

export interface MessageDraft extends RegistrantsMessage {
  statuses: readonly ActiveRegistrationStatus[]
}

export const emptyDraft: MessageDraft = {
  lt: {subject: '', text: ''},
  en: {subject: '', text: ''},
  statuses: ['registered'],
}

const languages = ['lt', 'en'] as const
const parts = ['subject', 'text'] as const

/** The order is that of the dialog. */
export const draftFields = languages.flatMap((language) =>
  parts.map((part) => ({id: `${language}-${part}` as const, language, part})),
)

export type DraftField = (typeof draftFields)[number]['id']

export type DraftFault =
  | {id: 'recipients'; code: 'missing'}
  | {id: DraftField; code: 'missing'}
  | {id: DraftField; code: 'tooLong'; excess: number}

const limits = {subject: REGISTRANTS_SUBJECT_LIMIT, text: REGISTRANTS_TEXT_LIMIT}

export function faultsIn(draft: MessageDraft, recipients: number): DraftFault[] {
  const issues = registrantsMessage.safeParse(draft).error?.issues ?? []
  const faults = draftFields.flatMap(({id, language, part}): DraftFault[] => {
    const issue = issues.find(({path}) => path[0] === language && path[1] === part)
    if (!issue) return []
    return issue.message === 'tooLong'
      ? [{id, code: 'tooLong', excess: countCharacters(draft[language][part].trim()) - limits[part]}]
      : [{id, code: 'missing'}]
  })
  return recipients === 0 ? [{id: 'recipients', code: 'missing'}, ...faults] : faults
}

/** Each registration gets one email. */
export function countRecipients(registrations: readonly Registration[], statuses: readonly string[]): number {
  return registrations.filter(({status}) => statuses.includes(status)).length
}
