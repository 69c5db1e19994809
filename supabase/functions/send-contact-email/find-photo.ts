import {
  type NamedPhoto,
  namedPhoto,
  namedPhotoParams,
  namedPhotoQuery,
  type PhotoReference,
} from '@site/schemas/content/photo-reference'
import type {ContentLake} from '../_shared/content-lake.ts'
import {HttpError} from '../_shared/http-error.ts'

/** @throws {HttpError} not_found when the photo is not published */
export async function findPhoto(
  lake: Pick<ContentLake, 'query'>,
  photo: PhotoReference,
): Promise<NamedPhoto> {
  const found = namedPhoto
    .nullable()
    .parse(await lake.query(namedPhotoQuery, namedPhotoParams(photo), 'published'))
  if (!found) throw new HttpError('not_found', 'The photo is not on the site any more')
  return found
}
