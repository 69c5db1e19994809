import {expect, test, vi} from 'vitest'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'
import type {Campaign} from './campaigns-queries.ts'

vi.mock('server-only', () => ({}))
stubSiteEnv({SITE_URL: 'https://bendruomene.example'})
const {campaignJsonLd} = await import('./campaign-json-ld.tsx')

const community = {'@id': 'https://bendruomene.example/#organization'}
const jsonLdOf = (given: object) => {
  const campaign = {name: {lt: 'Iš širdies'}, path: '/is-sirdies', ...given} as unknown as Campaign
  return campaignJsonLd(campaign, 'en', 'Responsible for the campaign', community)
}

test('a campaign is a project of the community, with whom donors can ask', () => {
  const responsible = {name: 'Ona', role: {en: 'Coordinator'}, email: 'ona@pavyzdys.lt'}
  expect(jsonLdOf({description: {en: 'For seniors.'}, responsible})).toEqual({
    '@type': 'Project',
    name: 'Iš širdies',
    description: 'For seniors.',
    url: 'https://bendruomene.example/en/is-sirdies',
    parentOrganization: community,
    contactPoint: [
      {
        '@type': 'ContactPoint',
        name: 'Ona',
        contactType: 'Responsible for the campaign',
        description: 'Coordinator',
        email: 'ona@pavyzdys.lt',
      },
    ],
  })
})

test('nobody is named while nobody is responsible', () => {
  expect(jsonLdOf({responsible: null})).not.toHaveProperty('contactPoint')
})
