import {fold} from '@site/schemas/fold'
import type {KnownText} from '../known-texts/known-texts.ts'

export interface LibraryPicture {
  _id: string
  url: string
  originalFilename?: string
  text?: KnownText
}

/** All words must appear in the file name or alternative text, in any order and without regard to diacritics. */
export function searchLibrary(pictures: readonly LibraryPicture[], query: string): LibraryPicture[] {
  const words = fold(query).split(' ').filter(Boolean)
  return pictures.filter(({originalFilename = '', text}) => {
    const searched = fold(`${originalFilename} ${text?.lt ?? ''} ${text?.en ?? ''}`)
    return words.every((word) => searched.includes(word))
  })
}
