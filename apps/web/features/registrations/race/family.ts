import type {Accepted, FormSender, SubmissionError} from '#/supabase/form-submission.ts'

interface Group {
  id: string
  size: number
  /** No child has taken these places yet. */
  left: number
}

/** Results are in the order given. */
type ChildResult = Accepted | {ok: false; error: SubmissionError}

/** The next child would get these errors as well, so it is not sent. */
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

/** Requests follow each other: the first of a group holds places for all. A child that is resent keeps its group. */
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
