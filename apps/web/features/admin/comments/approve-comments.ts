import {approveComment} from './approve-comment.ts'

/** Approves comments one by one, so that one that fails does not hold up the others. Resolves to those that were approved. */
export async function approveComments(commentIds: string[]): Promise<string[]> {
  const answers = await Promise.all(
    commentIds.map(async (id) => ({id, isApproved: (await approveComment(id)).ok})),
  )
  return answers.filter(({isApproved}) => isApproved).map(({id}) => id)
}
