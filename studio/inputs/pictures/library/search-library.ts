import type {KnownText} from '../known-texts/known-texts.ts'

export interface LibraryPicture {
  _id: string
  url: string
  originalFilename?: string
  /** The fullest alternative text that it has anywhere. */
  text?: KnownText
}

const simple = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The pictures whose file name or alternative text has all words of the query, in any order, without diacritics. */
export function searchLibrary(pictures: readonly LibraryPicture[], query: string): LibraryPicture[] {
  const words = simple(query).split(/\s+/).filter(Boolean)
  return pictures.filter(({originalFilename = '', text}) => {
    const searched = simple(`${originalFilename} ${text?.lt ?? ''} ${text?.en ?? ''}`)
    return words.every((word) => searched.includes(word))
  })
}
