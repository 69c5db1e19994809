import {expect, test, vi} from 'vitest'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'
import type {School} from './schools-queries.ts'

vi.mock('server-only', () => ({}))
stubSiteEnv({SITE_URL: 'https://bendruomene.example'})
const {schoolJsonLd} = await import('./school-json-ld.tsx')

const community = {'@id': 'https://bendruomene.example/#organization'}
const jsonLdOf = (given: object) =>
  schoolJsonLd({name: {lt: 'Gulbė'}, slug: 'gulbe', ...given} as unknown as School, 'en', community)

test('unknown properties are left out', () => {
  const school = jsonLdOf({responsible: {role: {en: 'Head'}}})
  expect(school).toEqual({
    '@type': 'EducationalOrganization',
    name: 'Gulbė',
    description: '',
    url: 'https://bendruomene.example/en/mokykleles/gulbe',
    parentOrganization: community,
    contactPoint: [],
  })
})

test('the people whom parents can ask are contacts, as the page names them', () => {
  const {contactPoint, location} = jsonLdOf({
    place: {address: '1 Example Street'},
    responsible: {name: 'Lina', role: {en: 'Head of the school'}, email: 'lina@pavyzdys.lt'},
    safeguarding: {contact: {name: 'Tomas', role: {en: 'Safeguarding lead'}, phone: '+44 1632 960 145'}},
  })
  expect(contactPoint).toEqual([
    {'@type': 'ContactPoint', name: 'Lina', contactType: 'Head of the school', email: 'lina@pavyzdys.lt'},
    {'@type': 'ContactPoint', name: 'Tomas', contactType: 'Safeguarding lead', telephone: '+44 1632 960 145'},
  ])
  expect(location).toEqual({'@type': 'Place', name: '1 Example Street', address: '1 Example Street'})
})
