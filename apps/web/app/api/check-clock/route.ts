import {comparisonRoute} from '#/revalidation/comparison-route.ts'
import {currentClockState} from '#/revalidation/content-state.ts'

export const dynamic = 'force-dynamic'

/** Finds what has ended since, such as an event or a day. Asks the Content Lake only after a change. */
export const {GET, POST} = comparisonRoute({readState: currentClockState})
