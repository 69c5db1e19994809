import type {SanityClient} from 'sanity'
import * as z from 'zod'

/** The schema does not have this type, because nobody creates, finds or opens such a record by itself. */
export const pictureRightsType = 'pictureRights'

/** The dot hides the record from everybody without a token, which the picture itself is not. */
export const pictureRightsId = (assetId: string) => `rights.${assetId}`

export const permissions = ['own', 'granted', 'licence', 'refused'] as const
export const consents = ['noPeople', 'given', 'incomplete'] as const

/** Nothing recorded means that it is not known. */
export const pictureRights = z.object({
  _rev: z.string(),
  author: z.string().nullish(),
  permission: z.enum(permissions).nullish().catch(undefined),
  consent: z.enum(consents).nullish().catch(undefined),
  note: z.string().nullish(),
  recordedBy: z.string().nullish(),
  recordedAt: z.iso.datetime().nullish().catch(undefined),
})

export type PictureRights = z.output<typeof pictureRights>

export interface RightsAnswers {
  author: string
  permission: (typeof permissions)[number] | undefined
  consent: (typeof consents)[number] | undefined
  note: string
}

export type RightsState = 'refused' | 'unknown' | 'known'

/** What is missing counts more than what is known, and a no more than both. */
export function rightsState(rights: PictureRights | undefined): RightsState {
  const {permission, consent} = rights ?? {}
  if (permission === 'refused' || consent === 'incomplete') return 'refused'
  return permission && consent ? 'known' : 'unknown'
}

export const parseRights = (record: unknown): PictureRights | undefined =>
  pictureRights.safeParse(record).data

/**
 * Records what is known of a picture, unless somebody else has recorded something meanwhile. Returns the record.
 *
 * @param known what the person saw before
 * @throws {ClientError} 409 if it is no longer so
 */
export async function saveRights(
  client: SanityClient,
  assetId: string,
  known: PictureRights | undefined,
  {author, permission, consent, note}: RightsAnswers,
  by: {recordedBy: string | undefined; recordedAt: string},
): Promise<PictureRights | undefined> {
  const _id = pictureRightsId(assetId)
  const record = {picture: assetId, author: author.trim(), permission, consent, note: note.trim(), ...by}
  const given = Object.entries(record).filter(([, value]) => value)
  const missing = Object.entries(record).filter(([, value]) => !value)
  const fields: Record<string, unknown> = Object.fromEntries(given)
  const saved = known
    ? client
        .patch(_id)
        .ifRevisionId(known._rev)
        .set(fields)
        .unset(missing.map(([field]) => field))
        .commit({tag: 'picture-rights'})
    : client.create({_id, _type: pictureRightsType, ...fields}, {tag: 'picture-rights'})
  return parseRights(await saved)
}
