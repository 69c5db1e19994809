import {enableCompileCache} from 'node:module'

// Later starts use the cached sources.
enableCompileCache()
const {readEnv} = await import('./env.ts')
const {startFunctions} = await import('./start-functions.ts')

try {
  const functions = await startFunctions(readEnv())
  console.log(`Functions ready at ${functions.url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void functions.stop().then(() => process.exit(0)))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
