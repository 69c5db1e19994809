import {type Bilingual, languages} from '@site/schemas/languages'
import {isFilled} from '@site/schemas/validation/filled'
import {type FormPatch, type Path, set, setIfMissing} from 'sanity'
import {findObjects} from '../../../documents/find-objects.ts'

export type KnownText = Bilingual<string>

interface UsedPicture {
  asset: {_ref: string}
  alt?: Bilingual<string>
}

/** Texts in both languages come first, and each appears once. The keys are ids of assets. */
export function knownTextsByAsset(documents: readonly object[]): Map<string, KnownText[]> {
  const texts = new Map<string, Map<string, KnownText>>()
  for (const {object} of documents.flatMap((document) => findObjects(document, isUsedPicture))) {
    const {asset, alt} = object
    const text = {lt: alt?.lt?.trim(), en: alt?.en?.trim()}
    if (!isFilled(text.lt) && !isFilled(text.en)) continue
    const ofAsset = texts.get(asset._ref) ?? new Map<string, KnownText>()
    texts.set(asset._ref, ofAsset.set(JSON.stringify(text), text))
  }
  return new Map([...texts].map(([id, ofAsset]) => [id, mostCompleteFirst([...ofAsset.values()])]))
}

function mostCompleteFirst(texts: KnownText[]): KnownText[] {
  const languagesOf = ({lt, en}: KnownText) => Number(isFilled(lt)) + Number(isFilled(en))
  return texts.toSorted((a, b) => languagesOf(b) - languagesOf(a))
}

function isUsedPicture(value: object): value is UsedPicture {
  const {asset} = value as Partial<UsedPicture>
  return typeof asset?._ref === 'string'
}

export function patchesOf(text: KnownText, path: Path = []): FormPatch[] {
  return [
    setIfMissing({_type: 'localizedString'}, [...path, 'alt']),
    ...languages.flatMap(({id}) => (text[id] ? [set(text[id], [...path, 'alt', id])] : [])),
  ]
}
