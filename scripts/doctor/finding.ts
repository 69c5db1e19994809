import type {Installation} from './installation.ts'
import type {Outcome} from './outcome.ts'

export const subjects = [
  'Variables',
  'Connections',
  'Versions',
  'Webhooks',
  'Database and content',
  'Settings of Supabase',
  'Schedule',
  'Limits',
  'Mail domain',
] as const

export type Subject = (typeof subjects)[number]

export type Finding = Outcome & {subject: Subject; check: string}

export interface Check {
  subject: Subject
  name: string
  /** @throws {LeftOut} when what it needs is missing, or a service that another check reports does not answer */
  run: (installation: Installation) => Outcome[] | Outcome | Promise<Outcome[] | Outcome>
}
