import {comparisonRoute} from '#/revalidation/comparison-route.ts'
import {currentContentState} from '#/revalidation/content-state.ts'

export const dynamic = 'force-dynamic'

/** Finds what was published without a webhook arriving. Asks the Content Lake once. */
export const {GET, POST} = comparisonRoute(() => currentContentState())
