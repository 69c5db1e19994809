import {seedPictures} from '../../seed/seed-pictures.ts'
import {findObjects} from '../../documents/find-objects.ts'
import {latestVersions, type StoredDocument} from '../../documents/stored-documents.ts'

export interface DocumentWithDrawings {
  document: StoredDocument
  paths: string[]
}

/** Visitors see these types' pictures in this order. */
const types = ['homePage', 'aboutPage', 'school', 'photoAlbum', 'group']

const drawn = new Set<string>(Object.values(seedPictures))

/** Drawings of the example content stand in for photographs that the community still has to add. */
export function documentsWithDrawings(documents: readonly StoredDocument[]): DocumentWithDrawings[] {
  const rank = ({_type}: StoredDocument) => types.indexOf(_type)
  const place = ({position}: StoredDocument) => (typeof position === 'number' ? position : Infinity)
  return latestVersions(documents)
    .filter((document) => rank(document) >= 0)
    .map((document) => ({
      document,
      paths: findObjects(document, isDrawing).map(({path}) => path),
    }))
    .filter(({paths}) => paths.length > 0)
    .toSorted((a, b) => rank(a.document) - rank(b.document) || place(a.document) - place(b.document))
}

interface Picture {
  asset: {_ref: string}
}

function isDrawing(value: object): value is Picture {
  const {asset} = value as {asset?: {_ref?: unknown}}
  // Asset ids look like `image-<hash of the file>-1800x1200-jpg`.
  return typeof asset?._ref === 'string' && drawn.has(asset._ref.split('-')[1] ?? '')
}
