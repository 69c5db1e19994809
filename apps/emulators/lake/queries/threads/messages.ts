import type {DocumentChange, LakeDocument} from '../../contract.ts'
import type {Perspective} from '../perspective.ts'
import type {SourceMapStyle} from '../source-maps/source-map.ts'

export interface QueryRequest {
  dataset: string
  query: string
  params: Record<string, unknown>
  perspective: Perspective
  /** A visitor has no id and sees public documents only. */
  identity: string | undefined
  projectId: string
  returnQuery: boolean
  resultSourceMap: SourceMapStyle | undefined
}

export type ToThread =
  | {kind: 'dataset'; name: string; documents: LakeDocument[]}
  | {kind: 'changes'; name: string; changes: Pick<DocumentChange, 'id' | 'after'>[]}
  | {kind: 'query'; request: QueryRequest}

export type FromThread =
  | {kind: 'ready'}
  | {kind: 'answer'; body: Uint8Array<ArrayBuffer>}
  | {kind: 'refusal'; status: number; body: Record<string, unknown>}
