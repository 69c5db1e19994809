import {recordComparison} from '#/revalidation/comparison-record.ts'
import {comparisonRoute} from '#/revalidation/comparison-route.ts'
import {contentState, currentContentState} from '#/revalidation/content-state.ts'
import {shareContentReadAt} from '#/shared-cache/shared-times.ts'

export const dynamic = 'force-dynamic'

/** Finds what was published without a webhook arriving. The site sends the state that it has read. */
export const {GET, POST} = comparisonRoute({
  readState: async (sent) => (sent ? contentState.parse(sent) : await currentContentState()),
  async onCompared(result, startedAt) {
    recordComparison(result)
    if (result !== 'failed') await shareContentReadAt(startedAt)
  },
})
