import {setInterval} from 'node:timers/promises'
import {now} from '../../clock/now.ts'
import {env} from '../../env.ts'
import {announceChange} from './announce-change.ts'
import {datasetDigest, readBuildMark} from './dataset-digest.ts'
import {holdPagesUntil} from './start-gate.ts'

const CHECK_MS = 60_000
const HOLD_MS = 5000
const HOUR_MS = 3_600_000

/**
 * Keeps pages fresh where no webhook does. At the start they are compared with the content that the build was made
 * from, and every minute with what the last comparison saw: a webhook may get lost, or come while a page is under way.
 * Every hour whatever depends on the clock is made anew. Never ends.
 */
export async function watchContent(): Promise<void> {
  const checkContent = contentCheck()
  const checkClock = clockCheck()
  const first = checkContent()
  holdPagesUntil(first, HOLD_MS)
  await first
  for await (const _ of setInterval(CHECK_MS, undefined, {ref: false})) {
    await checkContent()
    await checkClock()
  }
}

function contentCheck() {
  let seen: string | undefined
  let down = false

  return async () => {
    seen ??= await readBuildMark(env.WEB_DIST_DIR)
    const digest = await datasetDigest().catch((error: unknown) => {
      if (!down) console.warn(`${messageOf(error)}; the pages made so far go on being served`)
      down = true
    })
    if (digest === undefined) return
    if (down) console.info('The Content Lake answers again')
    down = false
    if (digest !== seen && (await announced('content'))) seen = digest
  }
}

function clockCheck() {
  const currentHour = () => Math.floor(now().getTime() / HOUR_MS)
  let hour = currentHour()

  return async () => {
    const reached = currentHour()
    if (reached !== hour && (await announced('clock'))) hour = reached
  }
}

async function announced(what: 'content' | 'clock'): Promise<boolean> {
  try {
    await announceChange(what)
    return true
  } catch (error) {
    console.error(`Pages could not be made anew: ${messageOf(error)}`)
    return false
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
