import {formerTitlesAfter} from '@site/schemas/content/former-titles'
import type {SanityClient, SanityDocument} from 'sanity'

/**
 * Adds the former titles of a renamed document to its draft, so that search still finds it. If that fails, the document
 * is published without them.
 *
 * @returns the revision of the draft
 */
export async function noteFormerTitles(
  client: SanityClient,
  published: SanityDocument | undefined,
  draft: SanityDocument,
): Promise<string> {
  const formerTitles = formerTitlesAfter(published ?? null, draft)
  if (!formerTitles) return draft._rev
  try {
    const noted = await client.patch(draft._id).ifRevisionId(draft._rev).set({formerTitles}).commit()
    return noted._rev
  } catch (error) {
    console.error('Former titles were not kept:', error)
    return draft._rev
  }
}
