import {setTimeout} from 'node:timers/promises'
import {now} from '../../clock/now.ts'
import {env} from '../../env.ts'
import {announceChange} from './announce-change.ts'
import {contentTag} from './content-tags.ts'
import {datasetDigest, readBuildMark} from './dataset-digest.ts'
import {invalidate} from './invalidate.ts'
import {closeStartGate} from './start-gate.ts'

const CHECK_MS = 60_000
const CHECK_WHILE_DOWN_MS = 5000
const HOLD_MS = 3000
const HOUR_MS = 3_600_000

/**
 * Keeps pages fresh where no webhook does. At the start they are compared with the content that the build was made
 * from, and every minute with what the last comparison saw: a webhook may get lost, or come while a page is under way.
 * Every hour whatever depends on the clock is made anew. Never ends.
 */
export async function watchContent(): Promise<void> {
  const checkContent = contentCheck()
  const checkClock = clockCheck()
  const gate = closeStartGate(HOLD_MS)
  let lakeAnswers = await checkContent(gate.isBehind)
  gate.open()
  for (;;) {
    await setTimeout(lakeAnswers ? CHECK_MS : CHECK_WHILE_DOWN_MS, undefined, {ref: false})
    lakeAnswers = await checkContent()
    await checkClock()
  }
}

/** Makes a function that compares once, tells when it found a difference, and whether the Content Lake answers. */
function contentCheck() {
  let seen: string | undefined
  let down = false

  return async (onDifference = () => {}): Promise<boolean> => {
    seen ??= await readBuildMark(env.WEB_DIST_DIR)
    const digest = await datasetDigest().catch((error: unknown) => {
      if (!down) console.warn(`${messageOf(error)}; the pages made so far go on being served`)
      down = true
    })
    if (digest === undefined) return false
    if (down) console.info('The Content Lake answers again')
    down = false
    if (digest === seen) return true
    if (await done(() => invalidate([contentTag]))) onDifference()
    if (await done(() => announceChange('content'))) seen = digest
    return true
  }
}

function clockCheck() {
  const currentHour = () => Math.floor(now().getTime() / HOUR_MS)
  let hour = currentHour()

  return async (): Promise<void> => {
    const reached = currentHour()
    if (reached !== hour && (await done(() => announceChange('clock')))) hour = reached
  }
}

async function done(task: () => Promise<void>): Promise<boolean> {
  try {
    await task()
    return true
  } catch (error) {
    console.error(`Pages could not be made anew: ${messageOf(error)}`)
    return false
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
