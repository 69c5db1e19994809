import {siteVariables} from './site-variables.ts'

function parseEnv() {
  const variables = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
  const parsed = siteVariables.safeParse(variables)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(({path, message}) => `  ${path.join('.')}: ${message}`)
  throw new Error(`The site's environment is incomplete:\n${issues.join('\n')}`)
}

export const env = parseEnv()
