import type {HostedSite} from '../hosted-site.ts'

/** One thing that is broken, and every check that speaks of it: its name, what it says it is, and words of its sentence. */
export interface Fault {
  what: string
  breakIt: (hosted: HostedSite) => unknown
  /** Of what the database keeps. */
  undo?: (hosted: HostedSite) => unknown
  speaks: [check: string, state: 'problem' | 'attention', says: string][]
  /** Checks that cannot say anything then, and why. */
  leavesOut?: [check: string, says: string][]
}

export const answer = (status: number, body: unknown) =>
  typeof body === 'string' ? new Response(body, {status}) : Response.json(body, {status})
