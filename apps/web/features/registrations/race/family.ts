import type {FormSender, AcceptedStatus, SubmissionError} from '#/supabase/form-submission.ts'

interface Group {
  id: string
  size: number
  /** Places that no child has taken yet. */
  left: number
}

/** What has become of each child, in the order given. */
export type ChildResult = {ok: true; status: AcceptedStatus | undefined} | {ok: false; error: SubmissionError}

/** Errors that the next child would get as well: it is not sent. */
const sharedErrors: readonly SubmissionError[] = [
  'offline',
  'unavailable',
  'tooMany',
  'closed',
  'membersOnly',
  'cancelled',
  'gone',
  'suspected',
]

/**
 * Registers the children of one parent, one request after the other: the first of a group holds places for all. Those
 * that failed keep their group when they are sent again, corrected or not.
 */
export function createFamilySender({
  send,
  isRetry,
}: FormSender): (children: object[]) => Promise<ChildResult[]> {
  let group: Group | undefined

  function groupFor(children: object[]): Group | undefined {
    if (group && children.length <= group.left) return group
    const size = children.filter((child) => !isRetry(child)).length
    return size > 1 ? {id: crypto.randomUUID(), size, left: size} : undefined
  }

  return async (children) => {
    group = groupFor(children)
    const results: ChildResult[] = []
    for (const child of children) {
      const before = results.at(-1)
      if (before && !before.ok && sharedErrors.includes(before.error)) {
        results.push(before)
        continue
      }
      const result = await send(child, group && {groupId: group.id, groupSize: group.size})
      if (result.ok && group) group.left -= 1
      results.push(result)
    }
    if (results.every(({ok}) => ok)) group = undefined
    return results
  }
}
