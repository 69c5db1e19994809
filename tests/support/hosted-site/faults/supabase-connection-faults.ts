import {urls} from '../addresses.ts'
import {alter, intercept} from '../hosts.ts'
import {answer, type Fault} from './fault.ts'

export const supabaseConnectionFaults: Fault[] = [
  {
    what: 'Supabase refuses the publishable key',
    breakIt: ({installation}) => (installation.site.SUPABASE_PUBLISHABLE_KEY = 'sb_publishable_ofNobody'),
    speaks: [
      ['Supabase, accounts', 'problem', 'Supabase refuses SUPABASE_PUBLISHABLE_KEY'],
      ['Supabase, data', 'problem', 'Supabase refuses SUPABASE_PUBLISHABLE_KEY'],
    ],
  },
  {
    what: 'the database lacks the comments',
    breakIt: (hosted) =>
      intercept(hosted, urls.supabase, ({pathname}) =>
        pathname.startsWith('/rest/') ? answer(404, {}) : undefined,
      ),
    speaks: [['Supabase, data', 'problem', 'no comments that a visitor could read']],
  },
  ...[
    {what: 'the database takes requests of any size', status: 200, says: 'takes requests of any size'},
    {what: 'the database is not told how large requests are', status: 413, says: 'refuses everything'},
  ].map(({what, status, says}): Fault => ({
    what,
    breakIt: (hosted) =>
      intercept(hosted, urls.supabase, ({pathname}) =>
        pathname === '/rest/v1/rpc/reaction_counts' ? answer(status, {}) : undefined,
      ),
    speaks: [['Supabase, large requests', 'problem', says]],
  })),
  {
    what: 'accounts need no confirmation',
    breakIt: (hosted) =>
      alter(
        hosted,
        urls.supabase,
        ({pathname}) => pathname === '/auth/v1/settings',
        (text) => text.replace('"mailer_autoconfirm":false', '"mailer_autoconfirm":true'),
      ),
    speaks: [['Supabase, accounts', 'problem', 'not confirmed by email']],
  },
  {
    what: 'something else is at Supabase’s URL',
    breakIt: (hosted) =>
      intercept(hosted, urls.supabase, ({pathname}) =>
        pathname.startsWith('/auth/') ? answer(200, '<p>Welcome</p>') : undefined,
      ),
    speaks: [['Supabase, accounts', 'problem', 'is no Supabase project']],
  },
  {
    what: 'the functions are not deployed',
    breakIt: (hosted) => {
      intercept(hosted, urls.supabase, ({pathname}) =>
        pathname.startsWith('/functions/') ? answer(404, {}) : undefined,
      )
      hosted.supabase.functions.clear()
    },
    speaks: [
      ['Supabase, functions', 'problem', 'The functions are not deployed'],
      ['functions', 'problem', 'Not deployed: count-registrants'],
      ...['sync-content', 'stripe-webhook', 'resend-webhook', 'send-auth-email'].map(
        (name): Fault['speaks'][number] => [
          `${name}, signed call`,
          'problem',
          `The function ${name} is not deployed`,
        ],
      ),
    ],
  },
  {
    what: 'Supabase refuses the access token',
    breakIt: ({installation}) => (installation.supabaseToken = 'sbp_ofNobody'),
    speaks: [['management API of Supabase', 'problem', 'Supabase refuses SUPABASE_ACCESS_TOKEN']],
    leavesOut: [['config.toml', 'Supabase refuses SUPABASE_ACCESS_TOKEN']],
  },
  {
    what: 'access token and address of the database are still those of the document',
    breakIt: ({installation}) => {
      installation.supabaseToken = 'sbp_…'
      installation.databaseUrl =
        'postgresql://postgres.abcdefghijklmnopqrst:…@….pooler.supabase.com:5432/postgres'
    },
    speaks: [
      ['database', 'problem', 'DATABASE_URL still has the value of the example'],
      ['management API of Supabase', 'problem', 'SUPABASE_ACCESS_TOKEN still has the value of the example'],
    ],
  },
  {
    what: 'the access token is of another project',
    breakIt: (hosted) =>
      intercept(hosted, urls.supabaseManagement, () => answer(404, {message: 'Project not found'})),
    speaks: [['management API of Supabase', 'problem', 'gives no access to the project']],
  },
  {
    what: 'there is no access token',
    breakIt: ({installation}) => (installation.supabaseToken = undefined),
    speaks: [],
    leavesOut: [['Send Email hook', 'export SUPABASE_ACCESS_TOKEN']],
  },
  {
    what: 'the database refuses the password',
    breakIt: ({installation, database}) =>
      (installation.databaseUrl = database.url.replace('a%20pass%2Fword', 'another')),
    speaks: [['database', 'problem', 'refuses the name or the password']],
    leavesOut: [['schema', 'refuses the name or the password']],
  },
  {
    what: 'the password of the database is not percent-encoded',
    breakIt: ({installation, database}) =>
      (installation.databaseUrl = database.url.replace('a%20pass%2Fword', 'a/b#c')),
    speaks: [['database', 'problem', 'DATABASE_URL is no URL']],
  },
  {
    what: 'the database does not answer',
    breakIt: ({installation}) =>
      (installation.databaseUrl = 'postgres://postgres:secret@127.0.0.1:9/postgres'),
    speaks: [['database', 'problem', 'The database at 127.0.0.1:9 does not answer']],
  },
  {
    what: 'there is no address of the database',
    breakIt: ({installation}) => (installation.databaseUrl = undefined),
    speaks: [],
    leavesOut: [['migrations', 'export DATABASE_URL']],
  },
]
