import {stackEnv} from '../../../env.ts'
import {domain, urls} from '../addresses.ts'
import {setFunctionVariable, setShared} from '../hosted-site.ts'
import type {Fault} from './fault.ts'

const siteFile = 'in .env'
const functionsFile = 'in supabase/.env'
const jwt = (role: string) =>
  ['{"alg":"HS256"}', JSON.stringify({role}), 'x']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.')

export const variableFaults: Fault[] = [
  {
    what: 'SITE_URL is missing',
    breakIt: ({installation}) => delete installation.site.SITE_URL,
    speaks: [[siteFile, 'problem', 'SITE_URL is not set']],
    leavesOut: [['site, English', 'SITE_URL is not set']],
  },
  {
    what: 'a URL is malformed',
    breakIt: ({installation}) => (installation.site.STUDIO_URL = 'velsas.sanity.studio'),
    speaks: [
      [siteFile, 'problem', 'STUDIO_URL is malformed'],
      ['both files agree', 'problem', 'STUDIO_URL is not the same'],
    ],
    leavesOut: [['Studio', 'STUDIO_URL is no URL']],
  },
  {
    what: 'a secret is too short',
    breakIt: ({installation}) => (installation.site.PREVIEW_SECRET = 'too short'),
    speaks: [
      [
        siteFile,
        'problem',
        'PREVIEW_SECRET is malformed: the secret that signs previews of drafts, at least 32',
      ],
    ],
  },
  {
    what: 'a secret of the functions was cut off',
    breakIt: (hosted) => setFunctionVariable(hosted, 'RESEND_WEBHOOK_SECRET', 'whsec_Y3V0IG9mZg=='),
    speaks: [
      [functionsFile, 'problem', 'RESEND_WEBHOOK_SECRET is shorter than such secrets are'],
      ['resend-webhook, signed call', 'problem', 'resend-webhook has another RESEND_WEBHOOK_SECRET'],
    ],
  },
  {
    what: 'the preview has no secret',
    breakIt: ({installation}) => (installation.site.PREVIEW_SECRET = ''),
    speaks: [[siteFile, 'attention', 'PREVIEW_SECRET is not set']],
  },
  {
    what: 'a token is still that of the document',
    breakIt: ({installation}) => (installation.site.SANITY_API_WRITE_TOKEN = 'sk…'),
    speaks: [[siteFile, 'problem', 'SANITY_API_WRITE_TOKEN still has the value of the example']],
  },
  {
    what: 'the key of the functions is still that of the document',
    breakIt: (hosted) => setFunctionVariable(hosted, 'RESEND_API_KEY', 're_…'),
    speaks: [[functionsFile, 'problem', 'RESEND_API_KEY still has the value of the example']],
    leavesOut: [['Resend', 'RESEND_API_KEY still has the value of the example']],
  },
  {
    what: 'a secret key is where the publishable one belongs',
    breakIt: ({installation}) =>
      (installation.site.SUPABASE_PUBLISHABLE_KEY = stackEnv().SUPABASE_SECRET_KEY),
    speaks: [[siteFile, 'problem', 'SUPABASE_PUBLISHABLE_KEY holds a secret key']],
  },
  {
    what: 'an older secret key is where the publishable one belongs',
    breakIt: ({installation}) => (installation.site.SUPABASE_PUBLISHABLE_KEY = jwt('service_role')),
    speaks: [
      [siteFile, 'problem', 'SUPABASE_PUBLISHABLE_KEY holds a secret key'],
      ['Supabase, accounts', 'problem', 'Supabase refuses SUPABASE_PUBLISHABLE_KEY'],
      ['Supabase, data', 'problem', 'Supabase refuses SUPABASE_PUBLISHABLE_KEY'],
    ],
  },
  {
    what: 'the Studio is called by http',
    breakIt: (hosted) => {
      const studio = hosted.hosts.get(urls.studio)
      if (studio) hosted.hosts.set('http://velsas.sanity.studio', studio)
      setShared(hosted, 'STUDIO_URL', 'http://velsas.sanity.studio')
    },
    speaks: [
      [siteFile, 'problem', 'STUDIO_URL begins with http'],
      [functionsFile, 'problem', 'STUDIO_URL begins with http'],
    ],
  },
  {
    what: 'the site has a clock of its own',
    breakIt: ({installation}) => (installation.site.SITE_CLOCK = '2025-11-15T12:00:00Z'),
    speaks: [[siteFile, 'problem', 'SITE_CLOCK is set']],
  },
  {
    what: 'the functions have a clock of their own',
    breakIt: (hosted) => setFunctionVariable(hosted, 'SITE_CLOCK', '2025-11-15T12:00:00Z'),
    speaks: [
      [functionsFile, 'problem', 'SITE_CLOCK is set'],
      ['variables of the functions', 'problem', 'SITE_CLOCK is set for the functions'],
    ],
  },
  {
    what: 'Stripe has a test key',
    breakIt: (hosted) => setFunctionVariable(hosted, 'STRIPE_SECRET_KEY', stackEnv().STRIPE_SECRET_KEY),
    speaks: [[functionsFile, 'attention', 'STRIPE_SECRET_KEY is a test key']],
  },
  {
    what: 'the functions are to reach a service of this machine',
    breakIt: (hosted) => setFunctionVariable(hosted, 'RESEND_BASE_URL', 'http://localhost:54325'),
    speaks: [
      [functionsFile, 'problem', 'RESEND_BASE_URL leads to this machine'],
      ['Resend', 'problem', 'There is no host localhost:54325'],
    ],
  },
  {
    what: 'the variables of the functions are not there',
    breakIt: ({installation}) => (installation.functions = undefined),
    speaks: [[functionsFile, 'problem', 'There is no supabase/.env']],
    leavesOut: [
      ['Stripe', 'STRIPE_SECRET_KEY is not set'],
      ['variables of the functions', 'There is no supabase/.env'],
    ],
  },
  {
    what: 'a variable of the functions is missing',
    breakIt: (hosted) => setFunctionVariable(hosted, 'ORGANISERS_EMAIL', ''),
    speaks: [[functionsFile, 'problem', 'ORGANISERS_EMAIL is not set']],
  },
  {
    what: 'nobody outside is told',
    breakIt: (hosted) => setFunctionVariable(hosted, 'HEARTBEAT_URL', ''),
    speaks: [[functionsFile, 'attention', 'HEARTBEAT_URL is not set']],
  },
  {
    what: 'a variable of config.toml is missing',
    breakIt: (hosted) => setFunctionVariable(hosted, 'SEND_EMAIL_HOOK_URL', ''),
    speaks: [[functionsFile, 'problem', 'SEND_EMAIL_HOOK_URL is not set']],
  },
  {
    what: 'the hook’s URL leads elsewhere',
    breakIt: (hosted) =>
      setFunctionVariable(hosted, 'SEND_EMAIL_HOOK_URL', `${urls.supabase}/functions/v1/auth-email`),
    speaks: [
      ['both files agree', 'problem', 'SEND_EMAIL_HOOK_URL does not lead to the function send-auth-email'],
    ],
  },
  ...['SITE_URL', 'STUDIO_URL', 'SANITY_PROJECT_ID', 'SANITY_DATASET'].map((name): Fault => ({
    what: `${name} is not the same in both files`,
    breakIt: (hosted) =>
      setFunctionVariable(hosted, name, name.endsWith('URL') ? `https://${domain}` : 'other'),
    speaks: [['both files agree', 'problem', `${name} is not the same`]],
  })),
]
