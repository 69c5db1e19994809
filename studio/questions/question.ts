import type {ReactNode} from 'react'
import type {SanityClient, SanityDocument} from 'sanity'

/** What somebody is about to do to a document, and the very revisions to which it will be done. */
export interface PendingAction {
  name: 'publish' | 'unpublish' | 'delete' | 'discard' | 'replacePicture'
  /** Of the published version. */
  id: string
  type: string
  published: SanityDocument | undefined
  draft: SanityDocument | undefined
  /** Whether a schedule does it later. */
  isScheduled: boolean
  /** If it takes back what was published last. The draft is then what was public before, and the newer one stays. */
  undo?: {newerDraft: SanityDocument | undefined}
}

export interface Asker {
  client: SanityClient
  userId: string | undefined
}

export interface Asked {
  /** While it is equal, an answer holds. */
  about: unknown
  /** Of the header's text. */
  namespace: string
  header: string
  body: (answers: {onConfirm: () => void; onCancel: () => void}) => ReactNode
}

/** Returns undefined if there is nothing to ask. */
export type Question = (action: PendingAction, asker: Asker) => Promise<Asked | undefined> | Asked | undefined
