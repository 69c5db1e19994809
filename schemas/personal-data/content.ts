import type {PersonalDataKindName} from './kinds.ts'

interface FieldsWithPeople {
  kind: PersonalDataKindName
  fields: readonly string[]
}

/**
 * Fields of content types that name people. Exports and erasures do not reach the Content Lake: the Studio's search finds a name
 * in all of them, and whoever edits removes it.
 */
export const peopleInContent: Record<string, FieldsWithPeople> = {
  bodyImage: {kind: 'content', fields: ['caption']},
  contactPerson: {kind: 'content', fields: ['email', 'name', 'phone']},
  contacts: {kind: 'content', fields: ['email', 'phone']},
  councilMember: {kind: 'content', fields: ['email', 'name', 'phone']},
  eventAccess: {kind: 'content', fields: ['contact']},
  group: {kind: 'content', fields: ['email']},
  groupsPage: {kind: 'content', fields: ['contactText', 'email']},
  localizedImage: {kind: 'content', fields: ['caption']},
  performer: {kind: 'content', fields: ['name']},
  press: {kind: 'content', fields: ['contact']},
  pressPicture: {kind: 'content', fields: ['credit']},
  safeguarding: {kind: 'content', fields: ['contact']},
  school: {kind: 'content', fields: ['email']},
  siteSettings: {kind: 'content', fields: ['contacts', 'runBy']},
}

/** Records that the Studio keeps beside the content, hidden from everybody without a token. */
export const peopleInRecords: Record<string, FieldsWithPeople> = {
  deletedDocument: {kind: 'editor', fields: ['deletedBy']},
  pictureRights: {kind: 'picture', fields: ['author', 'note', 'recordedBy']},
  publication: {kind: 'editor', fields: ['by']},
}

/** Fields whose names sound like people and that name none. */
export const namesOfThings: Record<string, readonly string[]> = {
  campaign: ['name'],
  group: ['name'],
  place: ['name'],
  press: ['members'],
  school: ['name'],
  schoolBreak: ['name'],
  siteSettings: ['name'],
  table: ['caption'],
}
