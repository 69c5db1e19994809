import {urls} from '../addresses.ts'
import {alter, fail, intercept} from '../hosts.ts'
import {answer, type Fault} from './fault.ts'

export const siteFaults: Fault[] = [
  {
    what: 'nothing runs where the site is',
    breakIt: (hosted) => fail(hosted, urls.site, 'ECONNREFUSED'),
    speaks: [
      ['site, Lithuanian', 'problem', 'Nothing listens at www.velsas.test'],
      ['site, English', 'problem', 'Nothing listens at www.velsas.test'],
    ],
    leavesOut: [['site, clock', 'Nothing listens']],
  },
  {
    what: 'the site’s certificate has expired',
    breakIt: (hosted) => fail(hosted, urls.site, 'CERT_HAS_EXPIRED'),
    speaks: [
      ['site, Lithuanian', 'problem', 'The certificate of www.velsas.test is not valid: it has expired'],
      ['site, English', 'problem', 'The certificate of www.velsas.test is not valid: it has expired'],
    ],
  },
  {
    what: 'a certificate is about to expire',
    breakIt: ({certificates}) =>
      certificates.set(new URL(urls.site).host, new Date(Date.now() + 20.5 * 86_400_000)),
    speaks: [['certificates', 'attention', 'The certificate of www.velsas.test ends in 20 days']],
  },
  {
    what: 'the site has no English pages',
    breakIt: (hosted) =>
      intercept(hosted, urls.site, ({pathname}) =>
        pathname === '/en' ? answer(404, 'Not found') : undefined,
      ),
    speaks: [['site, English', 'problem', 'is not this site']],
  },
  {
    what: 'the site leads to another address',
    breakIt: (hosted) =>
      intercept(hosted, urls.site, ({pathname}) =>
        pathname.startsWith('/api/')
          ? undefined
          : new Response(null, {status: 308, headers: {location: '/'}}),
      ),
    speaks: [
      ['site, Lithuanian', 'problem', 'leads elsewhere'],
      ['site, English', 'problem', 'leads elsewhere'],
    ],
  },
  {
    what: 'the site cannot serve pages',
    breakIt: (hosted) =>
      intercept(hosted, urls.site, ({pathname}) =>
        pathname === '/api/health' ? answer(503, {}) : undefined,
      ),
    speaks: [['site, health', 'problem', '/api/health answers 503']],
  },
  {
    what: 'the site cannot read the content',
    breakIt: (hosted) =>
      intercept(hosted, urls.site, ({pathname}) =>
        pathname === '/api/health'
          ? answer(200, {servesPages: true, content: {lastResult: 'failed'}})
          : undefined,
      ),
    speaks: [['site, health', 'problem', 'The site could not read the content']],
  },
  {
    what: 'the site was built before it was changed',
    breakIt: (hosted) =>
      alter(
        hosted,
        urls.site,
        ({pathname}) => pathname === '/api/health',
        (text) => text.replace(/(?<="build":")\d+/, '1577836800000'),
      ),
    speaks: [['site', 'attention', 'The site was built on 2020-01-01, before its last change']],
  },
  {
    what: 'the clock of the site is wrong',
    breakIt: (hosted) =>
      intercept(hosted, urls.site, ({pathname}) =>
        pathname === '/api/clock' ? answer(200, {now: '2025-11-15T12:00:00.000Z'}) : undefined,
      ),
    speaks: [['site, clock', 'problem', 'The site takes 2025-11-15T12:00:00.000Z as now']],
  },
  {
    what: 'the site was built for another Supabase project',
    breakIt: (hosted) =>
      alter(
        hosted,
        urls.site,
        ({pathname}) => pathname === '/',
        (text, headers) => {
          const policy = headers.get('content-security-policy') ?? ''
          headers.set(
            'content-security-policy',
            policy.replaceAll(urls.supabase, 'https://other.supabase.co'),
          )
          return text
        },
      ),
    speaks: [['site, Supabase in its pages', 'problem', 'built for another Supabase project']],
  },
  {
    what: 'something else is where the Studio should be',
    breakIt: (hosted) => intercept(hosted, urls.studio, () => answer(200, '<p>Studio not found</p>')),
    speaks: [['Studio', 'problem', 'is no Studio']],
  },
  {
    what: 'the Studio was built for another project',
    breakIt: (hosted) =>
      alter(
        hosted,
        urls.studio,
        ({pathname}) => pathname.startsWith('/static/'),
        (text) => text.replace('SANITY_PROJECT_ID:`local`', 'SANITY_PROJECT_ID:`other`'),
      ),
    speaks: [['Studio, its project', 'problem', 'The Studio was built with another SANITY_PROJECT_ID']],
  },
]
