import {expect, test, vi} from 'vitest'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'
import type {AboutPage} from './about-queries.ts'

vi.mock('server-only', () => ({}))
stubSiteEnv()
const {governanceJsonLd} = await import('./about-json-ld.tsx')

const id = 'https://bendruomene.example/#organization'
const jsonLdOf = (page: object) => governanceJsonLd(page as AboutPage, 'en', id)

test('the council are members of the organization, with their roles', () => {
  const council = [
    {name: 'Ona', role: {lt: 'pirmininkė', en: 'chair'}, email: 'ona@pavyzdys.lt', phone: null},
    {name: null},
  ]
  expect(jsonLdOf({council, registration: null})).toEqual({
    '@type': 'NGO',
    '@id': id,
    member: [
      {
        '@type': 'OrganizationRole',
        roleName: 'chair',
        member: {'@type': 'Person', name: 'Ona', email: 'ona@pavyzdys.lt'},
      },
    ],
  })
})

test('a registration is its identifier', () => {
  const registration = {number: '123', register: {en: 'Charity Commission'}, url: null}
  expect(jsonLdOf({council: null, registration}).identifier).toEqual({
    '@type': 'PropertyValue',
    propertyID: 'Charity Commission',
    value: '123',
  })
})
