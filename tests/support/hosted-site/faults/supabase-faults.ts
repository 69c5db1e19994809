import type {HostedSite} from '../hosted-site.ts'
import {byHand} from './by-hand.ts'
import type {Fault} from './fault.ts'

/** Changes a setting of accounts in the dashboard. */
const setting =
  (name: string, value: unknown) =>
  ({supabase}: HostedSite) =>
    (supabase.settings.auth[name] = value)

export const supabaseFaults: Fault[] = [
  {
    what: 'the Send Email hook is off',
    breakIt: setting('hook_send_email_enabled', false),
    speaks: [['Send Email hook', 'problem', 'The Send Email hook is off']],
  },
  {
    what: 'the Send Email hook calls something else',
    breakIt: setting('hook_send_email_uri', 'https://other.supabase.co/functions/v1/send-auth-email'),
    speaks: [['Send Email hook', 'problem', 'calls something else than send-auth-email']],
  },
  {
    what: 'the site URL is another',
    breakIt: setting('site_url', 'http://localhost:3000'),
    speaks: [['site URL', 'problem', 'The site URL of Supabase Auth is not SITE_URL']],
  },
  {
    what: 'there are redirect URLs',
    breakIt: setting('uri_allow_list', 'http://localhost:3000/**'),
    speaks: [['site URL', 'attention', 'There are redirect URLs']],
  },
  {
    what: 'codes are shorter than config.toml says',
    breakIt: setting('mailer_otp_length', 6),
    speaks: [['config.toml', 'problem', 'differ from config.toml: mailer_otp_length']],
  },
  {
    what: 'a variable of the functions was never set',
    breakIt: ({supabase}) => supabase.secrets.delete('MAIL_FROM'),
    speaks: [['variables of the functions', 'problem', 'Not set for the functions: MAIL_FROM']],
  },
  {
    what: 'a variable of the functions has an older value',
    breakIt: ({supabase}) => supabase.secrets.set('ORGANISERS_EMAIL', 'old@velsas.test'),
    speaks: [['variables of the functions', 'problem', 'other values than supabase/.env: ORGANISERS_EMAIL']],
  },
  {
    what: 'the clock of the functions is set where they run',
    breakIt: ({supabase}) => supabase.secrets.set('SITE_CLOCK', '2025-11-15T12:00:00Z'),
    speaks: [['variables of the functions', 'problem', 'SITE_CLOCK is set for the functions']],
  },
  {
    what: 'a function is not deployed',
    breakIt: ({supabase}) => supabase.functions.delete('purge-expired'),
    speaks: [['functions', 'problem', 'Not deployed: purge-expired']],
  },
  {
    what: 'a function lets nobody through',
    breakIt: ({supabase}) => {
      const upload = supabase.functions.get('resend-webhook')
      if (upload) upload.verify_jwt = true
    },
    speaks: [['functions', 'problem', 'lets no webhook and no visitor through to resend-webhook']],
  },
  {
    what: 'a function is older than its last change',
    breakIt: ({supabase}) => {
      const upload = supabase.functions.get('sync-content')
      if (upload) upload.updated_at = Date.parse('2020-01-01')
    },
    speaks: [['functions', 'attention', 'Deployed before their last change here: sync-content']],
  },
  {
    what: 'few emails an hour are allowed',
    breakIt: setting('rate_limit_email_sent', 30),
    speaks: [['emails of accounts', 'problem', 'Supabase sends only 30 emails of accounts an hour']],
  },
  {
    what: 'Storage takes smaller files than the bucket',
    breakIt: ({supabase}) => (supabase.settings.storage.fileSizeLimit = 2 ** 20),
    speaks: [['size of uploads', 'problem', 'A bucket takes files of 10 MB, but Storage only 1 MB']],
  },
  byHand(
    'the plan is nearly used up',
    [
      `update private.plan_limits set most = 1.25 * used where resource = 'attributes'`,
      `update private.plan_limits set most = 2000 where resource = 'attributes'`,
    ],
    [['sizes', 'attention', 'The plan is nearly used up: attributes in Sanity 80 %']],
  ),
  {
    ...byHand(
      'Sanity has not said how much there is',
      [
        `update private.plan_limits set used = null`,
        `update private.plan_limits set used = 100 where resource in ('documents', 'attributes')`,
      ],
      [],
    ),
    leavesOut: [['sizes', 'Not known yet: documents in Sanity, attributes in Sanity']],
  },
  byHand(
    'the quota of Resend is not set',
    [
      'update private.email_limits set per_day = null, per_month = null',
      'update private.email_limits set per_day = 100, per_month = 3000',
    ],
    [['quota of Resend', 'attention', 'knows no quota of Resend']],
  ),
]
