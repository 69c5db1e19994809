import * as z from 'zod'

export const previewLinkRequest = z.object({
  document: z.string().regex(/^[A-Za-z0-9_-]{1,128}$/),
  language: z.enum(['lt', 'en']),
  /**
   * The Studio has just written this secret into the dataset with the user's own rights. It proves to the site that
   * they may edit there, whichever way they are logged in.
   */
  secret: z.string().min(1).max(200),
})

export type PreviewLinkRequest = z.infer<typeof previewLinkRequest>

export const previewLink = z.object({url: z.url(), expiresAt: z.iso.datetime()})

export type PreviewLink = z.infer<typeof previewLink>

export const previewLinksPath = '/api/preview/links'

/**
 * Links that were made before this document was last written are revoked. It is a draft, so that nobody without a token
 * can read it and no webhook announces it.
 */
export function revocationId(document: string): string {
  return `drafts.preview-links-revoked-${document}`
}

/** The schema does not have this type, because nobody edits it. */
export const revocationType = 'previewLinksRevoked'
