import type {Language} from '@site/schemas/languages'
import type {PreviewGrant} from '#/preview/preview-grant.ts'

/** What the head of a request says. */
export interface Asked {
  method: string
  /** Encoded, with the prefix of its language. */
  pathname: string
  /** With its question mark, or empty. */
  search: string
  header: (name: string) => string | undefined
}

/** What is looked up only where a decision depends on it. */
export interface Facts {
  preview?: PreviewState
  /** Whether the body is one that the site's own pages send. */
  isBodyOurs?: boolean
  /** What has been looked up of paths without language. */
  found: ReadonlyMap<string, Found>
}

export type PreviewState = {is: 'none'} | {is: 'shown' | 'ended'; grant: PreviewGrant}

export type Found = 'page' | 'nothing' | {redirectTo: string}

export type Question = {ask: 'preview'} | {ask: 'body'; of: 'form' | 'action'} | {ask: 'path'; path: string}

export interface PageAnswer {
  give: 'page'
  /** For this request alone: nobody else gets what is rendered. */
  isRendered: boolean
  preview?: PreviewGrant
  /** The Studio may open the page, and speak with it. */
  isForStudio?: boolean
}

export type Refusal = {give: 'refusal'; status: number; error: string; allow?: string}

export type Answer =
  | PageAnswer
  | Refusal
  | {give: 'malformed'}
  /** Next has the answer. */
  | {give: 'next'}
  | {give: 'endOfPreview'; to: string}
  /** next-intl leads to the path as the site writes it. */
  | {give: 'prefix'}
  | {give: 'redirect'; to: string}
  | {give: 'missingFile'}
  | {give: 'notFound'; language: Language}
