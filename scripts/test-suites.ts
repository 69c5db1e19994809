/** Everything that CI checks. The budgets add up to less than the 30 minutes that the whole may take. */

/** Folders with source code, linted and type-checked each on their own. */
const parts = ['schemas', 'studio', 'supabase', 'apps/web', 'apps/emulators', 'scripts', 'tests']

/** A tool of node_modules/.bin that is content (exit code 0) or not. */
export interface Check {
  name: string
  tool: string
  args: string[]
  /** Relative to the root. */
  cwd?: string
}

export type Suite = {name: string; budgetSeconds: number} & (
  {kind: 'checks'; checks: Check[]} | {kind: 'vitest'; project: string} | {kind: 'playwright'}
)

/** Time for building and starting the stack that the last suites share. */
export const stackBudgetSeconds = 300

export const fastSuites: Suite[] = [
  {
    name: 'format',
    kind: 'checks',
    budgetSeconds: 90,
    checks: [
      ...parts.map((part) => ({name: part, tool: 'prettier', args: ['--check', part]})),
      {name: 'rest', tool: 'prettier', args: ['--check', 'docs', '*.{json,md,ts}', '.*.json']},
    ],
  },
  {
    name: 'lint',
    kind: 'checks',
    budgetSeconds: 45,
    checks: parts.map((part) => ({name: part, tool: 'oxlint', args: ['--deny-warnings', part]})),
  },
  {
    name: 'types',
    kind: 'checks',
    budgetSeconds: 120,
    checks: [
      // First: writes the types of the site's routes and messages (`messages/lt.d.json.ts`).
      {name: 'routes and messages of apps/web', tool: 'next', args: ['typegen'], cwd: 'apps/web'},
      ...parts.map((part) => ({name: part, tool: 'tsc', args: ['--project', part]})),
    ],
  },
  {name: 'unit', kind: 'vitest', project: 'unit', budgetSeconds: 180},
]

/** These run on a production stack of their own, beside the one of `npm start`. */
export const stackSuites: Suite[] = [
  {name: 'integration', kind: 'vitest', project: 'integration*', budgetSeconds: 240},
  {name: 'end-to-end', kind: 'playwright', budgetSeconds: 720},
]
