import {createTranslator} from 'next-intl'
import {expect, test, vi} from 'vitest'
import en from '#/messages/en.json'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'
import type {School} from './schools-queries.ts'

vi.mock('server-only', () => ({}))
stubSiteEnv({SITE_URL: 'https://bendruomene.example'})
const {schoolJsonLd} = await import('./school-json-ld.tsx')

const community = {'@id': 'https://bendruomene.example/#organization'}
const t = createTranslator({
  locale: 'en',
  messages: en,
  namespace: 'school.safeguarding',
}) as unknown as Parameters<typeof schoolJsonLd>[2]
const jsonLdOf = (given: object) =>
  schoolJsonLd({name: {lt: 'Gulbė'}, slug: 'gulbe', ...given} as unknown as School, 'en', t, community)

test('unknown properties are left out', () => {
  const school = jsonLdOf({
    responsible: {role: {en: 'Head'}},
    safeguarding: {checks: {lt: ' '}, policies: [{title: {lt: 'Be failo'}, href: null}]},
  })
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
    {
      '@type': 'ContactPoint',
      name: 'Lina',
      contactType: 'Responsible for the school',
      description: 'Head of the school',
      email: 'lina@pavyzdys.lt',
    },
    {
      '@type': 'ContactPoint',
      name: 'Tomas',
      contactType: 'Safeguarding contact',
      description: 'Safeguarding lead',
      telephone: '+44 1632 960 145',
    },
  ])
  expect(location).toEqual({'@type': 'Place', name: '1 Example Street', address: '1 Example Street'})
})

test('what the school says of the safety of children, with its policies', () => {
  const url = 'https://example.com/policy.pdf'
  const {additionalProperty, subjectOf} = jsonLdOf({
    safeguarding: {
      checks: {en: 'Everybody is checked.'},
      insurance: {lt: 'Apdrausta.'},
      policies: [{title: {en: 'Safeguarding policy'}, href: url, date: '2025-09-01'}],
    },
  })
  expect(additionalProperty).toEqual([
    {'@type': 'PropertyValue', name: 'Checks and training', value: 'Everybody is checked.'},
    {'@type': 'PropertyValue', name: 'Insurance', value: 'Apdrausta.'},
  ])
  expect(subjectOf).toEqual([
    {'@type': 'DigitalDocument', name: 'Safeguarding policy', url, dateModified: '2025-09-01'},
  ])
})
