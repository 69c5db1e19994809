import {shell} from './env.ts'
import {root} from './supervisor/variables.ts'
import {undecidedAdvisories} from './upgrade/audit.ts'

// `npm run audit`: a vulnerability is mended by an update, or its number and the decision stand in docs/vulnerabilities.md.
const undecided = await undecidedAdvisories(root, shell)
console.log(
  undecided.length > 0
    ? ['Known vulnerabilities without a decision in docs/vulnerabilities.md:', ...undecided].join('\n')
    : 'No known vulnerability of what is deployed is without a decision.',
)
process.exitCode = undecided.length > 0 ? 1 : 0
