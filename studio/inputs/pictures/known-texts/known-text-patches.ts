import {type FormPatch, type Path, set, setIfMissing} from 'sanity'
import {languages} from '@site/schemas/languages'
import type {KnownText} from './known-texts.ts'

export function patchesOf(text: KnownText, path: Path = []): FormPatch[] {
  return [
    setIfMissing({_type: 'localizedString'}, [...path, 'alt']),
    ...languages.flatMap(({id}) => (text[id] ? [set(text[id], [...path, 'alt', id])] : [])),
  ]
}
