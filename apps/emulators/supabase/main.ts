import {setTimeout as wait} from 'node:timers/promises'
import {readEnv} from './env.ts'
import {startSupabase} from './start-supabase.ts'

try {
  const supabase = await startSupabase(readEnv())
  console.log(`Supabase emulator ready at ${supabase.origin}`)
  let isStopping = false
  const end = async (exitCode: number) => {
    isStopping = true
    await supabase.stop()
    process.exit(exitCode)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(0))
  supabase.ended.catch(async (error: Error) => {
    // A signal to the whole process group may end Postgres or PostgREST before it is handled here.
    await wait(100)
    if (isStopping) return
    console.error(error.message)
    await end(1)
  })
} catch (error) {
  // A plain Error is a message for the user. Anything else is a bug and needs its stack.
  console.error(error instanceof Error && error.constructor === Error ? error.message : error)
  process.exit(1)
}
