const parts = ['schemas', 'studio', 'supabase', 'apps/web', 'apps/emulators', 'scripts', 'tests']

export interface Check {
  name: string
  tool: string
  args: string[]
  cwd?: string
}

export type Suite = {
  name: string
  /** This is a target for two idle processors. It fails no run. */
  quietSeconds: number
} & (
  | {kind: 'checks'; checks: Check[]}
  | {kind: 'vitest'; project: string; file?: string; env?: Record<string, string>}
  | {kind: 'playwright'; project: string; env?: Record<string, string>}
)

export const stackQuietSeconds = 60

/** A busy machine may be three times slower. What takes even longer hangs, and is ended. */
export const guardSeconds = (quietSeconds: number) => Math.max(quietSeconds * 7, 60)

export const fastSuites: Suite[] = [
  {
    name: 'format',
    kind: 'checks',
    quietSeconds: 30,
    checks: [
      ...parts.map((part) => ({name: part, tool: 'prettier', args: ['--check', part]})),
      {name: 'rest', tool: 'prettier', args: ['--check', 'docs', '*.{json,md,ts}', '.*.json']},
    ],
  },
  {
    name: 'lint',
    kind: 'checks',
    quietSeconds: 15,
    checks: [
      ...parts.map((part) => ({name: part, tool: 'oxlint', args: ['--deny-warnings', part]})),
      // These rules need types, which take longer.
      {name: 'promises', tool: 'oxlint', args: ['--config', '.oxlintrc.promises.json', ...parts]},
    ],
  },
  {
    name: 'types',
    kind: 'checks',
    quietSeconds: 20,
    checks: [
      // This comes first because it writes types that the others read (`messages/lt.d.json.ts`).
      {name: 'routes and messages of apps/web', tool: 'next', args: ['typegen'], cwd: 'apps/web'},
      ...parts.map((part) => ({name: part, tool: 'tsc', args: ['--project', part]})),
    ],
  },
  {name: 'unit', kind: 'vitest', project: 'unit*', quietSeconds: 60},
]

export const stackSuites: Suite[] = [
  // This runs first and alone, because the others change the content that the pages show.
  {name: 'budgets', kind: 'playwright', project: 'budgets', quietSeconds: 20},
  {name: 'integration', kind: 'vitest', project: 'integration*', quietSeconds: 190},
  {name: 'end-to-end', kind: 'playwright', project: 'end-to-end', quietSeconds: 300},
]

export const emulatorSuites: Suite[] = [
  {name: 'emulators', kind: 'vitest', project: 'emulators', quietSeconds: 150},
]

/** These are too long for CI, or disturb the other suites. They share a stack too. */
export const longSuites: Suite[] = [
  {name: 'attacks', kind: 'vitest', project: 'long', file: 'attacks', quietSeconds: 50},
  {name: 'restarts', kind: 'vitest', project: 'long', file: 'restarts', quietSeconds: 15},
  {name: 'submissions', kind: 'vitest', project: 'long', file: 'submissions', quietSeconds: 80},
  {name: 'payments', kind: 'vitest', project: 'long', file: 'long/payments', quietSeconds: 20},
  {name: 'newsletter', kind: 'vitest', project: 'long', file: 'long/newsletter', quietSeconds: 90},
  {name: 'studio-editors', kind: 'vitest', project: 'long', file: 'studio-editors', quietSeconds: 30},
  {name: 'faulty-content', kind: 'vitest', project: 'long', file: 'faulty-content', quietSeconds: 100},
  {name: 'durability', kind: 'vitest', project: 'long', file: 'durability', quietSeconds: 30},
  {name: 'backup-drill', kind: 'vitest', project: 'long', file: 'backup-drill', quietSeconds: 40},
  {name: 'container', kind: 'vitest', project: 'long', file: 'container', quietSeconds: 240},
  {name: 'hosted-alone', kind: 'vitest', project: 'long', file: 'hosted-alone', quietSeconds: 130},
  {name: 'documents', kind: 'vitest', project: 'long', file: 'long/documents', quietSeconds: 600},
  {name: 'nginx', kind: 'vitest', project: 'long', file: 'nginx', quietSeconds: 30},
  {name: 'update', kind: 'vitest', project: 'long', file: 'long/update', quietSeconds: 210},
  {name: 'instances', kind: 'vitest', project: 'long', file: 'instances', quietSeconds: 60},
  {name: 'serverless', kind: 'vitest', project: 'long', file: 'serverless', quietSeconds: 150},
  {name: 'email-delivery', kind: 'vitest', project: 'long', file: 'email-delivery', quietSeconds: 70},
  {
    name: 'malformed-requests',
    kind: 'vitest',
    project: 'integration-stack',
    file: 'stack/malformed-requests',
    env: {MALFORMED_REQUESTS: '1000'},
    quietSeconds: 120,
  },
  {name: 'long-end-to-end', kind: 'playwright', project: 'long-end-to-end', quietSeconds: 950},
]
