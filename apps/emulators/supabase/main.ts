import {readEnv} from './env.ts'
import {startSupabase} from './start-supabase.ts'

try {
  const supabase = await startSupabase(readEnv())
  console.log(`Supabase emulator ready at ${supabase.origin}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void supabase.stop().then(() => process.exit(0)))
  }
} catch (error) {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error)
  process.exit(1)
}
