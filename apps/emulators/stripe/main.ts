import {enableCompileCache} from 'node:module'

// Later starts use the cached sources.
enableCompileCache()
const {readEnv} = await import('./env.ts')
const {startStripe} = await import('./start-stripe.ts')

try {
  const stripe = await startStripe(readEnv())
  console.log(`Stripe ready at ${stripe.url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stripe.stop().then(() => process.exit(0)))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
