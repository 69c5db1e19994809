import * as z from 'zod'

/** What the Studio asks the site for: a link to a draft that needs no account. */
export const previewLinkRequest = z.object({
  /** Id of the published document. */
  document: z.string().regex(/^[A-Za-z0-9_-]{1,128}$/),
  language: z.enum(['lt', 'en']),
  /**
   * A secret that the Studio has just written into the dataset with the rights of whoever is logged in, as for a preview. It
   * proves to the site that they may edit there, however they are logged in.
   */
  secret: z.string().min(1).max(200),
})

export type PreviewLinkRequest = z.infer<typeof previewLinkRequest>

export const previewLink = z.object({url: z.url(), expiresAt: z.iso.datetime()})

export type PreviewLink = z.infer<typeof previewLink>

/** The site's path that makes links. */
export const previewLinksPath = '/api/preview/links'

/**
 * Id of the document that revokes the links to another: those made before it was last written. A draft, so that nobody
 * without a token can read it and no webhook announces it.
 */
export function revocationId(document: string): string {
  return `drafts.preview-links-revoked-${document}`
}

/** Type of that document, which is in no schema: nobody edits it. */
export const revocationType = 'previewLinksRevoked'
