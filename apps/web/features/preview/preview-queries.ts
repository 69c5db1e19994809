import 'server-only'
import {SECRET_TTL, urlSearchParamPreviewSecret} from '@sanity/preview-url-secret/constants'
import {defineEnableDraftMode} from 'next-sanity/draft-mode'
import {currentPreview} from '#/preview/current-preview.ts'
import {client} from '#/sanity/client.ts'
import {getSharedDraft, isRevoked} from '#/sanity/shared-draft.ts'
import {isStudioSecret} from '#/sanity/studio-secret.ts'

export type PreviewState = {kind: 'studio'} | {kind: 'document'; expiresAt: number; isRevoked: boolean}

/** It is undefined for visitors. */
export async function getPreviewState(): Promise<PreviewState | undefined> {
  const grant = await currentPreview()
  if (grant?.kind !== 'document') return grant && {kind: 'studio'}
  const shared = await getSharedDraft(grant.document)
  return {kind: 'document', expiresAt: grant.expiresAt, isRevoked: isRevoked(grant, shared)}
}

const openDraftMode = defineEnableDraftMode({client}).GET

/** Answers 401 unless somebody who may edit has put the secret into the dataset within the hour. */
export async function enableDraftMode(request: Request): Promise<Response> {
  const secret = new URL(request.url).searchParams.get(urlSearchParamPreviewSecret) ?? ''
  if (!(await isStudioSecret(secret, SECRET_TTL))) return new Response('Invalid secret', {status: 401})
  return openDraftMode(request)
}

export {getSharedDraft, isRevoked, isStudioSecret}
