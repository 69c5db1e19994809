import {fold} from '@site/schemas/fold'
import type {Bilingual} from '@site/schemas/languages'
import type {SanityClient, SanityDocument, SchemaType} from 'sanity'
import {knownTextsByAsset} from '../inputs/pictures/known-texts/known-texts.ts'
import {parseRights, type PictureRights, pictureRightsType} from './picture-rights.ts'
import {describedPictures, picturePlaces} from './pictures-in-schema.ts'

export const pictureFilters = ['all', 'used', 'unused', 'undescribed', 'rights', 'consent'] as const
export type PictureFilter = (typeof pictureFilters)[number]

export interface PictureSearch {
  text: string
  filter: PictureFilter
}

export interface Picture {
  _id: string
  _createdAt: string
  url: string
  originalFilename: string | null
  /** In bytes. */
  size: number | null
  width: number | null
  height: number | null
  isUsed: boolean
  alt: Bilingual<string> | undefined
  rights: PictureRights | undefined
}

export interface PicturePage {
  pictures: Picture[]
  count: number
}

export const PAGE = 48
/** A search that finds more has to be narrowed by another word. */
const MOST_DOCUMENTS = 300
const MOST_PICTURES = 3000

const rightsOf = '*[_id == "rights." + ^._id][0]'

const conditions: Record<PictureFilter, string> = {
  all: '',
  used: ' && count(*[references(^._id)]) > 0',
  unused: ' && count(*[references(^._id)]) == 0',
  undescribed: ' && _id in $undescribed',
  rights: ` && !defined(${rightsOf}.permission)`,
  consent: ` && !(coalesce(${rightsOf}.consent, "") in ["noPeople", "given"])`,
}

const content = '_type in $types && !(_id in path("versions.**"))'

const pictureFields = `{
  _id, _createdAt, url, originalFilename, size,
  "width": metadata.dimensions.width, "height": metadata.dimensions.height,
  "isUsed": count(*[references(^._id)]) > 0,
  "rights": ${rightsOf}
}`

/** Where pictures can be, as the Studio's schema says. */
export interface Content {
  types: readonly SchemaType[]
}

/** Words are found by their beginnings. What has a meaning in a search is taken for a space. */
export const searchedWords = (text: string): string[] =>
  text.split(/[\s"*\-–—_.,;:!?()„“”‘’]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))

export interface FoundPictures {
  /** GROQ for the pictures that were found, and its parameters. */
  matching: string
  params: Record<string, unknown>
  /** More was found than is shown, however far one goes on. */
  isCut: boolean
}

/** @throws {Error} if the Content Lake cannot be reached */
export async function findPictures(
  client: SanityClient,
  {types}: Content,
  {text, filter}: PictureSearch,
): Promise<FoundPictures> {
  const words = searchedWords(text)
  const names = types.map(({name}) => name)
  const options = {perspective: 'raw', tag: 'picture-library'} as const
  const [undescribed, found] = await Promise.all([
    filter === 'undescribed'
      ? client.fetch<(string | null)[][]>(undescribedQuery(types), {types: names}, options)
      : [],
    words.length > 0
      ? client.fetch<{documents: SanityDocument[]; rights: string[]}>(
          `{
            "documents": *[${content} && @ match text::query($text)] | order(_updatedAt desc) [0...$most],
            "rights": *[_type == $rights && author match text::query($text)].picture
          }`,
          {types: names, text: prefixes(words), most: MOST_DOCUMENTS, rights: pictureRightsType},
          options,
        )
      : undefined,
  ])
  const ids = [...new Set(found && [...picturesWith(words, found.documents, types), ...found.rights])]
  const named = words.length > 0 ? ' && (_id in $ids || originalFilename match text::query($text))' : ''
  return {
    matching: `*[_type == "sanity.imageAsset"${named}${conditions[filter]}]`,
    params: {
      undescribed: [...new Set(undescribed.flat())],
      ids: ids.slice(0, MOST_PICTURES),
      text: prefixes(words),
    },
    isCut: found?.documents.length === MOST_DOCUMENTS || ids.length > MOST_PICTURES,
  }
}

const prefixes = (words: string[]) => words.map((word) => `${word}*`).join(' ')

const undescribedQuery = (types: readonly SchemaType[]) =>
  `*[${content}]{"ids": ${describedPictures(types)}[
    coalesce(alt.lt, "") == "" || coalesce(alt.en, "") == ""
  ].asset._ref}.ids`

/** The Content Lake finds documents. Of their pictures, those count with which the words are, or whose document has them in its title. */
export function picturesWith(
  words: readonly string[],
  documents: readonly SanityDocument[],
  types: readonly SchemaType[],
): string[] {
  const wanted = words.map(fold)
  return documents.flatMap((document) => {
    const type = types.find(({name}) => name === document._type)
    if (!type) return []
    const title = wordsOf(document.title, document.name)
    return picturePlaces(document, type)
      .filter(({picture: {alt, caption}, credit}) => {
        const searched = fold(`${title} ${wordsOf(alt, caption, credit)}`)
        return wanted.every((word) => searched.includes(word))
      })
      .map(({picture}) => picture.asset._ref)
  })
}

const wordsOf = (...texts: unknown[]) =>
  (texts as Bilingual<string>[]).map((text) => `${text?.lt ?? ''} ${text?.en ?? ''}`).join(' ')

/**
 * Returns the next of the pictures that were found, newest first.
 *
 * @throws {Error} if the Content Lake cannot be reached
 */
export async function loadPage(
  client: SanityClient,
  from: Content,
  {matching, params}: FoundPictures,
  start: number,
): Promise<PicturePage> {
  const {pictures, count} = await client.fetch<{pictures: (Picture & {rights: unknown})[]; count: number}>(
    `{
      "pictures": ${matching} | order(_createdAt desc, _id asc) [$start...$end]${pictureFields},
      "count": count(${matching})
    }`,
    {...params, start, end: start + PAGE},
    {perspective: 'raw', tag: 'picture-library'},
  )
  return {pictures: await withTexts(client, from, pictures), count}
}

/** @throws {Error} if the Content Lake cannot be reached */
export async function loadPicture(
  client: SanityClient,
  from: Content,
  id: string,
): Promise<Picture | undefined> {
  const found = await client.fetch<Picture[]>(
    `*[_type == "sanity.imageAsset" && _id == $id]${pictureFields}`,
    {id},
    {perspective: 'raw', tag: 'picture-library'},
  )
  return (await withTexts(client, from, found))[0]
}

async function withTexts(
  client: SanityClient,
  {types}: Content,
  pictures: (Picture & {rights: unknown})[],
): Promise<Picture[]> {
  const placed = await client.fetch<object[]>(
    `*[${content} && references($ids)]{"pictures": ${describedPictures(types)}[asset._ref in $ids]{asset, alt}}`,
    {types: types.map(({name}) => name), ids: pictures.map(({_id}) => _id)},
    {perspective: 'raw', tag: 'picture-library'},
  )
  const texts = knownTextsByAsset(placed)
  return pictures.map((picture) => ({
    ...picture,
    alt: texts.get(picture._id)?.[0],
    rights: parseRights(picture.rights),
  }))
}
