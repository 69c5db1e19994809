import {type FormPatch, type Path, set, setIfMissing} from 'sanity'
import {languages} from '@site/schemas/languages'
import type {KnownText} from './known-texts.ts'

/** Patches that give the picture at the path the alternative text, in the languages that it has. */
export function patchesOf(text: KnownText, path: Path = []): FormPatch[] {
  return [
    setIfMissing({_type: 'localizedString'}, [...path, 'alt']),
    ...languages.flatMap(({id}) => (text[id] ? [set(text[id], [...path, 'alt', id])] : [])),
  ]
}
