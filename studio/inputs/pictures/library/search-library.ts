import {fold} from '@site/schemas/fold'
import type {KnownText} from '../known-texts/known-texts.ts'

export interface LibraryPicture {
  _id: string
  url: string
  originalFilename?: string
  /** The fullest alternative text that it has anywhere. */
  text?: KnownText
}

/** The pictures whose file name or alternative text has all words of the query, in any order, without diacritics. */
export function searchLibrary(pictures: readonly LibraryPicture[], query: string): LibraryPicture[] {
  const words = fold(query).split(' ').filter(Boolean)
  return pictures.filter(({originalFilename = '', text}) => {
    const searched = fold(`${originalFilename} ${text?.lt ?? ''} ${text?.en ?? ''}`)
    return words.every((word) => searched.includes(word))
  })
}
