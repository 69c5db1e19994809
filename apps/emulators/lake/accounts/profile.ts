import type {Person} from '../contract.ts'
import {globalId} from './people.ts'
import {roleSettings} from './roles.ts'

/** The API requires a creation date, and the emulator's people have none. */
const since = '2025-01-01T00:00:00.000Z'

const roles = ({role}: Person) => [
  {name: role, title: roleSettings[role].title, description: roleSettings[role].description},
]

const isRobot = ({email}: Person) => email === ''

export const currentUser = (person: Person) => ({
  id: person.id,
  sanityUserId: globalId(person),
  name: person.name,
  email: person.email,
  profileImage: null,
  role: person.role,
  roles: roles(person),
  provider: isRobot(person) ? 'sanity-token' : 'local',
})

export function profile(person: Person, projectId: string, viewer: Person | undefined) {
  const [givenName = person.name, familyName = null] = isRobot(person) ? [] : person.name.split(' ')
  return {
    id: person.id,
    sanityUserId: globalId(person),
    projectId,
    displayName: person.name,
    givenName,
    middleName: null,
    familyName,
    email: person.email,
    imageUrl: null,
    createdAt: since,
    updatedAt: since,
    isCurrentUser: person.id === viewer?.id,
  }
}

const projectMember = (person: Person, viewer: Person) => ({
  id: person.id,
  role: person.role,
  roles: roles(person),
  isRobot: isRobot(person),
  isCurrentUser: person.id === viewer.id,
  createdAt: since,
})

export const project = (id: string, people: Person[], viewer: Person) => ({
  id,
  displayName: id,
  studioHost: null,
  organizationId: null,
  organization: null,
  isBlocked: false,
  isDisabled: false,
  isDisabledByUser: false,
  metadata: {},
  features: [],
  members: people.map((person) => projectMember(person, viewer)),
  createdAt: since,
})

/** Datasets are public: anyone may read published documents. */
export const datasetListing = (name: string) => ({
  name,
  aclMode: 'public',
  createdAt: since,
  createdByUserId: '<system>',
  addonFor: null,
  datasetProfile: 'content',
  features: [],
  tags: [],
})
