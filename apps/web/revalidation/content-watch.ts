import {setTimeout} from 'node:timers/promises'
import {env} from '#/env.ts'
import {announceChange} from './announce-change.ts'
import {currentContentState, readBuildState, type ContentState} from './content-state.ts'
import {invalidate} from './invalidate.ts'
import {closeStartGate} from './start-gate.ts'

const CHECK_MS = 60_000
const CHECK_WHILE_DOWN_MS = 5000
const HOLD_MS = 3000

/**
 * Keeps pages fresh where no webhook does. What they are made from is compared with what the build was made from, once
 * at the start, then every minute with what the last comparison saw: a webhook may get lost, or come while a page is
 * under way, and events, registrations, lessons and days come to their end. Never ends.
 */
export async function watchContent(): Promise<void> {
  const gate = closeStartGate(HOLD_MS)
  let made = await readBuildState(env.WEB_DIST_DIR)
  let lakeAnswers = true
  for (;;) {
    try {
      const current = await currentContentState()
      if (!lakeAnswers) console.info('The Content Lake answers again')
      lakeAnswers = true
      if (await makePagesAnew(outdated(made, current), gate.isBehind)) made = current
    } catch (error) {
      if (lakeAnswers) console.warn(`${messageOf(error)}; the pages made so far go on being served`)
      lakeAnswers = false
    }
    gate.open()
    await setTimeout(lakeAnswers ? CHECK_MS : CHECK_WHILE_DOWN_MS, undefined, {ref: false})
  }
}

function outdated(made: ContentState | undefined, current: ContentState): 'content' | 'clock' | undefined {
  if (made?.digest !== current.digest) return 'content'
  return made.clock === current.clock ? undefined : 'clock'
}

/** Whether it was done, or nothing was to be done. */
async function makePagesAnew(what: 'content' | 'clock' | undefined, onMarked: () => void): Promise<boolean> {
  if (!what) return true
  try {
    await invalidate([what])
    onMarked()
    await announceChange(what)
    return true
  } catch (error) {
    console.error(`Pages could not be made anew: ${messageOf(error)}`)
    return false
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
