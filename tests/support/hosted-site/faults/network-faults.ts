import {fail} from '../hosts.ts'
import type {Fault} from './fault.ts'

const readToken = 'Sanity, read token'
const writeToken = 'Sanity, write token'

export const networkFaults: Fault[] = [
  {
    what: 'this machine has no network',
    breakIt: (hosted) => {
      for (const origin of hosted.hosts.keys()) fail(hosted, origin, 'EAI_AGAIN')
    },
    speaks: [
      'site, Lithuanian',
      'site, English',
      'Studio',
      readToken,
      writeToken,
      'Supabase, accounts',
      'Supabase, data',
      'Supabase, large requests',
      'Supabase, functions',
      'Stripe',
      'Resend',
      'management API of Supabase',
    ].map((check) => [check, 'problem', 'This machine has no way to']),
  },
  {
    what: 'everything is slow',
    breakIt: ({installation}) => (installation.slowMs = -1),
    speaks: [
      'site, Lithuanian',
      'site, English',
      'Studio',
      readToken,
      writeToken,
      'Supabase, accounts',
      'Supabase, data',
      'Supabase, large requests',
      'Supabase, functions',
      'Stripe',
      'Resend',
    ].map((check) => [check, 'attention', 'answers slowly']),
  },
]
