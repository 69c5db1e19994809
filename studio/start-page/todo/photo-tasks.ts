import type {Bilingual} from '@site/schemas/languages'
import {isFilled} from '@site/schemas/validation/filled'
import {findObjects} from '../../documents/find-objects.ts'
import {latestVersions, type StoredDocument} from '../../documents/stored-documents.ts'

export interface UndescribedPhotos {
  document: StoredDocument
  paths: string[]
}

export function undescribedPhotos(documents: readonly StoredDocument[]): UndescribedPhotos[] {
  return latestVersions(documents)
    .map((document) => ({document, paths: undescribed(document)}))
    .filter(({paths}) => paths.length > 0)
}

function undescribed(document: StoredDocument): string[] {
  return findObjects(document, isPhoto)
    .filter(({object: {alt}}) => !isFilled(alt?.lt) || !isFilled(alt?.en))
    .map(({path}) => path)
}

interface Photo {
  _type: string
  asset: unknown
  alt?: Bilingual<string>
}

function isPhoto(value: object): value is Photo {
  return '_type' in value && /image$/i.test(String(value._type)) && 'asset' in value && Boolean(value.asset)
}
