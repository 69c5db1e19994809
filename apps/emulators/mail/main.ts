import {enableCompileCache} from 'node:module'

// Later starts use the cached sources.
enableCompileCache()
const {readEnv} = await import('./env.ts')
const {startMail} = await import('./start-mail.ts')

try {
  const mail = await startMail(readEnv())
  console.log(`Mail ready: Resend at ${mail.resendUrl}, inbox at ${mail.inboxUrl}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void mail.stop().then(() => process.exit(0)))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
