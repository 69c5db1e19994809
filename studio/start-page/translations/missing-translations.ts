import {latestVersions, type StoredDocument} from '../../documents/stored-documents.ts'
import {bilingualTexts} from '../../documents/bilingual-texts.ts'

export interface MissingTranslation {
  document: StoredDocument
  paths: string[]
}

/** Alternative texts are not included, because they are listed with the photos. */
export function missingTranslations(documents: readonly StoredDocument[]): MissingTranslation[] {
  return latestVersions(documents)
    .map((document) => ({
      document,
      paths: bilingualTexts(document)
        .filter(({path, lt, en}) => lt && !en && !/(^|\.)alt$/.test(path))
        .map(({path}) => path),
    }))
    .filter(({paths}) => paths.length > 0)
}
