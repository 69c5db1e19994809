import type {DocumentChange, LakeDocument} from '../contract.ts'
import {mendozaPatch} from './mendoza-patch.ts'

export function effectsOf({before, after}: Pick<DocumentChange, 'before' | 'after'>) {
  const [old, now] = [withoutRevision(before), withoutRevision(after)]
  return {apply: mendozaPatch(old, now), revert: mendozaPatch(now, old)}
}

function withoutRevision(document: LakeDocument | null) {
  if (!document) return null
  const {_rev, ...rest} = document
  return rest
}
